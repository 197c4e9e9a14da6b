package slot

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"sudoku/app/internal/script"
)

func TestClaims(t *testing.T) {
	script.Run(t, []script.Case{
		{Name: "nobody else", Script: `
			1 claims x  =>
			249ms       =>
			1ms         => 1 has x`},
		{Name: "a second tab", Script: `
			1 claims x  =>
			1s          => 1 has x
			2 claims x  =>
			1s          => 2 has not x
			2 claims y  =>
			1s          => 2 has y`},
		{Name: "two at once: the smaller number", Script: `
			2 claims x  =>
			100ms       =>
			1 claims x  =>
			1s          => 2 has not x; 1 has x
			3 claims x  =>
			1s          => 3 has not x`},
		{Name: "two at once, the other way round", Script: `
			1 claims x  =>
			2 claims x  =>
			3 claims x  =>
			1s          => 1 has x; 2 has not x; 3 has not x`},
		{Name: "given up, and taken by another", Script: `
			1 claims x  =>
			1s          => 1 has x
			1 releases  =>
			2 claims x  =>
			1s          => 2 has x
			1 claims x  =>
			1s          => 1 has not x`},
		{Name: "given up before it is known", Script: `
			1 claims x  =>
			1 releases  =>
			1s          =>`},
		{Name: "what is not understood", Script: `
			1 claims x  =>
			1s          => 1 has x
			1 hears     =>
			1 hears !   =>
			1 hears ! 0 x =>
			2 claims x  =>
			1s          => 2 has not x`},
	}, func(t *testing.T, s *script.Stage) func([]string) {
		tabs := map[string]*Claims{}
		return func(event []string) {
			name := event[0]
			if tabs[name] == nil {
				tabs[name] = &Claims{Clock: s, ID: uint64(name[0]), Post: func(text string) {
					for _, other := range slices.Sorted(maps.Keys(tabs)) {
						if other != name {
							tabs[other].Heard(text)
						}
					}
				}}
			}
			switch event[1] {
			case "claims":
				tabs[name].Claim(event[2], func(mine bool) {
					if mine {
						s.Say("%s has %s", name, event[2])
					} else {
						s.Say("%s has not %s", name, event[2])
					}
				})
			case "releases":
				tabs[name].Release()
			case "hears":
				text := ""
				for _, word := range event[2:] {
					text += word + " "
				}
				tabs[name].Heard(strings.TrimSpace(text))
			default:
				t.Fatalf("no event %q", event)
			}
		}
	})
}
