package browser

import "sudoku/app/parts/steps"

// stepsEffects saves proofs.
type stepsEffects struct{ *pageSide }

// Do carries out a command.
func (e *stepsEffects) Do(cmd steps.Cmd) {
	switch cmd := cmd.(type) {
	case steps.SaveProof:
		download(e.Text().Transfer.FileName+cmd.Extension, newBlob("text/plain", string(cmd.Text)))
	}
}
