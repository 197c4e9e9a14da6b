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
	// Key is the name of the rule in files.
	Key string
	// Categories lists the categories of whole numbers in the order in which templates
	// list their forms.
	Categories []Category
	// Of returns the category of a whole number.
	Of func(n int) Category
}

// The rules of languages with a catalog. CLDR also has the category Many for Spanish,
// French, Italian and Portuguese: multiples of a million, as in "un million de grilles".
// It is left out, because no count on the page says "million" in words.
var (
	// OneOther has one form for exactly 1 and another for all other numbers: German,
	// English, Spanish, Italian.
	OneOther = Plural{"one-other", []Category{One, Other}, func(n int) Category {
		if n == 1 {
			return One
		}
		return Other
	}}
	// UpToOne has one form for 0 and 1 and another for all other numbers: French,
	// Brazilian Portuguese.
	UpToOne = Plural{"zero-is-one", []Category{One, Other}, func(n int) Category {
		if n == 0 || n == 1 {
			return One
		}
		return Other
	}}
	// Uniform has the same form for all numbers: Japanese, Chinese.
	Uniform = Plural{"other", []Category{Other}, func(int) Category { return Other }}
)

// plurals lists these rules.
var plurals = [...]Plural{OneOther, UpToOne, Uniform}

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
