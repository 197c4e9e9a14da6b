// Package phrase fills the placeholders of sentences according to the grammar of a
// language. A template is text with placeholders in braces:
//
//	{name}               the value
//	{name:form|form|…}   the form for the number of items in the value. There is
//	                     one form for each plural category of the language, in
//	                     order; the last one also serves for missing forms.
//	{name?with|without}  the text "with" if the number of items is positive, or
//	                     otherwise the text "without", which is optional
//	{name=2?text|other}  the text if the number of items is exactly 2, or otherwise the
//	                     other text, which is optional
//
// The forms and texts may contain placeholders.
package phrase

import (
	"strconv"
	"strings"
)

// A Source provides the values and receives the parts of the sentence in order.
type Source interface {
	// Text appends words.
	Text(words string)
	// Value appends the value of a placeholder, or a note that the value is missing.
	Value(name string)
	// Count returns the number of items in a value. If the value is a number, Count
	// returns this number. A placeholder with an unknown value is left unchanged.
	Count(name string) (n int, known bool)
}

// Fill fills a template and passes its parts to s.
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
		name, exactly, exact := strings.Cut(hole[:end], "=")
		n, known := s.Count(name)
		switch texts := hole[end+1:]; {
		case !known:
			s.Text("{" + hole + "}")
		case hole[end] == ':':
			Fill(form(texts, plural.Form(n)), plural, s)
		default:
			with, without, _ := cut(texts, '|')
			if exact && strconv.Itoa(n) == exactly || !exact && n > 0 {
				without = with
			}
			Fill(without, plural, s)
		}
	}
}

// form returns the text at an index, or the last text if there are too few.
func form(texts string, index int) string {
	for ; ; index-- {
		first, rest, more := cut(texts, '|')
		if index == 0 || !more {
			return first
		}
		texts = rest
	}
}

// cut splits s at the first mark outside placeholders.
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

// A Hole describes a placeholder of a template.
type Hole struct {
	Name    string
	Forms   int  // number of plural forms; 0 if there are none
	Chooses bool // the value only chooses among texts and is not shown
}

// Holes returns the placeholders of a template, including nested ones, in the order of
// their start.
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
		name, _, _ := strings.Cut(hole[:end], "=")
		h, forms := Hole{Name: name, Chooses: true}, 0
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
