package phrase

import "slices"

// A Category is a class of numbers that take the same form of a word. The names are taken
// from the Unicode CLDR (Language Plural Rules, cardinals).
type Category uint8

// The categories. Every language has Other. The meaning of the rest depends on the
// language; One may include numbers other than 1.
const (
	Other Category = iota
	Zero
	One
	Two
	Few
	Many
)

// A Plural is the plural rule of a language.
type Plural struct {
	// Key is the name of the rule in files: the categories, joined by hyphens.
	Key string
	// Categories lists the categories of whole numbers in the order in which templates
	// list their forms.
	Categories []Category
	// Of returns the category of a whole number.
	Of func(n int) Category
}

// OneOther is the rule of languages such as English and German, which have one form for
// exactly 1 and another for all other numbers.
var OneOther = Plural{"one-other", []Category{One, Other}, func(n int) Category {
	if n == 1 {
		return One
	}
	return Other
}}

// plurals lists the rules of all languages with a catalog.
var plurals = [...]Plural{OneOther}

// PluralByKey returns the rule with the given key. ok is false if the key is unknown.
func PluralByKey(key string) (p Plural, ok bool) {
	for _, p := range plurals {
		if p.Key == key {
			return p, true
		}
	}
	return Plural{}, false
}

// Form returns the index of the form for n in a template. If the language does not list
// the category of n, Form returns the index of the last form.
func (p Plural) Form(n int) int {
	if i := slices.Index(p.Categories, p.Of(n)); i >= 0 {
		return i
	}
	return len(p.Categories) - 1
}
