// Package review shows what each move of a game was: its reason, a guess or a mistake.
package review

import (
	"cmp"

	"sudoku/app/desk"
	"sudoku/app/game"
	"sudoku/app/parts/grid"
	"sudoku/app/transport"
	"sudoku/app/work"
	engine "sudoku/solver/review"
)

// Review is the state of this part. Picture 0 of its transport shows the whole game, and
// picture n shows move n.
type Review struct {
	play  transport.Transport
	game  *work.Reviewed // nil if none
	last  *game.Node     // the last node of the history reviewed
	first int            // index of the game's first node
	step  int            // the step picked for the move, counted from 1; 0 if none

	finished int          // ID of the request for the review of a finished game, 0 if none
	ended    game.History // history of the finished game
}

// Msg is a message to this part.
//
//sumtype:decl
type Msg interface{ desk.MsgTo[Review] }

// The messages of the panel.
type (
	// Pressed reviews the game, and opens the panel.
	Pressed struct{ desk.To[Review] }
	// MovePicked shows a move, counted from 1.
	MovePicked struct {
		desk.To[Review]
		Move int
	}
	// MomentPassed shows the next moment, or the previous one if Back is set.
	MomentPassed struct {
		desk.To[Review]
		Back bool
	}
	// StepPicked shows another step of the move.
	StepPicked struct {
		desk.To[Review]
		Index int
	}
	// Resumed continues the game from the position before the move shown, without its
	// mistakes.
	Resumed struct {
		desk.To[Review]
		desk.BringsPuzzle
	}
)

const sender desk.Sender = "review"

// speed is the speed setting for the two moves per second of Rate.
const speed = 30

// Receive handles a message to this part.
func (r *Review) Receive(d *desk.Desk, msg desk.Msg) (cmds []desk.Cmd, ok bool) {
	own, ok := msg.(Msg)
	if ok {
		cmds = r.Update(d, own)
	}
	return cmds, ok
}

// Update handles a message.
func (r *Review) Update(d *desk.Desk, msg Msg) []desk.Cmd {
	switch msg := msg.(type) {
	case Pressed:
		if d.Panel == desk.ReviewPanel {
			return r.begin(d)
		}
		d.Panel, d.Dialog = desk.ReviewPanel, desk.NoDialog // PanelChanged requests the review
	case MovePicked:
		r.goTo(d, msg.Move)
	case MomentPassed:
		r.pass(d, msg.Back)
	case StepPicked:
		r.play.Playing, r.step = false, msg.Index+1
	case Resumed:
		return r.resume(d)
	}
	return nil
}

// Shown returns the review that the page shows, or nil.
func (r *Review) Shown(d *desk.Desk) *work.Reviewed {
	if d.Panel != desk.ReviewPanel || !r.fits(d) {
		return nil
	}
	return r.game
}

// fits reports whether the review is that of the current game.
func (r *Review) fits(d *desk.Desk) bool {
	nodes := d.History.Nodes()
	return r.game != nil && r.last == nodes[len(nodes)-1] && r.first == start(d)
}

// start returns the index of the current game's first node.
func start(d *desk.Desk) int { return d.History.Start(d.History.Node()) }

// begin requests a review of the current game, unless there is one.
func (r *Review) begin(d *desk.Desk) []desk.Cmd {
	if r.fits(d) {
		return []desk.Cmd{desk.ShowGrid{}}
	}
	nodes := d.History.Nodes()
	last := nodes[len(nodes)-1]
	*r = Review{play: transport.Transport{Speed: speed}, last: last, first: start(d), finished: r.finished, ended: r.ended}
	if len(d.History.Played()) < 2 {
		return nil
	}
	g, notice := d.Game(), d.Notice
	cmds := d.Send(sender, work.Review{Game: g.Encode()})
	if d.Reviewing() {
		d.Notice = notice // keep the notice about the link
	}
	return cmds
}

