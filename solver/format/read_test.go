package format

import (
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
)

// example is the puzzle of the vectors and of most test cases.
const example = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// exampleSolution is the solution of the example.
const exampleSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

// splitRows splits 81 symbols into nine rows.
func splitRows(symbols string) []string {
	var rows []string
	for r := range 9 {
		rows = append(rows, symbols[r*9:r*9+9])
	}
	return rows
}

// change returns the example with one row, counted from 1, replaced.
func change(row int, text string) string {
	rows := splitRows(example)
	rows[row-1] = text
	return strings.Join(rows, "\n")
}

// annotated returns a position without marks.
func annotated(p *board.Position) *board.Annotated { return &board.Annotated{Position: *p} }

func mustRead(t testing.TB, text string) board.Grid {
	t.Helper()
	r, err := Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return r.Position.Givens
}

func TestRead(t *testing.T) {
	zeros := strings.ReplaceAll(example, ".", "0")
	spaced := strings.ReplaceAll(example, ".", " ")
	rows := strings.Join(splitRows(example), "\n")
	for _, tt := range []struct {
		name, text, format, comment string
	}{
		{"dots", example, "line", ""},
		{"zeros", zeros, "line", ""},
		{"stars", strings.ReplaceAll(example, ".", "*"), "line", ""},
		{"underscores", strings.ReplaceAll(example, ".", "_"), "line", ""},
		{"small x", strings.ReplaceAll(example, ".", "x"), "line", ""},
		{"capital X", strings.ReplaceAll(example, ".", "X"), "line", ""},
		{"dashes", strings.ReplaceAll(example, ".", "-"), "line", ""},
		{"blank spaces", spaced, "line", ""},
		{"blank no-break spaces", strings.ReplaceAll(example, ".", "\u00a0"), "line", ""},
		{"mixed blanks", strings.Replace(example, "..", "0-", 3), "line", ""},
		{"middle dots", strings.ReplaceAll(example, ".", "·"), "line", ""},
		{"ellipses", strings.ReplaceAll(example, "...", "…"), "line", ""},
		{"typographic dashes", strings.ReplaceAll(example, ".", "–"), "line", ""},
		{"full width", strings.Map(widen, zeros), "line", ""},
		{"byte order mark", "\ufeff" + example, "line", ""},
		{"line end", example + "\r\n", "line", ""},
		{"blank lines around", "\n\n" + example + "\n\n", "line", ""},
		{"quotes", `"` + zeros + `"`, "line", ""},
		{"comment", example + " # 17 easy", "line", "17 easy"},
		{"comment with no sign", example + " 17 easy", "line", "17 easy"},
		{"comment at once", example + "easy", "line", "easy"},
		{"comment after blank spaces", spaced + " top17", "line", "top17"},
		{"number after blank spaces", spaced + " 17", "line", "17"},
		{"comment above", "# by hand\n" + example, "line", "by hand"},
		{"title above", "Puzzle of the day\n" + example, "line", "Puzzle of the day"},
		{"column names", "puzzle,solution\n" + example + ",534", "line", "534\npuzzle,solution"},
		{"solution after a space", zeros + " " + exampleSolution, "line", exampleSolution},
		{"solution and title", example + ":534:easy", "line", "534:easy"},
		{"symbols in ones", strings.Join(strings.Split(zeros, ""), " "), "line", ""},
		{"symbols with commas", strings.Join(strings.Split(zeros, ""), ","), "line", ""},
		{"groups of nine", strings.Join(splitRows(example), " "), "line", ""},
		{"groups of nine and a comment", strings.Join(splitRows(example), " ") + " 17 easy", "line", "17 easy"},
		{"bars and slashes", strings.Join(splitRows(example), "/"), "line", ""},
		{"a stray space", example[:20] + " " + example[20:], "line", ""},

		{"rows", rows, "grid", ""},
		{"rows with CRLF", strings.ReplaceAll(rows, "\n", "\r\n"), "grid", ""},
		{"rows with CR", strings.ReplaceAll(rows, "\n", "\r"), "grid", ""},
		{"rows of dashes", strings.ReplaceAll(rows, ".", "-"), "grid", ""},
		{"rows of spaces", strings.ReplaceAll(rows, ".", " "), "grid", ""},
		{"rows of spaces, trimmed", trimLines(strings.ReplaceAll(rows, ".", " ")), "grid", ""},
		{"rows in twos", strings.Join(strings.Split(rows, ""), " "), "grid", ""},
		{"rows of spaces in twos", inTwos(strings.ReplaceAll(rows, ".", " ")), "grid", ""},
		{"rows of spaces in twos, trimmed", trimLines(inTwos(strings.ReplaceAll(rows, ".", " "))), "grid", ""},
		{"rows and comments", "Sudoku 17\n" + strings.ReplaceAll(rows, "\n", " # row\n") + "\nfrom the paper",
			"grid", "Sudoku 17\n" + strings.Repeat("row\n", 8) + "from the paper"},
		{"wrapped line", example[:60] + "\n" + example[60:], "grid", ""},
		{"three boxes a line", example[:27] + "\n" + example[27:54] + "\n" + example[54:], "grid", ""},
		{"list of lists", listOfLists(zeros), "program-text", ""},

		{"ASCII frame", frame(example, "+-------+-------+-------+", "| %c %c %c | %c %c %c | %c %c %c |"), "grid", ""},
		{"frame of spaces", frame(spaced, "+-------+-------+-------+", "| %c %c %c | %c %c %c | %c %c %c |"), "grid", ""},
		{"inner frame of spaces", frame(spaced, "------+-------+------", "%c %c %c | %c %c %c | %c %c %c"), "grid", ""},
		{"inner frame of spaces, trimmed", trimLines(frame(spaced, "------+-------+------", "%c %c %c | %c %c %c | %c %c %c")), "grid", ""},
		{"tight frame", frame(example, "*-----------*", "|%c%c%c|%c%c%c|%c%c%c|"), "grid", ""},
		{"tight frame of spaces", frame(spaced, "*-----------*", "|%c%c%c|%c%c%c|%c%c%c|"), "grid", ""},
		{"tight frame of dashes", frame(strings.ReplaceAll(example, ".", "-"), "|---+---+---|", "|%c%c%c|%c%c%c|%c%c%c|"), "grid", ""},
		{"frame of exclamation marks", frame(example, "+-----+-----+-----+", "! %c %c %c ! %c %c %c ! %c %c %c !"), "grid", ""},
		{"dotted frame", frame(example, ".-------.-------.-------.", ": %c %c %c : %c %c %c : %c %c %c :"), "grid", ""},
		{"double frame", frame(example, "╠═══════╬═══════╬═══════╣", "║ %c %c %c ║ %c %c %c ║ %c %c %c ║"), "grid", ""},
		{"a bar around each cell", frame(spaced, "╟─┼─┼─╫─┼─┼─╫─┼─┼─╢", "║%c│%c│%c║%c│%c│%c║%c│%c│%c║"), "grid", ""},
		{"Markdown table", strings.Replace(frame(spaced, "", "| %c | %c | %c | %c | %c | %c | %c | %c | %c |"),
			"\n", "\n|---|---|---|---|---|---|---|---|---|\n", 1), "grid", ""},
		{"equals signs", frame(example, "===+===+===", "%c%c%c|%c%c%c|%c%c%c"), "grid", ""},
		{"blank lines between bands", frame(example, "", "%c%c%c %c%c%c %c%c%c"), "grid", ""},

		{"commas", separated9(zeros, ","), "csv", ""},
		{"semicolons", separated9(zeros, ";"), "csv", ""},
		{"tabs", separated9(zeros, "\t"), "csv", ""},
		{"empty fields", separated9(spaced, ","), "csv", ""},
		{"empty fields and tabs", strings.ReplaceAll(separated9(spaced, "\t"), " ", ""), "csv", ""},
		{"missing columns", trimFields(strings.ReplaceAll(separated9(spaced, ","), " ", "")), "csv", ""},
		{"one column too many", strings.ReplaceAll(separated9(zeros, ","), "\n", ",\n"), "csv", ""},
		{"quoted fields", `"` + strings.NewReplacer(",", `","`, "\n", "\"\n\"").Replace(separated9(zeros, ",")) + `"`, "csv", ""},
		{"table with blank lines", strings.ReplaceAll(separated9(zeros, ","), "\n", "\r\n\r\n") + "\r\n", "csv", ""},
		{"table with a comment", "# mine\n" + separated9(zeros, ","), "csv", "mine"},
	} {
		got, err := Read(tt.text)
		if err != nil {
			t.Errorf("%s: %v\n%s", tt.name, err, tt.text)
			continue
		}
		if s := got.Position.Givens.String(); s != example || got.Format != tt.format || got.Comment != tt.comment {
			t.Errorf("%s: got %s as %q with comment %q\n%s", tt.name, s, got.Format, got.Comment, tt.text)
		}
	}
}

