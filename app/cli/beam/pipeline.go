package main

import (
	"reflect"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/fileio"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/transforms/stats"
)

// Row is a line to write.
type Row struct {
	Key   []byte // orders the lines; it ends with Place
	Place []byte // position in the input; see place
	Text  []byte
	Form  string // packed canonical form, if the options ask for unique puzzles
	Value string // value of the column to count, including the line break
}

func init() {
	beam.RegisterType(reflect.TypeFor[Row]())
	register.Emitter1[Row]()
	register.Emitter2[string, int]()
	register.Iter1[Row]()
	register.Function1x2(byForm)
	register.Function2x1(first)
	register.Function1x2(byValue)
	register.Function1x2(noValue)
}

// Build adds the transforms to a pipeline.
//
//	files -> chunks -> shuffle -> rows -> unique -> order -> PREFIX-00000-of-00016.csv ...
//	           |                   |        |         |
//	           +--- errors --------+        +- count  +- summary
func Build(s beam.Scope, globs []string, o *Options) {
	files := fileio.MatchAll(s, beam.CreateList(s, globs), fileio.MatchEmptyDisallow())
	chunks, unread, read := beam.ParDo3(s, &readFn{Lang: o.Lang}, files)
	rows, chosen := beam.ParDo2(s, &describeFn{Options: *o}, beam.Reshuffle(s, chunks))
	if o.Unique {
		rows = beam.DropKey(s, beam.CombinePerKey(s, first, beam.ParDo(s, byForm, rows)))
	}
	if o.Count != "" {
		// A count of zero ensures that the file is written even if there are no rows.
		counted := beam.Flatten(s, beam.ParDo(s, byValue, rows), beam.ParDo(s, noValue, beam.Impulse(s)))
		writeCounts(s, o, stats.SumPerKey(s, counted))
	}
	written := write(s.Scope("rows"), o, o.Output, rows)
	errors := *o
	errors.As, errors.Shards = "", 1
	failed := write(s.Scope("errors"), &errors, o.Output+"-errors", unread)
	summarize(s, o, read, chosen, written, failed)
}

// byForm moves the canonical form from a row to its key.
func byForm(r Row) (string, Row) {
	form := r.Form
	r.Form = ""
	return form, r
}

func byValue(r Row) (string, int) { return r.Value, 1 }

func noValue([]byte) (string, int) { return "", 0 }

// first returns the row whose place comes first.
func first(a, b Row) Row {
	if string(b.Place) < string(a.Place) {
		return b
	}
	return a
}
