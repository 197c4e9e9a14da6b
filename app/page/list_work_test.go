package page_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/list"
	"sudoku/app/text/english"
	"sudoku/app/work"
	"sudoku/app/work/rowset"
	"sudoku/solver/profile"
)

// crewed is a page with a list whose requests wait for the test to answer them.
type crewed struct {
	t       *testing.T
	m       page.Model
	waiting []work.Request
	done    map[profile.Layer]int // number of answered rows, by layer
	cmds    []desk.Cmd            // all other commands
}

// openCrewed opens and reads a list whose parts have the given numbers of puzzles.
func openCrewed(t *testing.T, puzzles ...int) *crewed {
	c := &crewed{t: t, m: page.New(), done: map[profile.Layer]int{}}
	var parts []list.Part
	for i := range puzzles {
		parts = append(parts, list.Part{Part: work.Part{Number: i, From: i, To: i + 1}})
	}
	c.do(list.Opened{Name: "list", Parts: parts, Workers: 2})
	for i, n := range puzzles {
		c.answer(0, work.Contained{Number: i, Puzzles: n})
	}
	return c
}

func (c *crewed) do(msg desk.Msg) {
	next, cmds := page.Update(c.m, msg)
	c.m = next
	for _, cmd := range cmds {
		switch cmd := cmd.(type) {
		case desk.ComputeParallel:
			c.waiting = append(c.waiting, cmd.Request)
		case desk.StopParallel:
			c.waiting = slices.DeleteFunc(c.waiting, func(r work.Request) bool { return cmd.First <= r.ID && r.ID <= cmd.Last })
		default:
			c.cmds = append(c.cmds, cmd)
		}
	}
}

// answer answers waiting request i.
func (c *crewed) answer(i int, a work.Answer) {
	id := c.waiting[i].ID
	c.waiting = slices.Delete(c.waiting, i, i+1)
	c.do(page.Answered{Response: work.Response{ID: id, Answer: a}})
}

// deepen answers waiting request i as a worker would.
func (c *crewed) deepen(i int) {
	job := c.waiting[i].Job.(work.Deepen)
	c.done[job.Layer] += job.Count
	answer := work.Deepened{Part: job.Part, First: job.First, Count: job.Count, Layer: job.Layer}
	if job.Layer == profile.Solved {
		answer.Sum.Unique = job.Count
	}
	c.answer(i, answer)
}

// finish answers all requests until none is left.
func (c *crewed) finish() {
	for n := 0; len(c.waiting) > 0; n++ {
		if len(c.waiting) > 4 || n > 5000 {
			c.t.Fatalf("%d requests are pending after %d answers", len(c.waiting), n)
		}
		c.deepen(len(c.waiting) - 1)
	}
}

// arranged returns how many times the rows have been sorted since the last call.
func (c *crewed) arranged() (n int) {
	for _, cmd := range c.cmds {
		if _, ok := cmd.(list.Arrange); ok {
			n++
		}
	}
	c.cmds = nil
	return n
}

// TestListWork checks that a short list is rated automatically, and that a long one gets
// solution counts but is rated only on request.
func TestListWork(t *testing.T) {
	short := openCrewed(t, 3, 0, 700)
	short.finish()
	if short.done[profile.Solved] != 703 || short.done[profile.Rated] != 703 || short.done[profile.Properties] != 0 {
		t.Errorf("short list: %v done", short.done)
	}
	if v := page.Of(&short.m, english.Catalog).List; v.Sum != "703 with one solution" || v.Working != "" || v.CanRate || v.Running {
		t.Errorf("short list: sum %q, working %q", v.Sum, v.Working)
	}
	long := openCrewed(t, 10_000, 1)
	if n := long.arranged(); n != 1 {
		t.Errorf("after reading, the list was arranged %d times", n)
	}
	long.finish()
	if long.done[profile.Solved] != 10_001 || long.done[profile.Rated] != 0 {
		t.Errorf("long list: %v done", long.done)
	}
	long.do(list.ColumnToggled{Column: list.Minimal})
	long.finish()
	if long.done[profile.Properties] != 10_001 {
		t.Errorf("with another column: %v done", long.done)
	}
	long.do(list.OrderPicked{Column: list.Score})
	long.arranged()
	long.finish()
	if n := long.arranged(); long.done[profile.Rated] != 10_001 || n != 1 {
		t.Errorf("sorted by score: %v done, arranged %d times", long.done, n)
	}
	long.do(list.OrderPicked{Column: list.Score})
	if got := long.m.List.Order; got != (list.Order{Column: list.Score, Down: true}) || len(long.waiting) != 0 || long.arranged() != 1 {
		t.Errorf("in reverse order: %v, %d pending", got, len(long.waiting))
	}
}