// TestEmptyRows reads grids in which entire rows are blank or look like part of the
// frame.
func TestEmptyRows(t *testing.T) {
	want := strings.Repeat(".", 9) + example[9:36] + strings.Repeat(".", 9) + example[45:72] + strings.Repeat(".", 9)
	spaced := strings.ReplaceAll(want, ".", " ")
	rows := func(s string) string { return strings.Join(splitRows(s), "\n") }
	for name, text := range map[string]string{
		"dots":                       rows(want),
		"dashes":                     rows(strings.ReplaceAll(want, ".", "-")),
		"dashes in a frame":          frame(strings.ReplaceAll(want, ".", "-"), "---+---+---", "%c%c%c|%c%c%c|%c%c%c"),
		"spaces":                     rows(spaced),
		"spaces, inner row trimmed":  strings.Replace(rows(spaced), "\n         \n", "\n\n", 1),
		"spaces in a frame":          frame(spaced, "+-------+-------+-------+", "| %c %c %c | %c %c %c | %c %c %c |"),
		"empty fields":               separated9(spaced, ","),
		"missing fields":             strings.Replace(separated9(strings.ReplaceAll(want, ".", " "), ","), "\n , , , , , , , , \n", "\n\n", 1),
		"line of spaces":             spaced,
		"line of spaces and comment": spaced + " # 1",
	} {
		if got, err := Read(text); err != nil || got.Position.Givens.String() != want {
			t.Errorf("%s: %v, %v\n%s", name, &got.Position.Givens, err, text)
		}
	}
	var none board.Grid
	for name, text := range map[string]string{
		"dots":   none.String(),
		"dashes": strings.Repeat("-", 81),
		"x":      strings.Repeat("x", 81),
		"rows":   strings.Repeat(".........\n", 9),
		"commas": strings.Repeat(",,,,,,,,\n", 9),
	} {
		if got, err := Read(text); err != nil || got.Position != (board.Position{}) {
			t.Errorf("empty grid of %s: %v, %v", name, &got.Position.Givens, err)
		}
	}
}

