// Command flow exercises what the packer rewrites in functions: goroutines suspended
// midway, loops, jumps, large stacks, arguments on the stack, deferred calls, and all
// kinds of numbers.
package main

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"
)

type shape interface{ area(scale float64) float64 }

type square struct{ side float64 }

type circle struct{ radius float32 }

func (s square) area(scale float64) float64 { return s.side * s.side * scale }

func (c *circle) area(scale float64) float64 {
	return math.Floor(math.Pi * float64(c.radius) * float64(c.radius) * scale)
}

// collatz has nested loops and exits from both.
func collatz(limit int) (longest, length int) {
outer:
	for start := 1; start < limit; start++ {
		steps := 0
		for n := start; n != 1; steps++ {
			if steps > 100 {
				continue outer
			}
			if n%2 == 0 {
				n /= 2
				continue
			}
			n = 3*n + 1
		}
		if steps > length {
			longest, length = start, steps
		}
		if length == 97 {
			break outer
		}
	}
	return longest, length
}

// frame has a large stack frame and recurses, so that the stack grows.
func frame(depth int) (sum byte) {
	var large [3000]byte
	for i := range large {
		large[i] = byte(i * depth)
	}
	if depth > 0 {
		sum = frame(depth - 1)
	}
	for _, b := range large {
		sum ^= b
	}
	return sum
}

func kind(n int) string {
	switch {
	case n < 0:
		return "negative"
	case n == 0:
		return "none"
	case n%15 == 0:
		return "both"
	case n%5 == 0:
		return "five"
	case n%3 == 0:
		return "three"
	}
	return "other"
}

func deferred() (calls []string) {
	for i := range 3 {
		defer func() {
			calls = append(calls, fmt.Sprint(i, recover()))
		}()
	}
	var m map[string]int
	m["nothing"]++
	return nil
}

// pipeline passes numbers through goroutines, each of which is suspended for each number.
func pipeline(n int) int {
	numbers := make(chan int)
	go func() {
		defer close(numbers)
		for i := range n {
			numbers <- i
		}
	}()
	for range 5 {
		from, to := numbers, make(chan int, 1)
		numbers = to
		go func() {
			defer close(to)
			for i := range from {
				select {
				case to <- i + 1:
				}
			}
		}()
	}
	sum := 0
	for i := range numbers {
		sum += i
	}
	return sum
}

// A tree is reachable only from the stack while it is walked.
type tree struct {
	left, right *tree
	name        *string
}

func grow(depth int) *tree {
	name := fmt.Sprint("tree ", depth)
	if depth == 0 {
		return &tree{name: &name}
	}
	return &tree{grow(depth - 1), grow(depth - 1), &name}
}

// fall recurses with a large stack frame at each level and then fails in one of several
// ways. The deferred calls use values on the stack.
func fall(depth, way int, seen *[]string, from *tree) (result string) {
	var page [200]*tree
	for i := range page {
		page[i] = &tree{from, nil, from.name}
	}
	if depth%3 == 0 {
		defer func() {
			*seen = append(*seen, fmt.Sprint(depth, " ", *page[depth].name))
			if reason := recover(); reason != nil && depth == 6 {
				result = fmt.Sprint(reason, " at ", depth)
			} else if reason != nil {
				panic(reason)
			}
		}()
	}
	if depth > 0 {
		runtime.Gosched()
		below := fall(depth-1, way, seen, grow(depth%4))
		for i, p := range page {
			if p.left != from || p.name != from.name {
				return fmt.Sprint("another tree at ", i)
			}
		}
		return below
	}
	var none *tree
	var words map[string]int
	var method shape
	var anything any = way
	switch way {
	case 0:
		return fmt.Sprint(page[way+len(*seen)].name == from.name, page[200+way].name)
	case 1:
		return *none.right.name
	case 2:
		words["none"]++
	case 3:
		return fmt.Sprint(method.area(1))
	case 4:
		return anything.(string)
	case 5:
		return fmt.Sprint(len(page) / way % (way - 5))
	case 6:
		return fmt.Sprint(page[way:][:way-7])
	case 7:
		var call func() string
		return call()
	case 8:
		runtime.Goexit()
	case 9:
		panic(fmt.Errorf("way %d", way))
	}
	return "bottom"
}

// falls runs fall in several goroutines at once, in every way.
func falls(goroutines int) []string {
	results := make([]string, goroutines)
	var group sync.WaitGroup
	for i := range results {
		group.Go(func() {
			for way := range 11 {
				func() {
					var seen []string
					done := make(chan string)
					go func() {
						defer close(done)
						done <- fall(7+i, way, &seen, grow(3))
					}()
					results[i] += fmt.Sprintln(<-done, len(seen), strings.Join(seen, ","))
				}()
			}
		})
	}
	group.Wait()
	return results
}

func main() {
	for _, result := range falls(6) {
		fmt.Println(result)
	}
	fmt.Println(collatz(1000))
	fmt.Println(frame(40))
	for n := -1; n < 16; n++ {
		fmt.Print(kind(n), " ")
	}
	fmt.Println(deferred())
	fmt.Println(pipeline(200))

	var group sync.WaitGroup
	var lock sync.Mutex
	seen := map[string]float64{}
	for i := range 8 {
		group.Go(func() {
			shapes := []shape{square{float64(i)}, &circle{float32(i)}}
			lock.Lock()
			defer lock.Unlock()
			seen[strings.Repeat("x", i)] = shapes[i%2].area(1.5)
		})
	}
	group.Wait()
	names := slices.SortedFunc(maps.Keys(seen), func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	for _, name := range names {
		fmt.Printf("%q %.2f %v\n", name, seen[name], math.Float64bits(seen[name])>>7)
	}
	fmt.Println(int8(len(names)*40), uint16(math.MaxUint16)+uint16(len(names)), -7/len(names), uint32(1)<<len(names))
}
