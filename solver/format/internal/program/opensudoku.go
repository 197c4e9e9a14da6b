package program

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// OpenSudoku is OpenSudoku's XML file format. The attribute "data" of an element "game"
// has 81 digits, or a version line followed by the digit, the pencil marks and a flag for
// the player's entries for each cell. The data can also be read on its own, with or
// without the version. A file may hold many games.
//
// Source: OpenSudoku, the classes CellCollection, Cell and CellNote.
var OpenSudoku = core.Format{
	Key:       openSudokuKey,
	Names:     []string{"xml"},
	Opens:     DataVersion,
	Keeps:     core.Keep(core.Entries, core.CentreMarks, core.CornerMarks),
	Extension: ".opensudoku",
	Render:    openSudokuFile.Render,
	File:      &openSudokuFile,
	Look:      func(s core.Source) bool { return isOpenSudoku(s.Text) || isGameData(s.Text) || isGameCells(s.Text) },
	Reads:     parseOpenSudoku,
}

const (
	openSudokuKey = "opensudoku"
	DataVersion   = "version: "
)

// isOpenSudoku reports whether a file, judging by its start, is XML.
func isOpenSudoku(head string) bool {
	head = strings.TrimLeft(head, " \t\r\n\ufeff")
	return strings.HasPrefix(head, "<?xml") || strings.HasPrefix(head, "<opensudoku") || strings.HasPrefix(head, "<!")
}

// holdsGames reports whether the start of an XML file contains OpenSudoku games. A
// KSudoku file has "game" elements, too.
func holdsGames(head string) bool {
	return !strings.Contains(head, "<ksudoku") &&
		(strings.Contains(head, "<opensudoku") || strings.Contains(head, "<game ") || strings.Contains(head, "<game>"))
}

// isGameData reports whether a text is the data of a game, as copied by OpenSudoku.
func isGameData(text string) bool {
	return strings.HasPrefix(strings.TrimSpace(text), DataVersion)
}

// isGameCells reports whether a text is the data of a game without the version, as some
// other programs write it.
func isGameCells(text string) bool {
	return strings.Count(text, "|") >= len(gameFields[2])*board.Cells-1 && strings.Trim(text, "0123456789| \n") == ""
}

var openSudokuFile = core.Wrapping{
	Head: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` +
		`<opensudoku version="2"><folder name="Sudoku" created="0">`,
	Item: renderGame,
	Tail: `</folder></opensudoku>`,

	Begins:  isOpenSudoku,
	Holds:   holdsGames,
	Entries: func(r io.Reader) iter.Seq2[core.Entry, error] { return games(r, nil) },
}

// renderGame writes version 4 if there are marks. Earlier versions have only one kind of
// marks, which newer programs show in the corners. Without marks, renderGame writes
// version 3, which all programs read.
func renderGame(a *board.Annotated) string {
	var data strings.Builder
	version := "3"
	if a.Centre != (board.Marks{}).Centre || a.Corner != (board.Marks{}).Corner {
		version = "4"
	}
	values := a.Values()
	for c, d := range values {
		isEditable := "1"
		if a.Givens[c] != 0 {
			isEditable = "0"
		}
		data.WriteString(strconv.Itoa(int(d)) + "|")
		if version == "4" {
			data.WriteString(strconv.Itoa(int(a.Corner[c])) + "|")
		}
		data.WriteString(strconv.Itoa(int(a.Centre[c])) + "|" + isEditable + "|")
	}
	return `<game created="0" state="0" time="0" last_played="0" data="` + DataVersion + version + "&#10;" + data.String() + `" note="" />`
}

func parseOpenSudoku(s core.Source) (core.Reading, *core.Error) {
	if isGameCells(s.Text) {
		return readGameCells(s.Text, gameFields[2])
	}
	if isGameData(s.Text) {
		return readGame(strings.TrimSpace(s.Text))
	}
	var first core.Reading
	n := 0
	var words []string
	for e, err := range games(strings.NewReader(s.Text), &words) {
		if wrong, ok := errors.AsType[*core.Error](err); ok {
			return core.Reading{}, wrong
		}
		if n++; n == 1 {
			first = e.Reading
		}
	}
	if n != 1 {
		return core.Reading{}, &core.Error{Kind: core.SeveralPuzzles, Got: n, Want: 1}
	}
	first.Comment = core.JoinComments(append([]string{first.Comment}, words...))
	return first, nil
}

