package text

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"testing"

	"sudoku/solver/technique"
)

// sentences lists every sentence of a catalog by the path of its field.
func sentences(t *testing.T, c *Catalog) map[string]string {
	t.Helper()
	all := make(map[string]string)
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.String:
			all[path] = v.String()
		case reflect.Struct:
			for i := range v.NumField() {
				walk(path+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Array:
			for i := range v.Len() {
				walk(fmt.Sprintf("%s[%d]", path, i), v.Index(i))
			}
		case reflect.Map:
			for _, k := range v.MapKeys() {
				walk(fmt.Sprintf("%s[%v]", path, k), v.MapIndex(k))
			}
		default:
			t.Fatalf("%s: a catalog holds no %v", path, v.Kind())
		}
	}
	walk("", reflect.ValueOf(*c))
	return all
}

var holes = regexp.MustCompile(`\{(\w+)`)

func holesOf(sentence string) []string {
	var names []string
	for _, m := range holes.FindAllStringSubmatch(sentence, -1) {
		names = append(names, m[1])
	}
	slices.Sort(names)
	return slices.Compact(names)
}

func TestCatalogsSayTheSameThings(t *testing.T) {
	english := sentences(t, English)
	for _, c := range Catalogs {
		said := sentences(t, c)
		for path, s := range english {
			other, ok := said[path]
			switch {
			case !ok || other == "":
				t.Errorf("%s: %s is missing", c.Code, path)
			case !slices.Equal(holesOf(s), holesOf(other)):
				t.Errorf("%s: %s has the holes %v, English has %v", c.Code, path, holesOf(other), holesOf(s))
			}
		}
		if len(said) != len(english) {
			t.Errorf("%s: %d sentences, English has %d", c.Code, len(said), len(english))
		}
	}
}

func TestFill(t *testing.T) {
	for _, tt := range []struct {
		catalog  *Catalog
		sentence string
		pairs    []any
		want     string
	}{
		{English, "plain", nil, "plain"},
		{English, "{digit} in {house}", []any{"digit", 5, "house", "row 3"}, "5 in row 3"},
		{English, "{n:one solution|{n} solutions}", []any{"n", 1}, "one solution"},
		{English, "{n:one solution|{n} solutions}", []any{"n", 9734}, "9,734 solutions"},
		{German, "{n:eine|{n} Lösungen}", []any{"n", 9734}, "9.734 Lösungen"},
		{English, "{n:one of {m}|{n} of {m:one|{m}}}.", []any{"n", 2, "m", 1}, "2 of one."},
		{English, "{n:one of {m}|many}", []any{"n", 1, "m", "x"}, "one of x"},
		{English, "{unknown}", nil, "{unknown}"},
		{English, "{open", []any{"open", "x"}, "x"},
		{English, "{text}", []any{"text", "{digit}"}, "{digit}"},
	} {
		if got := tt.catalog.Fill(tt.sentence, tt.pairs...); got != tt.want {
			t.Errorf("Fill(%q, %v) = %q, want %q", tt.sentence, tt.pairs, got, tt.want)
		}
	}
}

func TestInteger(t *testing.T) {
	for n, want := range map[int]string{
		0: "0", 999: "999", 1000: "1,000", 100000: "100,000", 1234567: "1,234,567", -1000: "-1,000", -100: "-100",
	} {
		if got := English.Integer(n); got != want {
			t.Errorf("Integer(%d) = %q, want %q", n, got, want)
		}
	}
}

func TestMilliseconds(t *testing.T) {
	for ms, want := range map[float64]string{
		0.123: "0.12 ms", 1.26: "1.3 ms", 12.34: "12.3 ms", 123.4: "123 ms", 1234: "1.2 s", 123456: "123 s",
	} {
		if got := English.Milliseconds(ms); got != want {
			t.Errorf("Milliseconds(%v) = %q, want %q", ms, got, want)
		}
	}
	if got, want := German.Milliseconds(1.25), "1,2 ms"; got != want {
		t.Errorf("Milliseconds(1.25) = %q, want %q", got, want)
	}
}

func TestFor(t *testing.T) {
	for _, tt := range []struct {
		languages []string
		want      string
	}{
		{nil, "en"},
		{[]string{"de-AT", "en"}, "de"},
		{[]string{"xx", "DE"}, "de"},
		{[]string{"fr"}, "en"},
		{[]string{"en-GB", "de"}, "en"},
	} {
		if got := For(tt.languages...).Code; got != tt.want {
			t.Errorf("For(%v) = %q, want %q", tt.languages, got, tt.want)
		}
	}
}

// TestEachTechniqueHasALesson goes through the catalog of techniques.
func TestEachTechniqueHasALesson(t *testing.T) {
	taught := make(map[string]int)
	for _, techniques := range lessonTechniques {
		for _, key := range techniques {
			taught[key]++
			if technique.ByKey(key) == nil {
				t.Errorf("there is no technique %s to teach", key)
			}
		}
	}
	for _, x := range technique.Catalog() {
		if taught[x.Key] != 1 {
			t.Errorf("%s is taught in %d lessons", x.Key, taught[x.Key])
		}
		for _, c := range Catalogs {
			if c.LessonOf(x.Key) == (Lesson{}) {
				t.Errorf("%s: %s has no lesson", c.Code, x.Key)
			}
		}
	}
	listed := slices.Concat(LessonGroups[:]...)
	for name := range English.Lessons {
		if LessonTechniques(name) == nil || !slices.Contains(listed, name) {
			t.Errorf("the lesson %s teaches nothing or is in no group", name)
		}
	}
	if len(listed) != len(English.Lessons) {
		t.Errorf("%d lessons are in groups, there are %d", len(listed), len(English.Lessons))
	}
}
