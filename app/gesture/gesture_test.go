package gesture

import (
	"testing"

	"sudoku/app/internal/script"
)

func TestGestures(t *testing.T) {
	script.Run(t, []script.Case{
		{Name: "a click: the press selects, the click does not again", Script: `
			press r1c1        => pick r1c1
			release           =>
			click r1c1        =>
			click r1c2        => pick r1c2`},
		{Name: "a slow click by mouse or pen is a click", Script: `
			press r1c1        => pick r1c1
			5s                =>
			release           =>
			press pen r1c2    => pick r1c2
			5s                =>`},
		{Name: "a drag adds the cells that it passes near the middle", Script: `
			press r1c1        => pick r1c1
			move r1c1         =>
			move r1c2 off .43 =>
			move r1c2 off .42 => add r1c2
			move r1c2 off .1  =>
			move outside      =>
			move r2c2         => add r2c2
			move r1c2         => add r1c2
			release           =>
			move r5c5         =>
			click outside     =>`},
		{Name: "a pen drags", Script: `
			press pen r5c5    => pick r5c5
			move r5c5         =>
			move r5c6         => add r5c6`},
		{Name: "the button went up outside of the window", Script: `
			press r1c1        => pick r1c1
			move up r1c2      =>
			move r1c3         =>`},
		{Name: "no drag begins beside the grid or by another button", Script: `
			press outside     =>
			move r1c1         =>
			press right r1c1  =>
			move r1c2         =>`},
		{Name: "modifiers", Script: `
			press r1c1        => pick r1c1
			press ctrl r3c3   => toggle r3c3
			press shift r4c4  => range r4c4
			press shift ctrl r5c5 => range r5c5
			press ctrl r3c3 mark 2 => toggle r3c3
			move r3c4         => add r3c4`},
		{Name: "candidates: about the cell, until the page takes them", Script: `
			press r1c1 mark 5 => pick r1c1
			takes             =>
			press r1c1 mark 5 => press 5 in r1c1
			press r1c1        => pick r1c1`},
		{Name: "a finger goes across where the page scrolls", Script: `
			press touch scrolling r5c5 =>
			release r5c3      => on
			press touch scrolling r5c5 =>
			release r6c9      => back
			press touch scrolling r5c5 =>
			release r5c4      =>
			press touch scrolling r5c5 =>
			release r7c3      =>
			press touch scrolling r5c5 =>
			release outside   =>
			press touch scrolling r5c5 =>
			cancel            =>
			release r5c3      =>
			press r5c5        => pick r5c5
			release r5c3      =>`},
		{Name: "double click", Script: `
			double r1c1       => alike r1c1
			double outside    =>
			double r1c1 mark 5 => alike r1c1
			takes             =>
			double r1c1 mark 5 =>
			double r1c1       => alike r1c1
			armed             =>
			double r1c1       =>`},
		{Name: "right click on a candidate rules it out; elsewhere the menu opens", Script: `
			press right r1c1 mark 5 =>
			menu r1c1 mark 5  => rule out 5 in r1c1; no menu
			menu r1c1         =>
			menu outside      =>`},
		{Name: "no menu by a long press of a finger or a pen, nor an elimination", Script: `
			menu touch r1c1 mark 5 => no menu
			menu pen r1c1     => no menu
			menu touch key 5  => no menu
			menu touch outside =>`},
		{Name: "a long press of a cell by a finger", Script: `
			press touch r1c1  => pick r1c1
			649ms             =>
			release           =>
			click r1c1        =>
			press touch r2c2  => pick r2c2
			649ms             =>
			1ms               => hold r2c2, was r1c1
			5s                =>
			release           =>
			click r2c2        =>`},
		{Name: "a long press ends by a drag, for good", Script: `
			press touch r1c1  => pick r1c1
			400ms             =>
			move r1c2         => add r1c2
			5s                =>
			move r1c1         => add r1c1
			5s                =>`},
		{Name: "long press, then drag", Script: `
			press touch r1c1  => pick r1c1
			650ms             => hold r1c1, was nothing
			move r1c2         => add r1c2
			release           =>`},
		{Name: "small moves within the cell do not end a long press", Script: `
			press touch r1c1  => pick r1c1
			400ms             =>
			move r1c1 off .3  =>
			move r1c2 off .45 =>
			250ms             => hold r1c1, was nothing`},
		{Name: "the timer of a press is none of the next", Script: `
			press touch r1c1  => pick r1c1
			600ms             =>
			release           =>
			press touch r2c2  => pick r2c2
			100ms             =>
			550ms             => hold r2c2, was r1c1`},
		{Name: "a release that was not heard of", Script: `
			press touch r1c1  => pick r1c1
			600ms             =>
			press touch r2c2  => pick r2c2
			100ms             =>
			550ms             => hold r2c2, was r1c1
			press touch scrolling r3c3 =>
			click r3c3        => pick r3c3`},
		{Name: "no long press where presses write or are about a candidate", Script: `
			armed             =>
			press touch r1c1  => pick r1c1
			5s                =>
			release           =>
			unarmed           =>
			takes             =>
			press touch r1c1 mark 5 => press 5 in r1c1
			5s                =>
			release           =>
			press touch r1c1  => pick r1c1
			650ms             => hold r1c1, was r1c1`},
		{Name: "where a finger scrolls it takes a click", Script: `
			press touch scrolling r1c1 =>
			move r1c2         =>
			5s                =>
			release           =>
			click r1c1        => pick r1c1
			press scrolling r2c2 => pick r2c2`},
		{Name: "a finger that turns out to scroll", Script: `
			press touch scrolling r1c1 =>
			cancel            =>
			move r1c2         =>`},
		{Name: "the browser takes the pointer away mid-drag", Script: `
			press touch r1c1  => pick r1c1
			move r1c2         => add r1c2
			cancel            =>
			move r1c3         =>
			5s                =>
			click r5c5        => pick r5c5`},
		{Name: "a second finger ends a drag and a long press: two zoom", Script: `
			press touch r1c1  => pick r1c1
			move r1c2         => add r1c2
			press touch second r5c5 =>
			move r1c3         =>
			5s                =>
			release           =>
			press touch r1c1  => pick r1c1
			press touch second r5c5 =>
			5s                =>`},
		{Name: "a second finger ends the long press of a key", Script: `
			press touch key 5 =>
			press touch second r1c1 =>
			5s                =>`},
		{Name: "a program clicks without a press", Script: `
			click keyboard r1c1 => pick r1c1
			click keyboard ctrl r1c2 => toggle r1c2`},
		{Name: "a long press of a key arms its digit, and its click is not heard", Script: `
			press touch key 5 =>
			449ms             =>
			1ms               => arm 5
			release           =>
			click key 5       => swallowed
			click key 5       =>`},
		{Name: "a key by mouse or pen, too", Script: `
			press key 5       =>
			450ms             => arm 5
			release           =>
			press pen key 6   =>
			450ms             => arm 6`},
		{Name: "a short press of a key is a click", Script: `
			press touch key 5 =>
			449ms             =>
			release           =>
			5s                =>
			click key 5       =>`},
		{Name: "a click by keyboard after a long press is heard", Script: `
			press touch key 5 =>
			450ms             => arm 5
			click keyboard key 5 =>
			click key 5       => swallowed`},
		{Name: "the long press of a key that ended elsewhere", Script: `
			press touch key 5 =>
			450ms             => arm 5
			release           =>
			press touch key 6 =>
			release           =>
			click key 6       =>`},
		{Name: "the long press of a key that the browser took away", Script: `
			press touch key 5 =>
			450ms             => arm 5
			cancel            =>
			click key 6       =>`},
	}, func(t *testing.T, s *script.Stage) func([]string) {
		page := &fakePage{Stage: s}
		w := New(s, page, page.do)
		return func(event []string) {
			p := read(t, event[1:])
			click := Click{p.press.Spot, p.press.Modifiers, p.keyboard}
			switch event[0] {
			case "press":
				w.Press(p.press)
			case "move":
				w.Move(Move{p.press.Spot, p.up, p.off})
			case "release":
				w.Release(p.press.Spot)
			case "cancel":
				w.Cancel()
			case "click":
				if w.Click(click) {
					s.Say("swallowed")
				}
			case "double":
				w.DoubleClick(p.press.Spot)
			case "menu":
				if w.Menu(p.press.Spot, p.press.Pointer) {
					s.Say("no menu")
				}
			case "armed", "unarmed":
				page.armed = event[0] == "armed"
			case "takes":
				page.takes = true
			default:
				t.Fatalf("no event %q", event)
			}
		}
	})
}

func TestOffset(t *testing.T) {
	for _, c := range []struct{ x, y, want float64 }{
		{150, 250, 0}, {100, 250, .5}, {200, 250, .5}, {150, 210, .4}, {190, 210, .4}, {170, 280, .3},
	} {
		if got := Offset(c.x, c.y, 100, 200, 100); got != c.want {
			t.Errorf("%v, %v: %v, want %v", c.x, c.y, got, c.want)
		}
	}
}

func TestDragging(t *testing.T) {
	s := script.NewStage()
	page := &fakePage{Stage: s}
	w := New(s, page, page.do)
	if w.Dragging() {
		t.Error("dragging before a press")
	}
	w.Press(Press{Spot: Spot{OnCell: true}})
	if !w.Dragging() {
		t.Error("not dragging after a press")
	}
	w.Release(Spot{})
	if w.Dragging() {
		t.Error("dragging after the release")
	}
}
