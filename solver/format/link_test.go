package format

import (
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
)

const zeroExample = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

// linkCases holds addresses and their expected readings. {code} stands for the f-puzzles
// code and {wiki} for the SudokuWiki code.
var linkCases = []struct {
	link, format, site string
}{
	{"https://www.sudokuwiki.org/sudoku.htm?bd=" + zeroExample, "line", "sudokuwiki"},
	{"http://sudokuwiki.org/sudoku.htm?bd={wiki}&v=1", "sudokuwiki", "sudokuwiki"},
	{"sudokuwiki.org/sudoku.htm?bd={wiki}", "sudokuwiki", "sudokuwiki"},
	{"WWW.SudokuWiki.org/x_wing_strategy?bd=" + example, "line", "sudokuwiki"},
	{"Look at this: <https://sudoku.coach/en/play/" + zeroExample + ">", "line", "sudoku-coach"},
	{"https://sudoku.coach/de/solver/" + zeroExample + "?x=1", "line", "sudoku-coach"},
	{"https://sudokupad.app/fpuz{code}", "sudokupad", "sudokupad"},
	{"https://sudokupad.app/sudoku/fpuzzles{code}?setting-x=1", "sudokupad", "sudokupad"},
	{"https://sudokupad.app/?puzzleid=fpuzzles{escaped}", "sudokupad", "sudokupad"},
	{"https://app.crackingthecryptic.com/sudoku/fpuz{spaced}", "sudokupad", "sudokupad"},
	{"sudokupad://puzzle/fpuz{code}", "sudokupad", "sudokupad"},
	{"https://f-puzzles.com/?load={escaped}", "f-puzzles", "f-puzzles"},
	{"https://www.f-puzzles.com/?load={code}", "f-puzzles", "f-puzzles"},
	{"https://sudokuexchange.com/play/?s=" + strings.ReplaceAll(zeroExample, "0", "_") + "&d=2", "line", "sudokuexchange"},
	{"https://example.org/sudoku#" + example, "line", ""},
	{"https://example.org/?p=" + zeroExample, "line", ""},
	{"https://example.org/app#/play?s=" + zeroExample, "line", ""},
	{"http://localhost:8000/#" + example, "line", ""},
}

func TestLinks(t *testing.T) {
	texts := vectors(t)
	code := texts["fpuzzles_payload_givens"]
	escaped := strings.NewReplacer("+", "%2B", "/", "%2F", "=", "%3D").Replace(code)
	if escaped == code || !strings.Contains(code, "+") {
		t.Fatal("the code contains nothing to escape")
	}
	fill := strings.NewReplacer("{code}", code, "{escaped}", escaped, "{spaced}", strings.ReplaceAll(code, "+", "%20"), "{wiki}", texts["sudokuwiki_S9B"])
	for _, tt := range linkCases {
		r, err := Read(fill.Replace(tt.link))
		if err != nil || r.Givens.String() != example || r.Format != tt.format || r.Site != tt.site {
			t.Errorf("%s: %v as %q of %q, %v", tt.link, describe(&r.Annotated), r.Format, r.Site, err)
		}
	}
	for link, want := range map[string]Error{
		"https://sudokupad.app/abc123":                                  {Kind: NeedsServer, Text: "sudokupad.app"},
		"https://sudokupad.app/sven/my-puzzle-2024":                     {Kind: NeedsServer, Text: "sudokupad.app"},
		"https://app.crackingthecryptic.com/sudoku/3PQ9pPJqRB":          {Kind: NeedsServer, Text: "app.crackingthecryptic.com"},
		"https://sudokupad.app/?puzzleid=abc123":                        {Kind: NeedsServer, Text: "sudokupad.app"},
		"https://sudoku.coach/en/s/1a2b3":                               {Kind: NeedsServer, Text: "sudoku.coach"},
		"https://f-puzzles.com/?id=ya3tn9kf":                            {Kind: NeedsServer, Text: "f-puzzles.com"},
		"https://tinyurl.com/2p8x8x8x":                                  {Kind: NeedsServer, Text: "tinyurl.com"},
		"https://example.org/about?n=1":                                 {Kind: Unrecognized},
		"https://example.org/?order=12345678901234567890&page=2":        {Kind: Unrecognized},
		"https://example.org/#about":                                    {Kind: Unrecognized},
		"https://sudokupad.app/":                                        {Kind: Unrecognized},
		"https://www.sudokuwiki.org/sudoku.htm?bd=" + zeroExample[:80]:  {Kind: WrongCellCount, Got: 80, Want: 81},
		"https://www.sudokuwiki.org/sudoku.htm?bd=" + zeroExample + "1": {Kind: WrongCellCount, Got: 82, Want: 81},
		"https://sudokupad.app/fpuz" + code[:len(code)/2]:               {Kind: Damaged},
		"https://sudoku.coach/en/play/" + zeroExample[:80] + "q":        {Kind: NotADigit, Row: 9, Column: 9, Text: "q"},
	} {
		r, err := Read(link)
		if got, ok := err.(*Error); !ok || *got != want {
			t.Errorf("%s: %v, %v, want %v", link, describe(&r.Annotated), err, &want)
		}
	}
	if r, err := Read("Seen at https://sudoku.coach/en/play/" + zeroExample + " today"); err != nil || r.Comment != "Seen at today" {
		t.Errorf("%q, %v", r.Comment, err)
	}
	if _, err := Read("https://sudoku.coach/en/play/" + zeroExample + " https://sudoku.coach/en/play/" + zeroExample); err == nil {
		t.Error("accepted one of two addresses")
	}
}

// TestSites compares the addresses made for other sites with the sites' own.
func TestSites(t *testing.T) {
	texts := vectors(t)
	position := vectorPosition(t)
	for _, s := range sites {
		url := s.URL(position)
		r, err := Read(url)
		if kept := s.Keeps.Kept(position); err != nil || r.Annotated != kept || r.Site != s.Key {
			t.Errorf("%s: %v of %q, %v\n%s", s.Key, describe(&r.Annotated), r.Site, err, url)
		}
	}
	givens := annotated(&board.Position{Givens: position.Givens})
	for _, tt := range []struct {
		site, vector string
		a            *board.Annotated
	}{
		{"sudokuwiki", "sudokuwiki_S9B_link", position},
		{"sudokuexchange", "sudokuexchange_link", givens},
		{"sudoku-coach", "sudokucoach_link", givens},
	} {
		i := slices.IndexFunc(sites, func(s *Site) bool { return s.Key == tt.site })
		if got := sites[i].URL(tt.a); got != texts[tt.vector] {
			t.Errorf("%s: %s, want %s", tt.site, got, texts[tt.vector])
		}
	}
}
