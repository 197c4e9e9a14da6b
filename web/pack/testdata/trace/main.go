// Command trace uses the runtime's data about functions: the garbage collector walks deep
// stacks, and the program recovers from panics and prints where they happened.
package main

import (
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

//go:noinline
func deep(n int, kept *[]string) int {
	local := fmt.Sprint(n)
	*kept = append(*kept, local)
	if n == 0 {
		runtime.GC()
		return 0
	}
	return deep(n-1, kept) + len(local)
}

//go:noinline
func fails(digits []int) (err error) {
	defer func() {
		err = fmt.Errorf("recovered: %v", recover())
		fmt.Println(strings.TrimSpace(string(debug.Stack())))
	}()
	return errors.New(fmt.Sprint(at(digits, 9)))
}

// saved recovers from a panic in a method called through a wrapper.
type saved struct{ *told }

type told struct{ reason any }

func (t *told) recovers() { t.reason = recover() }

//go:noinline
func ends(s interface{ recovers() }, digits []int) {
	defer s.recovers()
	fmt.Println(at(digits, len(digits)))
}

type square struct{ side int }

func (s square) area() int { return s.side * s.side }

// missing calls a method on a nil pointer, so that the runtime names the method.
func missing(shape interface{ area() int }) {
	defer func() {
		_, ok := recover().(runtime.Error)
		fmt.Println("recovered:", ok)
	}()
	shape.area()
}

// at is inlined into its caller.
func at(digits []int, n int) int { return digits[n] }

func main() {
	var kept []string
	fmt.Println(deep(2000, &kept), len(strings.Join(kept, "")))
	fmt.Println(fails([]int{1, 2, 3}))
	missing((*square)(nil))
	s := saved{&told{}}
	ends(s, []int{4, 5})
	fmt.Println(s.reason)
}
