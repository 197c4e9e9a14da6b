//go:build !js

package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"sudoku/app/cli/pipeline"
	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/format"
)

// convertCommand writes puzzles in another format.
type convertCommand struct {
	To   string `placeholder:"FORMAT" help:"The format to write: a key that --list prints, or a name such as ss, sdk, 729, hodoku."`
	From string `placeholder:"FORMAT" help:"Read only this format."`
	List bool   `help:"List the formats and what each can store."`
	JSON bool   `help:"Print a JSON object for each puzzle: format, site, found, dropped, text, lost, error."`
	pipeline.Jobs
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"As for solve, in any format."`
}

// Validate rejects invalid flags. Package kong calls it after parsing.
func (c *convertCommand) Validate() error {
	if c.To == "" && !c.List {
		return errors.New("--to: a format is needed; --list prints them")
	}
	return nil
}

// target is an output format, or a site to link to.
type target struct {
	key    string
	keeps  format.Capability
	format *format.Format
	render func(a *board.Annotated) string
}

// siteSuffix is appended to a site's key to form the --to value for links to the site.
const siteSuffix = "-link"

func targets() (all []target) {
	for _, f := range format.Catalog() {
		if f.Render != nil {
			all = append(all, target{f.Key, f.Keeps, f, f.Render})
		}
	}
	for _, s := range format.Sites() {
		all = append(all, target{key: s.Key + siteSuffix, keeps: s.Keeps, render: s.URL})
	}
	return all
}

func (c *convertCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	if c.List {
		return pipeline.Done, c.list(e)
	}
	to, err := c.target(e.Say)
	if err != nil {
		return pipeline.Failed, err
	}
	read, err := c.reader(e.Say)
	if err != nil {
		return pipeline.Failed, err
	}
	m := pipeline.Many{Environment: e, Arg: c.Puzzle, Read: read, Jobs: c.Jobs.Count(), Batch: 64}
	m.Look = func(_ context.Context, p *pipeline.Page, q *pipeline.Question) (int, error) { return c.look(p, q, to) }
	if status, err = m.Run(ctx); err != nil || c.JSON || to.format == nil || !m.Begun {
		return status, err
	}
	return status, to.end(e.Out)
}

// look writes a puzzle in the target format.
func (c *convertCommand) look(p *pipeline.Page, q *pipeline.Question, to target) (status int, err error) {
	switch {
	case c.JSON && q.Wrong != nil:
		none := map[string]int{}
		return pipeline.Failed, p.Encode(conversion{Found: none, Dropped: none, Lost: none, Error: p.Unread(q.Wrong)})
	case c.JSON:
		return pipeline.Done, p.Encode(conversion{
			Format: q.Format, Site: q.Site, Found: countsObject(q.Found()), Dropped: countsObject(q.Dropped),
			Text: to.render(&q.Annotated), Lost: countsObject(to.keeps.Lost(&q.Annotated)),
		})
	case q.Wrong != nil:
		p.ComplainUnread(q)
		return pipeline.Failed, nil
	}
	for _, sentence := range []string{p.Say.Dropped(q.Dropped), p.Say.Lost(to.keeps.Lost(&q.Annotated))} {
		if sentence != "" {
			p.Complain(p.At(sentence))
		}
	}
	if to.format == nil {
		p.Line(to.render(&q.Annotated))
		return pipeline.Done, nil
	}
	return pipeline.Done, to.write(p, &q.Annotated, q.First)
}

// write writes a position. first reports whether it is the first in the file. The text of
// a later position does not depend on the earlier ones, so write uses an empty position
// in their place.
func (to *target) write(w io.Writer, a *board.Annotated, first bool) error {
	var earlier bytes.Buffer
	file := to.format.NewFile(&earlier)
	if !first {
		if err := file.Add(&board.Annotated{}); err != nil {
			return err
		}
		earlier.Reset()
	}
	if err := file.Add(a); err != nil {
		return err
	}
	_, err := w.Write(earlier.Bytes())
	return err
}

// end writes the end of a file that has at least one position.
func (to *target) end(w io.Writer) error {
	var earlier bytes.Buffer
	file := to.format.NewFile(&earlier)
	if err := file.Add(&board.Annotated{}); err != nil {
		return err
	}
	earlier.Reset()
	if err := file.Close(); err != nil {
		return err
	}
	_, err := w.Write(earlier.Bytes())
	return err
}

// target returns the target named by --to.
func (c *convertCommand) target(t *text.Catalog) (target, error) {
	f := format.Find(c.To)
	var keys []string
	for _, to := range targets() {
		if to.key == c.To || f != nil && to.format == f {
			return to, nil
		}
		keys = append(keys, to.key)
	}
	if f != nil {
		return target{}, errors.New(t.Fill(t.Conversion.NotWritten, "format", c.To))
	}
	return target{}, noFormat(t, c.To, keys)
}

func noFormat(t *text.Catalog, key string, keys []string) error {
	return errors.New(t.Fill(t.Conversion.NoFormat, "format", key, "formats", strings.Join(keys, t.Techniques.Marks.Comma)))
}

// reader returns the reader for --from, which reads any format by default.
func (c *convertCommand) reader(t *text.Catalog) (pipeline.Entries, error) {
	if c.From == "" {
		return pipeline.AnyEntries, nil
	}
	f := format.Find(c.From)
	if f == nil {
		return nil, noFormat(t, c.From, formatKeys())
	}
	return pipeline.EntriesIn(f), nil
}

// formatKeys returns the keys of the readable formats.
func formatKeys() (keys []string) {
	for _, f := range format.Catalog() {
		keys = append(keys, f.Key)
	}
	return keys
}

// list prints the formats.
func (c *convertCommand) list(e *pipeline.Environment) error {
	t := e.Say.Conversion
	out := tabwriter.NewWriter(e.Out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, strings.Join([]string{t.Format, t.Reads, t.Writes, t.File, t.Keeps, t.Name}, "\t"))
	yes := map[bool]string{true: t.Yes, false: t.No}
	for _, f := range format.Catalog() {
		file := f.Extension
		if file == "" {
			file = t.No
		}
		keeps := keepsText(f.Keeps, t.No)
		fmt.Fprintln(out, strings.Join([]string{f.Key, t.Yes, yes[f.Render != nil], file, keeps, e.Say.Formats[f.Key]}, "\t"))
	}
	for _, s := range format.Sites() {
		fmt.Fprintln(out, strings.Join([]string{s.Key + siteSuffix, t.Yes, t.Yes, t.No, keepsText(s.Keeps, t.No), s.Name}, "\t"))
	}
	return out.Flush()
}

func keepsText(c format.Capability, none string) string {
	var parts []string
	for p := range format.Part(format.Parts) {
		if p != format.Givens && c.Has(p) {
			parts = append(parts, p.String())
		}
	}
	if parts == nil {
		return none
	}
	return strings.Join(parts, " ")
}

// conversion is the JSON output for a puzzle.
type conversion struct {
	Format  string         `json:"format"`
	Site    string         `json:"site"`
	Found   map[string]int `json:"found"`
	Dropped map[string]int `json:"dropped"`
	Text    string         `json:"text"`
	Lost    map[string]int `json:"lost"`
	Error   string         `json:"error"`
}

func countsObject(counts format.Counts) map[string]int {
	object := make(map[string]int)
	for p, n := range counts.All() {
		object[p.String()] = n
	}
	return object
}
