// Package text says to a person what there is to say: a catalog has all sentences of
// the page and of the command in one language, and fills their holes. Package words
// lists the sentences, each language has a folder with its own, and package languages
// lists the languages.
package text

import (
	"sync"

	"sudoku/app/text/words"
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

// Catalog holds the sentences of one language. They are templates of package
// phrase: "{count:one solution|{count} solutions}". No field is empty, and each
// has the same holes in all languages; tests in package languages see to it. What
// only the command says is marked as not being part of the page's file.
type Catalog struct {
	Code      string        // BCP 47, as the page's lang attribute says it
	Name      string        // of the language, in itself
	Thousands string        // separator of groups of three digits
	Decimal   string        // separator of the decimals
	Plural    phrase.Plural // the forms in a template, in order

	Page       words.Page
	Start      words.Start
	Board      words.Board
	Actions    words.Actions
	Outcomes   words.Outcomes
	Panels     words.Panels
	Setup      words.Setup
	Tools      words.Tools
	Generator  words.Generator
	Practise   words.Practise
	Photo      words.Photo
	Check      words.Check
	Methods    words.Methods
	List       words.List
	Explain    words.Explain
	Hint       words.Hint
	Notices    words.Notices
	Dialogs    words.Dialogs
	Keys       words.Keys
	Errors     words.Errors
	Commands   words.Commands    `page:"without"`
	Examples   [8]words.Example  // grid.Examples, in order
	Formats    map[string]string // names of the text formats by their keys
	Ratings    words.Ratings
	Conversion words.Conversion
	Documents  words.Documents
	Learn      words.Learn
	Look       words.Look

	Gestures   words.Gestures
	Play       words.Play
	Finish     words.Finish
	Save       words.Save
	Print      words.Print
	Sharing    words.Sharing
	Film       words.Film
	Library    words.Library
	Statistics words.Statistics
	Backup     words.Backup
	Transfer   words.Transfer

	CommandLine words.CommandLine `page:"without"`
	Generation  words.Generation  `page:"without"`

	// Techniques are their names, sentences and lessons, and how cells are called
	// in all sentences.
	Techniques explain.Language

	origin *Catalog // of which this one is a variant, nil for none
}

// Blank is a catalog without sentences, from which a page can be made all the same.
func Blank() *Catalog {
	c := &Catalog{Plural: phrase.OneOther}
	c.Techniques.Plural = c.Plural
	c.Techniques.Houses = [3][]string{{""}, {""}, {""}}
	return c
}

// variant is a catalog with another naming than its own.
type variant struct {
	origin *Catalog
	naming explain.Naming
}

// variants are the catalogs that Named has made, by variant: each is made once,
// so that it can be compared by its address.
var variants sync.Map

// Named is the catalog that calls cells otherwise.
func (c *Catalog) Named(naming explain.Naming) *Catalog {
	if c.origin != nil {
		c = c.origin
	}
	if c.Techniques.Naming == naming {
		return c
	}
	key := variant{c, naming}
	if made, ok := variants.Load(key); ok {
		return made.(*Catalog)
	}
	other := *c
	other.Techniques.Naming, other.origin = naming, c
	made, _ := variants.LoadOrStore(key, &other)
	return made.(*Catalog)
}
