package explain

import (
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/phrase"
	"sudoku/solver/step"
)

// Language is everything that a language says about techniques and their steps.
// It is data: the package contains no words.
type Language struct {
	// Code is the language's code by ISO 639-1.
	Code string
	// Plural chooses among the forms of a template.
	Plural phrase.Plural

	// Naming is how cells are called.
	Naming Naming
	// Words are cells and candidates in words.
	Words Words
	// And joins the last two of a list.
	And string
	// Houses are the words for a row, a column and a box, in the forms of
	// Plural, if there are several.
	Houses [3][]string
	// Assumption begins a branch of a proof: what is assumed and where it leads,
	// {assumption} and {result}.
	Assumption string
	// Without names what else had to be ruled out, {candidates}.
	Without string
	// Omitted ends a branch that is too long, with the {count} of links that are
	// left out.
	Omitted string

	// Captions is what is said of a step scene by scene.
	Captions Captions

	// Groups are the techniques in the order in which one learns them.
	Groups []Group
	// Untaught are the techniques without a lesson, such as brute force.
	Untaught []Technique
}

// Group is a family of lessons.
type Group struct {
	Name    string
	Lessons []Lesson
}

// Lesson teaches an idea, which several techniques may share.
type Lesson struct {
	Title string // of the idea
	What  string // what it is
	Why   string // why it holds
	Look  string // how to find it
	// Techniques are the forms of the idea, the easiest first.
	Techniques []Technique
}

// Technique is the name of a technique and the sentence that explains a step of
// it. The sentence is a template of package phrase; its holes are the names of
// the step's arguments, and
//
//	{placements} {eliminations}  the effects
//	{effects}                    either, or both
//	{name*}                      all arguments whose names begin so
//
// In {name:form|form} and {name?with|without} the number is how many things the
// argument names, 0 if the step has none of the name.
//
// Idea, of techniques whose sentence is long, says first what it comes to.
type Technique struct{ Key, Name, Sentence, Idea string }

// Name is the name of the technique with a key, the key itself if the language
// does not know it.
func (l *Language) Name(key string) string {
	if t := l.technique(key); t != nil {
		return t.Name
	}
	return key
}

// Lesson is the lesson that teaches the technique with a key, nil if none does.
func (l *Language) Lesson(key string) *Lesson {
	lesson, _ := l.find(key)
	return lesson
}

func (l *Language) technique(key string) *Technique {
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

// find looks through the lessons; comparing two hundred keys takes less time
// than building an index of them takes at the start.
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

// Sentence says in one or two sentences why a step holds and what it does.
func (l *Language) Sentence(s *step.Step) string { return String(l.Explain(s)) }

// Explain is the sentence of a step in tokens. A step of an unknown technique
// gets its name and its effects.
func (l *Language) Explain(s *step.Step) []Token {
	return l.Say(&Scene{about: *s})
}

// list joins the items: a, b and c.
func (l *Language) list(items []string) string { return joined(items, l.And) }

// joined joins the items, the last two of them by a word.
func joined(items []string, word string) string {
	switch last := len(items) - 1; last {
	case -1:
		return ""
	case 0:
		return items[0]
	default:
		return strings.Join(items[:last], ", ") + word + items[last]
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
			kinds = append(kinds, l.nameKind(kind, list))
		}
	}
	return l.list(kinds)
}

// nameKind names houses of one kind by their numbers.
func (l *Language) nameKind(kind int, numbers []string) string {
	forms := l.Houses[kind]
	return forms[min(l.Plural.Form(len(numbers)), len(forms)-1)] + " " + l.list(numbers)
}

// words fills the holes of a template with words.
type words struct {
	strings.Builder
	pairs []string // holes and their values
}

// fill fills a template with the values of its holes, in pairs of a name and a
// value.
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
	for i := 0; i < len(w.pairs); i += 2 {
		if w.pairs[i] == name {
			n, err := strconv.Atoi(w.pairs[i+1])
			return n, err == nil
		}
	}
	return 0, false
}
