//go:build stories

package pageui

import (
	"context"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/calendar"
	"sudoku/app/daily"
	"sudoku/app/desk"
	"sudoku/app/draw"
	pages "sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/check"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/library"
	"sudoku/app/parts/list"
	"sudoku/app/parts/methods"
	"sudoku/app/parts/photo"
	"sudoku/app/parts/play"
	"sudoku/app/parts/practise"
	"sudoku/app/parts/printing"
	"sudoku/app/parts/review"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/statistics"
	"sudoku/app/parts/steps"
	"sudoku/app/parts/transfer"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/profile"
	"sudoku/solver/rate"
	"sudoku/solver/scan"
)

// stage is a state of the solver for a story. It holds the messages that produce the
// state, including the engine's answers.
type stage []desk.Msg

// model returns the state. The engine answers synchronously.
func (s stage) model() pages.Model {
	m := pages.New()
	var do func(msg desk.Msg)
	do = func(msg desk.Msg) {
		var cmds []desk.Cmd
		m, cmds = pages.Update(m, msg)
		for _, cmd := range cmds {
			switch cmd := cmd.(type) {
			case desk.Compute:
				answer(cmd.Request, do)
			case desk.ComputeParallel:
				answer(cmd.Request, do)
			}
		}
	}
	for _, msg := range s {
		do(msg)
	}
	return m
}

func answer(req work.Request, hear func(desk.Msg)) {
	if from, to := req.Span(); to > from {
		req = req.Carrying([]byte(storyList[from:to]))
	}
	work.Serve(context.Background(), req, func(r work.Response) { hear(pages.Answered{Response: r}) })
}

// storyList is a list with a puzzle of each kind and an unreadable line.
const storyList = "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n" +
	"530070000600195000098000060800060003400803001700020006060000280000419005000000000\n" +
	"553070000600195000098000060800060003400803001700020006060000280000419005000080079\n" +
	"53007\n"

func (s stage) then(more ...desk.Msg) stage { return append(s[:len(s):len(s)], more...) }

// example returns a stage with an example.
func example(index int) stage { return stage{grid.ExamplePicked{Index: index}} }

// stepsPart returns a stage with the steps panel open at a tab.
func stepsPart(index int, tab steps.Tab) stage {
	return example(index).then(frame.PanelPicked{Panel: desk.StepsPanel}, steps.TabPicked{Tab: tab})
}

var (
	charted = stage{opened, frame.DialogOpened{Dialog: desk.ListChartDialog}, list.Counted{Tally: &profile.Tally{
		Across:  profile.ByGivens,
		Puzzles: 61, Silent: 1, Counts: []int{17: 2, 18: 0, 19: 3, 20: 7, 21: 11, 22: 16, 23: 13, 24: 5, 25: 2, 26: 1},
	}}}
	opened = list.Opened{Name: "list.txt", Workers: 1, Parts: []list.Part{{Part: work.Part{To: len(storyList)}}}}
	given  = transfer.TextGiven{Text: "123456789\n"}
	// onlyFullHouse disables all techniques except the full house.
	onlyFullHouse = func() (all stage) {
		for _, x := range pages.New().Steps.Choice.List {
			if x.On && x.Key != "full-house" {
				all = append(all, steps.TechniqueToggled{Key: x.Key})
			}
		}
		return all
	}()
	withMistake = example(1).then(play.CellPicked{Cell: 2}, play.DigitTyped{Digit: 1})
	hinted      = example(1).then(steps.HintPressed{}, steps.HintPressed{}, steps.HintPressed{}, steps.HintPressed{})
	saved       = withMistake.then(grid.SavepointSet{}, grid.UndoPressed{}, play.CellPicked{Cell: 3}, play.DigitTyped{Digit: 2})
	// reviewed is a game with a guess and a mistake that is overwritten.
	reviewed = example(1).then(play.CellPicked{Cell: 2}, play.DigitTyped{Digit: 4}, play.CellPicked{Cell: 3}, play.DigitTyped{Digit: 2},
		play.DigitTyped{Digit: 6}, frame.PanelPicked{Panel: desk.ReviewPanel})
	explained = example(6).then(steps.Pressed{})
	kept      = stage{library.Pressed{}, library.Listed{Entries: []library.Entry{
		{ID: grid.Examples[1], Title: "30", Entries: strings.Repeat(".1.......", 9), Filled: 12, Empty: 51, Millis: 83_000, Grade: rate.GradeHard},
		{ID: grid.Examples[3], Filled: 43, Empty: 43, Solved: true, Millis: 600_000},
		{ID: grid.Examples[4], Filled: 1, Empty: 54, Deleted: time.Unix(0, 0)},
	}}, library.PersistenceKnown{}}
)

