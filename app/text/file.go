package text

import (
	"errors"
	"fmt"
	"hash"
	"hash/fnv"
	"io"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"sudoku/solver/phrase"
)

// A catalog's file holds the page's sentences in one language. The page's program
// contains no sentences. It fetches the file of the visitor's language along with the
// program, and other languages when they are chosen. A changed sentence thus does not
// change the program. The command and prerendering have the catalogs compiled in.
//
// The lines are the values of the fields in order, with numbers in decimal. A slice or a
// map begins with its length, and a map lists each key before its value. The last line is
// a hash of the field names, which detects files from other versions. Fields used only by
// the command are omitted.

// ErrFile reports that a text is not a catalog file of this version.
var ErrFile = errors.New("text: not a catalog of this version")

// lineEnd replaces line breaks in values.
const lineEnd = "\v"

// File encodes the catalog as a file for the page.
func (c *Catalog) File() string {
	w := writer{names: newNames()}
	w.value(reflect.ValueOf(c).Elem())
	return w.String() + w.names.sum()
}

// FromFile decodes the output of File. It returns [ErrFile] for any other text. It calls
// pause at intervals.
func FromFile(file string, pause func()) (c *Catalog, err error) {
	c = &Catalog{}
	r := reader{rest: file, names: newNames()}
	r.names.fields(reflect.ValueOf(c).Elem(), func(v reflect.Value) {
		pause()
		r.value(v)
	})
	if r.failed || r.rest != r.names.sum() {
		return nil, ErrFile
	}
	return c, nil
}

// names hashes the names of the fields visited.
type names struct{ hash.Hash64 }

func newNames() names { return names{fnv.New64a()} }

func (n names) sum() string { return strconv.FormatUint(n.Sum64(), 16) }

// fields calls each for those fields of a structure that the file contains.
func (n names) fields(v reflect.Value, each func(reflect.Value)) {
	t := v.Type()
	for i := range t.NumField() {
		if f := t.Field(i); f.IsExported() && f.Tag.Get("page") == "" {
			io.WriteString(n, f.Name+" ")
			each(v.Field(i))
		}
	}
}

var pluralType = reflect.TypeFor[phrase.Plural]()

type writer struct {
	strings.Builder
	names names
}

func (w *writer) line(text string) {
	w.WriteString(strings.ReplaceAll(text, "\n", lineEnd) + "\n")
}

func (w *writer) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		w.line(v.String())
	case reflect.Uint8:
		w.line(strconv.FormatUint(v.Uint(), 10))
	case reflect.Struct:
		if v.Type() == pluralType {
			w.line(v.Interface().(phrase.Plural).Key)
			return
		}
		w.names.fields(v, w.value)
	case reflect.Slice:
		w.line(strconv.Itoa(v.Len()))
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			w.value(v.Index(i))
		}
	case reflect.Map:
		w.line(strconv.Itoa(v.Len()))
		for _, key := range slices.SortedFunc(slices.Values(v.MapKeys()), byText) {
			w.value(key)
			w.value(v.MapIndex(key))
		}
	default:
		panic(fmt.Sprintf("text: a catalog holds no %v", v.Type()))
	}
}

func byText(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) }

type reader struct {
	rest   string
	names  names
	failed bool
}

func (r *reader) line() string {
	line, rest, found := strings.Cut(r.rest, "\n")
	if !found {
		r.failed = true
		return ""
	}
	r.rest = rest
	if strings.Contains(line, lineEnd) {
		line = strings.ReplaceAll(line, lineEnd, "\n")
	}
	return line
}

// number reads a number. A length cannot exceed the rest of the file.
func (r *reader) number() int {
	n, err := strconv.Atoi(r.line())
	if err != nil || n < 0 || n > len(r.rest) {
		r.failed = true
		return 0
	}
	return n
}

func (r *reader) value(v reflect.Value) {
	if r.failed {
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(r.line())
	case reflect.Uint8:
		v.SetUint(uint64(r.number()))
	case reflect.Struct:
		if v.Type() == pluralType {
			v.Set(reflect.ValueOf(r.plural()))
			return
		}
		r.names.fields(v, r.value)
	case reflect.Slice:
		n := r.number()
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			r.value(v.Index(i))
		}
	case reflect.Map:
		n := r.number()
		if n > 0 {
			v.Set(reflect.MakeMap(v.Type()))
		}
		for range n {
			key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
			r.value(key)
			r.value(value)
			v.SetMapIndex(key, value)
		}
	}
}

func (r *reader) plural() phrase.Plural {
	p, ok := phrase.PluralByKey(r.line())
	r.failed = r.failed || !ok
	return p
}
