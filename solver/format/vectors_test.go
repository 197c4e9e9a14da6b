package format

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/drawn"
	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/program"
	"sudoku/solver/format/internal/record"
	"sudoku/solver/golden"
)

// vectors returns texts of the same position as written by other programs, by name.
func vectors(t testing.TB) map[string]string {
	t.Helper()
	data, err := os.ReadFile("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	texts := make(map[string]string)
	var all map[string]any
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	for name, v := range all {
		if text, ok := v.(string); ok {
			texts[name] = text
		}
	}
	return texts
}

// vectorPosition returns the position of the vectors, with its candidates as pencil
// marks.
func vectorPosition(t testing.TB) *board.Annotated {
	a := board.Annotated{Position: board.Position{Givens: mustRead(t, example)}}
	for _, x := range []board.Candidate{board.NewCandidate(40, 5), board.NewCandidate(62, 4), board.NewCandidate(70, 3)} {
		a.Entries[x.Cell()] = x.Digit()
	}
	for _, x := range []board.Candidate{board.NewCandidate(2, 1), board.NewCandidate(5, 2), board.NewCandidate(6, 1)} {
		a.Eliminated.Add(x)
	}
	b := board.New(&a.Position)
	for c := range b.Empty().All() {
		a.Centre[c] = b.Candidates(c)
	}
	return &a
}

// A vector describes the expected reading of a text: its format, the parts of the
// position it holds, and the site of a link.
type vector struct {
	format *Format
	keeps  Capability
	site   string
	exact  bool // Render must produce exactly this text
}

// vectorOf returns the expected reading of a vector. A vector that is not in
// vectorFormats has the key of its format as its name, with "_" for "-", and holds all
// that the format keeps.
func vectorOf(name string) (v vector, ok bool) {
	if v, ok = vectorFormats[name]; ok {
		return v, true
	}
	f := ByKey(strings.ReplaceAll(name, "_", "-"))
	if f == nil {
		return vector{}, false
	}
	return vector{format: f, keeps: f.Keeps, exact: f.Render != nil}, true
}

// vectorFormats lists the vectors for which the defaults of vectorOf are wrong.
var vectorFormats = map[string]vector{
	"givens_81_zero":           {format: &basic.Line},
	"givens_81_dot":            {format: &basic.Line},
	"values_81_zero":           {format: &basic.Line},
	"sdm":                      {format: &basic.Line},
	"kaggle_csv":               {format: &record.DataSet},
	"rows9":                    {format: &basic.Grid},
	"rows9_separators":         {format: &basic.Grid, exact: true},
	"csv_9x9":                  {format: &basic.CSV, exact: true},
	"csv_9x9_zeros":            {format: &basic.CSV},
	"sudokuwiki_S9B":           {format: &encoded.SudokuWiki, keeps: encoded.SudokuWiki.Keeps, exact: true},
	"sudokuwiki_S9B_link":      {format: &encoded.SudokuWiki, keeps: encoded.SudokuWiki.Keeps, site: "sudokuwiki"},
	"sudokuwiki_v1":            {format: &encoded.SudokuWikiPairs, keeps: encoded.SudokuWikiPairs.Keeps, exact: true},
	"sudokuwiki_v0_n":          {format: &encoded.SudokuWikiMasks, keeps: encoded.SudokuWikiMasks.Keeps, exact: true},
	"hodoku_pm":                {format: &basic.PencilMarkGrid, keeps: basic.PencilMarkGrid.Keeps, exact: true},
	"se_multiline_pm":          {format: &basic.PencilMarkGrid, keeps: basic.PencilMarkGrid.Keeps},
	"sukaku_729":               {format: &record.Sukaku, keeps: record.Sukaku.Keeps, exact: true},
	"simple_sudoku_ss_file":    {format: &drawn.SimpleSudoku, keeps: drawn.SimpleSudoku.Keeps},
	"opensudoku_data_v1":       {format: &program.OpenSudoku, keeps: program.OpenSudoku.Keeps},
	"opensudoku_data_v3":       {format: &program.OpenSudoku, keeps: program.OpenSudoku.Keeps},
	"opensudoku_file_v1":       {format: &program.OpenSudoku},
	"opensudoku_file_v2":       {format: &program.OpenSudoku, keeps: program.OpenSudoku.Keeps},
	"sadman_sdk":               {format: &drawn.SadMan, keeps: drawn.SadMan.Keeps},
	"sudokuexchange_link":      {format: &encoded.Codoku, site: "sudokuexchange"},
	"sudokuexchange_link_long": {format: &basic.Line, site: "sudokuexchange"},
	"sudokupad_scf":            {format: &encoded.SudokuPad, site: "sudokupad"},
	"fpuzzles_json_givens":     {format: &encoded.FPuzzles},
	"fpuzzles_payload_givens":  {format: &encoded.FPuzzles, exact: true},
	"fpuzzles_payload_state":   {format: &encoded.FPuzzles, keeps: encoded.FPuzzles.Keeps},
	"fpuzzles_link":            {format: &encoded.FPuzzles, site: "f-puzzles"},
	"sudokupad_fpuz_link":      {format: &encoded.SudokuPad, site: "sudokupad"},
	"sudokucoach_SCv7":         {format: &encoded.SudokuCoach, keeps: encoded.SudokuCoach.Keeps},
	"sudokucoach_link":         {format: &basic.Line, site: "sudoku-coach"},
	"share_link":               {format: &encoded.ShareCode, keeps: encoded.ShareCode.Keeps},
	"thodha_s":                 {format: &encoded.ThoDHa, exact: true},
	"thodha_d":                 {format: &encoded.ThoDHa},
	"thodha_e":                 {format: &encoded.ThoDHa},
	"thodha_c":                 {format: &encoded.ThoDHa, keeps: encoded.ThoDHa.Keeps, exact: true},
	"thodha_link":              {format: &encoded.ThoDHa},
	"iss":                      {format: &record.ISS},
	"iss_state":                {format: &record.ISS, keeps: record.ISS.Keeps},
	"opensudoku_cells":         {format: &program.OpenSudoku, keeps: program.OpenSudoku.Keeps},
	"jigsaw_boxes":             {format: &record.Jigsaw},
}

func TestVectors(t *testing.T) {
	texts := vectors(t)
	position := vectorPosition(t)
	givens := board.Annotated{Position: board.Position{Givens: position.Givens}}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		want, known := vectorOf(name)
		if !known {
			t.Errorf("%s is neither in vectorFormats nor the key of a format", name)
			continue
		}
		whole := &givens
		if want.keeps != 0 || name == "values_81_zero" {
			whole = position
		}
		got, err := Read(texts[name])
		if kept := want.keeps.Kept(whole); err != nil || got.Annotated != kept || got.Format != want.format.Key || got.Site != want.site {
			t.Errorf("%s: %v as %q of %q, %v", name, describe(&got.Annotated), got.Format, got.Site, err)
			t.Logf("want %v", describe(&kept))
		}
		if want.exact {
			if text := want.format.Render(whole); text != texts[name] {
				t.Errorf("%s renders\n%s\nwant\n%s\nin JSON: %q", want.format.Key, text, texts[name], text)
			}
		}
	}
	for name := range vectorFormats {
		if texts[name] == "" {
			t.Errorf("there is no vector %s", name)
		}
	}
}

