package judge

import (
	"errors"
	"slices"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/judgement"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
)

// View is the judgement of an argument. Main is empty if there is no argument.
type View struct {
	Tone         show.Tone
	Main, Detail string
}

// View judges the pasted argument or the drawn links.
func (j *Judge) View(d *desk.Desk, t *text.Catalog) (v View) {
	a := asked{j.argument(d), d.Sheet().Position}
	argument, verdict, ok := judge(a)
	switch {
	case !ok:
		return unread(j.Pasted, t)
	case verdict.Open:
		return j.claims(argument, &a.position, t)
	case verdict.Holds() && len(argument.Chain) != 2:
		said := judgement.Conclusion(argument, &verdict, j.Technique, t)
		v.Tone, v.Main = show.Good, said[len(said)-1]
		if len(said) > 1 {
			v.Detail = said[0]
		}
		return v
	case j.Pasted != "":
		v.Tone, v.Main = show.Bad, judgement.Fault(&verdict.Faults[0], &verdict, t)
		v.Detail = between(verdict.Links, t)
		return v
	}
	s := d.Sheet()
	b, links := board.New(&a.position), &s.Marks.Links
	_, last, ok := judge(asked{lastLink(&b, links), a.position})
	switch {
	case !ok:
		return View{}
	case len(last.Links) == 0: // an end of the link is not on the board
		return View{Tone: show.Bad, Main: judgement.Fault(&last.Faults[0], &last, t)}
	}
	link := &last.Links[0]
	v.Main = judgement.Link(link, t)
	switch {
	case !link.Holds:
		v.Tone, v.Detail = show.Bad, between(last.Links, t)
	case len(argument.Chain) > 2 && verdict.Faults[0].Kind != eureka.NothingFollows:
		v.Tone = show.Bad
		v.Detail = strings.TrimSpace(judgement.Fault(&verdict.Faults[0], &verdict, t) + t.Techniques.Marks.Space + between(verdict.Links, t))
	default:
		if terms := missing(&b, links.Links[:links.Len]); terms != "" {
			v.Detail = t.Fill(t.Judgement.Missing, "terms", terms)
		}
	}
	return v
}

// claims returns the verdict on one of several conclusions without an argument: the first
// that no technique shows, or else the first. It is empty until the engine has answered.
func (j *Judge) claims(a *eureka.Argument, position *board.Position, t *text.Catalog) View {
	if len(j.Claims) < len(a.Claims) {
		return View{}
	}
	at := max(0, slices.IndexFunc(j.Claims, func(c work.JudgedClaim) bool { return !c.Shown() }))
	b, judged := board.New(position), j.Claims[at]
	v := View{Tone: show.Good, Main: judgement.Claim(&b, a.Claims[at].Claim, judged, t)}
	if judged.Truth != work.InAll {
		v.Tone = show.Bad
	}
	return v
}

// unread says why an argument cannot be read.
func unread(argument string, t *text.Catalog) View {
	_, err := eureka.Parse(argument)
	wrong, ok := errors.AsType[*eureka.SyntaxError](err)
	if argument == "" || !ok {
		return View{}
	}
	return View{Tone: show.Bad, Main: t.Fill(t.Judgement.After, "text", argument[:wrong.Offset], "fault", t.Judgement.Syntax[wrong.Reason])}
}

// between suggests a chain to replace the first link that does not hold.
func between(links []eureka.Judged, t *text.Catalog) string {
	for i := range links {
		if terms := judgement.Between(&links[i]); terms != "" {
			return t.Fill(t.Judgement.Between, "terms", terms)
		}
	}
	return ""
}
