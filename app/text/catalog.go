// Package text provides the sentences for the page and the command. A catalog holds all
// sentences in one language and fills in their placeholders. Package words defines the
// sentences, each language has its own folder, and package languages lists the languages.
package text

import (
	"sync"

	"sudoku/app/text/words"
	"sudoku/app/text/words/command"
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

// Catalog holds the sentences in one language. They are templates of package phrase:
// "{count:one solution|{count} solutions}". Tests in package languages check that no
// field is empty and that each field has the same placeholders in all languages. Fields
// used only by the command are tagged `page:"without"`.
type Catalog struct {
	Code      string        // BCP 47 tag, for the lang attribute
	Name      string        // name of the language, in that language
	Thousands string        // separator of groups of three digits
	Decimal   string        // decimal separator
	Plural    phrase.Plural // selects the plural form in templates

	Page       words.Page
	Start      words.Start
	Board      words.Board
	Aloud      words.Aloud
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
	Commands   command.Commands  `page:"without"`
	Examples   [8]words.Example  // indexed like grid.Examples
	Formats    map[string]string // names of text formats by key
	Ratings    words.Ratings
	Conversion words.Conversion
	Documents  words.Documents
	Learn      words.Learn
	Look       words.Look

	Gestures   words.Gestures
	Play       words.Play
	Menu       words.Menu
	Finish     words.Finish
	Save       words.Save
	Print      words.Print
	Sharing    words.Sharing
	Film       words.Film
	Review     words.Review
	Library    words.Library
	Statistics words.Statistics
	Backup     words.Backup
	Transfer   words.Transfer

	CommandLine command.CommandLine `page:"without"`
	Generation  command.Generation  `page:"without"`
	Judgement   words.Judgement

	// Techniques holds the names, sentences and lessons of techniques, and the names of
	// cells in all sentences.
	Techniques explain.Language

	origin *Catalog // the catalog that this one is a variant of, or nil
}

// Blank returns a catalog without sentences, which is sufficient to draw a page.
func Blank() *Catalog {
	c := &Catalog{Plural: phrase.OneOther}
	c.Techniques.Plural = c.Plural
	return c
}

// variant identifies a catalog with a different naming of cells.
type variant struct {
	origin *Catalog
	naming explain.Naming
}

// variants caches the catalogs returned by Named. Each is created once, so that catalogs
// can be compared by address.
var variants sync.Map

// Named returns the variant of the catalog with the given naming of cells.
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
