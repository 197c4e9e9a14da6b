package format

import (
	"fmt"
	gofmt "go/format"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"

	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/drawn"
	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/program"
	"sudoku/solver/format/internal/record"
	"sudoku/solver/golden"
)

// fuzzFormat checks the parser of a format on arbitrary texts. The result must be a
// position that every format preserves, or an *Error with a place on the grid.
func fuzzFormat(f *testing.F, format *Format) {
	for name, text := range vectors(f) {
		if v, _ := vectorOf(name); v.format == format {
			f.Add(text)
		}
	}
	for seed := range uint64(8) {
		if format.Render != nil {
			f.Add(format.Render(randomAnnotated(rand.New(rand.NewPCG(seed, 81)))))
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		format.Detect(text)
		if got, err := format.Parse(text); err != nil {
			checkError(t, err)
		} else {
			checkReading(t, &got)
		}
	})
}

// fuzzPasted is like fuzzFormat, starting from the pasted texts.
func fuzzPasted(f *testing.F, format *Format) {
	for _, text := range append(pasted(f, "program_text.txtar"), pasted(f, "pasted.txtar")...) {
		f.Add(string(text.Data))
	}
	fuzzFormat(f, format)
}

// FuzzPenpa fuzzes the contents of a penpa code, since a fuzzed code rarely decodes.
func FuzzPenpa(f *testing.F) {
	text, err := encoded.InflateBase64(strings.TrimPrefix(penpaState, "m=edit&p="))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Fuzz(func(t *testing.T, text string) {
		if got, err := encoded.ReadPenpa(text); err != nil {
			checkError(t, err)
		} else {
			checkReading(t, &got)
		}
	})
}

func FuzzSudokuWiki(f *testing.F)       { fuzzFormat(f, &encoded.SudokuWiki) }
func FuzzSudokuWikiPairs(f *testing.F)  { fuzzFormat(f, &encoded.SudokuWikiPairs) }
func FuzzSudokuWikiMasks(f *testing.F)  { fuzzFormat(f, &encoded.SudokuWikiMasks) }
func FuzzCodoku(f *testing.F)           { fuzzFormat(f, &encoded.Codoku) }
func FuzzOpenSudoku(f *testing.F)       { fuzzFormat(f, &program.OpenSudoku) }
func FuzzSadMan(f *testing.F)           { fuzzFormat(f, &drawn.SadMan) }
func FuzzSudoCue(f *testing.F)          { fuzzFormat(f, &drawn.SudoCue) }
func FuzzSudoCueState(f *testing.F)     { fuzzFormat(f, &drawn.SudoCueState) }
func FuzzSimpleSudoku(f *testing.F)     { fuzzFormat(f, &drawn.SimpleSudoku) }
func FuzzHoDoKuClipboard(f *testing.F)  { fuzzFormat(f, &drawn.HoDoKuClipboard) }
func FuzzHoDoKuStepGrid(f *testing.F)   { fuzzFormat(f, &drawn.HoDoKuStepGrid) }
func FuzzDataSet(f *testing.F)          { fuzzFormat(f, &record.DataSet) }
func FuzzGSF(f *testing.F)              { fuzzFormat(f, &record.GSF) }
func FuzzSudokuPad(f *testing.F)        { fuzzFormat(f, &encoded.SudokuPad) }
func FuzzFPuzzles(f *testing.F)         { fuzzFormat(f, &encoded.FPuzzles) }
func FuzzSudokuCoach(f *testing.F)      { fuzzFormat(f, &encoded.SudokuCoach) }
func FuzzShareCode(f *testing.F)        { fuzzFormat(f, &encoded.ShareCode) }
func FuzzThoDHa(f *testing.F)           { fuzzFormat(f, &encoded.ThoDHa) }
func FuzzSudokuPadClassic(f *testing.F) { fuzzFormat(f, &encoded.SudokuPadClassic) }
func FuzzHoDoKuLibrary(f *testing.F)    { fuzzFormat(f, &record.HoDoKuLibrary) }
func FuzzSukaku(f *testing.F)           { fuzzFormat(f, &record.Sukaku) }
func FuzzPencilMarkGrid(f *testing.F)   { fuzzFormat(f, &basic.PencilMarkGrid) }
func FuzzCSV(f *testing.F)              { fuzzFormat(f, &basic.CSV) }
func FuzzLine(f *testing.F)             { fuzzFormat(f, &basic.Line) }
func FuzzGrid(f *testing.F)             { fuzzFormat(f, &basic.Grid) }
func FuzzISS(f *testing.F)              { fuzzFormat(f, &record.ISS) }
func FuzzPenpaCode(f *testing.F)        { fuzzPasted(f, &encoded.Penpa) }
func FuzzSusser(f *testing.F)           { fuzzFormat(f, &record.Susser) }
func FuzzInlineSusser(f *testing.F)     { fuzzFormat(f, &record.InlineSusser) }
func FuzzJigsaw(f *testing.F)           { fuzzFormat(f, &record.Jigsaw) }
func FuzzProgramText(f *testing.F)      { fuzzPasted(f, &program.ProgramText) }
func FuzzMarkup(f *testing.F)           { fuzzPasted(f, &program.Markup) }
func FuzzYAML(f *testing.F)             { fuzzPasted(f, &program.YAML) }
func FuzzLaTeX(f *testing.F)            { fuzzPasted(f, &drawn.LaTeX) }
func FuzzFacts(f *testing.F)            { fuzzPasted(f, &program.Facts) }
func FuzzLabelledGrid(f *testing.F)     { fuzzPasted(f, &drawn.LabelledGrid) }
func FuzzGNOMESudoku(f *testing.F)      { fuzzPasted(f, &encoded.GNOMESudoku) }
func FuzzKSudoku(f *testing.F)          { fuzzPasted(f, &program.KSudoku) }
func FuzzPuzzleBank(f *testing.F)       { fuzzPasted(f, &record.PuzzleBank) }
func FuzzLink(f *testing.F) {
	for _, tt := range linkCases {
		f.Add(tt.link)
	}
	fuzzFormat(f, &Link)
}

