//go:build !js

package languages_test

import (
	"reflect"
	"strings"
	"testing"

	"sudoku/app/text"
	. "sudoku/app/text/languages"
	"sudoku/solver/phrase"
)

// TestFile checks that a catalog survives a round trip through its file, except for the
// command's fields and the plural rule, which is code.
func TestFile(t *testing.T) {
	for _, c := range All {
		got, err := text.FromFile(c.File(), func() {})
		if err != nil {
			t.Fatalf("%s: %v", c.Code, err)
		}
		if got.Plural.Form(1) != c.Plural.Form(1) || got.Plural.Form(2) != c.Plural.Form(2) || got.Techniques.Plural.Form(2) != c.Plural.Form(2) {
			t.Errorf("%s: another rule of plurals", c.Code)
		}
		want := *c
		for i, v := 0, reflect.ValueOf(&want).Elem(); i < v.NumField(); i++ {
			if v.Type().Field(i).Tag.Get("page") == "without" {
				v.Field(i).SetZero()
			}
		}
		for _, plural := range []*phrase.Plural{&got.Plural, &got.Techniques.Plural, &want.Plural, &want.Techniques.Plural} {
			*plural = phrase.Plural{}
		}
		if !reflect.DeepEqual(*got, want) {
			t.Errorf("%s: another catalog", c.Code)
		}
		if strings.Contains(c.File(), c.CommandLine.LikelyRepair) {
			t.Errorf("%s: the command's help is in the page's file", c.Code)
		}
	}
}

// TestFileOfAnotherVersion checks that a file is rejected if it is truncated, too long,
// or has an additional or missing field.
func TestFileOfAnotherVersion(t *testing.T) {
	whole := All[0].File()
	lines := strings.SplitAfter(whole, "\n")
	for i := 0; i < len(lines); i += 1 + i/9 { // denser at the start, where the field types vary most
		for name, file := range map[string]string{
			"cut off":        strings.Join(lines[:i], ""),
			"a line less":    strings.Join(lines[:i], "") + strings.Join(lines[i+1:], ""),
			"a line more":    strings.Join(lines[:i], "") + "x\n" + strings.Join(lines[i:], ""),
			"a line too big": strings.Join(lines[:i], "") + "999999999999\n" + strings.Join(lines[i+1:], ""),
		} {
			c, err := text.FromFile(file, func() {})
			if err == nil && name != "a line too big" {
				t.Fatalf("line %d, %s: read as a catalog", i+1, name)
			}
			if (c == nil) == (err == nil) {
				t.Fatalf("line %d, %s: %v, %v", i+1, name, c, err)
			}
		}
	}
}

func FuzzFile(f *testing.F) {
	f.Add(All[0].File())
	f.Add("")
	f.Add("en\n\n\n1\n")
	f.Fuzz(func(t *testing.T, file string) {
		c, err := text.FromFile(file, func() {})
		if err != nil {
			return
		}
		if again, err := text.FromFile(c.File(), func() {}); err != nil || again.File() != c.File() {
			t.Errorf("what was read is written so that it is not read as the same: %v", err)
		}
	})
}
