package workers

import (
	"testing"

	"sudoku/app/internal/script"
)

func TestEngine(t *testing.T) {
	script.Run(t, []script.Case{
		{Name: "asked and answered", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			w1 progresses 1   => progress 1 of 0
			w1 answers 1      => answer 1 of 0
			ask 12            => w1 is asked 12
			w1 answers 12     => answer 12 of 1
			60s               =>`},
		{Name: "bytes travel beside both ways", Script: `
			open              => w1 starts
			ask 100           => w1 is asked 100 with bytes; w2 starts
			w1 answers 100 with rows => answer with rows to 100 of 10`},
		{Name: "a cold engine has no spare", Script: `
			open cold         => w1 starts
			ask 1             => w1 is asked 1
			halt              => w1 ends; w2 starts`},
		{Name: "cancelled: the spare takes over", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			halt              => w1 ends
			ask 2             => w2 is asked 2; w3 starts
			w2 answers 2      => answer 2 of 0`},
		{Name: "halt with nothing to halt", Script: `
			open              => w1 starts
			halt              =>
			ask 1             => w1 is asked 1; w2 starts
			w1 answers 1      => answer 1 of 0
			halt              =>`},
		{Name: "halt while the spare starts, and again at once", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			halt              => w1 ends
			halt              =>
			ask 2             => w2 is asked 2; w3 starts
			halt              => w2 ends
			ask 3             => w3 is asked 3; w4 starts`},
		{Name: "an answer after the halt", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			halt              => w1 ends
			w1 answers 1      =>
			ask 2             => w2 is asked 2; w3 starts
			w1 answers 2      =>
			w1 progresses 2   =>
			w2 answers 1      =>
			w2 answers 2      => answer 2 of 0
			w2 answers 2      =>`},
		{Name: "a worker that dies is replaced and its request sent once more", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			w1 dies shot      => w1 ends; crash; w2 is asked 1; w3 starts
			w2 answers 1      => answer 1 of 0`},
		{Name: "a request that kills twice is given up", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			w1 dies shot      => w1 ends; crash; w2 is asked 1; w3 starts
			w2 dies again     => w2 ends; crash; error again to 1 of 0
			ask 2             => w3 is asked 2; w4 starts
			w3 dies shot      => w3 ends; crash; w4 is asked 2; w5 starts
			w4 answers 2      => answer 2 of 0`},
		{Name: "a death is heard of once", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			w1 dies shot      => w1 ends; crash; w2 is asked 1; w3 starts
			w1 dies echo      =>
			w2 answers 1      => answer 1 of 0`},
		{Name: "the spare dies", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			w2 dies shot      => w2 ends
			halt              => w1 ends; w3 starts
			ask 2             => w3 is asked 2; w4 starts`},
		{Name: "a worker dies with nothing to do", Script: `
			open              => w1 starts
			w1 dies shot      => w1 ends; w2 starts; crash
			ask 1             => w2 is asked 1; w3 starts`},
		{Name: "unreadable words are a death", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			w1 says nonsense  => w1 ends; crash; w2 is asked 1; w3 starts`},
		{Name: "a silent worker is dead", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			19999ms           =>
			1ms               => w1 ends; crash; w2 is asked 1; w3 starts
			20s               => w2 ends; crash; error no answer to 1 of 0
			60s               =>`},
		{Name: "a ready worker that does not take a request is replaced at once", Script: `
			open              => w1 starts
			w1 is ready       =>
			ask 1             => w1 is asked 1; w2 starts
			999ms             =>
			1ms               => w1 ends; w2 is asked 1; w3 starts
			w2 is ready       =>
			w2 answers 1      => answer 1 of 0
			60s               =>`},
		{Name: "a request that was taken has more time", Script: `
			open              => w1 starts
			w1 is ready       =>
			ask 1             => w1 is asked 1; w2 starts
			w1 takes 1        =>
			7s                =>
			w1 answers 1      => answer 1 of 0
			ask 2             => w1 is asked 2
			halt              => w1 ends
			60s               =>`},
		{Name: "a worker that reports progress lives", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			15s               =>
			w1 progresses 1   => progress 1 of 0
			15s               =>
			w1 progresses 1   => progress 1 of 0
			15s               =>
			w1 answers 1      => answer 1 of 0
			60s               =>`},
		{Name: "a worker that falls silent later is dead", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			7s                =>
			w1 progresses 1   => progress 1 of 0
			19s               =>
			1s                => w1 ends; crash; w2 is asked 1; w3 starts`},
		{Name: "a request that is sent again has its time from then on", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			5s                =>
			w1 dies shot      => w1 ends; crash; w2 is asked 1; w3 starts
			19s               =>
			w2 answers 1      => answer 1 of 0`},
		{Name: "the watch over a request ends with it", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			7s                =>
			w1 answers 1      => answer 1 of 0
			ask 2             => w1 is asked 2
			w1 takes 2        =>
			7s                =>
			w1 progresses 2   => progress 2 of 0
			1500ms            =>
			w1 progresses 2   => progress 2 of 0
			19s               =>
			500ms             => w1 ends; crash; w2 is asked 2; w3 starts`},
		{Name: "the watch over one request is none over the next", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			7s                =>
			w1 answers 1      => answer 1 of 0
			ask 2             => w1 is asked 2
			w1 takes 2        =>
			19s               =>
			1s                => w1 ends; crash; w2 is asked 2; w3 starts`},
		{Name: "after four deaths without an answer the page works itself", Script: `
			open              => w1 starts
			ask 1             => w1 is asked 1; w2 starts
			w1 dies shot      => w1 ends; crash; w2 is asked 1; w3 starts
			w2 dies shot      => w2 ends; crash; error shot to 1 of 0
			ask 2             => w3 is asked 2; w4 starts
			w3 dies shot      => w3 ends; crash; w4 is asked 2; w5 starts
			w4 dies shot      => w4 ends; w5 ends; no workers; crash; error shot to 2 of 0
			ask 3             => page is asked 3
			page answers 3    => answer 3 of 0
			60s               =>`},
		{Name: "an answer forgives the deaths before", Script: `
			open              => w1 starts
			w1 dies shot      => w1 ends; w2 starts; crash
			w2 dies shot      => w2 ends; w3 starts; crash
			w3 dies shot      => w3 ends; w4 starts; crash
			ask 1             => w4 is asked 1; w5 starts
			w4 progresses 1   => progress 1 of 0
			w4 dies shot      => w4 ends; crash; w5 is asked 1; w6 starts`},
		{Name: "the fourth death passes the request to the page", Script: `
			open              => w1 starts
			w1 dies shot      => w1 ends; w2 starts; crash
			w2 dies shot      => w2 ends; w3 starts; crash
			w3 dies shot      => w3 ends; w4 starts; crash
			ask 1             => w4 is asked 1; w5 starts
			w4 dies shot      => w4 ends; w5 ends; no workers; crash; page is asked 1
			page answers 1    => answer 1 of 0`},
		{Name: "no workers", Script: `
			open without      => no workers
			ask 1             => page is asked 1
			page progresses 1 => progress 1 of 0
			halt              => page stops
			page answers 1    =>
			ask 2             => page is asked 2
			page answers 2    => answer 2 of 0
			60s               =>`},
	}, func(t *testing.T, s *script.Stage) func([]string) {
		host := newFakeHost(t, s)
		var e *Engine
		return func(event []string) {
			switch event[0] {
			case "open":
				host.none = len(event) > 1 && event[1] == "without"
				e = NewEngine(host, fakePage{s}, len(event) == 1)
			case "ask":
				e.Compute(request(event[1]))
			case "halt":
				e.Halt()
				host.sayStopped()
			default:
				host.act(event)
			}
		}
	})
}
