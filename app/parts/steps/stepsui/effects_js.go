package stepsui

import (
	"sudoku/app/parts/steps"
	"sudoku/app/platform"
)

// Effects saves proofs.
type Effects struct{ *platform.Page }

// Do carries out a command.
func (e *Effects) Do(cmd steps.Cmd) {
	switch cmd := cmd.(type) {
	case steps.SaveProof:
		platform.Download(e.Text().Transfer.FileName+cmd.Extension, platform.NewBlob("text/plain", string(cmd.Text)))
	}
}
