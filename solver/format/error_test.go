package format

import (
	"errors"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
)

func TestErrors(t *testing.T) {
	zeros := strings.ReplaceAll(example, ".", "0")
	rows := strings.Join(splitRows(example), "\n")
	table := separated9(zeros, ",")
	emptied := strings.ReplaceAll(separated9(strings.ReplaceAll(example, ".", " "), ","), " ", "")
	framed := frame(example, "+-------+-------+-------+", "| %c %c %c | %c %c %c | %c %c %c |")
	for _, tt := range []struct {
		name, text string
		want       Error
	}{
		{"nothing", "", Error{Kind: Empty}},
		{"spaces", " \n\t\r\n", Error{Kind: Empty}},
		{"a comment", "# 17", Error{Kind: Empty}},
		{"too long", strings.Repeat(".", MaxBytes+1), Error{Kind: TooLong}},
		{"too many lines", strings.Repeat("1\n", MaxLines+1), Error{Kind: TooLong}},
		{"words", "hello world", Error{Kind: Unrecognized}},
		{"words on lines", "hello\nworld", Error{Kind: Unrecognized}},
		{"numbers in words", "call me at 17 o'clock\non day 3", Error{Kind: Unrecognized}},
		{"an address", "https://example.org/#about", Error{Kind: Unrecognized}},
		{"a frame", "+---+\n|   |\n+---+", Error{Kind: Unrecognized}},

		{"80 symbols", example[1:], Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"82 symbols", example + ".", Error{Kind: WrongCellCount, Got: 82, Want: 81}},
		{"one row", example[:9], Error{Kind: WrongCellCount, Got: 9, Want: 81}},
		{"80 symbols and a comment", example[1:] + " # 17", Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"80 symbols and words", example[1:] + " easy one", Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"80 symbols and a number", example[1:] + " 1 easy", Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"80 symbols and a long number", example[1:] + " 17", Error{Kind: WrongCellCount, Got: 82, Want: 81}},
		{"82 symbols in ones", strings.Join(strings.Split(zeros, ""), " ") + " 1", Error{Kind: WrongCellCount, Got: 82, Want: 81}},
		{"ten groups of nine", strings.Join(splitRows(example), " ") + " 123456789", Error{Kind: WrongCellCount, Got: 90, Want: 81}},
		{"80 symbols in groups", strings.Join(splitRows(example), " ")[1:], Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"79 symbols in groups of three", strings.TrimSpace(strings.Repeat("123 ", 20) + "1"), Error{Kind: WrongCellCount, Got: 61, Want: 81}},
		{"729 symbols", strings.Repeat(example, 9), Error{Kind: WrongCellCount, Got: 729, Want: 81}},
		{"a letter", example[:20] + "O" + example[21:], Error{Kind: NotADigit, Row: 3, Column: 3, Text: "O"}},
		{"a foreign digit", example[:20] + "٣" + example[21:], Error{Kind: NotADigit, Row: 3, Column: 3, Text: "٣"}},
		{"a letter among spaces", strings.ReplaceAll(example[:20]+"O"+example[21:], ".", " "),
			Error{Kind: NotADigit, Row: 3, Column: 3, Text: "O"}},
		{"a broken character", example[:20] + "\xff" + example[21:], Error{Kind: NotADigit, Row: 3, Column: 3, Text: "\ufffd"}},
		{"a letter below a title", "Number 17:\n" + example[:80] + "q", Error{Kind: NotADigit, Line: 2, Row: 9, Column: 9, Text: "q"}},
		{"a letter below a comment", "# 17\n" + example[:80] + "q", Error{Kind: NotADigit, Line: 2, Row: 9, Column: 9, Text: "q"}},
		{"81 letters", strings.Repeat("q", 81), Error{Kind: NotADigit, Row: 1, Column: 1, Text: "q"}},
		{"81 symbols, most of them wrong", "53" + strings.Repeat("q", 79), Error{Kind: NotADigit, Row: 1, Column: 3, Text: "q"}},
		{"a PNG file", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", Error{Kind: Picture}},
		{"a PNG file read as text", "\ufffdPNG\r\n\x1a\n\x00\x00\x00\rIHDR", Error{Kind: Picture}},
		{"a JPEG file", "\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01", Error{Kind: Picture}},
		{"a JPEG file read as text", "\ufffd\ufffd\ufffd\ufffd\x00\x10JFIF\x00\x01", Error{Kind: Picture}},
		{"a GIF file", "GIF89a\x01\x00", Error{Kind: Picture}},
		{"a WebP file", "RIFF\x24\x00\x00\x00WEBPVP8 ", Error{Kind: Picture}},
		{"a zip file", "PK\x03\x04\x14\x00", Error{Kind: Packed, Text: ".zip"}},
		{"an xz file", "\xfd7zXZ\x00\x00\x04", Error{Kind: Packed, Text: ".xz"}},
		{"an xz file read as text", "\ufffd7zXZ\x00\x00\x04", Error{Kind: Packed, Text: ".xz"}},
		{"a bzip2 file", "BZh91AY&SY\x1a", Error{Kind: Packed, Text: ".bz2"}},

		{"two puzzles", example + "\n" + example, Error{Kind: SeveralPuzzles, Got: 2, Want: 1}},

		{"eight rows", rows[10:], Error{Kind: WrongRowCount, Got: 8, Want: 9}},
		{"ten rows", rows + "\n.........", Error{Kind: WrongRowCount, Got: 10, Want: 9}},
		{"eight rows and a blank line", change(4, ""), Error{Kind: WrongRowCount, Got: 8, Want: 9}},
		{"a short row", change(4, "8...6..3"), Error{Kind: WrongRowLength, Line: 4, Row: 4, Got: 8, Want: 9}},
		{"a long row", change(4, "8...6....3"), Error{Kind: WrongRowLength, Line: 4, Row: 4, Got: 10, Want: 9}},
		{"a short row, then a long one", strings.Replace(change(4, "8...6..3"), "4..8.3..1", "4...8.3..1", 1),
			Error{Kind: WrongRowLength, Line: 4, Row: 4, Got: 8, Want: 9}},
		{"a letter in a row", change(4, "8...b...3"), Error{Kind: NotADigit, Line: 4, Row: 4, Column: 5, Text: "b"}},
		{"a short row in a frame", strings.Replace(framed, "| . 9 8", "| . 9", 1), Error{Kind: WrongRowLength, Line: 4, Row: 3, Got: 8, Want: 9}},
		{"a letter in a frame", strings.Replace(framed, "4 1 9", "4 ? 9", 1), Error{Kind: NotADigit, Line: 11, Row: 8, Column: 5, Text: "?"}},
		{"a short row of digits", strings.Repeat("123456789\n", 8) + "12345678", Error{Kind: WrongRowLength, Line: 9, Row: 9, Got: 8, Want: 9}},
		{"three long rows", example[:27] + "\n" + example[27:54] + "\n" + example[55:], Error{Kind: WrongCellCount, Got: 80, Want: 81}},
		{"candidates", strings.Replace(framed, ". . .", ". 12 .", 1), Error{Kind: WrongRowLength, Line: 2, Row: 1, Got: 10, Want: 9}},

		{"rows of spaces with a row out of step", strings.Replace(inTwos(strings.ReplaceAll(rows, ".", " ")), "5 3     7", "5  3    7", 1),
			Error{Kind: WrongRowLength, Line: 1, Row: 1, Got: 3, Want: 9}},
		{"eight rows of spaces below a blank line", "\n" + strings.ReplaceAll(rows[10:], ".", " "), Error{Kind: WrongRowCount, Got: 8, Want: 9}},

		{"a field too few, blanks in two ways", strings.Replace(strings.Replace(table, "9,8,0", "9,8", 1), "5,3,0", "5,3,", 1),
			Error{Kind: WrongRowLength, Line: 3, Row: 3, Got: 8, Want: 9}},
		{"a word in a table", strings.Replace(table, "9,8,0", "9,ten,0", 1), Error{Kind: NotADigit, Line: 3, Row: 3, Column: 3, Text: "ten"}},
		{"a number in a table", strings.Replace(table, "9,8,0", "9,10,0", 1), Error{Kind: NotADigit, Line: 3, Row: 3, Column: 3, Text: "10"}},
		{"a field too many", strings.Replace(table, "9,8,0", "9,8,0,1", 1), Error{Kind: WrongRowLength, Line: 3, Row: 3, Got: 10, Want: 9}},
		{"a field too few", strings.Replace(table, "9,8,0", "9,8", 1), Error{Kind: WrongRowLength, Line: 3, Row: 3, Got: 8, Want: 9}},
		{"a digit too few", strings.Repeat("1,2,3,4,5,6,7,8,9\n", 8) + "1,2,3,4,5,6,7,8", Error{Kind: WrongRowLength, Line: 9, Row: 9, Got: 8, Want: 9}},
		{"a comma too few among empty fields", strings.Replace(emptied, "8,,,,6,,,,3", "8,,,6,,,,3", 1), Error{Kind: WrongRowLength, Line: 4, Row: 4, Got: 8, Want: 9}},
		{"a comma too many among empty fields", strings.Replace(emptied, ",6,,,,,2,8,", ",6,,,,,,2,8,", 1), Error{Kind: WrongRowLength, Line: 7, Row: 7, Got: 10, Want: 9}},
		{"a table cut off", strings.TrimSuffix(emptied, "8,,,7,9"), Error{Kind: WrongRowLength, Line: 9, Row: 9, Got: 5, Want: 9}},
		{"numbers with 81 digits", strings.Repeat("16,4,", 27), Error{Kind: Unrecognized}},
		{"candidates cut off at 81 digits", strings.Repeat("12 3 456 789 12345\n", 5) + "12 3 456 78\n123", Error{Kind: WrongRowCount, Got: 7, Want: 9}},
		{"eight lines of a table", table[:18*8-1], Error{Kind: WrongRowCount, Got: 8, Want: 9}},
	} {
		r, err := Read(tt.text)
		var got *Error
		if !errors.As(err, &got) {
			t.Errorf("%s: read as %v, want %v", tt.name, &r.Position.Givens, &tt.want)
		} else if *got != tt.want {
			t.Errorf("%s: got %+v, want %+v", tt.name, *got, tt.want)
		}
	}
}

func TestErrorSentences(t *testing.T) {
	for want, e := range map[string]Error{
		"row 3, column 7: 'y' is not a digit": {Kind: NotADigit, Row: 3, Column: 7, Text: "y"},
		"line 12: 80 cells, not 81":           {Kind: WrongCellCount, Line: 12, Got: 80, Want: 81},
		"line 5, row 4: 1 cell, not 9":        {Kind: WrongRowLength, Line: 5, Row: 4, Got: 1, Want: 9},
		"1 row, not 9":                        {Kind: WrongRowCount, Got: 1, Want: 9},
		"2 puzzles, not 1":                    {Kind: SeveralPuzzles, Got: 2, Want: 1},
		"too long to be a puzzle":             {Kind: TooLong},
		"not recognized as a puzzle":          {Kind: Unrecognized},
		"there is no puzzle in it":            {Kind: Empty},
		"line 2: '1234' is not a candidate":   {Kind: NotACandidate, Line: 2, Text: "1234"},
	} {
		if got := e.Error(); got != want {
			t.Errorf("%+v has the message %q, want %q", e, got, want)
		}
	}
	long := &Error{}
	if errors.As(readError("8,0,0,0,6,0,seventeen hundred,0,3"), &long); long.Text != "seventeen hu…" {
		t.Errorf("a long field is shortened to %q", long.Text)
	}
}

// readError returns the error for the example written as a table, with the fourth line
// replaced.
func readError(line string) error {
	lines := strings.Split(separated9(example, ","), "\n")
	lines[3] = line
	_, err := basic.CSV.Parse(strings.Join(lines, "\n"))
	return err
}

// TestEveryMistakeIsPlaced damages each symbol of each rendering in turn. The error for a
// letter must name its cell. A missing symbol must never be filled in.
func TestEveryMistakeIsPlaced(t *testing.T) {
	p := board.Position{Givens: mustRead(t, example)}
	for _, f := range []*Format{&basic.CSV, &basic.Line, &basic.Grid} { // formats with a symbol for each cell
		text := f.Render(annotated(&p))
		cell := 0
		for i := range len(text) {
			if d, ok := board.ParseDigit(rune(text[i])); !ok || text[i] == ' ' || text[i] == '-' || d == 0 && text[i] != '.' {
				continue
			}
			for cell < board.Cells && f == &basic.CSV && p.Givens[cell] == 0 {
				cell++ // an empty field
			}
			var e *Error
			_, err := Read(text[:i] + "y" + text[i+1:])
			if !errors.As(err, &e) || e.Kind != NotADigit || e.Row != cell/9+1 || e.Column != cell%9+1 || e.Text != "y" {
				t.Errorf("%s with y in %v: %v", f.Key, board.Cell(cell), err)
			}
			if _, err := Read(text[:i] + text[i+1:]); err == nil && f != &basic.CSV {
				t.Errorf("%s without its symbol of %v was read", f.Key, board.Cell(cell))
			}
			cell++
		}
		if cell < board.Cells-1 {
			t.Errorf("%s: tried only %d cells", f.Key, cell)
		}
	}
}
