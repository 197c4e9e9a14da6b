package learnui

import (
	"strings"
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/lesson"
	"sudoku/app/platform"
	"sudoku/app/text"
)

// lessonsKey is the localStorage key of the progress in lessons.
const lessonsKey = "sudoku lessons"

// books holds the interactive lessons that are loaded, by language.
var books = map[string]lesson.Book{}

// lessons gives the pages access to the lessons. It does not cache the progress, so that
// tabs do not overwrite each other's.
var lessons = Lessons{
	Book: func(code string) lesson.Book { return books[code] },
	Progress: func() lesson.Progress {
		return lesson.ParseProgress(platform.Storage("localStorage").Get(lessonsKey))
	},
	Keep: func(p lesson.Progress) {
		_ = platform.Storage("localStorage").Set(lessonsKey, p.String()) // progress is lost if storage is full or blocked
	},
}

// AwaitLessons loads the lessons in a language and waits for them, if shown is true. A page
// without them shows only the article on its technique.
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

// WithLessons calls then with the language. If the page shows lessons in another language,
// it first loads those of the new one.
func WithLessons(c *text.Catalog, then func(*text.Catalog)) {
	if len(books) > 0 {
		loadLessons(c.Code)
	}
	then(c)
}
