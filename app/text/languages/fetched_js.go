package languages

import (
	"strings"

	"sudoku/app/text"
)

// All are the catalogs of all languages. The first is for visitors who speak
// none of them. They hold no more than their code and their name until their file
// was read.
var All []*text.Catalog

// addresses are where their files are, by code.
var addresses = map[string]string{}

// Know takes the list of all languages, which Listing made where the site is built.
func Know(listing string) {
	for line := range strings.Lines(listing) {
		code, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		name, address, _ := strings.Cut(rest, "\t")
		All, addresses[code] = append(All, &text.Catalog{Code: code, Name: name}), address
	}
}

// Address is where the file of a catalog is.
func Address(c *text.Catalog) string { return addresses[c.Code] }

// Has reports whether a catalog has its sentences.
func Has(c *text.Catalog) bool { return c.Page.Title != "" }

// Read reads the file of a catalog. It returns [text.ErrFile] for anything else, and
// the catalog remains as it was. Now and then it calls pause.
func Read(c *text.Catalog, file string, pause func()) error {
	whole, err := text.FromFile(file, pause)
	if err == nil && whole.Code != c.Code {
		err = text.ErrFile
	}
	if err == nil {
		*c = *whole
	}
	return err
}
