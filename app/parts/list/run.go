package list

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/profile"
)

// Run is the work on the rows of a list: layer by layer, in requests for a few
// rows each, of which only as many are sent at a time as keep the workers busy.
type Run struct {
	Workers int
	Asked   bool // everything is to be worked out
	Paused  bool
	Sent    []Sent
	Layers  [len(work.AllLayers)]Layer
	Sum     work.Sum
	Rows    int
}

// Layer is how far a layer has come.
type Layer struct {
	Part, Row int     // where the next request begins
	Lost      []Sent  // what was sent and stopped, to be sent again first
	Done      int     // rows
	Began     float64 // by Desk.Now, when the work on it last began
	From      int     // rows that were done then
}

// Sent is a request that is not answered yet: for rows of a part.
type Sent struct{ ID, Layer, Part, First, Count int }

// mostSent is how many rows a request is for, by layer: a tenth of a second's worth on
// most lists.
var mostSent = [len(work.AllLayers)]int{8192, 1024, 2048, 64}

// small is up to how many puzzles a list is rated unasked.
const small = 1000

// begin is called when the list is read.
func (r *Run) begin(parts []Part) {
	r.Rows = 0
	for _, p := range parts {
		r.Rows += p.Contents.Puzzles
	}
}

// wanted is what is to be worked out: whatever the table shows, is ordered by or
// depends on; for long lists ratings only if they are asked for.
func (l *List) wanted() profile.Layer {
	needed := l.Columns.Layers()
	if l.Run.Rows > small {
		needed &^= profile.Rated
	}
	if l.Run.Asked {
		needed |= l.Columns.Layers() | profile.Rated
	}
	return needed | l.Filter.Layers() | l.Order.Column.Layer() | profile.Solved
}

// feed sends requests until the workers have enough to do.
func (l *List) feed(d *desk.Desk) (cmds []desk.Cmd) {
	if !l.There || !l.isRead() {
		return nil
	}
	if l.Run.Paused {
		return l.Run.stop()
	}
	cmds = l.keep()
	for len(l.Run.Sent) < 2*l.Run.Workers {
		next, ok := l.next(d.Now)
		if !ok {
			break
		}
		id, cmd := d.SendParallel(work.Deepen{Part: next.Part, First: next.First, Count: next.Count, Layer: work.AllLayers[next.Layer]})
		next.ID = id
		l.Run.Sent = append(slices.Clone(l.Run.Sent), next)
		cmds = append(cmds, cmd)
	}
	return cmds
}

// next is the next request, without its ID; ok is false if there is nothing to send
// now. A layer waits for the one before: a request carries whole rows there and back.
func (l *List) next(now float64) (s Sent, ok bool) {
	wanted := l.wanted()
	for i, layer := range work.AllLayers {
		at := &l.Run.Layers[i]
		if wanted&layer == 0 {
			continue
		}
		busy := slices.ContainsFunc(l.Run.Sent, func(s Sent) bool { return s.Layer == i })
		if !busy {
			at.Began, at.From = now, at.Done
		}
		if n := len(at.Lost); n > 0 {
			s, at.Lost = at.Lost[n-1], at.Lost[:n-1:n-1]
			return s, true
		}
		for at.Part < len(l.Parts) && at.Row >= l.Parts[at.Part].Contents.Puzzles {
			at.Part, at.Row = at.Part+1, 0
		}
		if at.Part == len(l.Parts) {
			if busy {
				return s, false
			}
			continue
		}
		s = Sent{Layer: i, Part: at.Part, First: at.Row, Count: min(l.count(i, now), l.Parts[at.Part].Contents.Puzzles-at.Row)}
		at.Row += s.Count
		return s, true
	}
	return s, false
}

// count is how many rows a request for a layer is for: no more than a worker does in a
// second, so that little is lost when it is stopped; few as long as that is not known.
func (l *List) count(layer int, now float64) int {
	if w, ok := l.Working(now); ok && w.Layer == layer && w.PerSecond > 0 {
		return min(max(int(w.PerSecond)/max(1, l.Run.Workers), 1), mostSent[layer])
	}
	return mostSent[layer] / 8
}

// find is the place of a request among those sent, -1 if it is none of them.
func (r *Run) find(id int) int {
	return slices.IndexFunc(r.Sent, func(s Sent) bool { return s.ID == id })
}

// stop ends what was sent, which is sent again when the work goes on.
func (r *Run) stop() (cmds []desk.Cmd) {
	for _, s := range r.Sent {
		at := &r.Layers[s.Layer]
		at.Lost = append(slices.Clone(at.Lost), s)
		cmds = append(cmds, desk.StopParallel{First: s.ID, Last: s.ID})
	}
	r.Sent = nil
	return cmds
}

// hearDeepened takes in what was worked out, and goes on. When a layer is done the
// rows are arranged again if that depends on it.
func (l *List) hearDeepened(d *desk.Desk, r work.Response) []desk.Cmd {
	if !r.Last() {
		return nil
	}
	i := l.Run.find(r.ID)
	s := l.Run.Sent[i]
	l.Run.Sent = slices.Delete(slices.Clone(l.Run.Sent), i, i+1)
	at := &l.Run.Layers[s.Layer]
	answer, ok := r.Answer.(work.Deepened)
	if !ok {
		at.Lost = append(slices.Clone(at.Lost), s)
		l.Run.Paused = true
		d.Notice = desk.Notice{Kind: desk.EngineFailed, Name: r.Err}
		return l.Run.stop()
	}
	at.Done += answer.Count
	l.Run.Sum.Add(answer.Sum)
	cmds := l.feed(d)
	if at.Done == l.Run.Rows && answer.Layer == profile.Canonical {
		cmds = append(cmds, Compare{})
	}
	if at.Done == l.Run.Rows && (l.Filter.Layers()|l.Order.Column.Layer())&answer.Layer != 0 {
		cmds = append(cmds, Arrange{})
	}
	return cmds
}

// Working is how far the work is.
type Working struct {
	Layer     int     // in work.AllLayers
	Done      int     // rows
	PerSecond float64 // rows; 0 if that is not known
	Left      float64 // milliseconds
}

// Working is what is being worked out; ok is false if there is nothing left to do.
func (l *List) Working(now float64) (w Working, ok bool) {
	wanted := l.wanted()
	for i, layer := range work.AllLayers {
		at := &l.Run.Layers[i]
		if !l.There || wanted&layer == 0 || at.Done >= l.Run.Rows {
			continue
		}
		w = Working{Layer: i, Done: at.Done}
		if since, done := now-at.Began, at.Done-at.From; done > 0 && since > 0 && len(l.Run.Sent) > 0 {
			w.PerSecond = 1000 * float64(done) / since
			w.Left = since / float64(done) * float64(l.Run.Rows-at.Done)
		}
		return w, true
	}
	return w, false
}

// Knows reports whether a layer is worked out for all puzzles.
func (l *List) Knows(layer profile.Layer) bool {
	for i, x := range work.AllLayers {
		if layer&x != 0 && l.Run.Layers[i].Done < l.Run.Rows {
			return false
		}
	}
	return true
}
