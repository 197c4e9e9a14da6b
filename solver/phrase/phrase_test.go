package phrase_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	. "sudoku/solver/phrase"
)

// The CLDR rules of languages with more plural forms than English.
var (
	polish = Plural{"", []Category{One, Few, Many}, func(n int) Category {
		switch {
		case n == 1:
			return One
		case 2 <= n%10 && n%10 <= 4 && (n%100 < 12 || n%100 > 14):
			return Few
		}
		return Many
	}}
	arabic = Plural{"", []Category{Zero, One, Two, Few, Many, Other}, func(n int) Category {
		switch {
		case n == 0:
			return Zero
		case n == 1:
			return One
		case n == 2:
			return Two
		case 3 <= n%100 && n%100 <= 10:
			return Few
		case n%100 >= 11:
			return Many
		}
		return Other
	}}
)

// values is a source of numbers.
type values struct {
	strings.Builder
	numbers map[string]int
}

func (v *values) Text(words string) { v.WriteString(words) }

func (v *values) Value(name string) {
	if n, ok := v.numbers[name]; ok {
		v.WriteString(strconv.Itoa(n))
		return
	}
	v.WriteString("{" + name + "}")
}

func (v *values) Count(name string) (int, bool) {
	n, ok := v.numbers[name]
	return n, ok
}

func fill(template string, plural Plural, numbers map[string]int) string {
	v := values{numbers: numbers}
	Fill(template, plural, &v)
	return v.String()
}

func TestFill(t *testing.T) {
	numbers := map[string]int{"none": 0, "one": 1, "two": 2, "many": 12}
	for template, want := range map[string]string{
		"":                                     "",
		"plain":                                "plain",
		"{one} and {many}":                     "1 and 12",
		"{one:a cell|{one} cells}":             "a cell",
		"{two:a cell|{two} cells}":             "2 cells",
		"{none:a cell|{none} cells}":           "0 cells",
		"{two:{one:a|b}|{one:c|d{many}}e}":     "ce",
		"{two:one form}":                       "one form",
		"{two:|, {two} of them}.":              ", 2 of them.",
		"{one:|, {one} of them}.":              ".",
		"{one:a|b|c}{two:a|b|c}":               "ab",
		"{two?with {two}|without}":             "with 2",
		"{none?with {none}|without}":           "without",
		"{none?with}.":                         ".",
		"{one?{two?both|first}|neither}":       "both",
		"{one=1?one|{one}}{two=1?one|{two}}":   "one2",
		"{many=12?a dozen}{none=12?a dozen}.":  "a dozen.",
		"{unknown} {unknown:a|b} {unknown?a|}": "{unknown} {unknown:a|b} {unknown?a|}",
		"{one":                                 "1",
		"{one:a|b":                             "a",
		"a} b|c":                               "a} b|c",
		"{}":                                   "{}",
	} {
		if got := fill(template, OneOther, numbers); got != want {
			t.Errorf("%q gives %q, want %q", template, got, want)
		}
	}
}

