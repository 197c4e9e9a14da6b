package lesson

import (
	"fmt"
	"strings"
)

// ParseWords parses the words of a lesson:
//
//	Naked pair                      the title
//	For someone who ...             who it is for
//
//	= Two marks                     a screen; its title
//	This is column 6. ...           one paragraph per line
//	? Which two cells ...           the question
//	* Yes                           a choice, in order
//	+ Yes: both can only be ...     the answer is right
//	+ r7c1: also right ...          right in another way: the cells come first
//	- r1c6: r1c6 has 1 and 7 too    wrong; without cells it fits every wrong answer
//
// Cells in the words are written r1c6; the page names them as the player prefers. Words
// between ** are new terms. A first line "! en" names the language of words that stand in
// for missing ones. An error names the line.
func ParseWords(text string) (w Words, err error) {
	for i, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		mark, rest := line[0], strings.TrimSpace(line[1:])
		if mark == '=' {
			w.Screens = append(w.Screens, ScreenWords{Title: rest})
			continue
		}
		if len(w.Screens) == 0 {
			switch {
			case mark == '!':
				w.Lang = rest
			case w.Title == "":
				w.Title = line
			case w.For == "":
				w.For = line
			default:
				return Words{}, fmt.Errorf("line %d: stands before the first screen", i+1)
			}
			continue
		}
		s := &w.Screens[len(w.Screens)-1]
		switch mark {
		case '?':
			s.Question = rest
		case '*':
			s.Choices = append(s.Choices, rest)
		case '+':
			s.Right = append(s.Right, parseReaction(rest))
		case '-':
			s.Wrong = append(s.Wrong, parseReaction(rest))
		default:
			s.Text = append(s.Text, line)
		}
	}
	return w, nil
}

// parseReaction parses a reaction and the answers it applies to: "r1c6 r2c6=5: ...".
func parseReaction(text string) Reaction {
	head, rest, ok := strings.Cut(text, ": ")
	if !ok {
		return Reaction{Text: text}
	}
	to := strings.Fields(head)
	for _, key := range to {
		if !isKey(key) {
			return Reaction{Text: text}
		}
	}
	return Reaction{To: to, Text: rest}
}

// isKey reports whether a word names a cell, a candidate or a choice.
func isKey(word string) bool {
	name, digit, _ := strings.Cut(word, "=")
	if len(name) == 4 && name[0] == 'r' && name[2] == 'c' {
		return digit == "" || len(digit) == 1
	}
	return len(word) == 1 && word[0] >= '1' && word[0] <= '9'
}
