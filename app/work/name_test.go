package work_test

import (
	"testing"

	"sudoku/app/work"
	"sudoku/app/work/wire"
	"sudoku/solver/format"
)

func TestNameArgument(t *testing.T) {
	read, err := format.Read(":0000:x:4...8.1.....2.9......73.....2...1..9..5....7..9.....5..1.5..4..6..3.......4..76.3:722::")
	if err != nil {
		t.Fatal(err)
	}
	position := wire.NewPosition(&read.Position)
	for text, want := range map[string]string{
		"(7)r1c2 = r8c2 - r8c7 = r2c7":            "skyscraper",
		"(7)r1c2 = r8c2 - r8c7 = r2c7 => r5c5<>7": "", // does not hold
	} {
		if got := serve(t, work.NameArgument{Position: position, Text: text}).Answer; got != (work.ArgumentNamed{Technique: want}) {
			t.Errorf("%s: got %+v", text, got)
		}
	}
	for _, text := range []string{"", "(7)r1c2 =", "hello"} {
		if r := serve(t, work.NameArgument{Position: position, Text: text}); r.Err == "" {
			t.Errorf("%q: answered %+v", text, r.Answer)
		}
	}
}
