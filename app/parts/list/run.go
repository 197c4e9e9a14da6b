package list

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/app/work/rowset"
	"sudoku/solver/profile"
)

// Run is the work on the rows of a list. It proceeds layer by layer in requests for a few
// rows each, with only enough requests pending to keep the workers busy.
type Run struct {
	Workers int
	Asked   bool // the player requested the ratings
	Paused  bool
	Sent    []Sent
	Layers  [len(rowset.Layers)]Layer
	Sum     rowset.Sum
	Rows    int
}

// Layer is the progress of a layer.
type Layer struct {
	Part, Row int     // start of the next request
	Lost      []Sent  // cancelled requests, to be sent again first
	Done      int     // number of rows done
	Began     float64 // Desk.Now when the work last started
	From      int     // number of rows done at Began
}

// Sent is a pending request for rows of a part.
type Sent struct{ ID, Layer, Part, First, Count int }

// mostSent is the maximum number of rows per request by layer, about a tenth of a
// second's work for most lists.
var mostSent = [len(rowset.Layers)]int{8192, 1024, 2048, 64}

// mostAutoRated is the maximum length of lists that are rated automatically.
const mostAutoRated = 1000

// begin counts the rows in a list that has been read.
func (r *Run) begin(parts []Part) {
	r.Rows = 0
	for _, p := range parts {
		r.Rows += p.Contents.Puzzles
	}
}

// wanted returns the layers that the table shows, sorts by or filters by. In long lists
// it includes ratings only on request.
func (l *List) wanted() profile.Layer {
	needed := l.Columns.Layers()
	if l.Run.Rows > mostAutoRated {
		needed &^= profile.Rated
	}
	if l.Run.Asked {
		needed |= l.Columns.Layers() | profile.Rated
	}
	return needed | l.Filter.Layers() | l.Order.Column.Layer() | profile.Solved
}

// feed sends requests until the workers are busy.
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
		id, cmd := d.SendParallel(work.Deepen{Part: next.Part, First: next.First, Count: next.Count, Layer: rowset.Layers[next.Layer]})
		next.ID = id
		l.Run.Sent = append(slices.Clone(l.Run.Sent), next)
		cmds = append(cmds, cmd)
	}
	return cmds
}

// next returns the next request, without its ID. ok is false if there is nothing to send
// now. Each layer waits for the previous one, since a request carries whole rows both
// ways.
func (l *List) next(now float64) (s Sent, ok bool) {
	wanted := l.wanted()
	for i, layer := range rowset.Layers {
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

// count returns the number of rows for a request for a layer. It is at most one second's
// work, so that little is lost on cancellation. While the speed is unknown, it is small.
func (l *List) count(layer int, now float64) int {
	if w, ok := l.Working(now); ok && w.Layer == layer && w.PerSecond > 0 {
		return min(max(int(w.PerSecond)/max(1, l.Run.Workers), 1), mostSent[layer])
	}
	return mostSent[layer] / 8
}

// find returns the index of a request in Sent, or -1.
func (r *Run) find(id int) int {
	return slices.IndexFunc(r.Sent, func(s Sent) bool { return s.ID == id })
}

// stop cancels the pending requests. They are sent again when the work resumes.
func (r *Run) stop() (cmds []desk.Cmd) {
	for _, s := range r.Sent {
		at := &r.Layers[s.Layer]
		at.Lost = append(slices.Clone(at.Lost), s)
		cmds = append(cmds, desk.StopParallel{First: s.ID, Last: s.ID})
	}
	r.Sent = nil
	return cmds
}

// handleDeepened counts the rows done and sends more requests. When a layer is complete,
// it rearranges the rows if their order or the filter depends on it.
func (l *List) handleDeepened(d *desk.Desk, r work.Response) []desk.Cmd {
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

// Working describes the progress of the work.
type Working struct {
	Layer     int     // index in rowset.Layers
	Done      int     // number of rows done
	PerSecond float64 // rows; 0 if unknown
	Left      float64 // milliseconds
}

// Working returns the progress of the work. ok is false if there is nothing left to do.
func (l *List) Working(now float64) (w Working, ok bool) {
	wanted := l.wanted()
	for i, layer := range rowset.Layers {
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

// Knows reports whether a layer is complete for all puzzles.
func (l *List) Knows(layer profile.Layer) bool {
	for i, x := range rowset.Layers {
		if layer&x != 0 && l.Run.Layers[i].Done < l.Run.Rows {
			return false
		}
	}
	return true
}
