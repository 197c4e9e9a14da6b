package where_test

import (
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/profile"
	"sudoku/solver/profile/where"
)

// facts returns a puzzle with one solution and a complete profile.
func facts(t testing.TB) *where.Facts {
	t.Helper()
	var g board.Grid
	for i, x := range "...8.1..........435............7.8........1...2..3....6......75..34........2..6.." {
		g[i], _ = board.ParseDigit(x)
	}
	p := profile.Of(&g)
	if err := p.Work(t.Context(), profile.AllLayers); err != nil {
		t.Fatal(err)
	}
	return &where.Facts{Profile: &p, Line: 3, Class: p.ClassSize()}
}

// TestMatch checks which expressions match the puzzle, and which layers they need.
func TestMatch(t *testing.T) {
	f := facts(t)
	for source, c := range map[string]struct {
		want   bool
		layers profile.Layer
	}{
		"true":                          {true, profile.Read},
		"givens == 17":                  {true, profile.Read},
		"line > 3":                      {false, profile.Read},
		"solutions == 1":                {true, profile.Read | profile.Solved},
		"minimal and givens < 18":       {true, profile.Read | profile.Solved | profile.Properties},
		`symmetry("half-turn")`:         {false, profile.Read | profile.Solved | profile.Properties},
		`symmetry('none')`:              {true, profile.Read | profile.Solved | profile.Properties},
		"automorphisms == 1":            {true, profile.Read | profile.Canonical},
		"class / 1000 > 1000":           {true, profile.Read | profile.Canonical},
		`canonical startsWith "......"`: {true, profile.Read | profile.Canonical},
		`puzzle contains "435"`:         {true, profile.Read},
		`not (puzzle endsWith "6..")`:   {false, profile.Read},
		"er >= 2.6 && ep < 1.6":         {true, profile.Read | profile.Solved | profile.Rated},
		"er*10 - ep == 26 - ep":         {true, profile.Read | profile.Solved | profile.Rated},
		"grade == medium":               {true, profile.Read | profile.Solved | profile.Rated},
		"grade >= hard":                 {false, profile.Read | profile.Solved | profile.Rated},
		"level == medium":               {true, profile.Read | profile.Solved | profile.Rated},
		`technique("naked-pair") && !technique("chain")`: {true, profile.Read | profile.Solved | profile.Rated},
		`hardest == "naked-pair"`:                        {true, profile.Read | profile.Solved | profile.Rated},
		"score in 600..700":                              {true, profile.Read | profile.Solved | profile.Rated},
		"score not in 600..700":                          {false, profile.Read | profile.Solved | profile.Rated},
		"givens in [16, 17]":                             {true, profile.Read},
		"givens in []":                                   {false, profile.Read},
		"-givens % 10 == -7":                             {true, profile.Read},
		"givens / 0 > 1":                                 {true, profile.Read},
		"givens % 0 == 0":                                {false, profile.Read},
		"false && false || true":                         {true, profile.Read},
		"false && (false || true)":                       {false, profile.Read},
		"not false and true":                             {true, profile.Read},
		"1 + 2 * 3 == 7 and 7 - 2 - 1 == 4":              {true, profile.Read},
	} {
		e, err := where.Compile(source)
		if err != nil {
			t.Errorf("%s: %v", source, err)
			continue
		}
		if got := e.Match(f); got != c.want || e.Layers() != c.layers {
			t.Errorf("%s: %v, layers %b", source, got, e.Layers())
		}
	}
}

