// Command mine searches for rare puzzles and records in a bank how each was made. It
// continues where the bank ends. Its additions depend only on the bank and on the number
// of attempts and walks.
//
// An attempt is a random puzzle. A walk starts from puzzles in the bank and makes small
// changes to find more of the kinds that are rare there.
//
//	mine [-attempts 0] [-time 10m] [-hardest] [-why] [-seen seen.txt] bank.txt
package main

import (
	"context"
	"errors"
	"flag"
	"io/fs"
	"log"
	"os"
	"os/signal"
	"time"

	"sudoku/solver/generate"
	"sudoku/solver/internal/making"
	"sudoku/solver/rate"
	"sudoku/solver/technique"
)

// The number of attempts kept for each kind, and the number of puzzles for a technique at
// which walks stop looking for more. A full list never changes.
const (
	ofTechnique     = 60
	ofGrade         = 500
	enoughTechnique = 48
)

// Amounts of work between checks of the clock.
const (
	attemptsAtOnce = 512
	walksAtOnce    = 20
)

func main() {
	log.SetFlags(0)
	attempts := flag.Int("attempts", 0, "how many attempts to make before the walks")
	limit := flag.Duration("time", time.Minute, "stop after this time")
	why := flag.Bool("why", false, "do not mine, say which techniques come before those that the bank lacks")
	hardest := flag.Bool("hardest", false, "list at the end which techniques are the hardest of their puzzles (some minutes)")
	seen := flag.String("seen", "", "do not mine, write into this file puzzles in which those techniques that the bank lacks have a step")
	flag.Parse()
	if flag.NArg() != 1 {
		log.Fatal("usage: mine [-attempts 0] [-time 10m] [-hardest] [-why] [-seen seen.txt] bank.txt")
	}
	b, err := read(flag.Arg(0))
	if err != nil {
		log.Fatal(err)
	}
	if *why {
		reportCompany(b)
		return
	}
	if *seen != "" {
		if err := writeSeen(b, *seen); err != nil {
			log.Fatal(err)
		}
		return
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	end, last := time.Now().Add(*limit), b.Mined+*attempts
	breeder := newBreeder(b)
	for time.Now().Before(end) && ctx.Err() == nil {
		if b.Mined < last {
			mine(ctx, b, min(attemptsAtOnce, last-b.Mined))
		} else {
			for range walksAtOnce {
				breeder.walk()
			}
		}
		if err := write(flag.Arg(0), b); err != nil {
			log.Fatal(err)
		}
	}
	breeder.tidy()
	if *hardest {
		breeder.markHardest()
	}
	if err := write(flag.Arg(0), b); err != nil {
		log.Fatal(err)
	}
	report(b)
}

func read(file string) (*making.Bank, error) {
	f, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return &making.Bank{Attempts: map[string][]int{}, Bred: map[string][]int{}}, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return making.ReadBank(f)
}

// write replaces the file atomically.
func write(file string, b *making.Bank) error {
	f, err := os.Create(file + ".new")
	if err != nil {
		return err
	}
	_, err = b.WriteTo(f)
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}

// parseOrder returns the spec for a key of the bank. ok is false if no spec has that key.
func parseOrder(key string) (s generate.Spec, ok bool) {
	if g := rate.GradeNamed(key); g != rate.None {
		return generate.Spec{Grade: g}, true
	}
	of, hardest := making.OfKey(key)
	return generate.Spec{Techniques: []string{of}, Hardest: hardest}, technique.ByKey(of) != nil
}

// room returns how many attempts the bank keeps for a key.
func room(key string) int {
	if technique.ByKey(key) == nil {
		return ofGrade
	}
	return ofTechnique
}

// enough returns the number of puzzles for a key at which walks stop looking for more.
func enough(key string) int {
	if s, ok := parseOrder(key); ok && len(s.Techniques) > 0 {
		return enoughTechnique
	}
	return ofGrade
}
