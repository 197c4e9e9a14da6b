//go:build !js

// Command sound checks the engine against the truth: every step of whole paths by all
// recipes, all steps of all techniques on boards along the way, and positions like those
// of human players. It continues where its ledger ends.
//
//	sound [-time 30m] [-hardest] LEDGER FOLDER   check the lists of a folder
//	sound -figure [-hardest] LEDGER              print a one-line summary
//
// With -hardest it walks the hardest known puzzles, each of which must be solved by logic
// alone. The truth comes from package search and from a second, very short solver that
// shares no code with package search.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"time"
)

// The time for which a part runs before the ledger is written, and the time by which a
// puzzle may exceed the requested total.
const (
	turn  = 10 * time.Second
	grace = 2 * time.Minute
)

func main() {
	limit := flag.Duration("time", 30*time.Minute, "stop after this time")
	hardest := flag.Bool("hardest", false, "only the paths of the hardest puzzles known")
	figure := flag.Bool("figure", false, "check nothing, say what has been checked")
	flag.Parse()
	ok, err := run(flag.Args(), *limit, *hardest, *figure)
	if err != nil {
		fmt.Fprintln(os.Stderr, "sound:", err)
		os.Exit(2)
	}
	if !ok {
		os.Exit(1)
	}
}

// run runs the command and reports whether it found no errors.
func run(args []string, limit time.Duration, hardest, figure bool) (ok bool, err error) {
	if len(args) == 0 || figure != (len(args) == 1) || len(args) > 2 {
		return false, errors.New("usage: sound [-time 30m] [-hardest] LEDGER FOLDER, or sound -figure [-hardest] LEDGER")
	}
	l, err := readLedger(args[0])
	if err != nil {
		return false, err
	}
	if figure {
		fmt.Println(l.figure(hardest))
		return true, nil
	}
	lists, err := readLists(args[1])
	if err != nil {
		return false, err
	}
	l.plan(lists)
	commit, err := exec.Command("git", "rev-parse", "--short=7", "HEAD").Output()
	if err != nil {
		return false, fmt.Errorf("git rev-parse: %w", err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	end := time.Now().Add(limit)
	ctx, cancel := context.WithDeadline(ctx, end.Add(grace))
	defer cancel()
	wrong := 0
	for time.Now().Before(end) && ctx.Err() == nil {
		p := l.next(lists, hardest)
		if p == nil {
			break
		}
		found := l.work(ctx, p, lists[p.list], min(turn, time.Until(end)))
		for _, text := range found {
			fmt.Println(text)
		}
		wrong += len(found)
		p.day, p.commit = time.Now().Format(time.DateOnly), strings.TrimSpace(string(commit))
		if err := l.write(args[0]); err != nil {
			return false, err
		}
	}
	fmt.Println(l.figure(hardest))
	return wrong == 0, nil
}

// work checks puzzles of a part until the time is up, and returns the errors found.
func (l *ledger) work(ctx context.Context, p *part, list list, limit time.Duration) (wrong []string) {
	began := time.Now()
	for first := true; p.done < p.of && (first || time.Since(began) < limit); first = false {
		c := newChecker(list.puzzle(p.done, p.round), uint64(p.round)<<32|uint64(p.done))
		kinds[p.kind](c, ctx)
		if ctx.Err() != nil {
			break
		}
		p.done++
		p.add(c)
		l.add(c)
		for _, text := range c.wrong {
			wrong = append(wrong, fmt.Sprintf("%s %s %d, round %d: %s", p.kind, p.list, p.done, p.round, text))
		}
	}
	p.seconds += int(time.Since(began).Seconds() + 0.5)
	return wrong
}
