package transfer_test

import (
	"testing"

	"sudoku/app/desk"
	"sudoku/app/parts/transfer"
)

const (
	listed = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	hodoku = ":0000:x:53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28+4...419.+35....8..79:113 216 117::"
	games  = "<opensudoku>\n<game data='" + listed + "'/>\n<game data='12'/>\n<game data='" + listed + "'/></opensudoku>\n"
	solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

// TestLists checks which texts open as a list and which as one puzzle.
func TestLists(t *testing.T) {
	rows := ""
	for i := 0; i < 81; i += 9 {
		rows += listed[i:i+9] + "\n"
	}
	for text, want := range map[string]bool{
		listed + "\n" + listed:            true,
		listed + "\n" + listed[1:] + "\n": true,
		hodoku + "\n" + hodoku:            true,
		games:                             true,
		rows + "\n" + rows:                true,
		"puzzle,solution\n" + listed + "," + solved + "\n" + listed + ",":                                                                        true,
		"5NlQ19j9mGca3OIN1bWGk2m41TjS79\n5NlQ19j9mGca3OIN1bWGk2m41TjS79":                                                                         true,
		"https://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79\nhttps://sudokuexchange.com/play/?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79\n": true,
		listed + "\n# hello\n": false,
		rows:                   false,
		"puzzle,solution\n" + listed + "," + solved: false,
		hodoku:          false,
		"hello\nworld1": false,
		"":              false,
	} {
		d := desk.New()
		var part transfer.Transfer
		cmds := part.Update(&d, transfer.TextGiven{Text: text})
		got := false
		for _, cmd := range cmds {
			if _, ok := cmd.(transfer.OpenList); ok {
				got = true
			}
		}
		if got != want {
			t.Errorf("opened as list: %v\n%s", got, text)
		}
	}
}
