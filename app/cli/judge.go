//go:build !js

package cli

import (
	"context"
	"errors"
	"strings"
	"unicode/utf8"

	"sudoku/app/cli/pipeline"
	"sudoku/app/judgement"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/step"
)

// judged is the JSON output for an argument about a puzzle.
type judged struct {
	Puzzle       string        `json:"puzzle"`
	Argument     string        `json:"deduction"`
	Holds        bool          `json:"holds"`
	Technique    string        `json:"technique"`
	Placements   []string      `json:"placements"`
	Eliminations []string      `json:"eliminations"`
	Links        []judgedLink  `json:"links"`
	Faults       []judgedFault `json:"faults"`
	Conclusions  []judgedClaim `json:"conclusions,omitempty"`
	Error        string        `json:"error"`

	last []string // lines printed after the faults
}

// judgedLink is a link in a chain.
type judgedLink struct {
	From     string `json:"from"`
	To       string `json:"to"`
	Kind     string `json:"kind"` // "strong" or "weak"
	Holds    bool   `json:"holds"`
	Sentence string `json:"sentence"`
	Between  string `json:"between,omitempty"` // a chain that would hold in place of the link
}

// judgedFault is a wrong part of the text. From and To are offsets in bytes.
type judgedFault struct {
	From     int    `json:"from"`
	To       int    `json:"to"`
	Sentence string `json:"sentence"`
}

// judgedClaim is a conclusion without an argument. Truth says in which solutions it is
// true: all, some or none. If there is no solution, Truth is "".
type judgedClaim struct {
	Claim     string `json:"conclusion"`
	Truth     string `json:"truth"`
	Technique string `json:"technique"` // the easiest technique that shows the conclusion in the position, or "" for none
	Sentence  string `json:"sentence"`
}

// truthNames holds the JSON names of truths.
var truthNames = [...]string{work.InAll: "all", work.InSome: "some", work.InNone: "none", work.Unsolvable: ""}

// markedError is an error with a text that marks its position.
type markedError struct{ message, text string }

func (e *markedError) Error() string { return e.message + "\n" + e.text }

// judge parses the argument and returns a function that judges it for a puzzle.
func (c *checkCommand) judge(e *pipeline.Environment) (func(context.Context, *pipeline.Page, *pipeline.Question) (int, error), error) {
	d, err := eureka.Parse(c.Argument)
	if wrong, ok := errors.AsType[*eureka.SyntaxError](err); ok {
		return nil, &markedError{"--deduction: " + e.Say.Judgement.Syntax[wrong.Reason], marked(c.Argument, eureka.Span{From: wrong.Offset, To: wrong.Offset})}
	}
	return func(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (status int, err error) {
		if q.Wrong != nil {
			if c.JSON {
				return pipeline.Failed, p.Encode(judged{Error: p.Unread(q.Wrong)})
			}
			p.ReportQuestion(q, p.Unread(q.Wrong))
			return pipeline.Failed, nil
		}
		b := board.New(&q.Position)
		var j judged
		if v := eureka.Judge(&b, d); v.Open {
			j = judgeClaims(ctx, &b, d, p.Say)
		} else {
			j = judgeOn(&b, d, &v, p.Say)
		}
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

// judgeOn describes the verdict on an argument about a board.
func judgeOn(b *board.Board, d *eureka.Argument, v *eureka.Verdict, t *text.Catalog) judged {
	values := b.Values()
	j := judged{Puzzle: values.String(), Argument: d.String(), Holds: v.Holds(), Links: []judgedLink{}, Faults: []judgedFault{}}
	j.Placements, j.Eliminations = effects(&step.Step{Placements: v.Placements, Eliminations: v.Eliminations})
	for i := range v.Links {
		j.Links = append(j.Links, newJudgedLink(&v.Links[i], t))
	}
	for _, f := range v.Faults {
		j.Faults = append(j.Faults, judgedFault{f.From, f.To, judgement.Fault(&f, v, t)})
	}
	if !j.Holds {
		j.last = []string{t.Judgement.HoldsNot}
		return j
	}
	j.Technique = eureka.Name(b, d, v)
	j.last = judgement.Conclusion(d, v, j.Technique, t)
	return j
}

// judgeClaims judges conclusions by searching for steps that show them. The judgement
// holds if the position shows each of them, and names a technique if all have the same
// one.
func judgeClaims(ctx context.Context, b *board.Board, d *eureka.Argument, t *text.Catalog) judged {
	values := b.Values()
	j := judged{Puzzle: values.String(), Argument: d.String(), Holds: true, Links: []judgedLink{}, Faults: []judgedFault{}}
	all := step.Step{}
	for i, c := range d.Claims {
		known, s := work.JudgeClaim(ctx, b, c.Claim, d.Name)
		out := judgedClaim{c.String(), truthNames[known.Truth], known.Technique, judgement.Claim(b, c.Claim, known, t)}
		if i > 0 && known.Technique != j.Technique {
			j.Technique = ""
		} else {
			j.Technique = known.Technique
		}
		if known.Shown() {
			out.Sentence += t.Techniques.Marks.Space + t.Techniques.On(&s, b)
			j.last = append(j.last, out.Sentence)
		} else {
			j.Holds = false
			j.Faults = append(j.Faults, judgedFault{c.From, c.To, out.Sentence})
		}
		if c.True {
			all.Placements = append(all.Placements, c.Candidate)
		} else {
			all.Eliminations = append(all.Eliminations, c.Candidate)
		}
		j.Conclusions = append(j.Conclusions, out)
	}
	if !j.Holds {
		j.Technique, all = "", step.Step{}
	}
	j.Placements, j.Eliminations = effects(&all)
	return j
}

func newJudgedLink(l *eureka.Judged, t *text.Catalog) judgedLink {
	j := judgedLink{
		From: eureka.TermText(l.From.Digits, l.From.Cells), To: eureka.TermText(l.To.Digits, l.To.Cells),
		Kind: "strong", Holds: l.Holds, Sentence: judgement.Link(l, t), Between: judgement.Between(l),
	}
	if l.Kind == eureka.Weak {
		j.Kind = "weak"
	}
	return j
}

// lines returns the judgement as text.
func (j *judged) lines(source string, t *text.Catalog) (lines []string) {
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

// marked returns a text and, on the line below, a marker under one part of it.
func marked(source string, at eureka.Span) string {
	source = strings.NewReplacer("\n", " ", "\r", " ", "\t", " ").Replace(source)
	from := min(at.From, len(source))
	to := min(max(at.To, from), len(source))
	before, marks := utf8.RuneCountInString(source[:from]), max(1, utf8.RuneCountInString(source[from:to]))
	return "  " + source + "\n  " + strings.Repeat(" ", before) + strings.Repeat("^", marks)
}
