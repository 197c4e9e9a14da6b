package phrase

import "strings"

// Borrow converts a template of a language with the rule OneOther for use in any other
// language. The result still chooses the first of two plural forms for exactly 1.
func Borrow(template string) string {
	before, rest, found := strings.Cut(template, "{")
	if !found {
		return template
	}
	hole, after, _ := cut(rest, '}')
	if end := strings.IndexAny(hole, ":?"); end >= 0 {
		name, texts := hole[:end], hole[end+1:]
		if hole[end] == ':' {
			name += "=1"
		}
		hole = name + "?"
		for more := true; more; {
			var text string
			text, texts, more = cut(texts, '|')
			hole += Borrow(text)
			if more {
				hole += "|"
			}
		}
	}
	return before + "{" + hole + "}" + Borrow(after)
}
