package learnui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/lesson"
)

// foundation draws the page of a lesson that is not about a single technique.
type foundation struct {
	Document
	reading reading
}

func (f *foundation) name() string {
	if c := f.reading.chapter(f.T.Code); c != nil {
		return c.Title
	}
	return f.T.Documents.Learn
}

// OnPreRender sets the title.
func (f *foundation) OnPreRender(ctx app.Context) { f.Name(ctx, f.name()) }

// OnMount sets the title, and listens for keys.
func (f *foundation) OnMount(ctx app.Context) {
	f.Name(ctx, f.name())
	f.reading.mount(ctx, func() string { return f.T.Code })
}

// Render draws the lesson.
func (f *foundation) Render() app.UI {
	body := []app.UI{f.reading.draw(&f.Document)}
	if f.reading.key != lesson.PlacementKey {
		body = append(body, f.reading.class(&f.Document, nil))
	}
	return f.Frame(LearnPath, f.name(), body...)
}
