package offline

import (
	"testing"

	"sudoku/app/internal/script"
)

func TestKeeper(t *testing.T) {
	script.Run(t, []script.Case{
		{Name: "kept, or being kept", Script: `
			begin   =>
			10h     =>`},
		{Name: "the download has not even begun", Script: `
			missing =>
			begin   =>
			4999ms  =>
			1ms     => load
			10h     =>`},
		{Name: "it fails: again, at longer and longer intervals", Script: `
			begin   =>
			missing =>
			1s      =>
			broken  =>
			5s      => load
			5s      => load
			broken  =>
			59s     =>
			1s      => load
			broken  =>
			5m      => load
			broken  =>
			30m     => load
			broken  =>
			30m     => load
			kept    =>
			10h     =>`},
		{Name: "it fails several times before it is tried again", Script: `
			begin   =>
			missing =>
			broken  =>
			5s      => load
			broken  =>
			broken  =>
			5s      => load
			1h      =>`},
		{Name: "a network: at once", Script: `
			begin   =>
			10s     =>
			online  =>
			missing =>
			broken  =>
			1s      =>
			online  => load
			1m      =>
			broken  =>
			kept    =>
			online  =>`},
		{Name: "no room: said once, and not tried again in this visit", Script: `
			begin   =>
			missing =>
			full    => tell
			5s      => load
			full    =>
			10h     =>`},
		{Name: "no room, as is heard while the browser still lists the download", Script: `
			coming  =>
			begin   =>
			5s      =>
			full    => tell
			10h     =>`},
		{Name: "no room for an update: the version before goes on", Script: `
			begin   =>
			full    =>
			10h     =>`},
	}, func(t *testing.T, s *script.Stage) func([]string) {
		is := "kept"
		k := &Keeper{
			Clock: s,
			IfMissing: func(then func()) {
				if is == "missing" {
					then()
				}
			},
			IfNotKept: func(then func()) {
				if is != "kept" {
					then()
				}
			},
			Load: func() { s.Say("load") },
			Tell: func() { s.Say("tell") },
		}
		return func(event []string) {
			switch event[0] {
			case "begin":
				k.Begin()
			case "missing", "coming", "kept":
				is = event[0]
			case "broken", "full":
				k.Failed(event[0] == "full")
			case "online":
				k.Online()
			default:
				t.Fatalf("no event %q", event)
			}
		}
	})
}
