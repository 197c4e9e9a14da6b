package learnui

import (
	"strings"
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/lesson"
	"sudoku/app/platform"
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
}

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
		fetched := make(chan string, 1)
		platform.Then(js.Global().Call("sudokuText", address),
			func(file js.Value) { fetched <- file.String() }, func(js.Value) { close(fetched) })
		file, ok := <-fetched
		if !ok {
			return
		}
		if book := decode(file); book != nil {
			books[code] = book
			platform.KeepFile(address)
		}
	}
}

// decode decodes a file of lessons, and gives way to the browser in between. It returns nil
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

// WithLessons calls then, after it has loaded the lessons in the language if the page
// shows one in another language.
func WithLessons(c *text.Catalog, then func(*text.Catalog)) {
	if len(books) > 0 {
		loadLessons(c.Code)
	}
	then(c)
}
