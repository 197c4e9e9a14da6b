package play

import (
	"time"

	"sudoku/app/desk"
)

// What the timer hears.
type (
	// PageShown reports that the page became visible, or hidden.
	PageShown struct {
		desk.To[Play]
		Visible bool
	}
	// TimerTicked moves the hands.
	TimerTicked struct{ desk.To[Play] }
)

// SheetChanged is called after each change of the sheet.
func (p *Play) SheetChanged(_, d *desk.Desk) []desk.Cmd { return p.tend(d) }

// tend lets the timer run as the sheet and the options want it.
func (p *Play) tend(d *desk.Desk) []desk.Cmd {
	d.TendTimer()
	s := d.Sheet()
	if values := s.Position.Values(); s.Locked && values.IsSolution() {
		d.Record.Finished = true // if not by the player, then without the card
	}
	return p.tick(d)
}

// tick makes the hands move at the next full second.
func (p *Play) tick(d *desk.Desk) []desk.Cmd {
	if p.ticking || !d.Timer.Running || !d.Options.Has(desk.ShowTimer) {
		return nil
	}
	p.ticking = true
	return []desk.Cmd{desk.Wait{Time: time.Second - d.Time()%time.Second, Then: TimerTicked{}}}
}

func (p *Play) showPage(d *desk.Desk, visible bool) []desk.Cmd {
	d.Timer.Visible = visible
	cmds := p.tend(d)
	if !visible {
		cmds = append(cmds, desk.Save{})
	}
	return cmds
}
