package ui

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/model"
	"sudoku/app/text"
	"sudoku/app/view"
	"sudoku/app/work"
)

// stage is a state of the solver for a story: the messages that lead to it, the
// engine's answers among them.
type stage []model.Msg

// model is the state. The engine answers at once, on the page's own thread.
func (s stage) model() model.Model {
	m := model.New()
	var do func(msg model.Msg)
	do = func(msg model.Msg) {
		var cmds []model.Cmd
		m, cmds = model.Update(m, msg)
		for _, cmd := range cmds {
			switch cmd := cmd.(type) {
			case model.Compute:
				answer(cmd.Request, do)
			case model.ComputeAside:
				answer(cmd.Request, do)
			}
		}
	}
	for _, msg := range s {
		do(msg)
	}
	return m
}

func answer(req work.Request, hear func(model.Msg)) {
	if from, to := req.Span(); to > from {
		req = req.Carrying([]byte(storyList[from:to]))
	}
	work.Serve(context.Background(), req, func(r work.Response) { hear(model.Answered{Response: r}) })
}

// storyList is a list with a puzzle of each kind, and a line that is none.
const storyList = "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n" +
	"530070000600195000098000060800060003400803001700020006060000280000419005000000000\n" +
	"553070000600195000098000060800060003400803001700020006060000280000419005000080079\n" +
	"53007\n"

func (s stage) then(more ...model.Msg) stage { return append(s[:len(s):len(s)], more...) }

// example is a stage with an example.
func example(index int) stage { return stage{model.ExamplePicked{Index: index}} }

// steps is the panel that solves step by step, at one of its parts.
func steps(index int, tab model.ExplainTab) stage {
	return example(index).then(model.PanelPicked{Panel: model.StepsPanel}, model.ExplainTabPicked{Tab: tab})
}

var (
	opened = model.BatchOpened{Name: "list.txt", Parts: []model.BatchPart{{Part: work.Part{To: len(storyList)}}}}
	given  = model.TextGiven{Text: "123456789\n"}
	// onlyFullHouse switches all techniques off but one.
	onlyFullHouse = func() (all stage) {
		for _, x := range model.New().Explain.Choice.List {
			if x.On && x.Key != "full-house" {
				all = append(all, model.TechniqueToggled{Key: x.Key})
			}
		}
		return all
	}()
	withMistake = example(1).then(model.CellPicked{Cell: 2}, model.DigitTyped{Digit: 1})
	hinted      = example(1).then(model.HintPressed{}, model.HintPressed{}, model.HintPressed{}, model.HintPressed{})
	saved       = withMistake.then(model.SavepointSet{}, model.UndoPressed{}, model.CellPicked{Cell: 3}, model.DigitTyped{Digit: 2})
	explained   = example(6).then(model.ExplainPressed{})
	kept        = stage{model.LibraryPressed{}, model.LibraryListed{Entries: []model.LibraryEntry{
		{ID: model.Examples[1], Title: "30", Filled: 12, Empty: 51, Millis: 83_000},
		{ID: model.Examples[3], Filled: 43, Empty: 43, Solved: true, Millis: 600_000},
		{ID: model.Examples[4], Filled: 1, Empty: 54, Deleted: time.Unix(0, 0)},
	}}}
)

// part draws something of the solver.
type part = func(*page) []app.UI

func only(draw func(*page) app.UI) part { return func(p *page) []app.UI { return []app.UI{draw(p)} } }

var (
	status = only((*page).status)
	panel  = only((*page).panel)
)

// said is the status line and the panel below it.
func said(p *page) []app.UI { return []app.UI{p.status(), p.panel()} }

