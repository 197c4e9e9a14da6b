// Command mine looks for rare puzzles and writes the numbers of the attempts that
// made them into a bank. It goes on where the bank ends, and what the bank holds
// depends on nothing but how many attempts were looked at.
//
//	mine [-more 100000] [-time 10m] bank.txt
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"log"
	"os"
	"os/signal"
	"runtime"
	"slices"
	"sync"
	"time"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/path"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// How many attempts the bank keeps of each kind. A list that is full never changes
// again.
const (
	ofTechnique = 60
	ofGrade     = 500
)

// chunk is how many attempts are made between two looks at the clock.
const chunk = 512

func main() {
	log.SetFlags(0)
	more := flag.Int("more", 1<<30, "how many attempts to make at the most")
	limit := flag.Duration("time", time.Minute, "stop after this time")
	flag.Parse()
	if flag.NArg() != 1 {
		log.Fatal("usage: mine [-more 100000] [-time 10m] bank.txt")
	}
	b, err := read(flag.Arg(0))
	if err != nil {
		log.Fatal(err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	for end, from := time.Now().Add(*limit), b.Mined; b.Mined-from < *more && time.Now().Before(end) && ctx.Err() == nil; {
		mine(ctx, b, min(chunk, *more-(b.Mined-from)))
		if err := write(flag.Arg(0), b); err != nil {
			log.Fatal(err)
		}
	}
	report(b)
}

func read(file string) (*generate.Bank, error) {
	f, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return &generate.Bank{Attempts: map[string][]int{}}, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return generate.ReadBank(f)
}

func write(file string, b *generate.Bank) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	_, err = b.WriteTo(f)
	return errors.Join(err, f.Close())
}

// mine looks at so many attempts, all cores at once, and takes them in by their
// numbers. When ctx is done it takes in none.
func mine(ctx context.Context, b *generate.Bank, n int) {
	found := make([][]string, n)
	full := func(key string) bool { return len(b.Attempts[key]) >= room(key) }
	todo := make(chan int)
	var working sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		working.Go(func() {
			for i := range todo {
				found[i] = keys(ctx, b.Mined+i, full)
			}
		})
	}
	for i := range n {
		todo <- i
	}
	close(todo)
	working.Wait()
	if ctx.Err() != nil {
		return
	}
	for i, keys := range found {
		for _, key := range keys {
			if !full(key) {
				b.Attempts[key] = append(b.Attempts[key], b.Mined+i)
			}
		}
	}
	b.Mined += n
}

func room(key string) int {
	if technique.ByKey(key) == nil {
		return ofGrade
	}
	return ofTechnique
}

// keys are the grade and the techniques of an attempt, without those whose lists are
// full.
func keys(ctx context.Context, number int, full func(key string) bool) (keys []string) {
	made := generate.Mined(number)
	b := board.FromGrid(&made.Givens)
	grade := generate.EasyGrade(&made.Givens)
	if grade == rate.None && !full(rate.GradeExtreme.String()) || grade != rate.None && !full(grade.String()) {
		if _, p, err := rate.RateHoDoKu(ctx, &b); err == nil {
			keys = append(keys, rate.GradeOf(&p).String())
		}
	}
	if grade == rate.None || slices.ContainsFunc(basics, func(key string) bool { return !full(key) }) {
		p, err := path.Human().Walk(ctx, &b)
		if err != nil {
			return nil
		}
		for _, taken := range p.Steps {
			if !slices.Contains(keys, taken.Technique.Key) {
				keys = append(keys, taken.Technique.Key)
			}
		}
	}
	return slices.DeleteFunc(keys, full)
}

// basics are the rarest of the techniques that puzzles without any other need.
var basics = []string{"direct-hidden-triplet", "hidden-triple", "locked-triple"}

// report prints how many there are of each.
func report(b *generate.Bank) {
	fmt.Printf("%d attempts\n", b.Mined)
	all := []string{"Easy", "Medium", "Hard", "Expert", "Extreme"}
	for _, t := range path.Human().Techniques {
		all = append(all, t.Key)
	}
	none, few := 0, 0
	for _, key := range all {
		switch n := len(b.Attempts[key]); {
		case n == 0:
			none++
		case n < room(key):
			few++
		}
		fmt.Printf("%5d %s\n", len(b.Attempts[key]), key)
	}
	fmt.Printf("%d kinds: %d without a puzzle, %d not full\n", len(all), none, few)
}
