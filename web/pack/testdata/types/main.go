// Command types uses everything that reflection reports about types: identity, name,
// structure and methods.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"runtime"
	"slices"
	"sort"
	"strings"
)

type (
	number int
	point  struct{ X, Y int }
	circle struct {
		point
		Radius float64 `json:"radius,omitempty"`
		Names  map[string][]string
	}
	named interface{ name() string }
	huge  struct {
		rows [40000]*point // so large that the garbage collector needs the fields
		last *string
	}
	pair[A, B any] struct {
		First  A
		Second B
	}
)

func (n number) name() string      { return fmt.Sprint("number ", int(n)) }
func (p *point) name() string      { return fmt.Sprint("point ", p.X) }
func (c circle) name() string      { return fmt.Sprint("circle ", c.Radius) }
func (c circle) String() string    { return "a circle" }
func (p pair[A, B]) name() string  { return fmt.Sprintf("%T", p) }
func (n number) Is(err error) bool { return err == io.EOF }
func (n number) Error() string     { return n.name() }

// which has a type switch, which finds types by hash.
func which(x any) string {
	switch x := x.(type) {
	case nil:
		return "nothing"
	case int, int8, uint16:
		return "whole"
	case string:
		return "text of " + fmt.Sprint(len(x))
	case []byte:
		return "bytes"
	case number:
		return "number"
	case *point:
		return "point"
	case map[string]int:
		return "map"
	case func() string:
		return x()
	case pair[string, int]:
		return "pair " + x.First
	case fmt.Stringer:
		return "stringer " + x.String()
	case error:
		return "error " + x.Error()
	case chan<- int:
		return "channel"
	}
	return fmt.Sprintf("other %T", x)
}

// whichNamed is like which, for an interface with methods.
func whichNamed(x named) string {
	switch x.(type) {
	case number:
		return "number"
	case *point:
		return "point"
	case circle:
		return "circle"
	case pair[int, string]:
		return "pair"
	}
	return "other"
}

func keep[K comparable, V any](to map[K]V, keys []K, value V) func() int {
	return func() int {
		for _, key := range keys {
			to[key] = value
		}
		return len(to)
	}
}

func main() {
	text := "kept"
	large := &huge{last: &text}
	for i := range large.rows {
		large.rows[i] = &point{i, i}
	}
	all := []any{
		nil, 1, int8(2), uint16(3), "four", []byte("five"), number(6), &point{7, 8}, map[string]int{"a": 1}, func() string { return "called" },
		pair[string, int]{"first", 2}, pair[int, string]{}, circle{Radius: 1}, errors.New("none"), make(chan<- int), make(chan int),
		[3]string{}, struct{ A, b int }{1, 2}, os.ErrNotExist, 1.5, complex64(1), [][]point{{{1, 2}}}, map[point]bool{{1, 2}: true},
	}
	for _, x := range all {
		fmt.Printf("%s | %T", which(x), x)
		if k := reflect.TypeOf(x); x != nil && k.Kind() != reflect.Func && k.Kind() != reflect.Chan && k.Kind() != reflect.Pointer {
			fmt.Printf(" %+v", x)
		}
		if x, ok := x.(named); ok {
			fmt.Print(" ", whichNamed(x), " ", x.name())
		}
		_, reads := x.(io.Reader)
		fmt.Println(" ", reads, errors.Is(number(1), io.EOF))
	}

	for _, k := range []reflect.Type{reflect.TypeOf(circle{}), reflect.TypeOf(pair[string, int]{}), reflect.TypeFor[named](), reflect.TypeFor[huge]()} {
		fmt.Println(k, k.PkgPath(), k.NumMethod())
		for i := range k.NumMethod() {
			fmt.Println(" ", k.Method(i).Name)
		}
		if k.Kind() == reflect.Struct {
			for _, f := range reflect.VisibleFields(k) {
				fmt.Println(" ", f.Name, f.Type, f.Tag, f.Offset)
			}
		}
	}
	fmt.Println(reflect.PointerTo(reflect.TypeFor[point]()) == reflect.TypeFor[*point](),
		reflect.SliceOf(reflect.TypeFor[string]()) == reflect.TypeFor[[]string](),
		reflect.MapOf(reflect.TypeFor[string](), reflect.TypeFor[int]()) == reflect.TypeFor[map[string]int](),
		reflect.FuncOf(nil, []reflect.Type{reflect.TypeFor[string]()}, false) == reflect.TypeFor[func() string](),
		reflect.ChanOf(reflect.BothDir, reflect.TypeFor[int]()) == reflect.TypeFor[chan int](),
		which(reflect.MakeMap(reflect.MapOf(reflect.TypeFor[string](), reflect.TypeFor[int]())).Interface()),
		which(reflect.New(reflect.TypeFor[point]()).Interface()))
	made := reflect.MakeMap(reflect.MapOf(reflect.TypeFor[point](), reflect.TypeFor[[]string]()))
	made.SetMapIndex(reflect.ValueOf(point{1, 2}), reflect.ValueOf([]string{"made"}))
	fmt.Println(made.Interface())

	written, err := json.Marshal(map[string]any{"c": circle{point{1, 2}, 3, map[string][]string{"x": {"y"}}}, "n": number(4), "p": pair[string, []int]{"q", []int{5}}})
	fmt.Println(string(written), err)
	var read map[string]circle
	fmt.Println(json.Unmarshal([]byte(`{"a":{"X":1,"radius":2.5,"Names":{"k":["v"]}}}`), &read), read["a"].Radius, read["a"].Names, read["a"].X)
	fmt.Println(json.Unmarshal([]byte(`{"a":{"X":"no"}}`), &read))

	keys := map[any]string{}
	for i, x := range all {
		if x != nil && reflect.TypeOf(x).Comparable() {
			keys[x] = fmt.Sprint(i)
		}
	}
	fmt.Println(len(keys), keys[number(6)], keys[struct{ A, b int }{1, 2}], keys[1.5])
	fmt.Println(keep(map[point]number{}, []point{{1, 2}, {3, 4}}, 5)(), keep(map[string]func(){}, []string{"a", "b"}, func() {})(), keep(map[any]circle{}, []any{1, "1", point{}}, circle{})())

	words := strings.Fields("the types of what a function literal keeps are not asked for")
	var lengths []func() int
	for _, w := range words {
		lengths = append(lengths, func() int { return len(w) + len(text) })
	}
	slices.SortFunc(lengths, func(a, b func() int) int { return a() - b() })
	sort.Slice(words, func(i, j int) bool { return words[i] < words[j] })
	runtime.GC()
	sum := 0
	for i, p := range large.rows {
		sum += p.X - i + 1
	}
	fmt.Println(words, lengths[0](), lengths[len(lengths)-1](), sum, *large.last)

	defer func() { fmt.Println(recover()) }()
	fmt.Println(all[1].(named))
}
