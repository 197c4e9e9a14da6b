// Command trace needs what the runtime knows of functions: it lets the collector
// walk deep stacks, comes back from a panic, and prints where it was.
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
	return errors.New(fmt.Sprint(digits[9]))
}

func main() {
	var kept []string
	fmt.Println(deep(2000, &kept), len(strings.Join(kept, "")))
	fmt.Println(fails([]int{1, 2, 3}))
}
