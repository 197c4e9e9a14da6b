//go:build !js

package lesson_test

import (
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/app/calendar"
	"sudoku/app/lesson"
	"sudoku/app/text/languages"
	"sudoku/solver/argument"
	"sudoku/solver/argument/check"
	"sudoku/solver/board"
	"sudoku/solver/search"
	"sudoku/solver/technique"
	"sudoku/solver/technique/entry"
)

var update = flag.Bool("update", false, "write testdata/lessons.txt")

// mostWords is the maximum number of words in a screen's text and question.
const mostWords = 60

// chapters calls each for every lesson in every complete language.
func chapters(t *testing.T, each func(t *testing.T, code string, c *lesson.Chapter)) {
	for _, language := range languages.Translations {
		if !language.Complete {
			continue
		}
		book, err := lesson.Decode(lesson.File(languages.Lessons(language.Code)))
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range lesson.Keys() {
			if book[key] == nil {
				t.Errorf("%s: lesson %s has no words", language.Code, key)
				continue
			}
			t.Run(language.Code+"/"+key, func(t *testing.T) { each(t, language.Code, book[key]) })
		}
	}
}

// TestScreens checks the rules of a screen: few words, a reaction to every answer, and
// answers that agree with the only solution of the board.
func TestScreens(t *testing.T) {
	chapters(t, func(t *testing.T, _ string, c *lesson.Chapter) {
		for i := range c.Lesson.Screens {
			s, w := &c.Lesson.Screens[i], &c.Words.Screens[i]
			fail := func(format string, args ...any) {
				t.Helper()
				t.Errorf("screen %d, %s: %s", i+1, w.Title, fmt.Sprintf(format, args...))
			}
			if n := lesson.CountWords(strings.Join(w.Text, " ") + " " + w.Question); n > mostWords || n == 0 {
				fail("%d words, at most %d", n, mostWords)
			}
			if asks := s.Ask.Kind != lesson.None; asks != (w.Question != "") {
				fail("the script asks: %v; the words ask: %q", asks, w.Question)
			} else if asks && (!hasGeneral(w.Right) || !hasGeneral(w.Wrong) && s.Ask.Kind != lesson.Choice) {
				fail("a reaction that fits every right or wrong answer is missing")
			}
			if s.Ask.Kind == lesson.Choice && (s.Ask.Choice >= len(w.Choices) || len(w.Choices) < 2) {
				fail("choice %d of %d", s.Ask.Choice+1, len(w.Choices))
			}
			solution := solve(t, s.Board)
			for x := range s.Ask.Candidates.All() {
				is := solution[x.Cell()] == x.Digit()
				if !s.Board.Has(x.Cell(), x.Digit()) || is != (s.Ask.Kind == lesson.Place) {
					fail("%v contradicts the solution or is no candidate", x)
				}
			}
			for c := range s.Board.Empty().All() {
				if !s.Board.Has(c, solution[c]) {
					fail("%v lost its digit", c)
				}
			}
		}
	})
}

func hasGeneral(all []lesson.Reaction) bool {
	return slices.ContainsFunc(all, func(r lesson.Reaction) bool { return len(r.To) == 0 })
}

func solve(t *testing.T, b board.Board) board.Grid {
	t.Helper()
	values := b.Values()
	solutions := slices.Collect(search.All(t.Context(), &values))
	if len(solutions) != 1 {
		t.Fatalf("%v has %d solutions", values, len(solutions))
	}
	return solutions[0]
}

// scripts returns the lessons without words, by key.
func scripts(t *testing.T) map[string]lesson.Lesson {
	all := map[string]lesson.Lesson{}
	for _, key := range lesson.Keys() {
		l, err := lesson.ParseScript(lesson.Script(key))
		if err != nil {
			t.Fatal(err)
		}
		all[key] = l
	}
	return all
}

// TestFacts checks that each fact in a script is true, and that the results of a screen
// follow from its facts alone.
func TestFacts(t *testing.T) {
	for key, l := range scripts(t) {
		for i := range l.Screens {
			s := &l.Screens[i]
			said := argument.Sentence{}
			for text := range strings.SplitSeq(s.Facts, ";") {
				if text = strings.TrimSpace(text); text != "" {
					f, err := argument.ParseFact(text)
					if err != nil {
						t.Errorf("%s, screen %d: %v", key, i+1, err)
					}
					said.Facts = append(said.Facts, f)
				}
			}
			for text := range strings.FieldsSeq(s.So) {
				x, ok := argument.ParseClaim(text)
				if !ok {
					t.Errorf("%s, screen %d: %q is no result", key, i+1, text)
				} else if x.True {
					said.Effects.Placements.Add(x.Candidate)
				} else {
					said.Effects.Eliminations.Add(x.Candidate)
				}
			}
			if err := check.Facts(&s.Board, said); err != nil {
				t.Errorf("%s, screen %d: %v", key, i+1, err)
			}
			if s.Ask.Any {
				continue // TestPlacementScript finds the steps
			}
			if s.Ask.Kind == lesson.Strike && !within(&s.Ask.Candidates, &said.Effects.Eliminations) {
				t.Errorf("%s, screen %d: so does not list what is struck", key, i+1)
			}
			if s.Ask.Kind == lesson.Place && !within(&s.Ask.Candidates, &said.Effects.Placements) {
				t.Errorf("%s, screen %d: so does not list what is placed", key, i+1)
			}
		}
	}
}