func widen(r rune) rune {
	if r > ' ' && r < 0x7f {
		return r - '!' + '！'
	}
	return r
}

func trimLines(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(l, " ")
	}
	return strings.Join(lines, "\n")
}

func trimFields(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(l, ",")
	}
	return strings.Join(lines, "\n")
}

// inTwos adds a space after every symbol.
func inTwos(text string) string {
	var b strings.Builder
	for _, r := range text {
		b.WriteRune(r)
		if r != '\n' {
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// separated9 formats rows of nine fields.
func separated9(symbols, separator string) string {
	lines := splitRows(symbols)
	for i, l := range lines {
		lines[i] = strings.Join(strings.Split(l, ""), separator)
	}
	return strings.Join(lines, "\n")
}

func listOfLists(symbols string) string {
	return "[[" + strings.ReplaceAll(separated9(symbols, ", "), "\n", "],\n [") + "]]"
}

// frame formats symbols in a frame. bar is the line around the bands, and pattern is a
// row with placeholders.
func frame(symbols, bar, pattern string) string {
	var b strings.Builder
	runes := []rune(symbols)
	for r := range 9 {
		if r%3 == 0 {
			b.WriteString(bar + "\n")
		}
		row := pattern
		for _, symbol := range runes[r*9 : r*9+9] {
			row = strings.Replace(row, "%c", string(symbol), 1)
		}
		b.WriteString(row + "\n")
	}
	return b.String() + bar
}

// TestPlainGrid compares plainGrid with the general parser.
func TestPlainGrid(t *testing.T) {
	for ch := range rune(256) {
		text := example[:40] + string(ch) + example[41:]
		quick, ok := plainGrid([]byte(text))
		if d, isSymbol := board.ParseDigit(ch); ok && (!isSymbol || quick[40] != d) || ok != strings.ContainsRune(basic.PlainSymbols, ch) {
			t.Errorf("%q is %d, %t", ch, quick[40], ok)
		}
	}
}
