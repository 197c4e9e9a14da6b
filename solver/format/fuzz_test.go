package format

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// fuzzFormat holds the parser of a format to its word on any text: a position
// that every format brings back, or an *Error with a place on the grid.
func fuzzFormat(f *testing.F, format *Format) {
	for name, v := range vectorFormats {
		if v.format == format {
			f.Add(vectors(f)[name])
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

// fuzzPasted is fuzzFormat with the pasted texts.
func fuzzPasted(f *testing.F, format *Format) {
	for _, text := range append(pasted(f, "program_text.txtar"), pasted(f, "pasted.txtar")...) {
		f.Add(string(text.Data))
	}
	fuzzFormat(f, format)
}

// FuzzPenpa reads what the code of penpa holds, of which a fuzzed code would say
// little.
func FuzzPenpa(f *testing.F) {
	text, err := inflateBase64(strings.TrimPrefix(penpaState, "m=edit&p="))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Fuzz(func(t *testing.T, text string) {
		if got, err := readPenpa(text); err != nil {
			checkError(t, err)
		} else {
			checkReading(t, &got)
		}
	})
}

func FuzzSudokuWiki(f *testing.F)      { fuzzFormat(f, &SudokuWiki) }
func FuzzSudokuWikiPairs(f *testing.F) { fuzzFormat(f, &SudokuWikiPairs) }
func FuzzSudokuWikiMasks(f *testing.F) { fuzzFormat(f, &SudokuWikiMasks) }
func FuzzCodoku(f *testing.F)          { fuzzFormat(f, &Codoku) }
func FuzzOpenSudoku(f *testing.F)      { fuzzFormat(f, &OpenSudoku) }
func FuzzSadMan(f *testing.F)          { fuzzFormat(f, &SadMan) }
func FuzzSudoCue(f *testing.F)         { fuzzFormat(f, &SudoCue) }
func FuzzSudoCueState(f *testing.F)    { fuzzFormat(f, &SudoCueState) }
func FuzzSimpleSudoku(f *testing.F)    { fuzzFormat(f, &SimpleSudoku) }
func FuzzHoDoKuClipboard(f *testing.F) { fuzzFormat(f, &HoDoKuClipboard) }
func FuzzHoDoKuStepGrid(f *testing.F)  { fuzzFormat(f, &HoDoKuStepGrid) }
func FuzzDataSet(f *testing.F)         { fuzzFormat(f, &DataSet) }
func FuzzGSF(f *testing.F)             { fuzzFormat(f, &GSF) }
func FuzzSudokuPad(f *testing.F)       { fuzzFormat(f, &SudokuPad) }
func FuzzFPuzzles(f *testing.F)        { fuzzFormat(f, &FPuzzles) }
func FuzzSudokuCoach(f *testing.F)     { fuzzFormat(f, &SudokuCoach) }
func FuzzShareCode(f *testing.F)       { fuzzFormat(f, &ShareCode) }
func FuzzThoDHa(f *testing.F)          { fuzzFormat(f, &ThoDHa) }
func FuzzISS(f *testing.F)             { fuzzFormat(f, &ISS) }
func FuzzSusser(f *testing.F)          { fuzzFormat(f, &Susser) }
func FuzzInlineSusser(f *testing.F)    { fuzzFormat(f, &InlineSusser) }
func FuzzJigsaw(f *testing.F)          { fuzzFormat(f, &Jigsaw) }
func FuzzProgramText(f *testing.F)     { fuzzPasted(f, &ProgramText) }
func FuzzMarkup(f *testing.F)          { fuzzPasted(f, &Markup) }
func FuzzYAML(f *testing.F)            { fuzzPasted(f, &YAML) }
func FuzzLaTeX(f *testing.F)           { fuzzPasted(f, &LaTeX) }
func FuzzFacts(f *testing.F)           { fuzzPasted(f, &Facts) }
func FuzzLabelledGrid(f *testing.F)    { fuzzPasted(f, &LabelledGrid) }
func FuzzGNOMESudoku(f *testing.F)     { fuzzPasted(f, &GNOMESudoku) }
func FuzzKSudoku(f *testing.F)         { fuzzPasted(f, &KSudoku) }
func FuzzPuzzleBank(f *testing.F)      { fuzzPasted(f, &PuzzleBank) }
func FuzzLink(f *testing.F) {
	for _, tt := range linkCases {
		f.Add(tt.link)
	}
	fuzzFormat(f, &Link)
}

// FuzzObjects reads what the compressed formats hold, of which a fuzzed code
// would say little.
func FuzzObjects(f *testing.F) {
	texts := vectors(f)
	f.Add(texts["fpuzzles_json_givens"])
	f.Add(`{ce:[[{v:5},,{v:'3'}]],re:[[[0,0]]],ca:[{v:1,ce:[[0,0]]}],metadata:{t:'it\'s',solution:"1"}}`)
	data, _ := fromBase32(strings.TrimPrefix(texts["sudokucoach_SCv7"], coachHead))
	if text, err := inflate(data); err == nil {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		readings := []func() (Reading, *Error){
			func() (Reading, *Error) { return readFPuzzles(text) },
			func() (Reading, *Error) { return readSCL(text) },
			func() (Reading, *Error) {
				state, err := jsonValue(text, false)
				if err != nil {
					return Reading{}, err
				}
				return readCoach(state)
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

// FuzzLZ compresses and decompresses any text, and decompresses what is no
// compressed text.
func FuzzLZ(f *testing.F) {
	f.Add("")
	f.Add("aaaaaaaaaaaaaaaaaaaaabcabcabcabcabc")
	f.Add(vectors(f)["fpuzzles_json_givens"])
	f.Fuzz(func(t *testing.T, text string) {
		lzDecompress(text)
		plain := strings.ToValidUTF8(text, "?")
		if len(plain) > maxInflated/2 {
			return
		}
		if again, ok := lzDecompress(lzCompress(plain)); !ok || again != plain {
			t.Fatalf("%q comes back as %q, %t", plain, again, ok)
		}
	})
}