func within(set, other *board.CandidateSet) bool {
	for x := range set.All() {
		if !other.Has(x) {
			return false
		}
	}
	return true
}

// mostLooks is the number of frames that the style sheet shows one after the other.
const mostLooks = 5

// TestLook checks that an order of looking belongs to a question, and that the numbers of
// its houses, at the top right, are apart.
func TestLook(t *testing.T) {
	orders := 0
	for key, l := range scripts(t) {
		for i := range l.Screens {
			s := &l.Screens[i]
			if len(s.Look) == 0 {
				continue
			}
			orders++
			if s.Ask.Kind == lesson.None || len(s.Look) < 2 || len(s.Look) > mostLooks {
				t.Errorf("%s, screen %d: %d places to look at for a question of kind %d", key, i+1, len(s.Look), s.Ask.Kind)
			}
			numbers := map[[2]int]bool{}
			for _, h := range s.Look {
				numbers[[2]int{h.At(0).Row(), h.At(8).Column()}] = true
			}
			if len(numbers) != len(s.Look) {
				t.Errorf("%s, screen %d: two numbers are in one place", key, i+1)
			}
		}
	}
	if orders < 15 {
		t.Errorf("%d screens have an order of looking", orders)
	}
}

// TestReadThrough reads each lesson to its end twice: once asking to see every answer, and
// once giving a right answer after three wrong tries.
func TestReadThrough(t *testing.T) {
	chapters(t, func(t *testing.T, _ string, c *lesson.Chapter) {
		l, w := &c.Lesson, &c.Words
		r := l.Begin(0)
		for !r.Answered || r.Screen+1 < len(l.Screens) {
			was := r
			if r = l.Next(l.Show(w, r)); r == was {
				t.Fatalf("screen %d leads nowhere", r.Screen+1)
			}
		}
		r = l.Begin(0)
		for range l.Screens {
			s := &l.Screens[r.Screen]
			for range 3 {
				r = miss(l, w, r)
			}
			switch s.Ask.Kind {
			case lesson.Cells:
				for cell := range s.Ask.Cells[len(s.Ask.Cells)-1].All() {
					r = l.Pick(w, r, cell)
				}
			case lesson.Strike, lesson.Place:
				for x := range s.Ask.Candidates.All() {
					r = l.Enter(w, l.Pick(w, r, x.Cell()), x.Digit())
				}
			case lesson.Choice:
				r = l.Choose(w, r, s.Ask.Choice)
			}
			isRight := func(x lesson.Reaction) bool { return x.Text == r.Said }
			if !r.Answered || s.Ask.Kind != lesson.None && !slices.ContainsFunc(w.Screens[r.Screen].Right, isRight) {
				t.Errorf("screen %d: the right answer gives %+v", r.Screen+1, r)
			}
			r = l.Next(r)
		}
	})
}

// miss returns the reading after a wrong answer.
func miss(l *lesson.Lesson, w *lesson.Words, r lesson.Reading) lesson.Reading {
	s := &l.Screens[r.Screen]
	switch s.Ask.Kind {
	case lesson.Cells:
		for c := range board.AllCells.All() {
			if !slices.ContainsFunc(s.Ask.Cells, func(answer board.CellSet) bool { return answer.Has(c) }) {
				return l.Pick(w, r, c)
			}
		}
	case lesson.Strike, lesson.Place:
		for c := range s.Board.Empty().All() {
			for d := range board.Digit(9) {
				if x := board.NewCandidate(c, d+1); !s.Ask.Candidates.Has(x) {
					return l.Enter(w, l.Pick(w, r, c), d+1)
				}
			}
		}
	case lesson.Choice:
		return l.Choose(w, r, (s.Ask.Choice+1)%len(w.Screens[r.Screen].Choices))
	}
	return r
}

// singles lists the techniques that each place digits on their own, in reading order.
var singles = []string{"full-house", "hidden-single-box", "hidden-single-line", "naked-single"}

// equal maps a technique to an earlier one that finds whatever the technique finds. The
// earlier one does not count as known before the later one's lesson.
var equal = map[string]string{"simple-colours-wrap": "simple-colours-trap"}

