package format

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// A textCase is a text from testdata/texts and its correct reading: the names of its
// puzzles, or the reason why they cannot be known.
type textCase struct {
	name, text string
	puzzles    []string // each has 81 symbols
	unknown    bool
	why        string // part of the message that states the reason; may be empty
}

const cannotBeKnown = "cannot be known"

// textCases returns the texts of testdata/texts. The expected contents of a text follow
// "=>" in its name. "␛" stands for the escape character.
func textCases(t testing.TB) []textCase {
	t.Helper()
	puzzles := make(map[string]string)
	named, err := os.ReadFile("testdata/texts/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(named)) {
		name, symbols, _ := strings.Cut(strings.TrimSpace(line), " ")
		puzzles[name] = symbols
	}
	files, err := filepath.Glob("testdata/texts/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var all []textCase
	for _, file := range files {
		archive, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range archive.Files {
			name, holds, _ := strings.Cut(f.Name, " => ")
			c := textCase{name: name, text: strings.ReplaceAll(string(f.Data), "␛", "\x1b")}
			if c.why, c.unknown = strings.CutPrefix(holds, cannotBeKnown); c.unknown {
				c.why = strings.TrimPrefix(c.why, ": ")
			} else {
				for puzzle := range strings.SplitSeq(holds, ", ") {
					if puzzles[puzzle] == "" {
						t.Fatalf("%s: no puzzle is named %q", f.Name, puzzle)
					}
					c.puzzles = append(c.puzzles, puzzles[puzzle])
				}
			}
			all = append(all, c)
		}
	}
	return all
}

// TestTexts compares the readings of texts with what a person reads. A text whose puzzle
// cannot be known must be rejected.
func TestTexts(t *testing.T) {
	const least = 300
	cases := textCases(t)
	if len(cases) < least {
		t.Errorf("got %d texts, want at least %d", len(cases), least)
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			for _, text := range []string{c.text, strings.TrimSuffix(c.text, "\n"), strings.ReplaceAll(c.text, "\n", "\r\n")} {
				if wrong := c.misread(text); wrong != "" {
					t.Errorf("%s\n%s", wrong, c.text)
					break
				}
			}
		})
	}
}

// misread reads a text with each function of this package and compares the result with
// what a person reads. It returns "" if they agree.
func (c *textCase) misread(text string) string {
	var got []string
	var failed error
	for e, err := range Puzzles(strings.NewReader(text)) {
		if err != nil {
			failed = err
			continue
		}
		values := e.Values()
		got = append(got, values.String())
	}
	r := Recognise(text)
	switch {
	case c.unknown && len(got) > 0:
		return fmt.Sprintf("read as %s, but it %s", got, cannotBeKnown)
	case c.unknown && r.Err == nil:
		return fmt.Sprintf("recognised as %s %v, but it %s", r.Reading.Format, r.Reading.Givens.String(), cannotBeKnown)
	case c.unknown && (!strings.Contains(r.Err.Error(), c.why) || !strings.Contains(failed.Error(), c.why)):
		return fmt.Sprintf("%q and %q do not say %q", r.Err, failed, c.why)
	case c.unknown:
		return ""
	case failed != nil:
		return fmt.Sprintf("read as %s: %v, recognised as %v", got, failed, r.Err)
	case !slices.Equal(got, c.puzzles):
		return fmt.Sprintf("read as\n%s, not as\n%s", strings.Join(got, "\n"), strings.Join(c.puzzles, "\n"))
	case r.List != (len(c.puzzles) > 1):
		return fmt.Sprintf("a list: %t, %v", r.List, r.Err)
	}
	if values := r.Reading.Values(); !r.List && values.String() != c.puzzles[0] {
		return fmt.Sprintf("recognised as %s", values.String())
	}
	return ""
}
