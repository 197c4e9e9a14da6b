//go:build stories

package pageui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/learn"
	"sudoku/app/learn/learnui"
	pages "sudoku/app/page"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/transfer"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/technique"
)

// stories is a page for development: each state of the grid and of the controls with
// canned data, every panel and dialog, and the example of each technique. Nothing links
// to it. Only builds with the tag stories have it, such as `make dev` and the tests of
// the prerendered page.
type stories struct{ learnui.Document }

func init() {
	development[storiesPath] = func(t *text.Catalog) app.Composer { return &stories{learnui.Document{T: t}} }
}

const (
	storiesPath  = "stories/"
	storiesTitle = "Stories"
)

// OnMount sets the title.
func (s *stories) OnMount(ctx app.Context) { s.Name(ctx, storiesTitle) }

// OnPreRender sets the title.
func (s *stories) OnPreRender(ctx app.Context) { s.Name(ctx, storiesTitle) }

// Render draws the grids and the controls, then the techniques.
func (s *stories) Render() app.UI {
	var grids []app.UI
	for _, x := range gridStories {
		m := pages.New()
		for _, msg := range x.play {
			m, _ = pages.Update(m, msg)
		}
		v := pages.Of(&m, s.T)
		grids = append(grids, story(x.name, learnui.Drawn(&v.Board, x.name)))
	}
	var panels []app.UI
	for i := range panelStories {
		panels = append(panels, &panelStory{t: s.T, index: i})
	}
	body := []app.UI{
		app.Elem("div").Class("examples").Body(grids...),
		app.Elem("div").Class("actions").Body(controlStories(s.T)...),
		app.Elem("div").Class("examples").Body(panels...),
	}
	var techniques []app.UI
	for _, x := range technique.Catalog() {
		v := learn.NewLesson(x, s.T)
		for i := range min(v.Scenes, picturesOfExample) {
			p := learn.NewScene(x, i, s.T)
			techniques = append(techniques, story(x.Key, learnui.Drawn(p.Board, v.Name), draw.Legend(p.Legend, s.T), app.Elem("p").Class("hint").Text(p.Text)))
		}
	}
	return s.Frame(storiesPath, storiesTitle, append(body, app.Elem("div").Class("examples").Body(techniques...))...)
}

// picturesOfExample limits the pictures shown per example.
const picturesOfExample = 3

// gridStories lists grids with the messages that produce them.
var gridStories = []struct {
	name string
	play []desk.Msg
}{
	{"empty", nil},
	{"example", []desk.Msg{grid.ExamplePicked{Index: 1}}},
	{"conflict", []desk.Msg{grid.ExamplePicked{Index: 1}, play.CellPicked{Cell: 2}, play.DigitTyped{Digit: 5}}},
	{"impossible", []desk.Msg{
		transfer.TextGiven{Text: "12345678.........9" + strings.Repeat(".", 63)}, solve.Pressed{},
		pages.Answered{Response: work.Response{ID: 1, Revision: 1, Answer: work.Solved{}}},
	}},
	{"candidates", []desk.Msg{grid.ExamplePicked{Index: 1}, play.OptionToggled{Option: desk.ShowCandidates}}},
	{"one digit", []desk.Msg{grid.ExamplePicked{Index: 1}, play.OptionToggled{Option: desk.ShowCandidates}, play.HighlightPicked{Digit: 3}}},
	{"marks", []desk.Msg{
		grid.ExamplePicked{Index: 1}, play.CellPicked{Cell: 2},
		play.MarkTyped{Mode: play.CornerMode, Digit: 1}, play.MarkTyped{Mode: play.CornerMode, Digit: 2},
		play.CellPicked{Cell: 3}, play.MarkTyped{Mode: play.CentreMode, Digit: 2}, play.MarkTyped{Mode: play.CentreMode, Digit: 6},
		play.CellPicked{Cell: board.Cell(10)}, play.MarkTyped{Mode: play.ColourMode, Digit: 1}, play.MarkTyped{Mode: play.ColourMode, Digit: 6},
	}},
}

// controlStories draws each kind of button.
func controlStories(t *text.Catalog) []app.UI {
	sort := func(class string) app.HTMLElem {
		return app.Elem("button").Attr("type", "button").Class("button " + class).Text(t.Actions.Solve)
	}
	return []app.UI{sort("primary"), sort(""), sort("quiet"), draw.Disabled(sort(""), true)}
}

// story draws a picture with its name.
func story(name string, content ...app.UI) app.UI {
	return app.Elem("figure").Class("example").Body(
		app.Elem("figcaption").Class("hint").Text(name),
		app.Elem("div").Class("stage labelled").Body(content...),
	)
}