// TestPuzzles checks that every closing puzzle needs the lesson's technique: it cannot be
// solved with what the reader knows before the lesson, and can be solved afterwards. The
// puzzle of a single cannot be solved with the other singles either.
func TestPuzzles(t *testing.T) {
	lessons := scripts(t)
	for key, l := range lessons {
		x := technique.ByKey(key)
		if x == nil {
			if l.Puzzle != (board.Grid{}) {
				t.Errorf("%s: has a closing puzzle, but is not about a technique", key)
			}
			continue
		}
		known := withNeeds(lessons, l.Needs, before(x))
		without := slices.DeleteFunc(slices.Clone(known), func(k string) bool { return k == equal[key] })
		if slices.Contains(singles, key) && key != "full-house" { // any other single places a digit of a full house
			without = slices.DeleteFunc(slices.Clone(singles), func(k string) bool { return k == key })
		}
		if finishes(l.Puzzle, without) {
			t.Errorf("%s: %v solve the closing puzzle", key, without)
		}
		if !finishes(l.Puzzle, append(known, key)) {
			t.Errorf("%s: the closing puzzle needs more than %v", key, known)
		}
	}
}

// before returns the techniques that a reader knows before the lesson on x, not counting
// those that the lesson itself lists as needed.
func before(x *technique.Technique) []string {
	known := slices.Clone(singles)
	if i := slices.Index(known, x.Key); i >= 0 {
		return known[:i:i]
	}
	if x.Class == entry.Direct {
		return known
	}
	if !slices.Contains([]string{"pointing", "claiming", "naked-pair"}, x.Key) {
		known = append(known, "pointing", "claiming")
	}
	if x.Class != entry.Basic {
		known = append(known, "naked-pair", "hidden-pair")
	}
	return known
}

// withNeeds adds to list the keys, and the keys of all lessons that they need.
func withNeeds(lessons map[string]lesson.Lesson, keys, list []string) []string {
	for _, key := range keys {
		if !slices.Contains(list, key) {
			list = withNeeds(lessons, lessons[key].Needs, append(list, key))
		}
	}
	return list
}

// finishes reports whether the techniques with these keys solve the puzzle.
func finishes(g board.Grid, keys []string) bool {
	b := board.FromGrid(&g)
	walk(&b, keys)
	return b.Empty().IsEmpty()
}

// The minimum contents of a lesson on a technique.
const (
	leastWords    = 300
	leastExamples = 3
)

