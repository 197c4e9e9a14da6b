// Package judge judges arguments about the position: the chain of links that the player
// draws, or a pasted argument in Eureka notation.
package judge

import (
	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
)

// Judge is the state of this part.
type Judge struct {
	Pasted    string             // argument, "" for none
	Technique string             // key of the technique of named, "" if none
	Claims    []work.JudgedClaim // verdicts on the conclusions in named, if it has no chain
	named     asked              // the argument whose technique was requested
	request   int
}

// asked is an argument on a board.
type asked struct {
	text     string
	position board.Position
}

// ArgumentGiven judges a pasted argument until the position changes.
func (j *Judge) ArgumentGiven(d *desk.Desk, text string) []desk.Cmd {
	j.Pasted = text
	return j.AfterUpdate(d)
}

// SheetChanged drops the pasted argument if the position has changed.
func (j *Judge) SheetChanged(was, d *desk.Desk) []desk.Cmd {
	if was.Sheet().Position != d.Sheet().Position {
		j.Pasted = ""
	}
	return nil
}

// Escape drops the pasted argument.
func (j *Judge) Escape(*desk.Desk) (_ []desk.Cmd, ok bool) {
	ok = j.Pasted != ""
	j.Pasted = ""
	return nil, ok
}

// AfterUpdate asks the engine for the technique of an argument that holds, or for a
// judgement of conclusions without an argument.
func (j *Judge) AfterUpdate(d *desk.Desk) []desk.Cmd {
	var now asked
	if text := j.argument(d); text != "" {
		now = asked{text, d.Sheet().Position}
	}
	if now == j.named {
		return nil
	}
	j.named, j.Technique, j.Claims, j.request = now, "", nil, 0
	argument, v, ok := judge(now)
	if !ok || !v.Open && (!v.Holds() || len(argument.Chain) == 2) {
		return nil
	}
	id, cmd := d.SendParallel(work.NameArgument{Position: wire.NewPosition(&now.position), Text: now.text})
	j.request = id
	return []desk.Cmd{cmd}
}

// HandleAnswer stores the technique of the argument and the verdicts on its conclusions.
func (j *Judge) HandleAnswer(_ *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	if j.request == 0 || a.ID != j.request {
		return nil, false
	}
	j.request = 0
	if named, ok := a.Answer.(work.ArgumentNamed); ok {
		j.Technique, j.Claims = named.Technique, named.Claims
	}
	return nil, true
}

// argument returns the argument to judge, "" for none: the pasted one or the chain of the
// drawn links.
func (j *Judge) argument(d *desk.Desk) string {
	if j.Pasted != "" {
		return j.Pasted
	}
	s := d.Sheet()
	if s.Marks.Links.Len == 0 {
		return ""
	}
	b := board.New(&s.Position)
	return chain(&b, &s.Marks.Links)
}

func judge(a asked) (*eureka.Argument, eureka.Verdict, bool) {
	argument, err := eureka.Parse(a.text)
	if err != nil {
		return nil, eureka.Verdict{}, false
	}
	b := board.New(&a.position)
	return argument, eureka.Judge(&b, argument), true
}
