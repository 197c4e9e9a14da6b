package format

import (
	"hash/crc32"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"sudoku/solver/board"
)

// fieldsOfCell matches the three fields of a line in a list of cells, with their optional
// names.
var fieldsOfCell = regexp.MustCompile(`^([^\w"]*)("?[A-Za-z]*"?[ =:]*"?\w*"?)([,; \t]+)("?[A-Za-z]*"?[ =:]*"?\w*"?)([,; \t]+)("?[A-Za-z]*"?[ =:]*"?\w*"?)(\W*)$`)

// commentStarts lists the prefixes that misreadings use to comment out lines.
var commentStarts = []string{"// ", "# ", "% ", "-- ", "; "}

// misreadings lists edits that people make to texts.
var misreadings = []struct {
	name string
	do   func(rng *rand.Rand, lines []string) []string
}{
	{"a header moved", func(rng *rand.Rand, lines []string) []string {
		from := headerLine(rng, lines)
		if from < 0 {
			return lines
		}
		header := lines[from]
		lines = slices.Delete(lines, from, from+1)
		return slices.Insert(lines, rng.IntN(len(lines)+1), header)
	}},
	{"a header removed", func(rng *rand.Rand, lines []string) []string {
		if from := headerLine(rng, lines); from >= 0 {
			return slices.Delete(lines, from, from+1)
		}
		return lines
	}},
	{"columns swapped", func(rng *rand.Rand, lines []string) []string {
		a, b := 2, 4
		if rng.IntN(2) == 0 {
			b = 6
		}
		hasWords := func(l string) bool { return len(strings.Fields(l)) > 3 && !fieldsOfCell.MatchString(l) }
		if slices.ContainsFunc(lines, hasWords) {
			return lines // a sentence may name the order
		}
		isCell := func(l string) bool { return fieldsOfCell.MatchString(l) && strings.ContainsAny(l, "0123456789") }
		if n := len(slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return !isCell(l) })); n < board.FewestGivens {
			return lines
		}
		for i, l := range lines {
			if m := fieldsOfCell.FindStringSubmatch(l); m != nil {
				m[a], m[b] = m[b], m[a]
				lines[i] = strings.Join(m[1:], "")
			}
		}
		return lines
	}},
	{"a line commented out", func(rng *rand.Rand, lines []string) []string {
		i := rng.IntN(len(lines))
		if isByColumns(lines[i]) || isDelimiter(lines[i]) {
			return lines
		}
		lines[i] = commentStarts[rng.IntN(len(commentStarts))] + lines[i]
		return lines
	}},
	{"lines commented out", func(rng *rand.Rand, lines []string) []string {
		start := commentStarts[rng.IntN(len(commentStarts))]
		for i := range lines {
			if rng.IntN(4) == 0 && !isByColumns(lines[i]) && !isDelimiter(lines[i]) {
				lines[i] = start + lines[i]
			}
		}
		return lines
	}},
	{"cut off", func(rng *rand.Rand, lines []string) []string {
		text := strings.Join(lines, "\n")
		return strings.Split(text[:rng.IntN(len(text))], "\n")
	}},
	{"cut off in the last lines", func(rng *rand.Rand, lines []string) []string {
		text := strings.Join(lines, "\n")
		return strings.Split(text[:len(text)-rng.IntN(min(len(text), 40))], "\n")
	}},
}

// headerLine returns the index of a random line that consists of words or column labels,
// or -1.
func headerLine(rng *rand.Rand, lines []string) int {
	var headers []int
	for i, l := range lines {
		if isByColumns(l) {
			continue
		}
		hasWords := strings.ContainsFunc(l, unicode.IsLetter) && !strings.ContainsAny(l, "0123456789")
		if hasWords || strings.Contains(strings.Join(strings.FieldsFunc(l, isNoWord), ""), "12345678") {
			headers = append(headers, i)
		}
	}
	if len(headers) == 0 {
		return -1
	}
	return headers[rng.IntN(len(headers))]
}

// isByColumns reports whether a header says that the columns are written as rows.
func isByColumns(l string) bool { return strings.Contains(l, "R1 R2") || strings.Contains(l, "Z1 Z2") }

// isDelimiter reports whether a block comment begins or ends on a line.
func isDelimiter(l string) bool { return strings.Contains(l, "/*") || strings.Contains(l, "*/") }

func isNoWord(r rune) bool { return r < '0' || r > '9' }

// TestMisreadings edits the texts of testdata/texts. The result may be an error or one of
// the text's puzzles, which may lack digits if the text is a list of cells. It must never
// be another puzzle.
func TestMisreadings(t *testing.T) {
	read, refused := 0, 0
	for _, c := range textCases(t) {
		if c.unknown {
			continue
		}
		rng := rand.New(rand.NewPCG(33, uint64(crc32.ChecksumIEEE([]byte(c.name)))))
		for range max(tries(15), *long) {
			m := misreadings[rng.IntN(len(misreadings))]
			if strings.Contains(m.name, "header") && strings.HasPrefix(c.puzzles[0], "123456789") {
				continue // the first line is a row, not a header
			}
			text := strings.Join(m.do(rng, strings.Split(strings.TrimSuffix(c.text, "\n"), "\n")), "\n")
			found := 0
			for e, err := range Puzzles(strings.NewReader(text)) {
				if err != nil {
					checkError(t, err)
					refused++
					continue
				}
				read++
				found++
				if values := e.Values(); !c.mayBe(&values, e.Format, m.name) {
					t.Errorf("%s with %s: read as %s by %s\n%s", c.name, m.name, values.String(), e.Format, text)
				}
			}
			if r, err := Read(text); err == nil && found > 0 {
				if values := r.Values(); !c.mayBe(&values, r.Format, m.name) {
					t.Errorf("%s with %s: recognised as %s by %s\n%s", c.name, m.name, values.String(), r.Format, text)
				}
			}
		}
	}
	if least := tries(500); read < least || refused < least {
		t.Errorf("only %d were read and %d rejected", read, refused)
	}
	t.Logf("%d readings and %d rejections", read, refused)
}

// mayBe reports whether a grid is a puzzle of the text. In a Sparse format it may lack
// digits of the puzzle. If the text is cut off and empty cells are invisible, the last
// row may lack digits.
func (c *textCase) mayBe(g *board.Grid, format, mutation string) bool {
	isShort := strings.Contains(mutation, "cut off") && strings.Trim(c.text, "0123456789 |,\t\n") == "" ||
		strings.Contains(c.text, "  ") && strings.Trim(c.text, "0123456789 \n") == ""
	return slices.ContainsFunc(c.puzzles, func(symbols string) bool {
		for i, d := range g {
			if want := symbols[i]; want == '.' && d != 0 ||
				want != '.' && board.Digit(want-'0') != d && (d != 0 || !ByKey(format).Sparse && !(isShort && i >= 72)) {
				return false
			}
		}
		return true
	})
}