// TestListPause checks that a pause cancels the current work, and that no row is skipped
// or repeated afterwards.
func TestListPause(t *testing.T) {
	c := openCrewed(t, 5000)
	c.do(list.RatePressed{})
	for range 20 {
		c.deepen(0)
	}
	c.do(list.PausePressed{})
	if v := page.Of(&c.m, english.Catalog).List; len(c.waiting) != 0 || v.Running || !v.Paused || v.Working != "Paused: 120 of 5,000 rated" {
		t.Errorf("paused: %d pending, %q", len(c.waiting), v.Working)
	}
	c.do(list.ColumnToggled{Column: list.Minimal})
	if len(c.waiting) != 0 {
		t.Error("showing a column ended the pause")
	}
	c.do(list.PausePressed{})
	c.finish()
	if c.done[profile.Rated] != 5000 || c.done[profile.Solved] != 5000 || c.done[profile.Properties] != 5000 {
		t.Errorf("after the pause: %v done", c.done)
	}
	// A failing worker pauses the work and gives the reason.
	c = openCrewed(t, 100)
	c.do(page.Answered{Response: work.Response{ID: c.waiting[0].ID, Err: "shot"}})
	if c.m.Notice.Kind != desk.EngineFailed || !c.m.List.Run.Paused {
		t.Errorf("after a failure: notice %v", c.m.Notice)
	}
	c.waiting = nil
	c.do(list.PausePressed{})
	c.finish()
	if c.done[profile.Solved] != 100 {
		t.Errorf("after resuming: %v done", c.done)
	}
}

// TestListSaving checks that all workers write pieces of the file until it is complete.
func TestListSaving(t *testing.T) {
	c := openCrewed(t, 20_000)
	c.finish()
	c.do(list.FormatPicked{Index: 1})
	c.do(list.SavePressed{})
	begin, ok := c.cmds[len(c.cmds)-2].(list.BeginSaving)
	if !ok || begin.Extension != ".txt" {
		t.Fatalf("got commands %v", c.cmds)
	}
	c.do(list.SaveBegun{Rows: 10_000})
	written := 0
	for len(c.waiting) > 0 {
		job := c.waiting[0].Job.(work.WriteRows)
		if job.Format != rowset.RatedLines {
			t.Errorf("got job %+v", job)
		}
		written += job.Count
		c.cmds = nil
		c.answer(0, work.Written{First: job.First, Count: job.Count})
	}
	if end, _ := c.cmds[0].(list.EndSaving); written != 10_000 || !end.Whole {
		t.Errorf("%d rows written, then commands %v", written, c.cmds)
	}
	c.do(list.SaveEnded{Err: "full"})
	c.do(list.SaveBegun{Rows: 10_000})
	c.cmds = nil
	c.do(list.SaveStopped{})
	if end, ok := c.cmds[0].(list.EndSaving); !ok || end.Whole || len(c.waiting) != 0 || c.m.List.Saving.On {
		t.Errorf("stopped: %v, %d pending", c.cmds, len(c.waiting))
	}
}