// TestWrong checks the kind and the place of each error. A caret in the source marks the
// place.
func TestWrong(t *testing.T) {
	for marked, c := range map[string]struct {
		kind where.Kind
		word string
	}{
		"er >^":                         {where.Missing, ""},
		"^":                             {where.Missing, ""},
		"(er > 1 and^":                  {where.Missing, ""},
		"^givens":                       {where.NoCondition, ""},
		"^givens and minimal":           {where.NoCondition, ""},
		"er == ^'x'":                    {where.NoNumber, ""},
		"puzzle == ^1":                  {where.Mixed, ""},
		"puzzle contains ^1":            {where.Mixed, ""},
		"^minimal < true":               {where.NoNumber, ""},
		"^puzzle in 1..2":               {where.NoNumber, ""},
		"er in [^'x']":                  {where.NoNumber, ""},
		"^rating > 3":                   {where.UnknownColumn, "rating"},
		"er > 1 ^er":                    {where.Unexpected, "er"},
		"er > 1 ^''":                    {where.Unexpected, ""},
		"er > ^1.2.3":                   {where.Unexpected, "1.2.3"},
		"er > 1 ^# 2":                   {where.Unexpected, "#"},
		"er in 1^ ":                     {where.Missing, ""},
		"er ^not 1":                     {where.Unexpected, "not"},
		"givens in ^[16":                {where.Unclosed, "["},
		"givens in [16 ^17]":            {where.Unexpected, "17"},
		"^(er > 1":                      {where.Unclosed, "("},
		`technique(^"xy-wing)`:          {where.Unclosed, `"`},
		`technique^("xy-wing"`:          {where.Unclosed, "("},
		`technique(^"xy-wings")`:        {where.UnknownTechnique, "xy-wings"},
		`symmetry(^"half")`:             {where.UnknownSymmetry, "half"},
		"minimal && ^technique()":       {where.NoKey, "technique"},
		"minimal && ^technique":         {where.NoKey, "technique"},
		"^canonical == puzzle":          {where.UnknownColumn, "canonical"},
		strings.Repeat("(", 200) + "^(": {where.TooLong, ""},
	} {
		source := strings.Replace(marked, "^", "", 1)
		_, err := where.Compile(source, "canonical")
		wrong, ok := err.(*where.Error)
		if !ok {
			t.Errorf("%s: accepted", source)
			continue
		}
		at := strings.IndexByte(marked, '^')
		if strings.TrimSpace(source[min(at, len(source)):]) == "" {
			at = len(source) // at the end, after spaces
		}
		if wrong.Kind != c.kind || wrong.At != at || wrong.Word != c.word {
			t.Errorf("%s: %+v", marked, *wrong)
		}
	}
}

// TestComplete checks the words offered for the beginning of a word.
func TestComplete(t *testing.T) {
	for source, want := range map[string][]string{
		"er > 1 and mi":            {"er > 1 and minimal"},
		"gr":                       {"grade"},
		"er":                       {"er_hardest"},
		"so":                       {"solutions", "solution"},
		"":                         nil,
		"er > 1":                   nil,
		`puzzle == "er`:            nil,
		`technique("xyz`:           {`technique("xyz-wing")`},
		`er > 1 && symmetry("half`: {`er > 1 && symmetry("half-turn")`},
		"tech":                     {`technique("`},
	} {
		if got := where.Complete(source, "canonical"); !slices.Equal(got, want) {
			t.Errorf("%s: %q", source, got)
		}
	}
}

// FuzzCompile checks that no source panics, that errors are inside the source, and that
// an expression can be matched.
func FuzzCompile(f *testing.F) {
	for _, source := range []string{`er >= 7.1 && technique("xy-wing") && !minimal`, "score in 600..700 or givens in [17, 18]", "-er % 0 == '"} {
		f.Add(source)
	}
	known := facts(f)
	f.Fuzz(func(t *testing.T, source string) {
		e, err := where.Compile(source)
		if err == nil {
			e.Match(known)
			return
		}
		if wrong := err.(*where.Error); wrong.At < 0 || wrong.At > len(source) || wrong.Kind >= where.Kinds {
			t.Errorf("%q: %+v", source, *wrong)
		}
		for _, longer := range where.Complete(source) {
			if len(longer) <= len(source)-60 {
				t.Errorf("%q is completed to %q", source, longer)
			}
		}
	})
}
