package list

import (
	"slices"

	"sudoku/app/desk"
	"sudoku/app/work"
	"sudoku/solver/format"
)

// Skip is the reason why part of a list could not be read.
type Skip struct {
	File string // name of the file, if the list has several
	Err  format.Error
}

// Contents summarises the list.
type Contents struct {
	Puzzles, Skipped int
	Why              []Skip     // reasons for the first few skipped puzzles
	Kinds            work.Kinds // number of other skipped puzzles by reason
	Lost             []Loss     // parts that could not be read
}

// Loss is a part that could not be read.
type Loss struct {
	File, Reason string
	From         int // byte offset in the list
	Bytes        int
}

// Contents returns a summary of the list. ok is false until all of it has been read.
func (l *List) Contents() (c Contents, ok bool) {
	above := 0 // lines of the file before the part
	for _, p := range l.Parts {
		if !p.Read {
			return c, false
		}
		if !p.Inside {
			above = 0
		}
		if p.Lost != "" {
			c.Lost = append(c.Lost, Loss{p.File, p.Lost, p.From, p.To - p.From})
		}
		c.Puzzles += p.Contents.Puzzles
		c.Skipped += p.Contents.Skipped
		for _, err := range p.Contents.Why {
			if len(c.Why) == work.MostWhy {
				c.Kinds.Add(err.Kind, 1)
				continue
			}
			if err.Line > 0 {
				err.Line += above
			}
			c.Why = append(c.Why, Skip{p.File, err})
		}
		for kind, n := range p.Contents.Kinds {
			c.Kinds.Add(format.Kind(kind), n)
		}
		above += p.Contents.Lines
	}
	return c, true
}

// read requests the contents of the list.
func (l *List) read(d *desk.Desk) (cmds []desk.Cmd) {
	l.ReadID = d.LastID + 1
	for _, part := range l.Parts {
		_, cmd := d.SendParallel(work.Contents{Part: part.Part})
		cmds = append(cmds, cmd)
	}
	return cmds
}

// isRead reports whether all parts have been read.
func (l *List) isRead() bool {
	return !slices.ContainsFunc(l.Parts, func(p Part) bool { return !p.Read })
}

// isReading reports whether a request is for contents of the list.
func (l *List) isReading(id int) bool {
	return l.ReadID > 0 && id >= l.ReadID && id < l.ReadID+len(l.Parts)
}

// handleContents handles the contents of a part. After the last part it starts the work on
// the rows.
func (l *List) handleContents(d *desk.Desk, r work.Response) (cmds []desk.Cmd) {
	if !r.Last() {
		return nil
	}
	l.Parts = slices.Clone(l.Parts)
	part := &l.Parts[r.ID-l.ReadID]
	part.Read = true
	answer, ok := r.Answer.(work.Contained)
	if !ok {
		part.Lost = r.Err
		cmds = append(cmds, Lose{Part: part.Number})
	}
	part.Contents = answer.WithoutRows()
	if !l.isRead() {
		return cmds
	}
	l.Run.begin(l.Parts)
	return append(append(cmds, l.feed(d)...), Arrange{})
}
