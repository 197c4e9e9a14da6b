package format

import (
	"net/url"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/encoded"
)

// A Site is a website that opens a position from an address.
type Site struct {
	// Key is the permanent name of the site in kebab-case.
	Key string
	// Name is the site's own name.
	Name string
	// Keeps is the set of parts that the site shows.
	Keeps Capability
	// URL returns the address that opens a position on the site.
	URL func(a *board.Annotated) string

	hosts  []string               // host names without "www."
	format *Format                // format of its addresses; nil to detect it
	holds  func(text string) bool // reports whether a part of an address is in this format
}

// Sites returns the sites, with the most capable first.
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
			return "https://f-puzzles.com/?load=" + encoded.FPuzzles.Render(a) // unescaped, as in the site's own addresses
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

// siteAt returns the site with the given host name, or nil.
func siteAt(host string) *Site {
	for _, s := range sites {
		if slices.Contains(s.hosts, host) {
			return s
		}
	}
	return nil
}

// isShortener reports whether a host is a link shortener.
func isShortener(host string) bool {
	return slices.Contains([]string{"tinyurl.com", "bit.ly", "t.co", "is.gd"}, host) || strings.HasSuffix(host, ".short.gy")
}
