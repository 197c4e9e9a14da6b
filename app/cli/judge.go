//go:build !js

package cli

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	"sudoku/app/cli/pipeline"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/step"
)

// judgement is the JSON output for an argument on a puzzle.
type judgement struct {
	Puzzle       string        `json:"puzzle"`
	Argument     string        `json:"deduction"`
	Holds        bool          `json:"holds"`
	Technique    string        `json:"technique"`
	Placements   []string      `json:"placements"`
	Eliminations []string      `json:"eliminations"`
	Links        []judgedLink  `json:"links"`
	Faults       []judgedFault `json:"faults"`
	Error        string        `json:"error"`

	last []string // lines after the faults
}

// judgedLink is a link of a chain.
type judgedLink struct {
	From     string `json:"from"`
	To       string `json:"to"`
	Kind     string `json:"kind"` // strong or weak
	Holds    bool   `json:"holds"`
	Sentence string `json:"sentence"`
	Between  string `json:"between,omitempty"` // a piece that would hold instead
}

// judgedFault is a wrong part of the text. From and To are offsets in bytes.
type judgedFault struct {
	From     int    `json:"from"`
	To       int    `json:"to"`
	Sentence string `json:"sentence"`
}

// markedError is an error with a text that marks the position.
type markedError struct{ message, text string }

func (e *markedError) Error() string { return e.message + "\n" + e.text }

// judge parses the argument and returns a function that judges it on a puzzle.
func (c *checkCommand) judge(e *pipeline.Environment) (func(context.Context, *pipeline.Page, *pipeline.Question) (int, error), error) {
	d, err := eureka.Parse(c.Argument)
	if wrong, ok := errors.AsType[*eureka.SyntaxError](err); ok {
		return nil, &markedError{"--deduction: " + e.Say.Judgement.Syntax[wrong.Reason], marked(c.Argument, eureka.Span{From: wrong.Offset, To: wrong.Offset})}
	}
	return func(_ context.Context, p *pipeline.Page, q *pipeline.Question) (status int, err error) {
		if q.Wrong != nil {
			if c.JSON {
				return pipeline.Failed, p.Encode(judgement{Error: p.Unread(q.Wrong)})
			}
			p.ReportQuestion(q, p.Unread(q.Wrong))
			return pipeline.Failed, nil
		}
		b := board.New(&q.Position)
		j := judgeOn(&b, d, p.Say)
		if status = pipeline.Done; !j.Holds {
			status = pipeline.Unsolved
		}
		if c.JSON {
			return status, p.Encode(j)
		}
		p.Line(j.Puzzle)
		for _, line := range j.lines(c.Argument, p.Say) {
			p.Line(line)
		}
		return status, nil
	}, nil
}

// judgeOn judges an argument on a board.
func judgeOn(b *board.Board, d *eureka.Argument, t *text.Catalog) judgement {
	v, values := eureka.Judge(b, d), b.Values()
	j := judgement{Puzzle: values.String(), Argument: d.String(), Holds: v.Holds(), Links: []judgedLink{}, Faults: []judgedFault{}}
	j.Placements, j.Eliminations = effects(&step.Step{Placements: v.Placements, Eliminations: v.Eliminations})
	for i := range v.Links {
		j.Links = append(j.Links, newJudgedLink(&v.Links[i], t))
	}
	for _, f := range v.Faults {
		j.Faults = append(j.Faults, judgedFault{f.From, f.To, faultText(&f, &v, t)})
	}
	say, all := &t.Judgement, strings.Join(append(j.Placements, j.Eliminations...), ", ")
	switch {
	case !j.Holds:
		j.last = []string{say.HoldsNot}
		return j
	case v.Ends != eureka.NoEnds:
		start := &d.Chain[0]
		j.last = append(j.last, t.Fill([...]string{
			eureka.OneOfTwo: say.OneOfTwo, eureka.Loop: say.Loop, eureka.StartTrue: say.StartTrue, eureka.StartFalse: say.StartFalse,
		}[v.Ends], "term", eureka.TermText(start.Digits, start.Cells)))
	}
	sentence := say.Holds
	if j.Technique = eureka.Name(b, d, &v); j.Technique != "" {
		sentence = say.Named
	}
	j.last = append(j.last, t.Fill(sentence, "name", t.Techniques.Name(j.Technique), "effects", all))
	return j
}

