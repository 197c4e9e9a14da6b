//go:build !js

package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"sudoku/app/cli/listing"
	"sudoku/app/cli/pipeline"
	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/minlex"
	"sudoku/solver/profile"
	"sudoku/solver/profile/where"
)

// listCommand filters, sorts and describes the puzzles in a list.
type listCommand struct {
	Where     string   `placeholder:"EXPRESSION" help:"Keep only puzzles that match this expression, such as 'er >= 7.1 && technique(\"xy-wing\") && !technique(\"chain\") && minimal && symmetry(\"half-turn\")'. It can use the columns, the words easy, medium, hard, expert, unfair and extreme for grade and level, technique(KEY) for a technique on HoDoKu's path, by its key or a part of it, and symmetry(KEY)."`
	Columns   []string `placeholder:"COLUMN,..." help:"Columns to print (default: puzzle,givens,solutions,grade,er,score): ${list_columns}."`
	As        string   `enum:"csv,json,line" default:"csv" placeholder:"csv" help:"Output format: csv, json (one object per line), or line (the puzzle, then the other columns as a comment)."`
	Sort      string   `placeholder:"COLUMN" help:"Sort by this column; -COLUMN sorts from high to low. The list is then held in memory."`
	Unique    bool     `help:"Keep only the first of equivalent puzzles: those that differ by relabelled digits, reordered rows and columns, or rotation."`
	Canonical bool     `help:"First replace each puzzle by its canonical form, the smallest equivalent string."`
	pipeline.Sharded
	pipeline.Jobs
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"As for solve; a list of any length, plain or packed."`
}

// lister is a running listCommand.
type lister struct {
	*listCommand
	e       *pipeline.Environment
	columns []listing.Column
	where   *where.Expression // nil without a filter
	by      *listing.Column
	layers  profile.Layer
	writer  listing.Writer
	forms   map[[profile.GridSize]byte]bool // canonical forms already listed, for Unique
	kept    []listed                        // puzzles collected for sorting
}

// listed is a puzzle that passed the filter.
type listed struct {
	text  []byte
	value any // sort key
	form  [profile.GridSize]byte
}

func (c *listCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	l, err := c.lister(e)
	if err != nil {
		return pipeline.Failed, err
	}
	e.Out.WriteString(l.writer.Heading(l.columns))
	m := pipeline.Many{Environment: e, Arg: c.Puzzle, Read: pipeline.AnyEntries, Shard: c.Shard, Jobs: c.Jobs.Count(), Batch: l.batch(), Look: l.look, Finish: l.finish}
	if status, err = m.Run(ctx); err != nil {
		return status, err
	}
	return status, l.writeSorted()
}

// lister validates the flags and returns a lister.
func (c *listCommand) lister(e *pipeline.Environment) (l *lister, err error) {
	l = &lister{listCommand: c, e: e, layers: profile.Read, writer: listing.Writers[c.As], forms: map[[profile.GridSize]byte]bool{}}
	keys := c.Columns
	if len(keys) == 0 {
		keys = listing.DefaultColumns
	}
	if l.columns, err = listing.Chosen(keys); err != nil {
		return nil, fmt.Errorf("--columns: %w", err)
	}
	asked := l.columns
	if c.Sort != "" {
		by, err := listing.Chosen([]string{strings.TrimPrefix(c.Sort, "-")})
		if err != nil {
			return nil, fmt.Errorf("--sort: %w", err)
		}
		l.by, asked = &by[0], append(slices.Clone(asked), by...)
	}
	if c.Where != "" {
		l.where, err = where.Compile(c.Where)
		if wrong, ok := errors.AsType[*where.Error](err); ok {
			return nil, &markedError{"--where: " + e.Say.WrongFilter(wrong), marked(c.Where, eureka.Span{From: wrong.At, To: wrong.At})}
		}
		l.layers = l.layers.With(l.where.Layers())
	}
	for _, column := range asked {
		l.layers = l.layers.With(column.Layer)
	}
	if c.Unique {
		l.layers = l.layers.With(profile.Canonical)
	}
	return l, nil
}

// batch returns the number of puzzles per batch. It is small if puzzles are rated, which
// is slow.
func (l *lister) batch() int {
	if l.layers.Has(profile.Rated) {
		return 8
	}
	return 512
}

// look describes a puzzle if it passes the filter.
func (l *lister) look(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (status int, err error) {
	if q.Wrong != nil {
		p.ComplainUnread(q)
		return pipeline.Failed, nil
	}
	r := listing.Record{Profile: profile.Of(l.puzzle(q)), Line: q.Line}
	is, err := r.Meets(ctx, l.where)
	if err != nil || !is {
		return pipeline.Done, err
	}
	if err := r.Work(ctx, l.layers); err != nil {
		return pipeline.Failed, err
	}
	one := listed{text: l.writer.Append(nil, &r, l.columns)}
	if l.by != nil {
		one.value = l.by.Value(&r)
	}
	if l.Unique {
		profile.PackGrid(one.form[:], &r.Canonical)
	}
	chosen, _ := p.Batch.Kept.([]listed)
	p.Batch.Kept = append(chosen, one)
	return pipeline.Done, nil
}

// puzzle returns the grid of a question, in canonical form if requested.
func (l *lister) puzzle(q *pipeline.Question) *board.Grid {
	g := q.Values()
	if l.Canonical {
		g, _ = minlex.Of(&g)
	}
	return &g
}

// finish writes the chosen puzzles in a batch, or keeps them for sorting.
func (l *lister) finish(b *pipeline.Batch) {
	chosen, _ := b.Kept.([]listed)
	for _, one := range chosen {
		if l.Unique && l.forms[one.form] {
			continue
		}
		if l.Unique {
			l.forms[one.form] = true
		}
		if l.by != nil {
			l.kept = append(l.kept, one)
		} else {
			b.Append(one.text)
		}
	}
	b.Kept = nil
}

// writeSorted sorts and writes the kept puzzles. The sort is stable.
func (l *lister) writeSorted() error {
	slices.SortStableFunc(l.kept, func(a, b listed) int {
		if strings.HasPrefix(l.Sort, "-") {
			a, b = b, a
		}
		return listing.Compare(a.value, b.value)
	})
	for _, one := range l.kept {
		if _, err := l.e.Out.Write(one.text); err != nil {
			return err
		}
	}
	return nil
}

// listColumns describes the columns for the help.
func listColumns() string {
	var all []string
	for _, c := range listing.Columns {
		all = append(all, fmt.Sprintf("%s (%s)", c.Key, c.Means))
	}
	return strings.Join(all, "; ")
}
