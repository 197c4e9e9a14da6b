// Package text says what there is to say to a person: the fields of a catalog
// are all sentences of the page and of the command. Each language has a folder
// with its own, and package languages lists them.
package text

import (
	"sync"

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

	Page       Page
	Start      Start
	Board      Board
	Actions    Actions
	Outcomes   Outcomes
	Panels     Panels
	Enter      Enter
	Tools      Tools
	Fresh      Fresh
	Practise   Practise
	Photo      Photo
	Check      Check
	Methods    Methods
	List       List
	Explain    Explain
	Hint       Hint
	Notices    Notices
	Dialogs    Dialogs
	Keys       Keys
	Errors     Errors
	Commands   Commands          `page:"without"`
	Examples   [8]Example        // grid.Examples, in order
	Formats    map[string]string // names of the text formats by their keys
	Ratings    Ratings
	Conversion Conversion
	Documents  Documents
	Learn      Learn
	Look       Look

	Gestures   Gestures
	Play       Play
	Finish     Finish
	Save       Save
	Print      Print
	Sharing    Sharing
	Film       Film
	Library    Library
	Statistics Statistics
	Backup     Backup
	Transfer   Transfer

	CommandLine CommandLine `page:"without"`
	Generation  Generation  `page:"without"`

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

// incomparable is a field of types whose values nobody compares: without it the
// compiler writes code that compares each of their sentences, 130 kB.
type incomparable [0]func()

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
