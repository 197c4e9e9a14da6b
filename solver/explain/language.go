package explain

import (
	"strconv"
	"strings"

	"sudoku/solver/argument"
	"sudoku/solver/board"
	"sudoku/solver/phrase"
	"sudoku/solver/step"
)

// Language holds all texts about techniques and their steps in one language. The package
// itself contains no words.
type Language struct {
	// Code is the ISO 639-1 code of the language.
	Code string
	// Plural chooses among the forms of a template.
	Plural phrase.Plural

	// Naming is the notation for cells.
	Naming Naming
	// Initials holds the letters for row and column in the naming Local, such as ZS. It
	// is empty in languages that use r and c.
	Initials string
	// Words holds the templates that spell out cells and candidates.
	Words Words
	// And joins the last two items of a list.
	And string
	// Marks is the punctuation of lists and sentences.
	Marks Marks
	// Houses holds the templates that name rows, columns and boxes: {count} houses with
	// the given {numbers}. If a template has {number} instead, each house is named by
	// itself, as in "row 3 and row 5".
	Houses [3]string
	// HouseForms holds further such templates, for the forms that the language's
	// sentences ask for after a slash: {house/in}. The form "cell" names the row and the
	// column in Words.Cells. CellForms holds the templates for {count} {cells}.
	HouseForms map[string][3]string
	CellForms  map[string]string

	// Lines holds the sentences of arguments. For their holes see argument.Key, and for
	// the forms after a slash see filler.formed.
	Lines [argument.Keys]string
	// PartNames names the parts of patterns. PartLine is the template of a part, with its
	// {name}, {cells} and {digits}.
	PartNames [argument.Parts]string
	PartLine  string

	// Captions holds the sentences of individual scenes.
	Captions Captions

	// Groups lists the techniques in teaching order.
	Groups []Group
	// Untaught lists the techniques without a lesson, such as brute force.
	Untaught []Technique
}

// Group is a family of lessons.
type Group struct {
	Name    string
	Lessons []Lesson
}

// Lesson teaches an idea shared by one or more techniques.
type Lesson struct {
	Title string // name of the idea
	What  string // what the idea is
	Why   string // why it holds
	Look  string // how to find it
	// Lang is the language of these sentences, if it is not that of the catalog.
	Lang string
	// Techniques lists the forms of the idea, easiest first.
	Techniques []Technique
}

// Technique is the name of a technique and the sentence that explains its steps. The
// sentence is a template of package phrase. Its holes are the names of the step's
// arguments, and
//
//	{placements} {eliminations}  the effects
//	{effects}                    placements, eliminations or both
//
// The number in {name:form|form} and {name?with|without} is the number of items that the
// argument names, or 0 if the step has no such argument.
//
// Sentence is needed only for techniques that package argument has no argument for.
type Technique struct{ Key, Name, Sentence string }

// Name returns the name of the technique with the given key, or the key itself if the
// language does not know it.
func (l *Language) Name(key string) string {
	if t := l.Technique(key); t != nil {
		return t.Name
	}
	return key
}

// Lesson returns the lesson on the technique with the given key, or nil.
func (l *Language) Lesson(key string) *Lesson {
	lesson, _ := l.find(key)
	return lesson
}

// Technique returns the technique with the given key, or nil.
func (l *Language) Technique(key string) *Technique {
	if _, t := l.find(key); t != nil {
		return t
	}
	for i := range l.Untaught {
		if t := &l.Untaught[i]; t.Key == key {
			return t
		}
	}
	return nil
}

// find searches the lessons. For two hundred keys this is cheaper than building an index
// at startup.
func (l *Language) find(key string) (*Lesson, *Technique) {
	for i := range l.Groups {
		lessons := l.Groups[i].Lessons
		for j := range lessons {
			techniques := lessons[j].Techniques
			for k := range techniques {
				if techniques[k].Key == key {
					return &lessons[j], &techniques[k]
				}
			}
		}
	}
	return nil, nil
}