// linkText writes a link.
func linkText(l *eureka.Judged) string {
	return eureka.TermText(l.From.Digits, l.From.Cells) + " " + string(l.Kind) + " " + eureka.TermText(l.To.Digits, l.To.Cells)
}

func newJudgedLink(l *eureka.Judged, t *text.Catalog) judgedLink {
	say := &t.Judgement
	j := judgedLink{
		From: eureka.TermText(l.From.Digits, l.From.Cells), To: eureka.TermText(l.To.Digits, l.To.Cells),
		Kind: "strong", Holds: l.Holds,
	}
	if l.Kind == eureka.Weak {
		j.Kind = "weak"
	}
	sentence, house, cells := say.Faults[eureka.NotStrong], l.Via.House, l.Via.Cells
	switch {
	case !l.Others.IsEmpty():
		sentence, house, cells = say.NotHouse, l.House, l.Others
	case l.Digits != 0:
		sentence, cells = say.NotCell, l.From.Cells
	case !l.Holds && l.Kind == eureka.Weak:
		sentence = say.Faults[eureka.NotWeak]
	case !l.Holds:
	case l.Kind == eureka.Strong:
		sentence = map[step.ViaKind]string{step.InHouse: say.HouseStrong, step.InCell: say.CellStrong, step.InSet: say.SetStrong}[l.Via.Kind]
	case l.Fills:
		sentence = say.FilledWeak
	default:
		sentence = map[step.ViaKind]string{step.InHouse: say.HouseWeak, step.InCell: say.CellWeak, step.BySight: say.SightWeak}[l.Via.Kind]
	}
	j.Sentence = t.Fill(sentence, "link", linkText(l), "house", show.HouseName(house, t), "digit", int((l.From.Digits & l.To.Digits).First()),
		"cells", cells.Compact(), "digits", l.Digits.String())
	if l.Between != nil {
		from, to := l.From, l.To
		from.Link, to.Link = 0, l.Kind
		piece := eureka.Argument{Chain: append(append([]eureka.Term{from}, l.Between...), to)}
		for i := range piece.Chain {
			piece.Chain[i].Inner = false
		}
		j.Between = piece.String()
	}
	return j
}

func faultText(f *eureka.Fault, v *eureka.Verdict, t *text.Catalog) string {
	if f.Kind == eureka.NotStrong || f.Kind == eureka.NotWeak {
		return newJudgedLink(&v.Links[f.Link], t).Sentence
	}
	return t.Fill(t.Judgement.Faults[f.Kind], "candidate", f.Candidate.String(),
		"claim", step.Claim{Candidate: f.Candidate, True: f.True}.String())
}

// lines returns the judgement as text.
func (j *judgement) lines(source string, t *text.Catalog) (lines []string) {
	for _, l := range j.Links {
		if l.Holds {
			lines = append(lines, "  "+l.Sentence)
		}
	}
	for _, f := range j.Faults {
		lines = append(lines, f.Sentence, marked(source, eureka.Span{From: f.From, To: f.To}))
	}
	for _, l := range j.Links {
		if l.Between != "" {
			lines = append(lines, t.Fill(t.Judgement.Between, "terms", l.Between))
		}
	}
	return append(lines, j.last...)
}

// marked returns a text with one part marked on the line below.
func marked(source string, at eureka.Span) string {
	source = strings.NewReplacer("\n", " ", "\r", " ", "\t", " ").Replace(source)
	from := min(at.From, len(source))
	to := min(max(at.To, from), len(source))
	before, marks := utf8.RuneCountInString(source[:from]), max(1, utf8.RuneCountInString(source[from:to]))
	return "  " + source + "\n  " + strings.Repeat(" ", before) + strings.Repeat("^", marks)
}
