package archive

import (
	"errors"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/app/desk"
	"sudoku/app/drill"
	"sudoku/app/lesson"
	"sudoku/app/page"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/library"
	"sudoku/app/parts/play"
	"sudoku/app/parts/statistics"
	"sudoku/app/shelf"
	"sudoku/solver/rate"
)

var made = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)

// begun returns a game of an example with some entries.
func begun(t *testing.T, index int, cells string) shelf.Kept {
	t.Helper()
	m := page.New()
	for _, msg := range []desk.Msg{grid.ExamplePicked{Index: index}, play.CellPicked{Cell: 2}, play.DigitTyped{Digit: 4}, grid.SavepointSet{}} {
		m, _ = page.Update(m, msg)
	}
	kept, ok := library.NewKept(&m.Desk)
	if !ok {
		t.Fatal("no game")
	}
	e, text := kept.Entry, kept.Game.Encode()
	return shelf.Kept{Text: text, Entry: shelf.Entry{
		ID: e.ID + cells, Title: "Mine, „quoted“\n", Filled: e.Filled, Empty: e.Empty, Entries: e.Entries, Grade: "Hard", Changed: made,
	}}
}

// all returns data of every kind that a file can hold.
func all(t *testing.T) (games []shelf.Kept, results []string, m page.Model) {
	first, deleted, aside := begun(t, 1, ""), begun(t, 3, ""), begun(t, 1, "@20240229T120000.000")
	deleted.Entry.Deleted = made
	aside.Text = "what no page can read"
	r := statistics.Result{Givens: first.Entry.ID, Grade: rate.GradeHard, Millis: 61000, Hints: 1, Finished: made}
	again := r
	again.Finished = made.Add(time.Hour)
	m, _ = page.Update(page.New(), play.OptionToggled{Option: desk.ShowCandidates})
	m, _ = page.Update(m, frame.LanguageFetched{Code: "de"})
	m, _ = page.Update(m, frame.LookPicked{Look: frame.Look{Theme: frame.DarkTheme, Safe: true}})
	return []shelf.Kept{first, deleted, aside}, []string{r.Encode(), again.Encode(), "damaged"}, m
}

func written(games []shelf.Kept, results []string, m *page.Model) string {
	var b strings.Builder
	b.WriteString(Begin(made, m))
	for _, g := range games {
		b.WriteString(Game(g))
	}
	count := 0
	for _, text := range results {
		if line := Result(text); line != "" {
			b.WriteString(line)
			count++
		}
	}
	return b.String() + End(len(games), count)
}

func read(text string) (*Reader, error) {
	var r Reader
	for line := range strings.Lines(text) {
		if err := r.Read(line); err != nil {
			return &r, err
		}
	}
	return &r, r.Close()
}

func TestRoundTrip(t *testing.T) {
	games, results, m := all(t)
	r, err := read(written(games, results, &m))
	if err != nil || !slices.Equal(r.Games, games) || len(r.Results) != 2 {
		t.Fatalf("%v\n%+v", err, r)
	}
	for _, text := range r.Results {
		if !slices.Contains(results, text) {
			t.Errorf("the result %s was restored", text)
		}
	}
	settings, err := page.ReadSettings(r.Settings)
	with, cmds := page.Update(page.New(), page.SettingsTaken{Settings: settings})
	if err != nil || with.Options != m.Options || with.Frame.Look != m.Frame.Look || !slices.Contains(cmds, desk.Cmd(frame.FetchLanguage{Code: "de"})) {
		t.Errorf("%v: the settings %s come back", err, r.Settings)
	}
}

// TestGolden checks that version 1 files stay readable. Never regenerate the file.
func TestGolden(t *testing.T) {
	const file = "testdata/version1.json"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	r, err := read(string(text))
	if err != nil || len(r.Games) != 3 || r.Games[0].Entry.Title != "Mine, „quoted“\n" || len(r.Results) != 2 || r.Settings == "" {
		t.Errorf("%v: %+v", err, r)
	}
	if !strings.HasPrefix(string(text), Mark) {
		t.Errorf("it begins with %.40s", text)
	}
}

