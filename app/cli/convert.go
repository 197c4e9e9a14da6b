//go:build !js

package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"strings"
	"text/tabwriter"

	"sudoku/app/text"
	"sudoku/solver/board"
	"sudoku/solver/format"
)

// convertCommand writes puzzles in another format.
type convertCommand struct {
	To     string `placeholder:"FORMAT" help:"The format to write: a key that --list prints, or a name such as ss, sdk, 729, hodoku."`
	From   string `placeholder:"FORMAT" help:"Read this format and no other."`
	List   bool   `help:"Print the formats with what each keeps of a position."`
	JSON   bool   `help:"Print a JSON object for each puzzle: format, site, found, dropped, text, lost, error."`
	Lang   string `enum:"en,de" default:"en" placeholder:"en" help:"The language of warnings: en or de."`
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"As for solve, in any format."`
}

// Validate is called by the parser.
func (c *convertCommand) Validate() error {
	if c.To == "" && !c.List {
		return errors.New("--to: a format is needed; --list prints them")
	}
	return nil
}

// target is what positions are written as: a format, or an address of a site.
type target struct {
	key    string
	keeps  format.Capability
	format *format.Format
	render func(a *board.Annotated) string
}

// siteSuffix turns the key of a site into that of its addresses.
const siteSuffix = "-link"

func targets() (all []target) {
	for _, f := range format.Catalog {
		if f.Render != nil {
			all = append(all, target{f.Key, f.Keeps, f, f.Render})
		}
	}
	for _, s := range format.Sites {
		all = append(all, target{key: s.Key + siteSuffix, keeps: s.Keeps, render: s.URL})
	}
	return all
}

func (c *convertCommand) run(ctx context.Context, e *environment) (status int, err error) {
	e.say = text.For(c.Lang)
	if c.List {
		return done, c.list(e)
	}
	to, err := c.target(e.say)
	if err != nil {
		return failed, err
	}
	read, err := c.reader(e.say)
	if err != nil {
		return failed, err
	}
	in, err := openInput(ctx, c.Puzzle, e)
	if err != nil {
		return failed, err
	}
	defer in.Close()
	var out writer = addresses{e, to}
	switch {
	case c.JSON:
		encoder := json.NewEncoder(e.out)
		encoder.SetEscapeHTML(false)
		out = conversions{encoder, to, e.say}
	case to.format != nil:
		out = texts{to.format.NewFile(e.out)}
	}
	for entry, err := range read(in) {
		wrong, isWrong := errors.AsType[*format.Error](err)
		switch {
		case isWrong:
			status = failed
			if !c.JSON {
				e.complain(in.named(e.say.Error(wrong)))
				continue
			}
		case err != nil:
			return failed, in.failure(err)
		case !c.JSON:
			c.warn(e, in, &entry, to)
		}
		if err := out.add(&entry, wrong); err != nil {
			return failed, err
		}
	}
	return status, out.close()
}

// target is what --to asks for.
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
	return errors.New(t.Fill(t.Conversion.NoFormat, "format", key, "formats", strings.Join(keys, ", ")))
}

// reader reads what --from asks for, else anything.
func (c *convertCommand) reader(t *text.Catalog) (func(in *input) iter.Seq2[format.Entry, error], error) {
	if c.From == "" {
		return (*input).puzzles, nil
	}
	f := format.Find(c.From)
	if f == nil {
		var keys []string
		for _, f := range format.Catalog {
			keys = append(keys, f.Key)
		}
		return nil, noFormat(t, c.From, keys)
	}
	return func(in *input) iter.Seq2[format.Entry, error] {
		if in.puzzle != "" {
			return f.Puzzles(strings.NewReader(in.puzzle))
		}
		return f.Puzzles(in)
	}, nil
}

// warn says what was not read of a puzzle and what is not written of it.
func (c *convertCommand) warn(e *environment, in *input, entry *format.Entry, to target) {
	for _, sentence := range []string{e.say.Dropped(entry.Dropped), e.say.Lost(to.keeps.Lost(&entry.Annotated))} {
		if sentence != "" {
			e.complain(in.named(at(e.say, entry.Line, sentence)))
		}
	}
}

// list prints the formats.
func (c *convertCommand) list(e *environment) error {
	t := e.say.Conversion
	out := tabwriter.NewWriter(e.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(out, strings.Join([]string{t.Format, t.Reads, t.Writes, t.File, t.Keeps, t.Name}, "\t"))
	yes := map[bool]string{true: t.Yes, false: t.No}
	for _, f := range format.Catalog {
		file := f.Extension
		if file == "" {
			file = t.No
		}
		keeps := keepsText(f.Keeps, t.No)
		fmt.Fprintln(out, strings.Join([]string{f.Key, t.Yes, yes[f.Render != nil], file, keeps, e.say.Formats[f.Key]}, "\t"))
	}
	for _, s := range format.Sites {
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

// writer writes what was read. wrong is nil unless it could not be read.
type writer interface {
	add(entry *format.Entry, wrong *format.Error) error
	close() error
}

// texts writes a file of a format.
type texts struct{ file *format.File }

func (w texts) add(entry *format.Entry, _ *format.Error) error { return w.file.Add(&entry.Annotated) }
func (w texts) close() error                                   { return w.file.Close() }

// addresses writes an address on each line.
type addresses struct {
	e  *environment
	to target
}

func (w addresses) add(entry *format.Entry, _ *format.Error) error {
	_, err := fmt.Fprintln(w.e.out, w.to.render(&entry.Annotated))
	return err
}

func (w addresses) close() error { return nil }

// conversions writes an object for each puzzle.
type conversions struct {
	out *json.Encoder
	to  target
	say *text.Catalog
}

// conversion is what other programs read.
type conversion struct {
	Format  string         `json:"format"`
	Site    string         `json:"site"`
	Found   map[string]int `json:"found"`
	Dropped map[string]int `json:"dropped"`
	Text    string         `json:"text"`
	Lost    map[string]int `json:"lost"`
	Error   string         `json:"error"`
}

func (w conversions) add(entry *format.Entry, wrong *format.Error) error {
	if wrong != nil {
		none := map[string]int{}
		return w.out.Encode(conversion{Found: none, Dropped: none, Lost: none, Error: w.say.Error(wrong)})
	}
	return w.out.Encode(conversion{
		Format: entry.Format, Site: entry.Site, Found: countsObject(entry.Found()), Dropped: countsObject(entry.Dropped),
		Text: w.to.render(&entry.Annotated), Lost: countsObject(w.to.keeps.Lost(&entry.Annotated)),
	})
}

func (w conversions) close() error { return nil }

func countsObject(counts format.Counts) map[string]int {
	object := make(map[string]int)
	for p, n := range counts.All() {
		object[p.String()] = n
	}
	return object
}
