package steps

import (
	"sudoku/app/desk"
	"sudoku/app/text"
	"sudoku/app/work"
)

// StepsBusyText describes the running job about steps, "" for any other job.
func StepsBusyText(b *desk.Busy, t *text.Catalog) string {
	switch b.Job.(type) {
	case work.Explain, work.FindSteps, work.Hint, work.WhyNot, work.Prove:
		return t.Explain.Finding
	case work.Certify:
		if b.Progress.Stage == work.Checking {
			return t.Explain.ProofChecking
		}
		return t.Explain.Proving
	case work.Rate:
		return t.Explain.Rating
	}
	return ""
}
