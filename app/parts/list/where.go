package list

import (
	"unicode/utf8"

	"sudoku/app/desk"
	"sudoku/app/text"
	"sudoku/app/work/rowset"
	"sudoku/solver/profile"
	"sudoku/solver/profile/where"
)

// WhereTyped filters by an expression, which has the same syntax as on the command line.
// An expression with an error leaves the filter unchanged.
type WhereTyped struct {
	desk.To[List]
	Text string
}

// unknownColumns lists the columns of the command line that rows of the table lack.
var unknownColumns = []string{"line", "solution", "canonical"}

func compileWhere(source string) (*where.Expression, error) {
	if source == "" {
		source = "true"
	}
	return where.Compile(source, unknownColumns...)
}

// typeWhere handles a change of the expression.
func (l *List) typeWhere(d *desk.Desk, text string) []desk.Cmd {
	l.Where = text
	if _, err := compileWhere(text); err != nil || l.Filter.Where == text {
		return nil
	}
	l.Filter.Where = text
	return l.arrange(d)
}

// Keep returns a function that reports whether a row passes the filter, or nil if all
// rows do.
func (f Filter) Keep() func(row []byte) bool {
	if f == (Filter{}) {
		return nil
	}
	filter := f.Profiled()
	condition, err := compileWhere(f.Where)
	plain := err != nil || f.Where == ""
	return func(row []byte) bool {
		packed := rowset.Profile(row)
		if !filter.Match(packed) || f.Groups && !packed.Shared() {
			return false
		}
		if plain {
			return true
		}
		if !packed.Layers().Has(condition.Layers()) {
			return false
		}
		p := packed.Profile()
		p.Puzzle = rowset.Puzzle(row)
		return condition.Match(&where.Facts{Profile: &p, Class: packed.ClassSize()})
	}
}

// whereLayers returns the layers that the expression needs.
func (f Filter) whereLayers() profile.Layer {
	condition, err := compileWhere(f.Where)
	if err != nil {
		return 0
	}
	return condition.Layers()
}

// WhereView describes the field with the expression.
type WhereView struct {
	Text    string
	Wrong   string   // the error in the expression, "" if none
	Before  string   // the expression up to the error
	Marked  string   // the word in error, "" at the end
	Options []string // completions, each as the whole text
}

func (l *List) whereView(t *text.Catalog) WhereView {
	v := WhereView{Text: l.Where, Options: where.Complete(l.Where, unknownColumns...)}
	_, err := compileWhere(l.Where)
	wrong, ok := err.(*where.Error)
	if !ok {
		return v
	}
	v.Wrong, v.Before = t.WrongFilter(wrong), l.Where[:wrong.At]
	switch rest := l.Where[wrong.At:]; {
	case wrong.Word != "" && len(wrong.Word) <= len(rest) && rest[:len(wrong.Word)] == wrong.Word:
		v.Marked = wrong.Word
	case rest != "":
		_, size := utf8.DecodeRuneInString(rest)
		v.Marked = rest[:size]
	}
	return v
}
