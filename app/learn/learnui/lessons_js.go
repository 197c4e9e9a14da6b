package learnui

import (
	"strings"
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/calendar"
	"sudoku/app/lesson"
	"sudoku/app/platform"
	"sudoku/app/shelf"
	"sudoku/app/text"
)

// lessonsKey is the localStorage key of the progress in lessons.
const lessonsKey = "sudoku lessons"

// books holds the interactive lessons that are loaded, by language.
var books = map[string]lesson.Book{}

// lessons gives the pages access to the lessons. It does not cache the progress, so that
// tabs do not overwrite the progress made in others.
var lessons = Lessons{
	Book: func(code string) lesson.Book { return books[code] },
	Progress: func() lesson.Progress {
		return lesson.ParseProgress(platform.Storage("localStorage").Get(lessonsKey))
	},
	Keep: func(p lesson.Progress) {
		_ = platform.Storage("localStorage").Set(lessonsKey, p.String()) // progress is lost if storage is full or blocked
	},
	Solved: func(then func(map[string]calendar.Day)) {
		database := platform.LibraryDatabase().With(func(error) {}) // if the database is unavailable, nothing counts as solved
		shelf.Results{Store: database}.List(func(all []string) { then(solved(all)) })
	},
	Now:  platform.LocalNow,
	Copy: platform.Copy,
	Print: func(markup string) {
		platform.LayOut(markup)
		platform.ClearPaper()
		js.Global().Call("print")
	},
}

// MergeLessons adds progress from elsewhere.
func MergeLessons(came lesson.Progress) {
	if len(came) > 0 {
		lessons.Keep(lessons.Progress().Merge(came))
	}
}

// Progress returns the player's progress in the lessons.
func Progress() lesson.Progress { return lessons.Progress() }

// lessonPage is the key of the lesson that is shown, or "" on pages that need all lessons.
var lessonPage string

// AwaitLessons loads the lessons that a page shows, in a language, and waits for them. A
// page without them shows only the article on its technique.
func AwaitLessons(path, code string) Lessons {
	if name, shown := strings.CutPrefix(path, LearnPath); shown {
		if lessonPage = strings.TrimSuffix(name, "/"); lessonPage == lesson.PlacementKey {
			lessonPage = "" // the result of the placement shows the way through all lessons
		}
		loadLessons(code)
	}
	return lessons
}

// loadLessons loads the lessons in a language and waits for them.
func loadLessons(code string) {
	if books[code] != nil {
		return
	}
	for line := range strings.Lines(app.Getenv("SUDOKU_LESSONS")) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if fields[0] != code {
			continue
		}
		address := fields[len(fields)-1]
		fetched := make(chan string, 1)
		platform.Then(js.Global().Call("sudokuText", address),
			func(file js.Value) { fetched <- file.String() }, func(js.Value) { close(fetched) })
		file, ok := <-fetched
		if !ok {
			return
		}
		if book := decode(lesson.Only(file, lessonPage)); book != nil {
			books[code] = book
			platform.KeepFile(address)
		}
	}
}

// decode decodes a file of lessons, yielding to the browser in between. It returns nil
// for any other text.
func decode(file string) lesson.Book {
	book := lesson.Book{}
	for c, err := range lesson.Chapters(file) {
		if err != nil {
			return nil
		}
		book[c.Key] = c
		platform.GiveWay()
	}
	return book
}

// WithLessons calls then with the language. If the page shows lessons, it first loads
// them in that language.
func WithLessons(c *text.Catalog, then func(*text.Catalog)) {
	if len(books) > 0 {
		loadLessons(c.Code)
	}
	then(c)
}