// Sentence explains in one or two sentences why a step holds and what it does.
func (l *Language) Sentence(s *step.Step) string { return String(l.Explain(s)) }

// Explain returns the sentence of a step as tokens. For an unknown technique it consists
// of the name and the effects.
func (l *Language) Explain(s *step.Step) []Token {
	return l.Say(&Scene{about: *s})
}

// Marks holds punctuation, with the spaces around it.
type Marks struct {
	Comma     string // between the items of a list
	Semicolon string // between items that contain commas
	Colon     string // between a name and what it names
	Space     string // between sentences
	Stop      string // at the end of a sentence
}

// List joins the items as "a, b and c".
func (l *Language) List(items []string) string { return l.joined(items, l.And, l.Marks.Comma) }

// either joins the items as "a, b or c".
func (l *Language) either(items []string) string {
	word := l.Words.Or
	if n := len(items); n > 0 && l.Words.OrEight != "" && strings.HasPrefix(items[n-1], "8") {
		word = l.Words.OrEight
	}
	return l.joined(items, word, l.Marks.Comma)
}

// joined joins the last two items with the given word, and the others with the mark.
func (l *Language) joined(items []string, word, mark string) string {
	if last := len(items) - 1; last > 0 {
		return strings.Join(items[:last], mark) + word + items[last]
	}
	return strings.Join(items, "")
}

// HouseName names houses, as in "row 3", "rows 3 and 5" or "row 3 and box 7". form is one
// of HouseForms; for any other, HouseName uses Houses.
func (l *Language) HouseName(set board.HouseSet, form string) string {
	var numbers [3][]string
	for h := range set.All() {
		numbers[h.Kind()] = append(numbers[h.Kind()], string(rune('1'+h.Index())))
	}
	var kinds []string
	for kind, list := range numbers {
		if len(list) > 0 {
			kinds = append(kinds, l.nameKind(kind, list, form))
		}
	}
	return l.List(kinds)
}

// nameKind names houses of one kind by their numbers.
func (l *Language) nameKind(kind int, numbers []string, form string) string {
	templates, ok := l.HouseForms[form]
	if !ok {
		templates = l.Houses
	}
	template := templates[kind]
	if !strings.Contains(template, "{number}") {
		return l.fill(template, "count", strconv.Itoa(len(numbers)), "numbers", l.List(numbers))
	}
	var names []string
	for _, n := range numbers {
		names = append(names, l.fill(template, "number", n))
	}
	return l.List(names)
}

// CellName lists cells. form is one of CellForms. For any other form, CellName lists
// them as Cells does.
func (l *Language) CellName(set board.CellSet, form string) string {
	name := l.Cells(set)
	if template, ok := l.CellForms[form]; ok {
		return l.fill(template, "cells", name, "count", strconv.Itoa(set.Len()))
	}
	return name
}

// words fills the holes of a template with plain strings.
type words struct {
	strings.Builder
	pairs  []string       // names and values, alternating
	counts map[string]int // number of items in each value that is not a number
}

// fill fills a template from pairs of names and values.
func (l *Language) fill(template string, pairs ...string) string {
	w := words{pairs: pairs}
	phrase.Fill(template, l.Plural, &w)
	return w.String()
}

func (w *words) Text(words string) { w.WriteString(words) }

func (w *words) Value(name string) {
	for i := 0; i < len(w.pairs); i += 2 {
		if w.pairs[i] == name {
			w.WriteString(w.pairs[i+1])
		}
	}
}

func (w *words) Count(name string) (n int, known bool) {
	if n, known = w.counts[name]; known {
		return n, true
	}
	for i := 0; i < len(w.pairs); i += 2 {
		if w.pairs[i] == name {
			n, err := strconv.Atoi(w.pairs[i+1])
			return n, err == nil
		}
	}
	return 0, false
}
