package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model"
	"sudoku/app/text"
	"sudoku/app/view"
	"sudoku/solver/board"
	"sudoku/solver/technique"
)

// stories is a page for development: each state of the grid and of the controls
// with canned data, every panel and dialog, and the example of each technique.
// Nothing links to it. It is drawn in the browser only, since it is long.
type stories struct {
	document
	mounted bool
}

// OnMount lets the page be drawn.
func (s *stories) OnMount(ctx app.Context) {
	s.mounted = true
	s.name(ctx, s.t.Documents.Stories)
	ctx.Update()
}

// OnPreRender names the page.
func (s *stories) OnPreRender(ctx app.Context) { s.name(ctx, s.t.Documents.Stories) }

// Render draws the grids and the controls, then the techniques.
func (s *stories) Render() app.UI {
	if !s.mounted {
		return s.frame(storiesPath, s.t.Documents.Stories)
	}
	var grids []app.UI
	for _, x := range gridStories {
		m := model.New()
		for _, msg := range x.play {
			m, _ = model.Update(m, msg)
		}
		v := view.Of(&m, s.t)
		grids = append(grids, story(x.name, drawn(&v.Board, x.name)))
	}
	var panels []app.UI
	for i := range panelStories {
		panels = append(panels, &panelStory{t: s.t, index: i})
	}
	body := []app.UI{
		app.Elem("div").Class("stories").Body(grids...),
		app.Elem("div").Class("actions").Body(controlStories(s.t)...),
		app.Elem("div").Class("examples").Body(panels...),
	}
	var techniques []app.UI
	for _, x := range technique.Catalog() {
		v := view.LessonOf(x, s.t)
		for i := range v.Pictures {
			p := &v.Pictures[i]
			techniques = append(techniques, story(x.Key, drawn(&p.Board, v.Name), legend(p.Legend, s.t)))
		}
		techniques = append(techniques, app.Elem("p").Class("hint").Text(v.Sentence))
	}
	return s.frame(storiesPath, s.t.Documents.Stories, append(body, app.Elem("div").Class("stories").Body(techniques...))...)
}

// gridStories are grids with the messages that lead to them.
var gridStories = []struct {
	name string
	play []model.Msg
}{
	{"empty", nil},
	{"example", []model.Msg{model.ExamplePicked{Index: 1}}},
	{"conflict", []model.Msg{model.ExamplePicked{Index: 1}, model.CellPicked{Cell: 2}, model.DigitTyped{Digit: 5}}},
	{"candidates", []model.Msg{model.ExamplePicked{Index: 1}, model.OptionToggled{Option: model.ShowCandidates}}},
	{"one digit", []model.Msg{model.ExamplePicked{Index: 1}, model.OptionToggled{Option: model.ShowCandidates}, model.HighlightPicked{Digit: 3}}},
	{"marks", []model.Msg{
		model.ExamplePicked{Index: 1}, model.CellPicked{Cell: 2},
		model.MarkTyped{Mode: model.CornerMode, Digit: 1}, model.MarkTyped{Mode: model.CornerMode, Digit: 2},
		model.CellPicked{Cell: 3}, model.MarkTyped{Mode: model.CentreMode, Digit: 2}, model.MarkTyped{Mode: model.CentreMode, Digit: 6},
		model.CellPicked{Cell: board.Cell(10)}, model.MarkTyped{Mode: model.ColourMode, Digit: 1}, model.MarkTyped{Mode: model.ColourMode, Digit: 6},
	}},
}

// controlStories are the sorts of buttons.
func controlStories(t *text.Catalog) []app.UI {
	sort := func(class string) app.HTMLElem {
		return app.Elem("button").Attr("type", "button").Class("button " + class).Text(t.Actions.Solve)
	}
	return []app.UI{sort("primary"), sort(""), sort("quiet"), unable(sort(""), true)}
}

// story is a picture with its name.
func story(name string, content ...app.UI) app.UI {
	return app.Elem("figure").Class("example").Body(
		app.Elem("figcaption").Class("hint").Text(name),
		app.Elem("div").Class("stage").Body(content...),
	)
}