// solvedSome is a week in which two hard puzzles were solved each day.
var solvedSome = func() stage {
	var all statistics.Results
	for i := range 14 {
		all = append(all, statistics.Result{Givens: grid.Examples[i%4], Grade: rate.GradeHard, Millis: 83_000, Finished: time.Unix(int64(i)*43_200, 0).UTC()})
	}
	return stage{statistics.Pressed{}, statistics.Listed{Results: all, Now: time.Unix(6*86_400, 0).UTC()}}
}()

// dailyStage is a month with a day on which two puzzles were solved.
var dailyStage = func() stage {
	now := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	var all statistics.Results
	for _, g := range []rate.Grade{rate.GradeEasy, rate.GradeHard} {
		of := daily.Puzzle{Day: calendar.NewDay(now) - 1, Grade: g}
		all = append(all, statistics.Result{Givens: of.String(), Grade: g, Millis: 83_000, Finished: now, Daily: of})
	}
	return stage{generator.DailyPressed{}, generator.Dated{Now: now, Left: time.Hour}, generator.DayMoved{By: -1}, statistics.Listed{Results: all, Now: now}}
}()

// part draws a part of the solver.
type part = func(*solver) []app.UI

// reviewStory draws the timeline and the panel.
func reviewStory(p *solver) []app.UI {
	return []app.UI{draw.Slot(p.review().Line()), p.panel()}
}

func only(draw func(*solver) app.UI) part {
	return func(p *solver) []app.UI { return []app.UI{draw(p)} }
}

var (
	status = only((*solver).status)
	panel  = only((*solver).panel)
)

// said draws the status line and the panel below it.
func said(p *solver) []app.UI { return []app.UI{p.status(), p.panel()} }