// PanelChanged begins a review when the panel opens.
func (r *Review) PanelChanged(_, d *desk.Desk) []desk.Cmd {
	r.play.Playing = false
	if d.Panel != desk.ReviewPanel {
		return nil
	}
	return r.begin(d)
}

// SheetChanged reviews a game that is opened while the panel is open, or that arrives
// with a link to its review.
func (r *Review) SheetChanged(was, d *desk.Desk) []desk.Cmd {
	if d.Reviewing() {
		d.Panel = desk.ReviewPanel
		if was.Panel != d.Panel {
			return []desk.Cmd{desk.ShowGrid{}} // PanelChanged requests the review
		}
		return r.begin(d)
	}
	if d.Panel != desk.ReviewPanel || was.Panel != desk.ReviewPanel || was.Sheet().Position.Givens == d.Sheet().Position.Givens {
		return nil
	}
	return r.begin(d)
}

// HandleAnswer stores the review of the current game, or sums up that of a finished one.
func (r *Review) HandleAnswer(d *desk.Desk, a *desk.Answer) ([]desk.Cmd, bool) {
	if r.finished != 0 && a.ID == r.finished {
		return r.handleFinished(a), true
	}
	if a.By != sender {
		return nil, false
	}
	if reviewed, ok := a.Answer.(work.Reviewed); ok && !d.Failed(a) && len(reviewed.Moves) > 0 {
		r.game = &reviewed
		if d.Reviewing() {
			r.Seek(r.linked(d))
		}
		return []desk.Cmd{desk.FocusStill{ID: transport.Button}}, true
	}
	return nil, true
}

// linked returns the move that a link opens at, or 0 for the whole game.
func (r *Review) linked(d *desk.Desk) int {
	at := d.History.Node()
	if at == len(d.History.Nodes())-1 {
		return 0
	}
	for i := range r.game.Moves {
		if r.game.Moves[i].Node == at {
			return i + 1
		}
	}
	return 0
}

// Waits reports whether a message is refused while the game is paused, as all of this
// part's are.
func (r *Review) Waits(msg desk.Msg) bool {
	_, own := msg.(Msg)
	return own
}

// Translate turns undo and redo into steps through the moves.
func (r *Review) Translate(d *desk.Desk, msg desk.Msg) desk.Msg {
	if r.Shown(d) == nil {
		return msg
	}
	switch msg.(type) {
	case grid.UndoPressed:
		return transport.Stepped{By: -1}
	case grid.RedoPressed:
		return transport.Stepped{By: 1}
	}
	return msg
}

// Refuses returns the notice for a refused change to the sheet. ok reports whether the
// review hides the sheet, and changes are therefore refused.
func (r *Review) Refuses(d *desk.Desk) (why desk.Notice, ok bool) {
	return desk.Notice{Kind: desk.ReviewInTheWay}, r.Shown(d) != nil
}

// Transport handles a message to the transport of the moves.
func (r *Review) Transport(d *desk.Desk, msg transport.Msg) (_ []desk.Cmd, ok bool) {
	if r.Shown(d) == nil {
		return nil, false
	}
	if _, ticks := msg.(transport.Ticked); !ticks {
		d.Notice = desk.Notice{}
	}
	return transport.Update(r, d, msg), true
}

// State returns the playback state.
func (r *Review) State() *transport.Transport { return &r.play }

// Length returns the number of moves.
func (r *Review) Length() int { return len(r.game.Moves) }

// Rate returns the number of moves per second.
func (r *Review) Rate() float64 { return 2 }

// Seek moves to a picture.
func (r *Review) Seek(at int) { r.play.At, r.step = min(max(at, 0), r.Length()), 0 }

func (r *Review) goTo(d *desk.Desk, move int) {
	if r.Shown(d) != nil {
		r.play.Playing, d.Notice = false, desk.Notice{}
		r.Seek(move)
	}
}

