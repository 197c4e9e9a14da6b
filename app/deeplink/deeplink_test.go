package deeplink

import (
	"testing"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/solver/rate"
)

func TestInText(t *testing.T) {
	day, _ := calendar.ParseDay("2026-11-22")
	hard := Wish{Daily: daily.Puzzle{Day: day, Grade: rate.GradeHard}}
	all := Wish{Daily: daily.Puzzle{Day: day}}
	for text, want := range map[string]Wish{
		"https://example.org/#daily-2026-11-22":                           all,
		"https://example.org/#daily-2026-11-22-hard":                      hard,
		" https://example.org/x/#daily-2026-11-22-hard \n":                hard,
		"Solved in 4:12.\nNo hints.\nhttps://a.b/#" + OfDaily(hard.Daily): hard,
		"#" + OfDay(day): all,
		"https://example.org/#" + OfTechnique("x-wing"): {Technique: "x-wing"},
		"#" + OfPosition("x-wing", 3):                   {Technique: "x-wing", Number: 3},
		"#" + OfPosition("unique-rectangle-1", 2):       {Technique: "unique-rectangle-1", Number: 2},
		"#" + OfMixed():                      {Mixed: true},
		"#practise-x-wing.0":                 {},
		"#practise-x-wing.a":                 {},
		"":                                   {},
		"daily-2026-11-22":                   {},
		"#daily-2026-11-31":                  {},
		"#daily-2026-11-22-simple":           {},
		"#daily-":                            {},
		"#practise-":                         {},
		"#practise-x-wings":                  {},
		"#2AbC":                              {},
		"https://a.b/#daily-2026-11-22 play": {},
	} {
		got, ok := InText(text)
		if ok != (want != Wish{}) || ok && got != want {
			t.Errorf("%q: %v, %v; want %v", text, got, ok, want)
		}
	}
}

func TestStep(t *testing.T) {
	for fragment, want := range map[string]int{
		OfStep(1): 1, "#" + OfStep(12): 12, "step-": 0, "step-0": 0, "step--1": 0, "step-x": 0, "3": 0, "practise-x-wing.3": 0, "": 0,
	} {
		if n, ok := Step(fragment); ok != (want > 0) || ok && n != want {
			t.Errorf("%q: %d, %v", fragment, n, ok)
		}
	}
}