// TestTable compares a table of the contents of all lessons with a golden file: screens,
// questions, questions per screen, examples and words. An example is a question that the
// reader answers by striking or placing digits.
func TestTable(t *testing.T) {
	var b strings.Builder
	fmt.Fprintf(&b, "%-24s %-8s %7s %9s %10s %8s %5s\n", "lesson", "language", "screens", "questions", "per screen", "examples", "words")
	chapters(t, func(t *testing.T, code string, c *lesson.Chapter) {
		questions, examples, words := 0, 0, 0
		for i := range c.Words.Screens {
			w := &c.Words.Screens[i]
			if w.Question != "" {
				questions++
			}
			if kind := c.Lesson.Screens[i].Ask.Kind; kind == lesson.Strike || kind == lesson.Place {
				examples++
			}
			words += lesson.CountWords(strings.Join(w.Text, " ") + " " + w.Question)
			for _, r := range slices.Concat(w.Right, w.Wrong) {
				words += lesson.CountWords(r.Text)
			}
		}
		fmt.Fprintf(&b, "%-24s %-8s %7d %9d %10.2f %8d %5d\n",
			c.Key, code, len(c.Words.Screens), questions, float64(questions)/float64(len(c.Words.Screens)), examples, words)
		if technique.ByKey(c.Key) != nil && (words < leastWords || examples < leastExamples) {
			t.Errorf("%d words and %d examples, want %d and %d", words, examples, leastWords, leastExamples)
		}
	})
	const path = "testdata/lessons.txt"
	if *update {
		if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(path); err != nil || string(want) != b.String() {
		t.Errorf("%s differs (%v); go test ./app/lesson -update writes it:\n%s", path, err, b.String())
	}
}

// TestProgress checks that progress survives being stored, and that a lesson once done
// stays done, with the day on which it was done.
func TestProgress(t *testing.T) {
	c, err := lesson.NewChapter(lesson.Script("naked-pair"), read(t, "naked-pair"))
	if err != nil {
		t.Fatal(err)
	}
	l := &c.Lesson
	first, last := l.Begin(0), l.Show(&c.Words, l.Begin(len(l.Screens)-1))
	asked := l.Begin(last.Screen - 1)
	var p lesson.Progress
	for i, x := range []struct {
		r    *lesson.Reading
		day  calendar.Day
		want lesson.Bookmark
	}{
		{&first, 7, lesson.Bookmark{}},
		{&asked, 7, lesson.Bookmark{Screen: last.Screen - 1}},
		{&last, 8, lesson.Bookmark{Screen: last.Screen, Done: true, Day: 8}},
		{&first, 9, lesson.Bookmark{Done: true, Day: 8}},
		{&last, 9, lesson.Bookmark{Screen: last.Screen, Done: true, Day: 8}},
	} {
		if p = lesson.ParseProgress(p.With(l, x.r, x.day).String()); p[l.Key] != x.want {
			t.Errorf("reading %d: %+v, want %+v", i, p[l.Key], x.want)
		}
	}
	if p := lesson.ParseProgress("{not JSON"); p != nil {
		t.Errorf("invalid text is %v", p)
	}
}

// TestMerge checks which of two devices' bookmarks Merge keeps.
func TestMerge(t *testing.T) {
	type mark = lesson.Bookmark
	begun, further, done, later := mark{Screen: 1}, mark{Screen: 4}, mark{Done: true, Day: 5}, mark{Screen: 3, Done: true, Day: 9}
	for _, x := range []struct{ here, there, want mark }{
		{begun, further, further},
		{further, begun, further},
		{further, done, done},
		{done, further, done},
		{done, later, done},
		{mark{}, done, done},
	} {
		was := lesson.Progress{"a": x.here, "b": begun}
		p := was.Merge(lesson.Progress{"a": x.there, "c": done})
		if p["a"] != x.want || p["b"] != begun || p["c"] != done || was["a"] != x.here {
			t.Errorf("%+v and %+v give %v", x.here, x.there, p)
		}
	}
}

func read(t *testing.T, key string) string {
	t.Helper()
	text, err := fs.ReadFile(languages.Lessons("en"), key+".txt")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestScriptErrors(t *testing.T) {
	for _, x := range []struct{ script, want string }{
		{"lit row 1", "line 1: lit: stands before the first screen"},
		{"screen\nboard 123", "line 2: board: 3 characters, not 81"},
		{"screen\nlit row 10", "line 2: lit: \"10\" is no number of a house"},
		{"screen\nmarks r0c1", "line 2: marks: \"r0c1\" is neither a cell nor a house"},
		{"screen\nask guess", "line 2: ask: \"guess\" is no kind of question"},
		{"screen\nfill paint r1c1", "line 2: fill: \"paint\" is no role"},
		{"screen\ndance", "line 2: dance: unknown word"},
		{"screen\nask strike r1c1", "line 2: ask: \"r1c1\" is no candidate"},
	} {
		if _, err := lesson.ParseScript(x.script); err == nil || err.Error() != x.want {
			t.Errorf("%q: got error %v, want %s", x.script, err, x.want)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(lesson.File(languages.Lessons("en")))
	f.Add("\x01lesson x\nscreen\n\x02X\nfor\n= A\ntext")
	f.Fuzz(func(t *testing.T, file string) {
		book, err := lesson.Decode(file)
		if err != nil {
			return
		}
		for _, c := range book {
			r := c.Lesson.Begin(0)
			for range c.Lesson.Screens {
				r = c.Lesson.Next(c.Lesson.Show(&c.Words, r))
			}
		}
	})
}

// TestOnly checks that a lesson taken out of a file is complete, comes with the
// foundations that follow it and nothing else, and that the file stays whole if it does
// not hold the lesson.
func TestOnly(t *testing.T) {
	file := lesson.File(languages.Lessons("en"))
	for _, key := range lesson.Keys() {
		if key == lesson.PlacementKey {
			continue // the page of the placement needs all lessons
		}
		book, err := lesson.Decode(lesson.Only(file, key))
		if err != nil || book[key] == nil {
			t.Fatalf("%s: %d lessons, error %v", key, len(book), err)
		}
		want := []string{key}
		for _, next := range book[key].Then {
			if slices.Contains(lesson.Foundations, next) {
				want = append(want, next)
			}
		}
		slices.Sort(want)
		if got := slices.Sorted(maps.Keys(book)); !slices.Equal(got, want) {
			t.Errorf("%s: lessons %v, want %v", key, got, want)
		}
	}
	for _, key := range []string{"", "beginners", "wing"} {
		if lesson.Only(file, key) != file {
			t.Errorf("%q shortens the file", key)
		}
	}
}

// TestMinutes checks that the computed time of each lesson is near the author's estimate.
func TestMinutes(t *testing.T) {
	chapters(t, func(t *testing.T, _ string, c *lesson.Chapter) {
		if got, want := c.Minutes(), c.Estimate; got < want-3 || got > want+3 {
			t.Errorf("%d minutes, estimated %d", got, want)
		}
	})
}
