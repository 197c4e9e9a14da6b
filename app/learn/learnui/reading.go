package learnui

import (
	"fmt"
	"html"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/calendar"
	"sudoku/app/deeplink"
	"sudoku/app/learn"
	"sudoku/app/lesson"
	"sudoku/app/parts/statistics"
	"sudoku/solver/board"
)

// Lessons gives the pages access to the interactive lessons.
type Lessons struct {
	// Book returns the lessons in a language, or nil if they are not loaded.
	Book func(code string) lesson.Book
	// Progress returns the player's progress, and Keep stores it.
	Progress func() lesson.Progress
	Keep     func(lesson.Progress)
	// Solved calls then with the solved puzzles, as in learn.Player.
	Solved func(then func(map[string]calendar.Day))
	Now    func() time.Time
	Copy   func(text string, then func(copied bool))
	Print  func(markup string)
}

func (l *Lessons) today() calendar.Day { return calendar.NewDay(l.Now()) }

// solved computes the field Solved of learn.Player from the stored results.
func solved(results []string) map[string]calendar.Day {
	days := map[string]calendar.Day{}
	for _, text := range results {
		if r, ok := statistics.Decode(text); ok {
			day := calendar.NewDay(r.Finished)
			days[r.Givens] = max(days[r.Givens], day)
			if name := r.Daily.String(); name != "" {
				days[name] = day
			}
		}
	}
	return days
}

// reading is the interactive part of a lesson's page. One handler serves all buttons,
// which are plain markup; their IDs say what they do.
type reading struct {
	lessons Lessons
	key     string
	at      lesson.Reading
	begun   bool
	copied  string       // the last link that was copied
	placed  bool         // whether the placement is over and its result is shown
	redrawn func(func()) // calls a function after the next drawing
	change  func(func()) // calls a function and draws the page again
	board   readingBoard
}

// IDs of the buttons of a reading, and of its heading, which receives the focus when a
// screen begins.
const (
	readingTitle  = "reading-title"
	readingGoOn   = "reading-go-on"
	readingBack   = "reading-back"
	readingShow   = "reading-show"
	readingAgain  = "reading-again"
	readingCell   = "reading-cell-"
	readingKey    = "reading-key-"
	readingChoice = "reading-choice-"
)

// chapter returns the lesson in a language, or nil if there is none. The first call that
// finds a lesson begins the reading.
func (r *reading) chapter(code string) *lesson.Chapter {
	c := r.lessons.Book(code)[r.key]
	if c != nil && !r.begun {
		at := r.lessons.Progress()[r.key]
		if !app.IsServer {
			if step, ok := deeplink.Step(app.Window().URL().Fragment); ok {
				at = lesson.Bookmark{Screen: step - 1}
			}
		}
		r.at, r.begun, r.placed = c.Lesson.Begin(beginAt(at)), true, r.key == lesson.PlacementKey && at.Done
	}
	return c
}

// beginAt returns the screen to continue at. A lesson that was completed begins again.
func beginAt(at lesson.Bookmark) int {
	if at.Done {
		return 0
	}
	return at.Screen
}

// mount listens for digits and arrow keys wherever the focus is.
func (r *reading) mount(ctx app.Context, code func() string) {
	r.redrawn = func(f func()) { ctx.Defer(func(app.Context) { f() }) }
	r.change = func(f func()) { ctx.Dispatch(func(app.Context) { f() }) }
	listen(func(e app.Value, key string) {
		if move, ok := map[string]int{"ArrowUp": -9, "ArrowDown": 9, "ArrowLeft": -1, "ArrowRight": 1}[key]; ok {
			if moveFocus(move) {
				e.Call("preventDefault")
			}
		} else if len(key) == 1 && key >= "1" && key <= "9" {
			ctx.Dispatch(func(app.Context) { r.press(code(), readingKey+key) })
		}
	})
}

// moveFocus moves the focus to the neighbouring cell in a direction, if there is one.
// move is the difference between the indices of neighbours in that direction. ok is false
// if no cell has the focus.
func moveFocus(move int) (ok bool) {
	name, ok := strings.CutPrefix(focusedID(), readingCell)
	c, isCell := board.ParseCell(name)
	if !ok || !isCell {
		return false
	}
	for to := int(c) + move; to >= 0 && to < board.Cells; to += move {
		if (move == 1 || move == -1) && to/9 != int(c)/9 {
			break
		}
		if e := app.Window().GetElementByID(readingCell + board.Cell(to).String()); e.Truthy() {
			e.Call("focus", map[string]any{"preventScroll": true})
			break
		}
	}
	return true
}

// draw draws the screen.
func (r *reading) draw(d *Document) app.UI {
	c := r.chapter(d.T.Code)
	related := r.related(d)
	if d.reads = c != nil; !d.reads {
		return app.Raw(related)
	}
	v := learn.NewReading(c, &r.at, d.T)
	pressed := onButton(func(id string) { r.press(d.T.Code, id) })
	section := app.Elem("section").Class("reading").Aria("labelledby", readingTitle).OnClick(pressed)
	if r.placed {
		return section.Body(app.Raw(r.result(d)))
	}
	r.board.show(&v)
	return section.Body(
		app.Raw(readingText(&v)),
		&r.board,
		app.Elem("div").Class("reading-answer").Body(
			app.Raw(readingKeys(&v, d)),
			said(v.Said, v.Wrong),
			app.Raw(readingTurns(&v, d)),
		),
		app.Raw(related),
	)
}

