package replay

import (
	"strconv"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/internal/script"
	"sudoku/app/page"
	"sudoku/app/page/keys"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/transfer"
	"sudoku/solver/board"
)

// fakePage is a page with a model and one button, Undo. It draws only when the test tells
// it to.
type fakePage struct {
	*script.Stage
	acts    []Act
	m       page.Model
	waiting []func()
}

func (p *fakePage) Next() (Act, bool) {
	if len(p.acts) == 0 {
		p.Say("open for good")
		return Act{}, false
	}
	act := p.acts[0]
	p.acts = p.acts[1:]
	return act, true
}

func (p *fakePage) Open(on bool)       { p.Say("open %v", on) }
func (p *fakePage) Model() *page.Model { return &p.m }
func (p *fakePage) Drawn(f func())     { p.waiting = append(p.waiting, f) }
func (p *fakePage) Soon(f func())      { p.waiting = append(p.waiting, f) }
func (p *fakePage) Read(files any)     { p.Say("reads %v", files) }

func (p *fakePage) Press(button string) bool {
	if button == "Undo" {
		p.Soon(func() { p.Handle(grid.UndoPressed{}) })
	}
	return button == "Undo"
}

func (p *fakePage) Handle(msg desk.Msg) {
	p.m, _ = page.Update(p.m, msg)
	switch msg := msg.(type) {
	case frame.InputDropped:
		p.Say("%d refused", msg.Count)
	case transfer.TextGiven:
		p.Say("text %s", msg.Text)
	default:
		s := p.m.Sheet()
		var shown []string
		for c, d := range s.Position.Values() {
			if d != 0 {
				shown = append(shown, board.Cell(c).String()+"="+strconv.Itoa(int(d)))
			}
		}
		if shown == nil {
			shown = []string{"nothing"}
		}
		p.Say("%s at %s", strings.Join(shown, " "), p.m.Selected)
	}
}

// parseAct parses an act of a script.
func parseAct(word string) Act {
	kind, what, _ := strings.Cut(word, ":")
	switch kind {
	case "pick":
		c, _ := board.ParseCell(what)
		return Act{Kind: Pick, Cell: c}
	case "key":
		return Act{Kind: Type, Key: keys.Key{Key: what}, InGrid: true}
	case "button-key":
		return Act{Kind: Type, Key: keys.Key{Key: what}}
	case "text":
		return Act{Kind: Give, Text: what}
	case "files":
		return Act{Kind: Give, Files: what}
	}
	return Act{Kind: Press, Button: what}
}

func TestHandOver(t *testing.T) {
	script.Run(t, []script.Case{
		{Name: "nothing was done", Script: `
			runs                             => open for good`},
		{Name: "digits, in order, each after the one before", Script: `
			did pick:r1c1 key:5 key:3 key:ArrowDown key:7 =>
			runs                             => nothing at r1c1; r1c1=5 at r1c2; r1c1=5 r1c2=3 at r1c3; r1c1=5 r1c2=3 at r2c2; r1c1=5 r1c2=3 r2c2=7 at r2c3; open for good`},
		{Name: "what comes meanwhile is done after what was before", Script: `
			did pick:r1c1 press:Undo         =>
			runs                             => nothing at r1c1
			did key:4                        =>
			draws                            => nothing at r1c1; r1c1=4 at r1c2; open for good; 1 refused`},
		{Name: "a press waits until what it presses is drawn", Script: `
			did key:5 press:Undo key:6       =>
			runs                             => r1c1=5 at r1c2
			draws                            => nothing at r1c2; r1c2=6 at r1c3; open for good`},
		{Name: "a text, and files", Script: `
			did text:... files:photo         =>
			runs                             => text ...; reads photo; open for good`},
		{Name: "an arrow on a button is the browser's", Script: `
			did button-key:ArrowDown key:F7  =>
			runs                             => open for good`},
		{Name: "a given is locked: the status says so", Script: `
			locked                           =>
			did pick:r1c1 key:5              =>
			runs                             => r1c1=9 at r1c1; r1c1=9 at r1c1; open for good`},
		{Name: "what was refused before the last thing is counted", Script: `
			locked                           =>
			did pick:r1c1 key:5 press:None pick:r1c2 key:5 =>
			runs                             => r1c1=9 at r1c1; r1c1=9 at r1c1
			draws                            => r1c1=9 at r1c2; r1c1=9 r1c2=5 at r1c2; open for good; 2 refused`},
		{Name: "acts wait for the puzzle of a link; buttons work", Script: `
			making                           =>
			did key:5                        =>
			runs                             => open true
			1s                               =>
			made                             =>
			49ms                             =>
			1ms                              => open false; r1c1=5 at r1c2; open for good`},
		{Name: "but not for ever", Script: `
			making                           =>
			did key:5                        =>
			runs                             => open true
			19s                              =>
			1s                               => open false; r1c1=5 at r1c2; open for good`},
	}, func(t *testing.T, s *script.Stage) func([]string) {
		p := &fakePage{Stage: s, m: page.New()}
		return func(event []string) {
			switch event[0] {
			case "did":
				for _, word := range event[1:] {
					p.acts = append(p.acts, parseAct(word))
				}
			case "runs":
				HandOver(p)
			case "draws":
				for len(p.waiting) > 0 {
					f := p.waiting[0]
					p.waiting = p.waiting[1:]
					f()
				}
			case "locked":
				sheet := game.Sheet{Locked: true}
				sheet.Position.Givens[0] = 9
				p.m.Replace(sheet)
			case "making":
				p.m.Generator.Making = true
			case "made":
				p.m.Generator.Making = false
			}
		}
	})
}