// TestListFilter checks which rows the filter keeps.
func TestListFilter(t *testing.T) {
	const easy, hard = listed, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
	text := easy + "\n" + hard + "\n" + "1" + hard[1:] + "\n55" + hard[2:] + "\n"
	serve := func(job work.Job) (last work.Answer) {
		work.Serve(context.Background(), work.Request{Job: job}, func(r work.Response) { last = r.Answer })
		return last
	}
	rows := serve(work.Contents{Part: work.Part{To: len(text)}.Carrying([]byte(text))}).(work.Contained).Rows()
	plain := slices.Clone(rows)
	for _, layer := range rowset.Layers {
		if layer != profile.Rated && layer != profile.Canonical { // the second puzzle is extremely hard
			rows = serve(work.Deepen{Layer: layer}.Carrying(rows)).(work.Deepened).Rows()
		}
	}
	first := serve(work.Deepen{Layer: profile.Rated}.Carrying(rows[:rowset.Size])).(work.Deepened).Rows()
	copy(rows, first)
	kept := func(f list.Filter, rows []byte) (kept []int) {
		for i := range len(rows) / rowset.Size {
			if filter := f.Profiled(); filter.Match(rowset.Profile(rows[i*rowset.Size:])) {
				kept = append(kept, i)
			}
		}
		return kept
	}
	for _, c := range []struct {
		name        string
		filter      list.Filter
		want, plain []int // plain: the wanted rows among rows without properties
	}{
		{"none", list.Filter{}, []int{0, 1, 2, 3}, []int{0, 1, 2, 3}},
		{"givens", list.Filter{Givens: list.Range{To: 18}}, []int{1, 2}, []int{1, 2}},
		{"more givens", list.Filter{Givens: list.Range{From: 18}}, []int{0, 2, 3}, []int{0, 2, 3}},
		{"one solution", list.Filter{Unique: true}, []int{0, 1}, nil},
		{"minimal", list.Filter{Minimal: list.OnlyMinimal}, []int{1}, nil},
		{"not minimal", list.Filter{Minimal: list.NotMinimal}, []int{0}, nil},
		{"half turn", list.Filter{Symmetry: 1}, []int{0}, nil},
		{"rating", list.Filter{ER: list.Range{From: 12, To: 12}}, []int{0}, nil},
		{"another rating", list.Filter{ER: list.Range{From: 13}}, nil, nil},
		{"needs", list.Filter{Needed: "naked-single"}, []int{0}, nil},
		{"needs what it does not", list.Filter{Needed: "x-wing"}, nil, nil},
		{"does without", list.Filter{Without: "x-wing"}, []int{0}, nil},
		{"once, where that is not known", list.Filter{Once: true}, nil, nil},
		{"does without what it needs", list.Filter{Without: "naked-single"}, nil, nil},
	} {
		if got := kept(c.filter, rows); !slices.Equal(got, c.want) {
			t.Errorf("%s: %d rows left, want %d", c.name, got, c.want)
		}
		if got := kept(c.filter, plain); !slices.Equal(got, c.plain) {
			t.Errorf("%s: %d rows without properties left, want %d", c.name, got, c.plain)
		}
	}
}

// TestListKept checks that a long list is stored once rating starts, and that a later
// visit continues where it stopped.
func TestListKept(t *testing.T) {
	c := openCrewed(t, 2000)
	kept := func() (n int) {
		for _, cmd := range c.cmds {
			if _, ok := cmd.(list.Keep); ok {
				n++
			}
		}
		return n
	}
	if c.finish(); kept() != 0 {
		t.Error("stored a list that is not being rated")
	}
	c.do(list.RatePressed{})
	c.do(list.PausePressed{})
	c.do(list.PausePressed{})
	if kept() != 1 {
		t.Errorf("stored a list being rated %d times", kept())
	}
	c.do(list.KeepFailed{Err: "full"})
	if v := page.Of(&c.m, english.Catalog).List; !strings.Contains(v.Lost, "full") {
		t.Errorf("after a failure: %q", v.Lost)
	}

	c = &crewed{t: t, m: page.New(), done: map[profile.Layer]int{}}
	c.do(frame.PanelPicked{Panel: desk.ListPanel})
	if len(c.cmds) == 0 || !slices.Contains(c.cmds, desk.Cmd(list.FindKept{})) {
		t.Errorf("the panel returns %v", c.cmds)
	}
	c.do(list.KeptFound{Kept: list.Kept{Name: "many.txt", Done: 1000, Total: 2000}})
	if v := page.Of(&c.m, english.Catalog).List; v.Offer != "Go on with many.txt: 1,000 of 2,000 rated" {
		t.Errorf("got offer %q", v.Offer)
	}
	c.do(list.GoOnPressed{})
	parts := []list.Part{{Read: true, Contents: work.Contained{Puzzles: 1500}}, {Read: true, Contents: work.Contained{Puzzles: 500}}}
	c.do(list.Restored{Name: "many.txt", Parts: parts, Workers: 2, Rows: rowset.Surveyed{
		Done:    [4]int{2000, 0, 0, 1000},
		Missing: [4][]rowset.Span{3: {{Part: 0, First: 900, Count: 600}, {Part: 1, First: 100, Count: 400}}},
		Sum:     rowset.Sum{Unique: 2000},
	}})
	c.finish()
	if c.done[profile.Rated] != 1000 || c.done[profile.Solved] != 0 {
		t.Errorf("continues with %v", c.done)
	}
	if done, total := c.m.List.Rated(); done != 2000 || total != 2000 {
		t.Errorf("at the end %d of %d are rated", done, total)
	}
}