// related draws links to related lessons.
func (r *reading) related(d *Document) string {
	links := ""
	for _, l := range learn.Related(r.lessons.Book(d.T.Code), r.key, d.T) {
		links += anchor("", l.Path, l.Name)
	}
	if links == "" {
		return `<nav hidden></nav>`
	}
	name := html.EscapeString(d.T.Learn.Related)
	return tag("nav", `class="learn-begin" aria-label="`+name+`"`, words("span", "hint", d.T.Learn.Related+d.T.Techniques.Marks.Colon), links)
}

// press handles a button.
func (r *reading) press(code, id string) {
	c := r.chapter(code)
	if c == nil {
		return
	}
	was, l, w := r.at, &c.Lesson, &c.Words
	switch {
	case id == readingAgain:
		r.lessons.Keep(r.lessons.Progress().PlacedAgain())
		r.at, r.placed = l.Begin(0), false
		r.redrawn(func() { r.focus("", true) })
		return
	case id == readingGoOn && r.key == lesson.PlacementKey && r.lessons.Progress()[r.key].Done:
		r.placed = true
		r.redrawn(func() { r.focus("", true) })
		return
	case id == readingGoOn:
		r.at = l.Next(r.at)
	case id == readingBack:
		r.at = l.Back(r.at)
	case id == readingShow:
		r.at = l.Show(w, r.at)
	case strings.HasPrefix(id, readingKey):
		if d, ok := board.ParseDigit(rune(id[len(readingKey)])); ok {
			r.at = l.Enter(w, r.at, d)
		}
	case strings.HasPrefix(id, readingChoice):
		if n, err := strconv.Atoi(id[len(readingChoice):]); err == nil {
			r.at = l.Choose(w, r.at, n)
		}
	default:
		if cell, ok := board.ParseCell(strings.TrimPrefix(id, readingCell)); ok {
			r.at = l.Pick(w, r.at, cell)
		}
	}
	if r.at == was {
		return
	}
	r.lessons.Keep(r.lessons.Progress().With(l, &r.at, r.lessons.today()))
	focused := focusedID()
	r.redrawn(func() { r.focus(focused, r.at.Screen != was.Screen) })
}

// focus restores the focus after the screen is redrawn. If the focused element is gone,
// or was a cell with the answer, the button to continue receives it.
func (r *reading) focus(was string, isAnother bool) {
	if isAnother {
		focusFirst(readingTitle)
		title := app.Window().GetElementByID(readingTitle)
		title.Call("closest", ".reading").Call("scrollIntoView", map[string]any{"block": "nearest"})
		return
	}
	if r.at.Answered && strings.HasPrefix(was, readingCell) {
		was = readingGoOn
	}
	focusFirst(was, readingGoOn)
}

// result draws the result of the placement.
func (r *reading) result(d *Document) string {
	t := &d.T.Learn
	v := learn.NewPlaced(d.T, r.lessons.Book(d.T.Code), &learn.Player{Lessons: r.lessons.Progress()})
	next := ""
	if v.Next.Key != "" {
		next = anchor("button primary", v.Next.Path, d.T.Fill(t.Next, "name", v.Next.Name))
	}
	return tag("div", `class="learn-way"`,
		tag("h2", `id="`+readingTitle+`" tabindex="-1"`, html.EscapeString(v.Title)),
		words("p", "", v.Found+d.T.Techniques.Marks.Space+t.PlacedNote),
		tag("div", `class="learn-begin"`, next, anchor("button", LearnPath, d.T.Documents.BeginnersMore), turn(readingAgain, "quiet", t.PlaceAgain)))
}

func readingText(v *learn.Reading) string {
	text := words("p", "hint", v.Step) + tag("h2", `id="`+readingTitle+`" tabindex="-1"`, html.EscapeString(v.Title))
	for _, p := range v.Text {
		text += tag("p", "", newTerms(p))
	}
	if v.Question != "" {
		text += words("p", "question", v.Question)
	}
	return tag("div", `class="reading-text" `+inLanguage(v.Lang), text)
}

// newTerms marks up the new terms, which stand between ** in the text.
func newTerms(text string) string {
	parts := strings.Split(html.EscapeString(text), "**")
	for i := 1; i < len(parts); i += 2 {
		parts[i] = "<dfn>" + parts[i] + "</dfn>"
	}
	return strings.Join(parts, "")
}

// readingKeys draws the digit keys or the choices.
func readingKeys(v *learn.Reading, d *Document) string {
	if len(v.Choices) > 0 {
		choices := ""
		for i, name := range v.Choices {
			choices += tag("button", fmt.Sprintf(`type="button" class="button" id="%s%d" aria-pressed="%v"`, readingChoice, i, v.Chosen == i+1), html.EscapeString(name))
		}
		return tag("div", `class="reading-choices" role="group"`, choices)
	}
	return digitKeys(readingKey, v.Keys, d.T.Learn.CourseDigits)
}

// readingTurns draws the buttons that lead forward and back, and the button that shows
// the answer.
func readingTurns(v *learn.Reading, d *Document) string {
	t, turns := &d.T.Learn, ""
	if v.CanBack {
		turns += turn(readingBack, "", t.CourseBack)
	}
	switch {
	case !v.CanGo:
		turns += turn(readingShow, "", v.Show)
	case !v.Last:
		turns += turn(readingGoOn, "primary", t.CourseNext)
	case v.Puzzle != "":
		turns += anchor("button primary", v.Puzzle, t.Closing)
	}
	return tag("div", `class="course-turn"`, turns)
}