// pass shows the next moment, wrapping around to the first, or the previous one if back
// is set.
func (r *Review) pass(d *desk.Desk, back bool) {
	if r.Shown(d) == nil {
		return
	}
	var before, after, first int
	for _, m := range moments(r.game) {
		switch {
		case m.move < r.play.At:
			before = m.move
		case m.move > r.play.At && after == 0:
			after = m.move
		}
		if first == 0 {
			first = m.move
		}
	}
	if back {
		r.goTo(d, before)
		return
	}
	r.goTo(d, cmp.Or(after, first))
}

// move returns the move shown, or nil.
func (r *Review) move() *work.Move {
	if r.play.At == 0 {
		return nil
	}
	return &r.game.Moves[r.play.At-1]
}

// before returns the node from which the move shown was made, or the game's first node if
// no move is shown.
func (r *Review) before(d *desk.Desk) int {
	if m := r.move(); m != nil {
		return d.History.Nodes()[m.Node].Parent
	}
	return r.first
}

// resume continues the game from the position before the move shown, without its
// mistakes. The history keeps the game as it was played.
func (r *Review) resume(d *desk.Desk) []desk.Cmd {
	of := r.Shown(d)
	if of == nil || !of.Unique {
		return nil
	}
	node := r.before(d)
	s := d.History.Nodes()[node].Sheet
	was := s
	s.Answer, s.Locked = game.Answer{}, true
	taken := 0
	for c, digit := range s.Position.Entries {
		if digit != 0 && digit != of.Solution[c] {
			s.Position.Entries[c] = 0
			taken++
		}
	}
	for x := range was.Position.Eliminated.All() {
		if of.Solution[x.Cell()] == x.Digit() {
			s.Position.Eliminated.Remove(x)
			taken++
		}
	}
	if m := r.move(); m != nil {
		d.Selected = m.Candidate.Cell()
	}
	d.History = d.History.Go(node)
	d.Record.Finished = false // the clock continues
	d.Go(desk.Table)
	notice := desk.Notice{Kind: desk.GameResumed, Count: taken}
	cmds := []desk.Cmd{desk.FocusCell{Cell: d.Selected, Drawn: true}}
	if s != was {
		return append(cmds, d.Change(s, notice)...)
	}
	return append(cmds, d.Changed(notice)...)
}

// mostSteps is the maximum number of steps shown from a wrong digit to a contradiction.
const mostSteps = 8

// steps returns the steps to show for a move: those that justify it, followed by others
// that the player could have seen. For a wrong digit, these take precedence over the steps
// to a contradiction.
func steps(m *work.Move) []stepAt {
	var list []stepAt
	if m.Conflict == nil || len(m.Seen) == 0 && len(m.Steps) <= mostSteps {
		for i := range m.Steps {
			list = append(list, stepAt{&m.Steps[i], i})
		}
	}
	for i := range m.Seen {
		if m.Verdict == engine.Shown && m.Seen[i].Technique == m.Steps[0].Technique {
			continue // the player saw it
		}
		list = append(list, stepAt{&m.Seen[i], 0})
	}
	return list
}

// moment is a move worth looking at, and why.
type moment struct {
	move int // counted from 1
	kind momentKind
}

type momentKind uint8

const (
	wrong momentKind = iota
	guessed
	helped
	paused
	hardest
)

// moments returns the moves worth looking at, in order. A move with several reasons
// appears once for each.
func moments(of *work.Reviewed) (list []moment) {
	peak := hardestMove(of)
	for i := range of.Moves {
		m := &of.Moves[i]
		for kind, on := range [...]bool{
			wrong:   m.Verdict == engine.Mistaken || m.Verdict == engine.Misled,
			guessed: m.Verdict == engine.Guessed,
			helped:  m.Hinted && (i == len(of.Moves)-1 || of.Moves[i+1].Node != m.Node),
			paused:  i == of.Stuck,
			hardest: i == peak,
		} {
			if on {
				list = append(list, moment{i + 1, momentKind(kind)})
			}
		}
	}
	return list
}