// games yields the games in a file while reading it. A game that cannot be parsed does
// not end the iteration, but a rejected file does. Text between the tags is appended to
// words unless words is nil.
func games(r io.Reader, words *[]string) iter.Seq2[core.Entry, error] {
	return func(yield func(core.Entry, error) bool) {
		x := tags{in: bufio.NewReader(r), line: 1, words: words}
		folder, found := "", false
		for {
			t, err := x.next()
			switch {
			case errors.Is(err, io.EOF):
				if !found {
					yield(core.Entry{}, &core.Error{Kind: core.Empty})
				}
				return
			case err != nil:
				yield(core.Entry{}, err)
				return
			case t.name == "folder":
				folder = t.attributes["name"]
			case t.name == "game":
				found = true
				e := core.Entry{Line: t.line}
				var wrong *core.Error
				if e.Reading, wrong = readGame(t.attributes["data"]); wrong != nil {
					wrong.Line = t.line
					if !yield(core.Entry{Line: t.line}, wrong) {
						return
					}
					continue
				}
				e.Format = openSudokuKey
				e.Comment = core.JoinComments([]string{core.Clean(folder), core.Clean(t.attributes["note"])})
				if !yield(e, nil) {
					return
				}
			}
		}
	}
}

// readGame parses the data of a game.
func readGame(data string) (core.Reading, *core.Error) {
	rest, versioned := strings.CutPrefix(strings.TrimSpace(data), DataVersion)
	if !versioned {
		g, comment, err := basic.ReadRecord(data)
		return core.NewReading(board.Position{Givens: g}, comment), err
	}
	version, cells := core.FirstWord(strings.ReplaceAll(rest, "\n", " "))
	n, bad := strconv.Atoi(version)
	if bad != nil || n < 1 || n >= len(gameFields) {
		return core.Reading{}, &core.Error{Kind: core.Unrecognized}
	}
	return readGameCells(cells, gameFields[n])
}

// gameFields lists the fields of a cell for each version of the data: v for the digit, l
// for pencil marks as a list, m for pencil marks as a mask, k for corner marks, c for the
// colour, and e for whether the digit is the player's.
var gameFields = [...]string{1: "vle", 2: "vme", 3: "vme", 4: "vkme", 5: "vkmce"}

// readGameCells parses the fields of all cells. It skips empty fields, which come from
// the redundant bars written in version 2.
func readGameCells(text, kinds string) (core.Reading, *core.Error) {
	var r core.Reading
	fields := strings.FieldsFunc(text, func(r rune) bool { return r == '|' || r == ' ' || r == '\n' })
	if err := core.CheckCells(len(fields), len(kinds)); err != nil {
		return core.Reading{}, err
	}
	for i, field := range fields {
		c := i / len(kinds)
		n, err := strconv.Atoi(field)
		ok := err == nil
		switch kinds[i%len(kinds)] {
		case 'v':
			ok = ok && n >= 0 && n <= 9
			r.Entries[c] = board.Digit(max(0, min(n, 9)))
		case 'l':
			r.Centre[c], ok = marksInList(field)
		case 'm':
			r.Centre[c], ok = core.DecodeMask(n, 0)
		case 'k':
			r.Corner[c], ok = core.DecodeMask(n, 0)
		case 'c':
			if n != 0 {
				r.Dropped[core.OtherMarks]++
			}
		case 'e':
			if ok = ok && n&1 == n; n == 0 {
				r.Givens[c], r.Entries[c] = r.Entries[c], 0
			}
		}
		if !ok || err != nil && kinds[i%len(kinds)] != 'l' {
			return core.Reading{}, core.BadDigit(c, field)
		}
	}
	return r, nil
}

// marksInList parses "2,6,", or "-" for no marks.
func marksInList(text string) (set board.DigitSet, ok bool) {
	if text == "-" {
		return 0, true
	}
	for digit := range strings.SplitSeq(strings.TrimSuffix(text, ","), ",") {
		if len(digit) != 1 || digit[0] < '1' || digit[0] > '9' {
			return 0, false
		}
		set = set.With(board.Digit(digit[0] - '0'))
	}
	return set, true
}
