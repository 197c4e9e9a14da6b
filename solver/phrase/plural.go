package phrase

import "slices"

// Category is a class of numbers that take the same form of a word, as the
// Unicode CLDR names them (Language Plural Rules, cardinals).
type Category uint8

// The categories. Every language has Other; what the rest mean is up to the
// language: One may be more numbers than 1.
const (
	Other Category = iota
	Zero
	One
	Two
	Few
	Many
)

// Plural is how the words of a language change with a number.
type Plural struct {
	// Key is the rule's name in files: the categories, joined by hyphens.
	Key string
	// Categories are those that whole numbers fall into, in the order in which
	// templates give their forms.
	Categories []Category
	// Of is the category of a whole number.
	Of func(n int) Category
}

// OneOther is the rule of languages such as English and German, which have one
// form for exactly 1 and another for everything else.
var OneOther = Plural{"one-other", []Category{One, Other}, func(n int) Category {
	if n == 1 {
		return One
	}
	return Other
}}

// plurals are the rules of all languages that there are catalogs of.
var plurals = [...]Plural{OneOther}

// PluralByKey returns the rule with a key. ok is false if there is none.
func PluralByKey(key string) (p Plural, ok bool) {
	for _, p := range plurals {
		if p.Key == key {
			return p, true
		}
	}
	return Plural{}, false
}

// Form is the place of a number's form among the forms of a template. A
// category that the language does not list takes the last form.
func (p Plural) Form(n int) int {
	if i := slices.Index(p.Categories, p.Of(n)); i >= 0 {
		return i
	}
	return len(p.Categories) - 1
}