// panelStories are the panels, the dialogs and what else the solver consists of.
var panelStories = []struct {
	name string
	play stage
	draw part
}{
	{"header", stage{model.InstallChanged{Install: model.InstallByHand}}, func(p *page) []app.UI {
		return []app.UI{slot(p.install()), p.panels()}
	}},
	{"banners", stage{model.BannerRaised{Banners: model.UpdateReady | model.StorageFull | model.NoWorker}}, func(p *page) []app.UI {
		var all []app.UI
		for i := range p.v.Banners {
			all = append(all, p.banner(i))
		}
		return all
	}},
	{"puzzle", example(1), said},
	{"conflict", example(1).then(model.CellPicked{Cell: 2}, model.DigitTyped{Digit: 5}), status},
	{"no solution", stage{model.TextGiven{Text: "55" + model.Examples[1][2:]}, model.SolvePressed{}}, said},
	{"solutions", example(0).then(model.SolvePressed{}), status},
	{"unreadable", stage{given}, status},
	{"colours", example(1).then(model.EntryModePicked{Mode: model.ColourMode}), only((*page).entry)},
	{"savepoints", saved, only((*page).savepoints)},
	{"hint", hinted, status},
	{"hint at a mistake", withMistake.then(model.HintPressed{}), status},
	{"film", saved.then(model.FilmPressed{}), panel},
	{"check", example(1).then(model.CheckPressed{}), said},
	{"check, several solutions", example(0).then(model.CheckPressed{}), said},
	{"check, no solution", stage{model.TextGiven{Text: "55" + model.Examples[1][2:]}, model.CheckPressed{}}, said},
	{"step by step", explained, said},
	{"step by step, stuck", append(onlyFullHouse.then(example(6)...), model.ExplainPressed{}), said},
	{"all steps", append(onlyFullHouse.then(model.TechniqueToggled{Key: "naked-single"}), steps(1, model.FoundTab)...), said},
	{"questions", steps(1, model.AskTab).then(
		model.CellPicked{Cell: 2}, model.CandidateMarked{Digit: 1}, model.Asked{Question: model.AskWhyNot}), panel},
	{"techniques", steps(1, model.ChoiceTab), panel},
	{"rating", steps(1, model.RatingTab), said},
	{"methods", stage{model.PanelPicked{Panel: model.MethodsPanel}}, panel},
	{"methods compared", example(3).then(model.PanelPicked{Panel: model.MethodsPanel}, model.MethodsPressed{}), panel},
	{"no list", stage{model.PanelPicked{Panel: model.BatchPanel}}, panel},
	{"list", stage{opened, model.BatchPressed{}, opened}, panel},
	{"list solved", stage{opened, model.BatchPressed{}}, panel},
	{"example", stage{model.DialogOpened{Dialog: model.ExampleDialog}}, only((*page).examples)},
	{"import", stage{model.DialogOpened{Dialog: model.ImportDialog}, model.ImportTyped{Text: storyList[:81]}}, (*page).importing},
	{"import refused", stage{model.DialogOpened{Dialog: model.ImportDialog}, given}, (*page).importing},
	{"export", example(1).then(model.DialogOpened{Dialog: model.ExportDialog}), (*page).exporting},
	{"print", example(1).then(model.DialogOpened{Dialog: model.PrintDialog}), (*page).printing},
	{"share", example(1).then(model.SharePressed{}, model.Shared{Link: "https://example.org/#" + model.Examples[1], Copied: true}), (*page).sharing},
	{"library", kept, (*page).library},
	{"keys", stage{model.DialogOpened{Dialog: model.KeysDialog}}, (*page).help},
}

// panelStory is one of them. Its buttons do nothing, since its page has not begun.
type panelStory struct {
	app.Compo
	t     *text.Catalog
	index int
	page  *page
}

// Render draws the part. The state is made once: the engine takes a while.
func (s *panelStory) Render() app.UI {
	x := &panelStories[s.index]
	if s.page == nil {
		s.page = &page{t: s.t, m: x.play.model()}
		s.page.v = view.Of(&s.page.m, s.t)
	}
	return app.Elem("section").Class("example").Aria("label", x.name).Body(
		append([]app.UI{app.Elem("h2").Class("hint").Text(x.name)}, x.draw(s.page)...)...,
	)
}