// panelStories lists the panels, the dialogs and the other parts of the solver.
var panelStories = []struct {
	name string
	has  string // selector of an element that must be present
	play stage
	draw part
}{
	{"header", ".panel-head", stage{frame.PanelPicked{Panel: desk.CheckPanel}}, func(p *solver) []app.UI {
		return []app.UI{draw.Slot(p.install()), draw.Slot(p.panelHead())}
	}},
	{"arrival", ".way", stage{library.Listed{Entries: []library.Entry{
		{ID: grid.Examples[1], Title: "30", Filled: 12, Empty: 51, Millis: 83_000},
		{ID: grid.Examples[4], Filled: 1, Empty: 54},
	}}}, said},
	{"typing", ".rows", stage{play.DigitTyped{Digit: 5}}, said},
	{"typed", ".offer", example(1).then(play.GivensLocked{}), said},
	{"question", ".offer", example(1).then(play.GivensLocked{}, play.CellPicked{Cell: 2}, play.DigitTyped{Digit: 4}), said},
	{"review", ".moment", reviewed, reviewStory},
	{"review of a guess", ".kind-list", reviewed.then(review.MovePicked{Move: 1}), reviewStory},
	{"nothing to review", ".review-start", example(1).then(frame.PanelPicked{Panel: desk.ReviewPanel}), reviewStory},
	{"tools", ".tools", stage{frame.InstallChanged{Install: frame.InstallByHand}, frame.DialogOpened{Dialog: desk.ToolsDialog}}, (*solver).dialogBody},
	{"banners", ".banner", stage{frame.BannerRaised{Banners: frame.UpdateReady | frame.StorageFull | frame.NoWorker}}, func(p *solver) []app.UI {
		var all []app.UI
		for i := range p.v.Banners {
			all = append(all, p.banner(i))
		}
		return all
	}},
	{"puzzle", ".keypad", example(1), said},
	{"conflict", ".status.bad", example(1).then(play.CellPicked{Cell: 2}, play.DigitTyped{Digit: 5}), status},
	{"no solution", ".status.bad", stage{transfer.TextGiven{Text: "55" + grid.Examples[1][2:]}, solve.Pressed{}}, said},
	{"solutions", ".status .main", example(0).then(solve.Pressed{}), status},
	{"unreadable", ".status.bad", stage{given}, status},
	{"colours", ".mode-3", example(1).then(play.ModePicked{Mode: play.ColourMode}), only(func(p *solver) app.UI { return p.play().Entry() })},
	{"argument judged", ".status.bad", example(1).then(transfer.TextGiven{Text: "(4)r1c3 = (4)r1c4"}), status},
	{"savepoints", ".point", saved, only(func(p *solver) app.UI { return p.grid().Savepoints() })},
	{"hint", ".status .token", hinted, status},
	{"hint at a mistake", ".status .main", withMistake.then(steps.HintPressed{}), status},
	{"film", ".player-buttons", saved.then(sharing.FilmPressed{}), panel},
	{"check", "section.check", example(1).then(check.Pressed{}), said},
	{"check, several solutions", ".offers .offer", example(0).then(check.Pressed{}), said},
	{"check, solutions compared", ".groups [aria-pressed=true]", example(0).then(check.Pressed{}, check.SolutionsCompared{}, check.GroupPicked{Group: 1}), said},
	{"check, no solution", ".check .givens", stage{transfer.TextGiven{Text: "55" + grid.Examples[1][2:]}, check.Pressed{}}, said},
	{"step by step", ".step-card", explained, said},
	{"step by step, stuck", ".stuck .hint-actions", append(onlyFullHouse.then(example(6)...), steps.Pressed{}), said},
	{"all steps", ".found-step", append(onlyFullHouse.then(steps.TechniqueToggled{Key: "naked-single"}), stepsPart(1, steps.FoundTab)...), said},
	{"questions", "#ask-answer", stepsPart(1, steps.AskTab).then(
		play.CellPicked{Cell: 2}, steps.CandidateMarked{Digit: 1}, steps.Asked{Question: steps.AskWhyNot}), panel},
	{"techniques", ".technique-line", stepsPart(1, steps.ChoiceTab), panel},
	{"rating", ".profile", stepsPart(1, steps.RatingTab), said},
	{"methods", ".method.idle", stage{frame.PanelPicked{Panel: desk.MethodsPanel}}, panel},
	{"methods compared", ".method.ran", example(3).then(frame.PanelPicked{Panel: desk.MethodsPanel}, methods.Pressed{}), panel},
	{"no list", "#batch-file", stage{frame.PanelPicked{Panel: desk.ListPanel}}, panel},
	{"list", ".batch-skipped li", stage{opened, opened}, panel},
	{"list filter", ".bounds", stage{opened, frame.DialogOpened{Dialog: desk.ListFilterDialog}}, (*solver).dialogBody},
	{"list charts", ".list-chart rect", charted, (*solver).dialogBody},
	{"list columns", ".checkbox", stage{opened, frame.DialogOpened{Dialog: desk.ListColumnsDialog}}, (*solver).dialogBody},
	{"new puzzle", ".kinds", stage{frame.DialogOpened{Dialog: desk.NewDialog}}, (*solver).dialogBody},
	{"daily puzzles", ".daily .done", dailyStage, (*solver).dialogBody},
	{"booklet", "#booklet-heading", stage{printing.BookletPressed{}}, (*solver).dialogBody},
	{"exercise", ".offer", stage{practise.Begun{Technique: "pointing"}}, said},
	{"example", ".example-list", stage{frame.DialogOpened{Dialog: desk.ExampleDialog}}, (*solver).dialogBody},
	{"import", ".recognised", stage{frame.DialogOpened{Dialog: desk.ImportDialog}, transfer.ImportTyped{Text: storyList[:81]}}, (*solver).dialogBody},
	{"import refused", ".problem", stage{frame.DialogOpened{Dialog: desk.ImportDialog}, given}, (*solver).dialogBody},
	{"export", "#export-text", example(1).then(frame.DialogOpened{Dialog: desk.ExportDialog}), (*solver).dialogBody},
	{"print", ".print-options", example(1).then(frame.DialogOpened{Dialog: desk.PrintDialog}), (*solver).dialogBody},
	{"share", ".share-files", example(1).then(sharing.Pressed{}, sharing.Shared{Link: "https://example.org/#" + grid.Examples[1], Copied: true}), (*solver).dialogBody},
	{"photo", ".photo-failures .problem", stage{frame.DialogOpened{Dialog: desk.PhotoDialog}, photo.Given{Others: []string{"notes.txt"}}}, (*solver).dialogBody},
	{"photo, camera", "video", stage{frame.DialogOpened{Dialog: desk.PhotoDialog}, photo.CameraPressed{}, photo.CameraSees{}}, (*solver).dialogBody},
	{"photo read", ".photo-cells .doubtful", photographed, (*solver).dialogBody},
	{"photo, corners", "circle", photographed.then(photo.PlacingToggled{}), (*solver).dialogBody},
	{"library", "section .game.dropped", kept, (*solver).dialogBody},
	{"statistics", ".days-bars", solvedSome, (*solver).dialogBody},
	{"everything", "progress", stage{backup.Pressed{}, backup.SavePressed{}, backup.Progressed{Done: 40, Total: 500}}, (*solver).dialogBody},
	{"everything refused", ".problem", stage{backup.Pressed{}, backup.Failed{Err: &backup.FileError{Kind: backup.Damaged, Line: 7}}}, (*solver).dialogBody},
	{"ending", ".ending-remark:empty", finished, panel},
	{"ending after others", ".grown", finishedAgain, panel},
	{"about the game", ".finish-figures", finished.then(statistics.DetailsPressed{}), (*solver).dialogBody},
	{"settings", ".switch", stage{frame.DialogOpened{Dialog: desk.SettingsDialog}}, (*solver).dialogBody},
	{"menu of a game", ".menu-items button", example(1).then(play.GivensLocked{On: true}, frame.DialogOpened{Dialog: desk.MenuDialog}), (*solver).dialogBody},
	{"known techniques", ".check-line", stage{frame.DialogOpened{Dialog: desk.KnownDialog}}, (*solver).dialogBody},
	{"list saved", ".dialog-actions button", stage{opened, frame.DialogOpened{Dialog: desk.ListSaveDialog}}, (*solver).dialogBody},
	{"keys", "kbd", stage{frame.DialogOpened{Dialog: desk.KeysDialog}}, (*solver).dialogBody},
}

