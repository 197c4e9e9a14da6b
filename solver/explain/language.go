package explain

import (
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Language is a catalog of words.
type Language struct {
	// Code is the language's code by ISO 639-1.
	Code string

	and    string       // between the last two of a list
	houses [3][2]string // one and several of a row, a column, a box
	assume [2]string    // before an assumption, and between it and what follows
	with   string       // before what has been ruled out
	more   string       // before the number of links that are not told
	words  map[string]entry
}

// entry is what a catalog has on a technique. The sentence is a template; its
// holes are
//
//	{name}              the argument with the name, or the effects:
//	                    {placements}, {eliminations}, {effects} for either
//	{name*}             all arguments whose names begin so
//	{name:one|several}  one of two texts, by the number of things in it
//	{name?with|without} one of two texts, by whether the step has such
//	                    an argument and there is something in it
//
// and the texts may have holes of their own; "without" may be left out.
type entry struct{ name, sentence string }

// Languages are all languages; the first is the one to fall back to.
var Languages = []*Language{English, German}

// For is the language of the first code, such as "de" or "de-AT", that has a
// catalog; English if none has.
func For(codes ...string) *Language {
	for _, code := range codes {
		code, _, _ = strings.Cut(strings.ToLower(code), "-")
		for _, l := range Languages {
			if l.Code == code {
				return l
			}
		}
	}
	return English
}

// Name is the name of the technique with a key, the key itself if there is no
// such technique.
func (l *Language) Name(key string) string {
	if e, ok := l.words[key]; ok {
		return e.name
	}
	return key
}

// Sentence says in one or two sentences why a step holds and what it does.
func (l *Language) Sentence(s *step.Step) string { return String(l.Explain(s)) }

// Explain is the sentence of a step in tokens. A step of an unknown technique
// gets its name and its effects.
func (l *Language) Explain(s *step.Step) []Token {
	f := filler{language: l, step: s, told: make(map[[2]step.Claim]bool)}
	e, ok := l.words[s.Technique]
	if !ok {
		e = entry{s.Technique, s.Technique + ": {effects}."}
	}
	f.fill(e.sentence)
	return f.tokens
}

// list joins the items: a, b and c.
func (l *Language) list(items []string) string {
	switch last := len(items) - 1; last {
	case -1:
		return ""
	case 0:
		return items[0]
	default:
		return strings.Join(items[:last], ", ") + l.and + items[last]
	}
}

// nameHouses names the houses: row 3, rows 3 and 5, row 3 and box 7.
func (l *Language) nameHouses(set board.HouseSet) string {
	var numbers [3][]string
	for h := range set.All() {
		numbers[h.Kind()] = append(numbers[h.Kind()], string(rune('1'+h.Index())))
	}
	var kinds []string
	for kind, list := range numbers {
		if len(list) > 0 {
			kinds = append(kinds, l.houses[kind][min(len(list), 2)-1]+" "+l.list(list))
		}
	}
	return l.list(kinds)
}
