// Package phrase fills the holes of sentences by the grammar of a language. A
// template is text with holes in braces:
//
//	{name}               the value
//	{name:form|form|…}   the form that the number of things in the value takes:
//	                     one form for each category of the language's plural, in
//	                     their order; the last one serves for those that are missing
//	{name?with|without}  one of two texts, by whether there is anything in the
//	                     value; "without" may be left out
//
// The texts may have holes of their own.
package phrase

import "strings"

// Source knows the values and takes the pieces of the sentence in order.
type Source interface {
	// Text appends words.
	Text(words string)
	// Value appends the value of a hole, or says that there is none.
	Value(name string)
	// Count is how many things there are in a value: the number itself for a
	// number. A hole whose value is not known stays as it is.
	Count(name string) (n int, known bool)
}

// Fill fills a template.
func Fill(template string, plural Plural, s Source) {
	for {
		before, rest, found := strings.Cut(template, "{")
		s.Text(before)
		if !found {
			return
		}
		hole, after, _ := cut(rest, '}')
		template = after
		end := strings.IndexAny(hole, ":?")
		if end < 0 {
			s.Value(hole)
			continue
		}
		n, known := s.Count(hole[:end])
		switch texts := hole[end+1:]; {
		case !known:
			s.Text("{" + hole + "}")
		case hole[end] == ':':
			Fill(form(texts, plural.Form(n)), plural, s)
		default:
			with, without, _ := cut(texts, '|')
			if n > 0 {
				without = with
			}
			Fill(without, plural, s)
		}
	}
}

// form is one of several texts, the last if there are not so many.
func form(texts string, index int) string {
	for ; ; index-- {
		first, rest, more := cut(texts, '|')
		if index == 0 || !more {
			return first
		}
		texts = rest
	}
}

// cut cuts at the first mark that is not inside a hole.
func cut(s string, mark byte) (before, after string, found bool) {
	depth := 0
	for i := range len(s) {
		switch {
		case s[i] == mark && depth == 0:
			return s[:i], s[i+1:], true
		case s[i] == '{':
			depth++
		case s[i] == '}':
			depth--
		}
	}
	return s, "", false
}

// Hole is what a template says of one of its holes.
type Hole struct {
	Name  string
	Forms int // how many texts there are to choose from by number, 0 for none
}

// Holes lists the holes of a template, those in texts as well, in the order in
// which they begin.
func Holes(template string) (all []Hole) {
	for {
		_, rest, found := strings.Cut(template, "{")
		if !found {
			return all
		}
		var hole string
		hole, template, _ = cut(rest, '}')
		end := strings.IndexAny(hole, ":?")
		if end < 0 {
			all = append(all, Hole{Name: hole})
			continue
		}
		h, forms := Hole{Name: hole[:end]}, 0
		var inside []Hole
		for texts, more := hole[end+1:], true; more; forms++ {
			var text string
			text, texts, more = cut(texts, '|')
			inside = append(inside, Holes(text)...)
		}
		if hole[end] == ':' {
			h.Forms = forms
		}
		all = append(append(all, h), inside...)
	}
}
