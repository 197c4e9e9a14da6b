package model

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// Importing is what the import dialog makes of the text in it.
type Importing struct {
	Known   bool // the text can be read
	Reading format.Reading
	List    bool // it is a list of puzzles
}

// What the player brings.
type (
	// TextGiven is a text pasted, dropped, typed into the import dialog or read
	// from a file with a name.
	TextGiven struct{ Text, Name string }
	// ImportTyped tells what stands in the import dialog.
	ImportTyped struct{ Text string }
)

func (TextGiven) msg()   {}
func (ImportTyped) msg() {}

// updateImport handles the messages of what the player brings; ok is false for
// any other.
func (m Model) updateImport(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case TextGiven:
		m, cmds = m.takeText(msg.Text, msg.Name)
	case ImportTyped:
		m.Import, m.Importing = msg.Text, recognise(msg.Text)
	default:
		return m, nil, false
	}
	return m, cmds, true
}

func recognise(text string) Importing {
	if isList(text) {
		return Importing{List: true}
	}
	if h := ownLink(text); h != nil {
		return Importing{Known: true, Reading: format.Reading{Annotated: *h.State(), Format: format.Link.Key}}
	}
	read, err := format.Read(text)
	return Importing{Known: err == nil, Reading: read}
}

func (m Model) takeText(text, name string) (Model, []Cmd) {
	if isList(text) {
		return m, []Cmd{OpenBatch{Name: name, Text: text}}
	}
	if h := ownLink(text); h != nil {
		return m.takeHistory(h)
	}
	read, err := format.Read(text)
	if err != nil {
		m.Notice = Notice{Kind: ImportFailed, Err: err}
		m.Import = text
		return m, nil
	}
	return m.take(read.Annotated, Notice{Kind: Imported, Name: read.Format, Found: read.Found(), Dropped: read.Dropped})
}

// ownLink is what a link of this product carries, or its code alone; nil for any
// other text.
func ownLink(text string) *share.History {
	code := strings.TrimSpace(text)
	if _, fragment, ok := strings.Cut(code, "#"); ok {
		code = fragment
	}
	h, err := share.DecodeHistory(code)
	if err != nil {
		return nil
	}
	return h
}

// isList reports whether a text holds more than one puzzle, or a puzzle and
// something else that cannot be read together with it.
func isList(text string) bool {
	entries, puzzles := 0, 0
	for _, err := range format.Scan(strings.NewReader(text), false) {
		entries++
		if err == nil {
			puzzles++
		}
		if puzzles > 1 {
			return true
		}
	}
	if entries < 2 || puzzles == 0 {
		return false
	}
	_, err := format.Read(text)
	return err != nil
}

// take makes a position the present one, its givens locked.
func (m Model) take(a board.Annotated, notice Notice) (Model, []Cmd) {
	m.Dialog, m.Import, m.Play.Also = NoDialog, "", board.CellSet{}
	notice.Givens, notice.Entries = a.Givens.Filled().Len(), a.Entries.Filled().Len()
	s := m.Sheet()
	notice.Over = annotated(&s) != (board.Annotated{})
	if annotated(&s) == a && !s.Answer.IsShown() {
		m.Notice = notice
		return m, nil
	}
	return m.change(Sheet{Position: a.Position, Marks: a.Marks, Playing: notice.Givens > 0}, notice)
}
