package languages

import (
	"strings"

	"sudoku/app/text"
)

// All lists the catalogs of all languages. The first is the default. Until its file is
// read, a catalog holds only its code and name.
var All []*text.Catalog

// addresses maps language codes to file addresses.
var addresses = map[string]string{}

// Know sets the languages from the output of Listing, which the site's build calls.
func Know(listing string) {
	for line := range strings.Lines(listing) {
		code, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		name, address, _ := strings.Cut(rest, "\t")
		All, addresses[code] = append(All, &text.Catalog{Code: code, Name: name}), address
	}
}

// Address returns the address of a catalog's file.
func Address(c *text.Catalog) string { return addresses[c.Code] }

// Has reports whether the sentences of a catalog are loaded.
func Has(c *text.Catalog) bool { return c.Page.Title != "" }

// Read loads a catalog from its file. For any other text it returns [text.ErrFile] and
// does not change the catalog. It calls pause at intervals.
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
