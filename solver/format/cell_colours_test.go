package format

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/encoded"
)

func TestColours(t *testing.T) {
	for _, tt := range []struct {
		value string // JSON
		want  board.Colour
		bad   bool
	}{
		{`"#FFA0A0"`, encoded.Red, false}, {`"#ffe060"`, encoded.Orange, false}, {`"#FFFFB0"`, encoded.Yellow, false}, {`"#B0FFB0"`, encoded.Green, false},
		{`"#60D060"`, encoded.Green, false}, {`"#D0D0FF"`, encoded.Blue, false}, {`"#8080F0"`, encoded.Blue, false}, {`"#FF80FF"`, encoded.Violet, false},
		{`"#FFD0D0"`, encoded.Pink, false}, {`"#A8A8A8"`, encoded.Grey, false}, {`"#000000"`, encoded.Grey, false},
		// SudokuPad's colours.
		{`"#ffdf61"`, encoded.Orange, false}, {`"#feffaf"`, encoded.Yellow, false}, {`"#61d060"`, encoded.Green, false}, {`"#8180f0"`, encoded.Blue, false},
		{`"#ff08ff"`, encoded.Violet, false}, {`"#a8a8a8a8"`, encoded.Grey, false}, {`"#000"`, encoded.Grey, false}, {`"3"`, encoded.Orange, false}, {`3`, encoded.Orange, false},
		// Other colours, by their hue.
		{`"#f00"`, encoded.Red, false}, {`"#ff8000"`, encoded.Orange, false}, {`"#ff0f"`, encoded.Yellow, false}, {`"#00ff00"`, encoded.Green, false},
		{`"#00C0C0"`, encoded.Teal, false}, {`"#0000ff"`, encoded.Blue, false}, {`"#8000ff"`, encoded.Violet, false}, {`"#ff0080"`, encoded.Pink, false},
		{`"#ff0010"`, encoded.Red, false}, {`"#808080"`, encoded.Grey, false}, {`"#fff"`, 0, false}, {`"#ff000000"`, 0, false}, {`""`, 0, false}, {`null`, 0, false},
		{`"#ff"`, 0, true}, {`"#gggggg"`, 0, true}, {`"red"`, 0, true}, {`11`, 0, true}, {`true`, 0, true}, {`1.5`, 0, true}, {`"-1"`, 0, true},
	} {
		for _, name := range []string{"c", "highlight"} {
			r, err := Read(strings.Replace(emptyObjects, "{}", fmt.Sprintf(`{"value":5,"given":true,"%s":%s}`, name, tt.value), 1))
			if err != nil {
				t.Fatal(err)
			}
			want := board.ColourSet(0)
			if tt.want != 0 {
				want = 1 << tt.want
			}
			if r.Cells[0] != want || (r.Dropped[OtherMarks] > 0) != tt.bad {
				t.Errorf("%s %s gives %b, %v dropped", name, tt.value, r.Cells[0], r.Dropped[OtherMarks])
			}
		}
	}
}

// emptyObjects is an empty grid in f-puzzles JSON.
var emptyObjects = `{"size":9,"grid":[` + strings.Repeat("["+strings.Repeat("{},", 8)+"{}],", 8) + "[" + strings.Repeat("{},", 8) + "{}]]}"

// TestColoursOfCells checks cells with several colours, and the rectangles that SudokuPad
// draws below the cells.
func TestColoursOfCells(t *testing.T) {
	several := strings.Replace(emptyObjects, "{}", `{"c":"#60D060","cArray":["#60D060","#8080F0",7],"highlight":"#FFA0A0"}`, 1)
	rows := "[" + strings.Repeat(",", 8) + "]"
	under := "{ce:[" + rows + strings.Repeat(","+rows, 8) + "],u:[{ct:[0.5,0.5],w:1,h:1,c2:#FFA0A0}," +
		"{ct:[1,0.5],w:1,h:1,c2:#FFA0A0},{ct:[8.5,8.5],w:1,h:1,c2:#0a0,r:f},{ct:[8.5,8.5],w:1,h:1,c2:#0a0,te:'x'},{ct:[9.5,8.5],w:1,h:1,c2:#0a0}," +
		"{ct:[8.5,8.5],w:.5,h:1,c2:#0a0},{ct:[8.5,8.5],w:1,h:1}]}"
	for _, tt := range []struct {
		text    string
		cells   map[board.Cell]board.ColourSet
		dropped Counts
	}{
		{several, map[board.Cell]board.ColourSet{0: 1<<encoded.Green | 1<<encoded.Blue | 1<<encoded.Teal | 1<<encoded.Red}, Counts{}},
		{under, map[board.Cell]board.ColourSet{0: 1 << encoded.Red, 80: 1 << encoded.Green}, Counts{Constraints: 5}},
	} {
		r, err := Read(tt.text)
		if err != nil || r.Dropped != tt.dropped {
			t.Errorf("%v, dropped %v\n%s", err, r.Dropped, tt.text)
		}
		for c := range board.Cell(board.Cells) {
			if r.Cells[c] != tt.cells[c] {
				t.Errorf("%v is %b, want %b", c, r.Cells[c], tt.cells[c])
			}
		}
	}
}

// TestColoursRoundTrip checks that every colour survives a round trip. If a cell has
// several colours, the first must survive, and the others must be reported as lost.
func TestColoursRoundTrip(t *testing.T) {
	var a board.Annotated
	for c := range board.Cell(9) {
		a.Cells[c] = 1 << (c + 1)
	}
	a.Cells[20] = 1<<encoded.Teal | 1<<encoded.Pink
	want := a
	want.Cells[20] = 1 << encoded.Teal
	for _, f := range []*Format{&encoded.FPuzzles, &encoded.SudokuPad} {
		r, err := Read(f.Render(&a))
		if err != nil || r.Annotated != want || !r.Dropped.IsZero() {
			t.Errorf("%s: %v, %v, dropped %v", f.Key, r.Cells, err, r.Dropped)
		}
		if lost := f.Keeps.Lost(&a); lost != (Counts{CellColours: 1}) {
			t.Errorf("%s loses %v", f.Key, lost)
		}
	}
	if lost := basic.Line.Keeps.Lost(&a); lost != (Counts{CellColours: 10}) {
		t.Errorf("a line loses %v", lost)
	}
}