func TestPlural(t *testing.T) {
	for _, tt := range []struct {
		name, template string
		plural         Plural
		want           map[int]string
	}{
		{"English", "{n:one cell|{n} cells}", OneOther, map[int]string{
			0: "0 cells", 1: "one cell", 2: "2 cells", 21: "21 cells", 101: "101 cells"}},
		{"French", "{n:{n} case|{n} cases}", UpToOne, map[int]string{0: "0 case", 1: "1 case", 2: "2 cases", 1000000: "1000000 cases"}},
		{"Japanese", "{n:{n}マス}", Uniform, map[int]string{0: "0マス", 1: "1マス", 2: "2マス"}},
		{"Polish", "{n:jedna komórka|{n} komórki|{n} komórek}", polish, map[int]string{
			0: "0 komórek", 1: "jedna komórka", 2: "2 komórki", 4: "4 komórki", 5: "5 komórek", 12: "12 komórek",
			14: "14 komórek", 21: "21 komórek", 22: "22 komórki", 81: "81 komórek", 112: "112 komórek", 124: "124 komórki"}},
		{"Arabic", "{n:لا خلايا|خلية واحدة|خليتان|{n} خلايا|{n} خلية|{n} خلية}", arabic, map[int]string{
			0: "لا خلايا", 1: "خلية واحدة", 2: "خليتان", 3: "3 خلايا", 10: "10 خلايا", 11: "11 خلية",
			81: "81 خلية", 100: "100 خلية", 103: "103 خلايا"}},
		{"Arabic, short", "{n:لا|واحد|أكثر}", arabic, map[int]string{0: "لا", 1: "واحد", 2: "أكثر", 11: "أكثر", 100: "أكثر"}},
		{"a category that is not listed", "{n:one|other}", Plural{"", []Category{One, Other}, polish.Of}, map[int]string{
			1: "one", 3: "other"}},
	} {
		for n, want := range tt.want {
			if got := fill(tt.template, tt.plural, map[string]int{"n": n}); got != want {
				t.Errorf("%s, %d: %q, want %q", tt.name, n, got, want)
			}
		}
	}
}

// TestBorrow checks that a borrowed template says the same in a language without plurals.
func TestBorrow(t *testing.T) {
	for template, want := range map[string]string{
		"plain":                              "plain",
		"{n:one cell|{n} cells} {m?yes|no}.": "{n=1?one cell|{n} cells} {m?yes|no}.",
		"{m?{n:a|b}}":                        "{m?{n=1?a|b}}",
		"{n:{m:a|b}|c} {m}":                  "{n=1?{m=1?a|b}|c} {m}",
	} {
		got := Borrow(template)
		if got != want {
			t.Errorf("%q becomes %q, want %q", template, got, want)
		}
		for n := range 3 {
			numbers := map[string]int{"n": n, "m": 1}
			if a, b := fill(template, OneOther, numbers), fill(got, Uniform, numbers); a != b {
				t.Errorf("%q says %q, borrowed %q", template, a, b)
			}
		}
	}
}

func TestHoles(t *testing.T) {
	for template, want := range map[string][]Hole{
		"plain":                 nil,
		"{a} {b*}":              {{Name: "a"}, {Name: "b*"}},
		"{a:one {b}|{c:x|y|z}}": {{"a", 2, true}, {Name: "b"}, {"c", 3, true}},
		"{a?with {b}|}{c?d}":    {{"a", 0, true}, {Name: "b"}, {"c", 0, true}},
		"{a=1?b|{a}}":           {{"a", 0, true}, {Name: "a"}},
		"{a:one form} {open":    {{"a", 1, true}, {Name: "open"}},
	} {
		if got := Holes(template); !slices.Equal(got, want) {
			t.Errorf("%q has the holes %v, want %v", template, got, want)
		}
	}
}

// FuzzFill checks that Fill terminates for any template, leaves text without placeholders
// unchanged, and gives the same result each time.
func FuzzFill(f *testing.F) {
	for _, seed := range []string{"", "{a}", "{a:b|c{a}}", "{a?b|{c:d}}", "{a=1?b|c}", "{{}}|}{", "a{b:|"} {
		f.Add(seed, 1)
	}
	f.Fuzz(func(t *testing.T, template string, n int) {
		numbers := map[string]int{}
		for _, h := range Holes(template) {
			numbers[h.Name] = n
		}
		got := fill(template, polish, numbers)
		if !strings.Contains(template, "{") && got != template {
			t.Errorf("%q became %q", template, got)
		}
		if again := fill(template, polish, numbers); again != got {
			t.Errorf("%q gives %q and %q", template, got, again)
		}
		if strings.Count(got, "{") > 0 && len(numbers) == len(Holes(template)) && strings.Count(template, "{") == len(numbers) {
			t.Errorf("%q left a hole open: %q", template, got)
		}
	})
}
