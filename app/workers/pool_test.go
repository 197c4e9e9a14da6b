package workers

import (
	"testing"

	"sudoku/app/internal/script"
)

func TestPool(t *testing.T) {
	script.Run(t, []script.Case{
		{Name: "workers start with the requests, up to the size, and share a queue", Script: `
			ask 1          => w1 starts; w1 is asked 1
			ask 2          => w2 starts; w2 is asked 2
			ask 3          =>
			ask 4          =>
			w2 progresses 2 => progress 2 of 0
			w2 answers 2   => answer 2 of 0; w2 is asked 3
			w1 answers 1   => answer 1 of 0; w1 is asked 4
			w1 answers 4   => answer 4 of 0
			ask 5          => w1 is asked 5`},
		{Name: "all start before the first request", Script: `
			prepare        => w1 starts; w2 starts
			prepare        =>
			ask 1          => w1 is asked 1`},
		{Name: "halted: those at work and those that wait, and no others", Script: `
			ask 1          => w1 starts; w1 is asked 1
			ask 2          => w2 starts; w2 is asked 2
			ask 3          =>
			ask 4          =>
			halt 2 3       => w2 ends; w3 starts; w3 is asked 4
			w2 answers 2   =>
			w1 answers 1   => answer 1 of 0
			w3 answers 4   => answer 4 of 0`},
		{Name: "a worker dies: its request is sent again by the same hand", Script: `
			ask 1          => w1 starts; w1 is asked 1
			ask 2          => w2 starts; w2 is asked 2
			ask 3          =>
			w1 dies shot   => w1 ends; w3 starts; crash; w3 is asked 1
			w3 dies shot   => w3 ends; w4 starts; crash; error shot to 1 of 0; w4 is asked 3
			w4 answers 3   => answer 3 of 0`},
		{Name: "a worker falls silent", Script: `
			ask 1          => w1 starts; w1 is asked 1
			20s            => w1 ends; w2 starts; crash; w2 is asked 1`},
		{Name: "no workers", Script: `
			without        =>
			ask 1          => no workers; page is asked 1
			ask 2          => no workers; page is asked 2
			ask 3          =>
			page answers 1 => answer 1 of 0; page is asked 3`},
	}, func(t *testing.T, s *script.Stage) func([]string) {
		host := newFakeHost(t, s)
		p := NewPool(host, fakePage{s}, 2)
		return func(event []string) {
			switch event[0] {
			case "without":
				host.none = true
			case "prepare":
				p.Prepare()
			case "ask":
				p.Compute(request(event[1]))
			case "halt":
				p.Halt(request(event[1]).ID, request(event[2]).ID)
			default:
				host.act(event)
			}
		}
	})
}

func TestPoolSize(t *testing.T) {
	for _, c := range []struct{ cores, want int }{{0, 2}, {1, 1}, {4, 4}, {8, 8}, {64, 8}} {
		if got := PoolSize(c.cores); got != c.want {
			t.Errorf("%d cores: %d workers, want %d", c.cores, got, c.want)
		}
	}
}