// TestMistakes checks that damaged and foreign files are rejected with the line of the
// error.
func TestMistakes(t *testing.T) {
	games, results, m := all(t)
	good := written(games, results, &m)
	lines := strings.SplitAfter(good, "\n")
	with := func(number int, line string) string {
		changed := slices.Clone(lines)
		changed[number-1] = line
		return strings.Join(changed, "")
	}
	for _, c := range []struct {
		name, text string
		kind       backup.Kind
		line       int
	}{
		{"nothing", "", backup.CutShort, 0},
		{"a puzzle", games[0].Entry.ID, backup.Foreign, 1},
		{"other JSON", `[{"format":"other"}]`, backup.Foreign, 1},
		{"a newer version", with(1, `[{"format":"sudoku-everything","version":2},`+"\n"), backup.Newer, 1},
		{"no JSON", with(3, "{\"game\":\n"), backup.Damaged, 3},
		{"a game of no puzzle", with(3, `{"game":{"id":"12"},"text":"x"},`+"\n"), backup.Damaged, 3},
		{"a game with an odd ID", with(3, strings.Replace(lines[2], `"id":"`+games[0].Entry.ID, `"id":"`+games[0].Entry.ID+"x", 1)), backup.Damaged, 3},
		{"a game without its history", with(3, `{"game":{"id":"`+games[0].Entry.ID+`"}},`+"\n"), backup.Damaged, 3},
		{"a damaged history", with(4, strings.Replace(lines[3], `\"selected\"`, `\"elected\"`, 1)), backup.Damaged, 4},
		{"a game twice", with(4, lines[2]), backup.Damaged, 4},
		{"no result", with(6, `{"result":{"givens":"12"}},`+"\n"), backup.Damaged, 6},
		{"no settings", with(2, `{"settings":5},`+"\n"), backup.Damaged, 2},
		{"a line is missing", with(4, ""), backup.Damaged, 7},
		{"the end is missing", strings.Join(lines[:5], ""), backup.CutShort, 5},
		{"more after the end", good + "more", backup.Damaged, 9},
	} {
		_, err := read(c.text)
		mistake, ok := errors.AsType[*backup.FileError](err)
		if !ok || mistake.Kind != c.kind || mistake.Line != c.line {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	if _, err := read(with(2, `{"of":"a later version"},`+"\r\n\r\n")); err != nil {
		t.Errorf("a line of another kind: %v", err)
	}
}

// FuzzRead checks that the content of any readable file survives being written and read
// again.
func FuzzRead(f *testing.F) {
	text, err := os.ReadFile("testdata/version1.json")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(string(text))
	f.Add(Mark + `,"version":1},` + "\n" + End(0, 0))
	f.Fuzz(func(t *testing.T, text string) {
		r, err := read(text)
		if err != nil {
			return
		}
		var results []string
		for _, text := range r.Results {
			results = append(results, text)
		}
		m := page.New()
		again, err := read(written(r.Games, results, &m))
		if err != nil || len(again.Games) != len(r.Games) || len(again.Results) != len(r.Results) {
			t.Errorf("%v: %+v", err, again)
		}
	})
}

// TestLessons checks that the file includes the progress in the lessons, and that damaged
// progress is rejected.
func TestLessons(t *testing.T) {
	p := lesson.Progress{"houses": {Screen: 3, Done: true, Day: 20782}, lesson.CourseKey: {Screen: 4}}
	m := page.New()
	r, err := read(Begin(made, &m) + Lessons(p) + Lessons(lesson.Progress{"houses": {Screen: 1}, "chains": {}}) + End(0, 0))
	if p["chains"] = (lesson.Bookmark{}); err != nil || !maps.Equal(r.Lessons, p) {
		t.Errorf("%v, %v", r.Lessons, err)
	}
	if Lessons(nil) != "" {
		t.Error("no lesson was begun, and there is a line")
	}
	r = &Reader{lines: 1}
	if err := r.Read(`{"lessons":{"houses":{"screen":"three"}}},`); err == nil {
		t.Error("accepted a damaged bookmark")
	}
}

// TestPractice checks that the file includes the practice progress, and that files
// without it can be read.
func TestPractice(t *testing.T) {
	p := drill.Progress{"x-wing": {Found: 2, Box: 2, Last: 17}}
	m := page.New()
	var r Reader
	for text := range strings.Lines(Begin(made, &m) + Practice(p) + End(0, 0)) {
		if err := r.Read(text); err != nil {
			t.Fatal(err)
		}
	}
	if err := r.Close(); err != nil || !maps.Equal(r.Practice, p) {
		t.Errorf("%v, %v", r.Practice, err)
	}
	if Practice(nil) != "" {
		t.Error("nothing was practised, and there is a line")
	}
	r = Reader{lines: 1}
	if err := r.Read(`{"practice":{"version":1,"techniques":{"x-wing":{"box":9}}}},`); err == nil {
		t.Error("accepted a damaged record")
	}
}
