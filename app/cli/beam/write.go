package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"fmt"
	"hash/fnv"
	"reflect"
	"slices"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/filesystem"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
)

func init() {
	beam.RegisterType(reflect.TypeFor[Sample]())
	register.Function1x1(keyOf)
	register.Combiner3[Sample, []byte, Splits](&sampleFn{})
	beam.RegisterType(reflect.TypeFor[Splits]())
	register.DoFn2x2[Row, func(*Splits) bool, int, Row](&assignFn{})
	register.Iter1[Splits]()
	register.DoFn5x1[context.Context, int, func(*Row) bool, func(*bool) bool, func(string, int), error](&writeFn{})
	register.Iter1[bool]()
}

// write writes the rows to files such that the concatenated files are in order, and
// returns the number of rows. A sample of the keys determines which rows belong to which
// file.
func write(s beam.Scope, o *Options, prefix string, rows beam.PCollection) beam.PCollection {
	splits := beam.Combine(s, &sampleFn{Shards: o.Shards}, beam.ParDo(s, keyOf, rows))
	byShard := beam.ParDo(s, &assignFn{}, rows, beam.SideInput{Input: splits})
	var all []any
	for i := range o.Shards {
		all = append(all, i)
	}
	every := beam.ParDo(s, markShard, beam.Create(s, all...)) // an empty shard gets a file, too
	return beam.ParDo(s, &writeFn{Options: *o, Prefix: prefix}, beam.CoGroupByKey(s, byShard, every))
}

func keyOf(r Row) []byte { return r.Key }

func markShard(i int) (int, bool) { return i, true }

func init() { register.Function1x2(markShard) }

// Sample holds the keys with the smallest hashes, which are a random sample.
type Sample struct {
	Hashes []int64
	Keys   [][]byte
}

// Splits holds the first key of each shard except for the first.
type Splits struct{ Keys [][]byte }

// sampleFn chooses the keys at which shards begin.
type sampleFn struct{ Shards int }

// perShard is the number of keys in the sample for each shard. The largest shard is then
// hardly ever twice as large as the average.
const perShard = 64

// CreateAccumulator returns an empty sample.
func (f *sampleFn) CreateAccumulator() Sample { return Sample{} }

// AddInput adds a key to a sample. The sample may grow to twice its final size before
// keys are dropped.
func (f *sampleFn) AddInput(s Sample, key []byte) Sample {
	if f.Shards == 1 {
		return s
	}
	h := fnv.New64a()
	h.Write(key)
	s.Hashes, s.Keys = append(s.Hashes, mixed(h.Sum64())), append(s.Keys, bytes.Clone(key))
	if len(s.Keys) >= 2*perShard*f.Shards {
		s = f.cut(s)
	}
	return s
}

// mixed spreads the entropy of a hash over all bits, as SplitMix64 does.
func mixed(h uint64) int64 {
	h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
	h = (h ^ h>>27) * 0x94d049bb133111eb
	return int64(h ^ h>>31)
}

// MergeAccumulators joins two samples.
func (f *sampleFn) MergeAccumulators(a, b Sample) Sample {
	return f.cut(Sample{append(a.Hashes, b.Hashes...), append(a.Keys, b.Keys...)})
}

// cut drops the keys with the largest hashes.
func (f *sampleFn) cut(s Sample) Sample {
	order := make([]int, len(s.Keys))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(s.Hashes[a], s.Hashes[b]), bytes.Compare(s.Keys[a], s.Keys[b]))
	})
	var t Sample
	for _, i := range order[:min(len(order), perShard*f.Shards)] {
		t.Hashes, t.Keys = append(t.Hashes, s.Hashes[i]), append(t.Keys, s.Keys[i])
	}
	return t
}

// ExtractOutput returns the keys that divide a sample evenly.
func (f *sampleFn) ExtractOutput(s Sample) (splits Splits) {
	keys := f.cut(s).Keys
	slices.SortFunc(keys, bytes.Compare)
	for i := 1; i < f.Shards && len(keys) > 0; i++ {
		splits.Keys = append(splits.Keys, keys[i*len(keys)/f.Shards])
	}
	return splits
}

// assignFn assigns each row to a shard.
type assignFn struct{}

// ProcessElement returns the index of the shard for a row, and the row.
func (f *assignFn) ProcessElement(r Row, splits func(*Splits) bool) (int, Row) {
	var at Splits
	splits(&at)
	i, found := slices.BinarySearchFunc(at.Keys, r.Key, bytes.Compare)
	if found {
		i++
	}
	return i, r
}

// writeFn writes a shard. It writes the same bytes if a runner repeats it.
type writeFn struct {
	Options Options
	Prefix  string
}

// ProcessElement writes the rows of a shard to a file, in order.
func (f *writeFn) ProcessElement(ctx context.Context, shard int, rows func(*Row) bool, _ func(*bool) bool, count func(string, int)) error {
	var all []Row
	for r := (Row{}); rows(&r); r = (Row{}) {
		all = append(all, Row{Key: r.Key, Text: r.Text})
	}
	slices.SortFunc(all, func(a, b Row) int { return bytes.Compare(a.Key, b.Key) })
	name, heading := f.Prefix+".txt", ""
	if f.Options.As != "" {
		l, err := newLister(&f.Options)
		if err != nil {
			return err
		}
		heading = l.writer.Heading(l.columns)
		name = fmt.Sprintf("%s-%05d-of-%05d.%s", f.Prefix, shard, f.Options.Shards, extensions[f.Options.As])
		count("written", len(all))
	}
	return writeFile(ctx, name, func(w *bufio.Writer) {
		w.WriteString(heading)
		for i := range all {
			w.Write(all[i].Text)
		}
	})
}

// extensions maps output formats to extensions of file names.
var extensions = map[string]string{"csv": "csv", "json": "jsonl", "line": "txt"}

// writeFile creates a file in any of Beam's filesystems.
func writeFile(ctx context.Context, name string, fill func(w *bufio.Writer)) error {
	fs, err := filesystem.New(ctx, name)
	if err != nil {
		return err
	}
	defer fs.Close()
	file, err := fs.OpenWrite(ctx, name)
	if err != nil {
		return err
	}
	w := bufio.NewWriterSize(file, 1<<20)
	fill(w)
	if err := w.Flush(); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
