package format

import (
	"net/url"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/encoded"
)

// Site is a site of the field that opens a position from its address.
type Site struct {
	// Key names the site in kebab-case and never changes.
	Key string
	// Name is what the site calls itself.
	Name string
	// Keeps is what of a position the site shows again.
	Keeps Capability
	// URL is the address that opens a position there.
	URL func(a *board.Annotated) string

	hosts  []string               // names of its hosts, less "www."
	format *Format                // what its addresses hold, nil where that shows by itself
	holds  func(text string) bool // reports whether a part of an address is a text of format
}

// Sites is the sites, those that show the most first.
func Sites() []*Site { return slices.Clone(sites) }

var sites = []*Site{
	{
		Key: "sudokuwiki", Name: "SudokuWiki.org", Keeps: encoded.SudokuWiki.Keeps,
		URL: func(a *board.Annotated) string {
			return "https://www.sudokuwiki.org/sudoku.htm?bd=" + encoded.SudokuWiki.Render(a)
		},
		hosts: []string{"sudokuwiki.org"},
	},
	{
		Key: "f-puzzles", Name: "f-puzzles", Keeps: encoded.FPuzzles.Keeps,
		URL: func(a *board.Annotated) string {
			return "https://f-puzzles.com/?load=" + encoded.FPuzzles.Render(a) // not escaped, as the site's own are not
		},
		hosts: []string{"f-puzzles.com"},
	},
	{
		Key: "sudokupad", Name: "SudokuPad", Keeps: encoded.SudokuPad.Keeps,
		URL: func(a *board.Annotated) string {
			return "https://sudokupad.app/" + url.QueryEscape(encoded.SudokuPad.Render(a))
		},
		hosts: []string{"sudokupad.app", "app.crackingthecryptic.com", "crackingthecryptic.com", "beta.sudokupad.app"},
	},
	{
		Key: "sudoku-coach", Name: "sudoku.coach",
		URL: func(a *board.Annotated) string {
			values := a.Values()
			return "https://sudoku.coach/en/solver/" + core.DigitsOnly(&values)
		},
		hosts: []string{"sudoku.coach"},
	},
	{
		Key: "sudokuexchange", Name: "SudokuExchange",
		URL: func(a *board.Annotated) string {
			return "https://sudokuexchange.com/play/?s=" + encoded.Codoku.Render(a)
		},
		hosts:  []string{"sudokuexchange.com"},
		format: &encoded.Codoku,
		holds: func(text string) bool {
			return encoded.HasCodokuSymbols(text) && strings.Trim(text, "0123456789") != ""
		},
	},
}

// siteAt is the site with a host, nil if there is none.
func siteAt(host string) *Site {
	for _, s := range sites {
		if slices.Contains(s.hosts, host) {
			return s
		}
	}
	return nil
}

// isShortener reports whether a host stands for addresses of any other.
func isShortener(host string) bool {
	return slices.Contains([]string{"tinyurl.com", "bit.ly", "t.co", "is.gd"}, host) || strings.HasSuffix(host, ".short.gy")
}
