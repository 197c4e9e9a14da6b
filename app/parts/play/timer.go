package play

import (
	"time"

	"sudoku/app/desk"
)

// The messages for the timer.
type (
	// PageShown reports that the page became visible or hidden.
	PageShown struct {
		desk.To[Play]
		Visible bool
	}
	// TimerTicked updates the clock.
	TimerTicked struct{ desk.To[Play] }
)

// SheetChanged adapts the timer to the sheet. A change starts the timer of a resumed game.
func (p *Play) SheetChanged(was, d *desk.Desk) []desk.Cmd {
	if was.Timer.Puzzle == d.Sheet().Position.Givens {
		d.Timer.Waiting = false
	}
	return p.updateTimer(d)
}

// wake starts the timer of a resumed game on the player's first action.
func (p *Play) wake(d *desk.Desk, msg Msg) []desk.Cmd {
	switch any(msg).(type) {
	case PageShown, TimerTicked, OptionToggled, NamingPicked:
		return nil
	}
	if !d.Timer.Waiting {
		return nil
	}
	d.Timer.Waiting = false
	return p.updateTimer(d)
}

// updateTimer starts or stops the timer as the sheet and the options require.
func (p *Play) updateTimer(d *desk.Desk) []desk.Cmd {
	d.TendTimer()
	s := d.Sheet()
	if values := s.Position.Values(); s.Locked && values.IsSolution() {
		d.Record.Finished = true // even if the player did not solve it; only finish shows the ending
	}
	return p.scheduleTick(d)
}

// scheduleTick schedules an update of the clock at the next full second.
func (p *Play) scheduleTick(d *desk.Desk) []desk.Cmd {
	if p.ticking || !d.Timer.Running || !d.Options.Has(desk.ShowTimer) {
		return nil
	}
	p.ticking = true
	return []desk.Cmd{desk.Wait{Time: time.Second - d.Time()%time.Second, Then: TimerTicked{}}}
}

func (p *Play) showPage(d *desk.Desk, visible bool) []desk.Cmd {
	d.Timer.Visible = visible
	cmds := p.updateTimer(d)
	if !visible {
		cmds = append(cmds, desk.Save{})
	}
	return cmds
}
