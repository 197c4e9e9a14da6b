package work_test

import (
	"reflect"
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
		"(7)r1c2 = r8c2 - r8c7 = r2c7 => r5c5<>7": "", // the argument does not hold
	} {
		if got := serve(t, work.NameArgument{Position: position, Text: text}).Answer; !reflect.DeepEqual(got, work.ArgumentNamed{Technique: want}) {
			t.Errorf("%s: got %+v", text, got)
		}
	}
	for _, text := range []string{"", "(7)r1c2 =", "hello"} {
		if r := serve(t, work.NameArgument{Position: position, Text: text}); r.Err == "" {
			t.Errorf("%q: answered %+v", text, r.Answer)
		}
	}
}

// TestNameConclusions checks conclusions without an argument, including positions in
// which the player has wrongly eliminated a candidate, or that have several solutions or
// none.
func TestNameConclusions(t *testing.T) {
	const proper = "4...8.1.....2.9......73.....2...1..9..5....7..9.....5..1.5..4..6..3.......4..76.3"
	for _, tt := range []struct {
		position, text string
		want           []work.JudgedClaim
	}{
		{":0000:x:" + proper + ":::", "r2c5=1, r2c5<>4", []work.JudgedClaim{{Technique: "hidden-single-box"}, {Technique: "hidden-single-box"}}},
		{":0000:x:" + proper + ":::", "=> r1c2=7", []work.JudgedClaim{{}}},
		{":0000:x:" + proper + ":::", "r1c1=4, r1c1<>5, r1c1=5, r1c1<>4", []work.JudgedClaim{{}, {}, {Truth: work.InNone}, {Truth: work.InNone}}},
		{":0000:x:" + proper + ":::", "r2c5=4 r2c5<>1", []work.JudgedClaim{{Truth: work.InNone}, {Truth: work.InNone}}},
		{":0000:x:" + proper + ":125::", "r2c5=1, r2c5=4", []work.JudgedClaim{{}, {Truth: work.InNone}}},
		{":0000:x:12.......45......................................................................:::", "r1c3=3, r1c3<>3, r1c3=1", []work.JudgedClaim{{Truth: work.InSome}, {Truth: work.InSome}, {Truth: work.InNone}}},
		{":0000:x:11...............................................................................:::", "r1c3=3", []work.JudgedClaim{{Truth: work.Unsolvable}}},
	} {
		read, err := format.Read(tt.position)
		if err != nil {
			t.Fatal(err)
		}
		job := work.NameArgument{Position: wire.NewPosition(&read.Position), Text: tt.text}
		if got := serve(t, job).Answer; !reflect.DeepEqual(got, work.ArgumentNamed{Claims: tt.want}) {
			t.Errorf("%s %s: got %+v", tt.position, tt.text, got)
		}
	}
}