// photographed is a photo with two puzzles, one with entries and a doubtful cell.
var photographed = func() stage {
	read := work.PhotoRead{Grids: make([]work.PhotoGrid, 2)}
	for i := range read.Grids {
		g := &read.Grids[i]
		g.Corners = scan.Quad{{X: 80, Y: 40}, {X: 500, Y: 60}, {X: 520, Y: 440}, {X: 60, Y: 450}}
		for c, d := range []byte(grid.Examples[1]) {
			g.Givens[c] = board.Digit(d - '0')
		}
		g.Solutions, g.Doubtful, g.Entries[2] = 1, []board.Cell{1, 40}, 4
	}
	const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='500'/%3E"
	return stage{
		photo.Given{Names: []string{"news.jpg"}},
		photo.Opened{Width: 600, Height: 500, Whole: picture},
		pages.Answered{Response: work.Response{ID: 1, Answer: read}},
		photo.Straightened{Request: 1, Address: picture},
	}
}()

// finished is the end of a game with a single empty cell.
var finished = stage{
	transfer.TextGiven{Text: "534678912672195348198342567859761423426853791713924856961537284287419635345286170"},
	play.CellPicked{Cell: board.Cells - 1}, play.DigitTyped{Digit: 9},
}

// finishedAgain is the end of a game after two others, one on each of the two days
// before.
var finishedAgain = func() stage {
	now := time.Date(2026, 11, 24, 12, 0, 0, 0, time.UTC)
	of := daily.Puzzle{Day: calendar.NewDay(now), Grade: rate.GradeEasy}
	all := statistics.Results{
		{Givens: grid.Examples[1], Grade: rate.GradeEasy, Millis: 83_000, Finished: now.AddDate(0, 0, -2)},
		{Givens: grid.Examples[2], Grade: rate.GradeEasy, Millis: 83_000, Hints: 1, Finished: now.AddDate(0, 0, -1)},
		{Givens: of.String(), Grade: rate.GradeEasy, Millis: 83_000, Hints: 1, Finished: now, Daily: of},
	}
	return finished.then(statistics.Kept{Result: all[2]}, statistics.Listed{Results: all, Now: now})
}()

// panelStory is one of panelStories. Its buttons do nothing, since its page has not
// begun.
type panelStory struct {
	app.Compo
	t     *text.Catalog
	index int
	page  *solver
}

// Render draws the part. The state is computed once, since the engine takes a while.
func (s *panelStory) Render() app.UI {
	x := &panelStories[s.index]
	if s.page == nil {
		s.page = newPage(loop.Still(x.play.model(), s.t))
	}
	return app.Elem("section").Class("example").Aria("label", x.name).Attr("data-has", x.has).Body(
		append([]app.UI{app.Elem("h2").Class("hint").Text(x.name)}, x.draw(s.page)...)...,
	)
}
