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

// lessonsKey is the key of the progress in lessons, for all tabs and pages.
const lessonsKey = "sudoku lessons"

// books holds the interactive lessons that are loaded, by language.
var books = map[string]lesson.Book{}

// lessons gives the pages access to the lessons. Progress is read again before each
// change, so that tabs do not overwrite each other's.
var lessons = Lessons{
	Book: func(code string) lesson.Book { return books[code] },
	Progress: func() lesson.Progress {
		return lesson.ParseProgress(platform.Storage("localStorage").Get(lessonsKey))
	},
	Keep: func(p lesson.Progress) {
		_ = platform.Storage("localStorage").Set(lessonsKey, p.String()) // if it cannot be stored, it lasts for this visit
	},
	Solved: func(then func(map[string]calendar.Day)) {
		database := platform.LibraryDatabase().With(func(error) {}) // without it, nothing was solved
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

// AwaitLessons waits for the lessons in a language if a page shows them. Without them the
// page has only what is written on the technique.
func AwaitLessons(shown bool, code string) Lessons {
	if shown {
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
		done := make(chan struct{})
		platform.Then(js.Global().Call("sudokuText", address), func(file js.Value) {
			if book, err := lesson.Decode(file.String()); err == nil {
				books[code] = book
				platform.KeepFile(address)
			}
			close(done)
		}, func(js.Value) { close(done) })
		<-done
	}
}

// WithLessons calls then, after it has loaded the lessons in the language if the page
// shows one in another language.
func WithLessons(c *text.Catalog, then func(*text.Catalog)) {
	if len(books) > 0 {
		loadLessons(c.Code)
	}
	then(c)
}
