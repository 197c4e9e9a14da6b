//go:build !js

package e2e

import (
	"strings"
	"testing"
)

const (
	wikipedia         = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
	wikipediaSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	emptyGrid         = "................................................................................."
)

// dotted returns a puzzle with dots for empty cells, as p.grid does.
func dotted(puzzle string) string { return strings.ReplaceAll(puzzle, "0", ".") }

// starting returns a grid that starts with the given cells and is otherwise empty.
func starting(cells string) string { return cells + emptyGrid[len(cells):] }

func TestType(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r1c1")
	p.press("5", "ArrowRight", "3")
	p.waitGrid(starting("53"))
	if c := p.cell("r1c1"); !c.Given {
		t.Error("a digit typed into an empty grid is not a given")
	}
	p.press("ArrowDown", "7", "Home", "6", "End", "2", "PageUp", "1", "Ctrl+End", "9", "Ctrl+Home", "ArrowUp", "8", "ArrowLeft", "4")
	p.waitGrid("53......1" + "67......2" + emptyGrid[:54] + "8.......4")
	for _, erase := range []string{"Backspace", "Delete", "0", " ", "."} {
		p.press("6")
		p.waitGrid("53......1" + "67......2" + emptyGrid[:54] + "8.......6")
		p.press(erase)
		p.waitGrid("53......1" + "67......2" + emptyGrid[:54] + "8........")
	}
}

func TestTabGoesThroughTheGridAndOut(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r1c1")
	p.press("1", "Tab", "2", "Tab", "3", "Shift+Tab", "4")
	p.waitGrid(starting("143"))
	p.clickCell("r9c9")
	p.press("Tab")
	p.wait("the focus outside the grid", `!document.activeElement.closest("#grid")`)
	p.press("Shift+Tab")
	p.wait("the focus in the grid again", `document.activeElement.dataset.cell === "r9c9"`)
	p.press("Shift+Tab")
	p.wait("the focus outside an untouched grid", `!document.activeElement.closest("#grid")`)
	p.clickCell("r5c5")
	p.press("Escape", "Tab")
	p.wait("the focus outside after Escape", `!document.activeElement.closest("#grid")`)
}

func TestKeypad(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r2c2")
	p.click("7")
	p.waitGrid(emptyGrid[:10] + "7" + emptyGrid[11:])
	p.press("ArrowRight", "8") // the keyboard continues from the same cell
	p.waitGrid(emptyGrid[:10] + "78" + emptyGrid[12:])
	p.click("Erase")
	p.waitGrid(emptyGrid[:10] + "7" + emptyGrid[11:])
}

func TestTouch(t *testing.T) {
	p := open(t, "/")
	p.tap(cellSelector("r3c3"))
	p.wait("the cell selected", `document.querySelector("[data-cell=r3c3]").getAttribute("aria-selected") === "true"`)
	p.tap(".key:nth-child(4)")
	p.waitGrid(emptyGrid[:20] + "4" + emptyGrid[21:])
}

// TestPasteATable pastes an HTML table as browsers copy it. Its digits are in input
// elements, so the plain text lacks them.
func TestPasteATable(t *testing.T) {
	var table strings.Builder
	for i, ch := range wikipedia {
		if i%9 == 0 {
			table.WriteString("<tr>")
		}
		table.WriteString(`<td><input value="` + strings.Trim(string(ch), "0") + `"></td>`)
	}
	p := open(t, "/")
	p.run(`{
		const data = new DataTransfer();
		data.setData("text/plain", "Sudoku of today");
		data.setData("text/html", ` + quote("<table>"+table.String()+"</table>") + `);
		const paste = new Event("paste", {bubbles: true, cancelable: true});
		document.body.dispatchEvent(Object.defineProperty(paste, "clipboardData", {value: data}));
	}`)
	p.waitGrid(dotted(wikipedia))
}

// TestPasteACode pastes a puzzle from a program's source code.
func TestPasteACode(t *testing.T) {
	var rows []string
	for i := 0; i < 81; i += 9 {
		rows = append(rows, "["+strings.Join(strings.Split(wikipedia[i:i+9], ""), ", ")+"]")
	}
	p := open(t, "/")
	p.paste("board = [" + strings.Join(rows, ",\n  ") + "]  # Monday's\nsolve(board)\n")
	p.waitGrid(dotted(wikipedia))
	p.waitStatus("JSON or source code")
}