// TestEveryFormatHasAText fails for a format without a vector and without a pasted text.
// With -update, it adds a vector for a format that can be written. It skips formats
// without Look, which are read as another format.
func TestEveryFormatHasAText(t *testing.T) {
	has := map[string]bool{Link.Key: len(linkCases) > 0}
	for name := range vectors(t) {
		if v, known := vectorOf(name); known {
			has[v.format.Key] = true
		}
	}
	for _, f := range append(pasted(t, "program_text.txtar"), pasted(t, "pasted.txtar")...) {
		if r, err := Read(string(f.Data)); err == nil {
			has[r.Format] = true
		}
	}
	data, err := os.ReadFile("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	all := string(data)
	for _, f := range catalog {
		switch {
		case f.Look == nil || has[f.Key]:
		case f.Render == nil:
			t.Errorf("%s has no text in testdata/vectors.json or testdata/pasted.txtar", f.Key)
		default:
			all = strings.TrimSuffix(all, "\n}\n") + fmt.Sprintf(",\n %q: %s\n}\n", strings.ReplaceAll(f.Key, "-", "_"), asJSON(t, f.Render(vectorPosition(t))))
		}
	}
	golden.Compare(t, "testdata/vectors.json", all)
}

func asJSON(t *testing.T, text string) string {
	var out strings.Builder
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(text); err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(out.String(), "\n")
}

// describe lists the contents of a position.
func describe(a *board.Annotated) []string {
	said := []string{a.Givens.String(), a.Entries.String(), a.Eliminated.String()}
	for p, n := range Count(a).All() {
		said = append(said, fmt.Sprint(p, n))
	}
	return said
}

// TestSudokuExplainerGrid checks the only format that is written but read as another.
func TestSudokuExplainerGrid(t *testing.T) {
	if got, want := drawn.SudokuExplainerGrid.Render(vectorPosition(t)), vectors(t)["se_multiline_pm"]; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