// TestEveryFormatIsFuzzed fails for a format without a fuzz test above. With -update, it
// adds the test. It skips formats without Look, which are read as another format.
func TestEveryFormatIsFuzzed(t *testing.T) {
	source, err := os.ReadFile("fuzz_test.go")
	if err != nil {
		t.Fatal(err)
	}
	fuzzed := make(map[string]bool)
	for _, call := range regexp.MustCompile(`fuzz(?:Format|Pasted)\(f, (?:&(?:\w+\.)?(\w+)|ByKey\("(.+)"\))\)`).FindAllSubmatch(source, -1) {
		fuzzed[strings.ToLower(string(call[1]))+strings.ReplaceAll(string(call[2]), "-", "")] = true
	}
	var missing strings.Builder
	for _, f := range catalog {
		if f.Look != nil && !fuzzed[strings.ReplaceAll(f.Key, "-", "")] {
			fmt.Fprintf(&missing, "func Fuzz%s(f *testing.F) { fuzzFormat(f, ByKey(%q)) }\n", inCamelCase(f.Key), f.Key)
		}
	}
	const next = "func FuzzLink("
	want, err := gofmt.Source([]byte(strings.Replace(string(source), "\n"+next, "\n"+missing.String()+next, 1)))
	if err != nil {
		t.Fatal(err)
	}
	golden.Compare(t, "fuzz_test.go", string(want))
}

func inCamelCase(key string) string {
	var name strings.Builder
	for word := range strings.SplitSeq(key, "-") {
		name.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return name.String()
}

// FuzzObjects fuzzes the decompressed contents of the compressed formats, since a fuzzed
// code rarely decodes.
func FuzzObjects(f *testing.F) {
	texts := vectors(f)
	f.Add(texts["fpuzzles_json_givens"])
	f.Add(`{ce:[[{v:5},,{v:'3'}]],re:[[[0,0]]],ca:[{v:1,ce:[[0,0]]}],metadata:{t:'it\'s',solution:"1"}}`)
	data, _ := encoded.FromBase32(strings.TrimPrefix(texts["sudokucoach_SCv7"], encoded.CoachHead))
	if text, err := encoded.Inflate(data); err == nil {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		readings := []func() (Reading, *Error){
			func() (Reading, *Error) { return encoded.ReadFPuzzles(text) },
			func() (Reading, *Error) { return encoded.ReadSCL(text) },
			func() (Reading, *Error) {
				state, err := encoded.JsonValue(text, false)
				if err != nil {
					return Reading{}, err
				}
				return encoded.ReadCoach(state)
			},
		}
		for _, read := range readings {
			if got, err := read(); err != nil {
				checkError(t, err)
			} else {
				checkReading(t, &got)
			}
		}
	})
}

// FuzzLZ compresses and decompresses any text, and decompresses arbitrary input.
func FuzzLZ(f *testing.F) {
	f.Add("")
	f.Add("aaaaaaaaaaaaaaaaaaaaabcabcabcabcabc")
	f.Add(vectors(f)["fpuzzles_json_givens"])
	f.Fuzz(func(t *testing.T, text string) {
		encoded.LzDecompress(text)
		plain := strings.ToValidUTF8(text, "?")
		if len(plain) > encoded.MaxInflated/2 {
			return
		}
		if again, ok := encoded.LzDecompress(encoded.LzCompress(plain)); !ok || again != plain {
			t.Fatalf("%q decompresses to %q, %t", plain, again, ok)
		}
	})
}