func TestPaste(t *testing.T) {
	framed := `+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+`
	csv := strings.Builder{}
	for i, ch := range wikipedia {
		if ch != '0' {
			csv.WriteRune(ch)
		}
		if i%9 == 8 {
			csv.WriteByte('\n')
		} else {
			csv.WriteByte(',')
		}
	}
	var lines strings.Builder
	for i := 0; i < 81; i += 9 {
		lines.WriteString(wikipedia[i:i+9] + "\r\n")
	}
	p := open(t, "/")
	for name, text := range map[string]string{
		"line": wikipedia, "framed": framed, "csv": csv.String(), "nine lines": lines.String(),
		"dots": dotted(wikipedia), "stars": strings.ReplaceAll(wikipedia, "0", "*"),
		"underscores": strings.ReplaceAll(wikipedia, "0", "_"), "X": strings.ReplaceAll(wikipedia, "0", "X"),
		"hyphens": strings.ReplaceAll(wikipedia, "0", "-"), "spaces": strings.ReplaceAll(wikipedia, "0", " "),
	} {
		if p.grid() != emptyGrid {
			p.click("Clear")
		}
		p.waitGrid(emptyGrid)
		p.paste(text)
		p.waitStatus("30 givens")
		if got := p.grid(); got != dotted(wikipedia) {
			t.Errorf("%s: the grid is %s", name, got)
		}
		if got := p.givens(); got != dotted(wikipedia) {
			t.Errorf("%s: the givens are %s", name, got)
		}
	}
	p.paste(wikipedia[:80] + "y")
	p.waitStatus("Row 9, column 9: “y” is not a digit.")
	p.paste("hello")
	p.wait("another complaint", `!document.querySelector("[role=status]").textContent.includes("“y”")`)
	if got := p.grid(); got != dotted(wikipedia) {
		t.Errorf("text that is not a puzzle changed the grid to %s", got)
	}
}

func TestImportDialog(t *testing.T) {
	p := open(t, "/")
	p.tool("Import")
	p.wait("the dialog", `document.querySelector("dialog[open]")`)
	p.typeText("12x")
	p.click("Load")
	p.wait("the complaint", `document.querySelector("dialog .problem").textContent !== ""`)
	if got := p.grid(); got != emptyGrid {
		t.Errorf("the grid changed to %s", got)
	}
	p.press("Escape")
	p.wait("the dialog gone", `!document.querySelector("dialog")`)
	p.wait("the focus back", `document.activeElement.textContent === "Tools"`)
	p.click("Import")
	p.wait("the dialog with the typed text", `document.querySelector("dialog[open] textarea")?.value === "12x"`)
	p.press("Ctrl+a")
	p.typeText(wikipedia)
	p.click("Load")
	p.waitGrid(dotted(wikipedia))
	p.wait("the dialog gone", `!document.querySelector("dialog")`)
}

func TestConflicts(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r1c1")
	p.press("5", "ArrowRight", "ArrowRight", "ArrowRight", "5")
	p.waitStatus("5 appears twice in row 1.")
	for _, name := range []string{"r1c1", "r1c4"} {
		if !eval[bool](p, `document.querySelector("[data-cell=`+name+`]").matches("[aria-invalid=true].conflict[aria-label*=conflict]")`) {
			t.Errorf("%s is not marked", name)
		}
	}
	p.press("Backspace")
	p.wait("no cell marked", `!document.querySelector("[aria-invalid=true]")`)
}

func TestExamplesUndoRedoClear(t *testing.T) {
	p := open(t, "/")
	p.click("Example")
	p.click("Wikipedia")
	p.waitGrid(dotted(wikipedia))
	p.clickCell("r1c3")
	p.press("4")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	if p.cell("r1c3").Given {
		t.Error("an entry became a given")
	}
	p.clickCell("r1c1")
	p.press("9")
	p.waitStatus("Row 1, column 1 belongs to the puzzle")
	p.press("Ctrl+z")
	p.waitGrid(dotted(wikipedia))
	p.click("Redo")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.click("Clear")
	p.waitGrid(emptyGrid)
	p.click("Undo")
	p.waitGrid("534" + dotted(wikipedia)[3:])
	p.press("Ctrl+z", "Ctrl+z")
	p.waitGrid(emptyGrid)
	p.press("Ctrl+Shift+z", "Ctrl+y", "Ctrl+y")
	p.waitGrid(emptyGrid)
	p.waitStatus("Type row by row")
}

func TestKeyboardHelp(t *testing.T) {
	p := open(t, "/")
	p.clickCell("r1c1")
	p.press("Shift+?")
	p.wait("the table of keys", `document.querySelectorAll("dialog[open] kbd").length > 10`)
	p.press("5")
	p.click("Close")
	p.wait("the dialog gone", `!document.querySelector("dialog")`)
	if got := p.grid(); got != emptyGrid {
		t.Errorf("a key reached the grid under the dialog: %s", got)
	}
	p.wait("the focus back in the grid", `document.activeElement.dataset.cell === "r1c1"`)
}
