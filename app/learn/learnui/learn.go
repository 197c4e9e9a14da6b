package learnui

import (
	"fmt"
	"html"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/calendar"
	"sudoku/app/course"
	"sudoku/app/draw"
	"sudoku/app/drill"
	"sudoku/app/learn"
	"sudoku/app/lesson"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/technique"
)

// contents draws the overview of all lessons.
type contents struct {
	Document
	practised func() drill.Progress
	lessons   Lessons
	solved    map[string]calendar.Day // nil until read
}

// OnPreRender sets the title.
func (c *contents) OnPreRender(ctx app.Context) { c.Name(ctx, c.T.Documents.Learn) }

// OnMount sets the title, and reads which puzzles were solved.
func (c *contents) OnMount(ctx app.Context) {
	c.Name(ctx, c.T.Documents.Learn)
	c.lessons.Solved(func(solved map[string]calendar.Day) {
		ctx.Dispatch(func(app.Context) { c.solved = solved })
	})
}

// Render draws the map and the stages with their lessons.
func (c *contents) Render() app.UI {
	t := c.T
	player := learn.Player{Practised: c.practised(), Lessons: c.lessons.Progress(), Solved: c.solved, Now: c.lessons.Now()}
	stages := learn.NewStages(t, c.lessons.Book(t.Code), &player)
	body := c.day(stages, &player) + c.way(stages, &player) + words("p", "", t.Documents.LearnIntro)
	for i := range stages {
		body += c.stage(strconv.Itoa(i+1), &stages[i])
	}
	pressed := onButton(func(id string) {
		if i, err := strconv.Atoi(strings.TrimPrefix(id, stagePrint)); err == nil {
			c.lessons.Print(c.handouts(&stages[i-1]))
		}
	})
	return c.Frame(LearnPath, t.Documents.Learn,
		app.Elem("div").OnClick(pressed).Body(app.Raw(tag("div", `class="learn-way"`, body))))
}

// stagePrint precedes a stage's number in the ID of the button that prints its handouts.
const stagePrint = "stage-print-"

// chapters returns the interactive lessons of a stage.
func (c *contents) chapters(s *learn.Stage) (all []*lesson.Chapter) {
	for i := range s.Lessons {
		if chapter := c.lessons.Book(c.T.Code)[s.Lessons[i].Key]; chapter != nil {
			all = append(all, chapter)
		}
	}
	return all
}

// handouts draws the lessons of a stage for printing.
func (c *contents) handouts(s *learn.Stage) string {
	all := ""
	for _, chapter := range c.chapters(s) {
		h := learn.NewHandout(chapter, c.T)
		all += handout(&h, &c.Document)
	}
	return tag("div", "", all)
}

// day draws the parts of the player's day.
func (c *contents) day(stages []learn.Stage, player *learn.Player) string {
	t, stops := &c.T.Learn, ""
	for i, part := range learn.NewDay(c.T, stages, player) {
		done, mark := 0, ""
		if part.Done {
			done, mark = 1, "✓ "+t.DayDone
		}
		stops += stop(strconv.Itoa(i+1), done, 1, "", anchor("", part.Path, part.Name), part.About, mark)
	}
	return tag("section", `class="learn-map learn-day" aria-labelledby="today"`, tag("h2", `id="today"`, html.EscapeString(t.Day)), tag("ol", "", stops))
}

// way draws the map: the course for beginners, the stages, and the player's progress.
func (c *contents) way(stages []learn.Stage, player *learn.Player) string {
	t := &c.T.Learn
	count, done := "", 0
	if at, begun := player.Lessons[lesson.CourseKey]; at.Done {
		count, done = "✓ "+t.LessonDone, 1
	} else if begun {
		count = c.T.Fill(t.CourseStep, "index", at.Screen+1, "total", len(course.Tasks))
	}
	stops := stop("0", done, 1, "", anchor("", beginnersPath, c.T.Documents.Beginners), count)
	for i := range stages {
		s, number := &stages[i], strconv.Itoa(i+1)
		here := ""
		if s.Here {
			here = t.Here
		}
		stops += stop(number, s.Done, s.Total, here, tag("a", `href="#stage-`+number+`"`, html.EscapeString(s.Name)), s.Count, s.Time)
	}
	return tag("nav", `class="learn-map" aria-labelledby="way"`, tag("h2", `id="way"`, html.EscapeString(t.Way)), tag("ol", "", stops), c.placement(player))
}

// placement draws the link to the placement, with its result.
func (c *contents) placement(player *learn.Player) string {
	t := &c.T.Learn
	chapter := c.lessons.Book(c.T.Code)[lesson.PlacementKey]
	if chapter == nil {
		return ""
	}
	note := t.PlacementHelp
	if at, begun := player.Lessons[lesson.PlacementKey]; at.Done {
		note = learn.PlacedAt(c.T, player)
	} else if begun {
		note = c.T.Fill(t.CourseStep, "index", at.Screen+1, "total", len(lesson.Placement))
	}
	return tag("p", `class="learn-begin"`, anchor("", show.LessonPath(lesson.PlacementKey), chapter.Title), words("span", "hint", note))
}

// stop draws a stop of the map: a ring that fills, a link, and notes.
func stop(number string, done, total int, here, link string, notes ...string) string {
	mark, current := number, ""
	if done == total {
		mark = "✓"
	}
	if here != "" {
		here, current = words("span", "here", here), `aria-current="step"`
	}
	return tag("li", current, fmt.Sprintf(`<svg class="ring" viewBox="0 0 36 36" aria-hidden="true"><circle cx="18" cy="18" r="16"/>`+
		`<circle class="done" cx="18" cy="18" r="16" stroke-dasharray="%d 101"/><text x="18" y="23">%s</text></svg>`, done*101/total, mark),
		tag("div", "", link, words("span", "hint", joined(notes...)), here))
}

// joined joins the texts that are not empty.
func joined(texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(s string) bool { return s == "" }), " · ")
}

// stage draws a stage with its number.
func (c *contents) stage(number string, s *learn.Stage) string {
	rare, sheets := "", ""
	if len(s.Rare) > 0 {
		rare = tag("details", "", words("summary", "", s.RareTitle), c.entries(s.Rare))
	}
	if n := len(c.chapters(s)); n > 0 {
		sheets = turn(stagePrint+number, "quiet", c.T.Fill(c.T.Learn.Handouts, "count", n))
	}
	return tag("section", `class="learn-stage" aria-labelledby="stage-`+number+`"`,
		tag("h2", `id="stage-`+number+`"`, number+". "+html.EscapeString(s.Name)),
		tag("p", "", html.EscapeString(s.Gives)+" ", words("span", "hint", joined(s.Count, s.Time))),
		c.entries(s.Lessons), rare, sheets)
}

// entries draws a list of lessons.
func (c *contents) entries(list []learn.LearnEntry) string {
	items := ""
	for i := range list {
		e, item, state := &list[i], "", ""
		if e.Done != "" {
			state = words("span", "found", "✓ "+e.Done)
		} else if e.Begun != "" {
			state = words("span", "hint", e.Begun)
		}
		if e.Next {
			item = `aria-current="step"`
			state += words("span", "here", c.T.Learn.Here)
		}
		items += tag("li", item, emblem(e.Emblem), tag("div", "", anchor("", e.Path, e.Name), words("span", "hint", e.About), state))
	}
	return tag("ul", `class="techniques"`, items)
}

// emblem draws the small picture of a technique, hidden from screen readers.
func emblem(key string) string {
	file := MarkupBase + EmblemsPath
	if !app.IsServer {
		file = app.Getenv("SUDOKU_EMBLEMS_URL")
	}
	return tag("svg", `class="emblem" viewBox="0 0 90 90" aria-hidden="true"`, tag("use", `href="`+file+"#"+key+`"`))
}

// EmblemsPath is the path of the small pictures of all techniques, below the base. The
// pages use the pictures by reference.
const EmblemsPath = "web/emblems.svg"

func links(list []show.LessonLink) []app.UI {
	var all []app.UI
	for _, l := range list {
		all = append(all, app.Elem("a").Attr("href", draw.Below(l.Path)).Text(l.Name))
	}
	return all
}

// techniqueLesson draws the page on a technique.
type techniqueLesson struct {
	Document
	reading reading
	of      *technique.Technique
	scene   int // index of the picture of the example that is shown

	// The fields below are computed once, since every tap in the interactive lesson
	// redraws the page.
	v         learn.Lesson
	near      string
	picture   learn.Scene
	board     string        // markup of the board in picture
	drawn     *text.Catalog // language of v and near
	pictureOf *text.Catalog
	pictured  int // index of the scene in picture
}

// OnPreRender sets the title.
func (l *techniqueLesson) OnPreRender(ctx app.Context) { l.Name(ctx, l.T.Techniques.Name(l.of.Key)) }

// OnMount sets the title, and listens for keys.
func (l *techniqueLesson) OnMount(ctx app.Context) {
	l.Name(ctx, l.T.Techniques.Name(l.of.Key))
	l.reading.mount(ctx, func() string { return l.T.Code })
}

// Render draws the lesson with its example.
func (l *techniqueLesson) Render() app.UI {
	if l.drawn != l.T {
		l.drawn, l.v = l.T, learn.NewLesson(l.of, l.T)
		l.near = l.nearMiss()
	}
	t := &l.T.Documents
	body := []app.UI{l.reading.draw(&l.Document), app.Elem("div").Class("lesson").Body(
		app.Raw(tag("div", `class="lesson-part"`,
			words("h2", "", t.What), wordsIn(l.v.Lang, l.v.What),
			words("h2", "", t.Why), wordsIn(l.v.Lang, l.v.Why),
			words("h2", "", t.Look), wordsIn(l.v.Lang, l.v.Look),
			words("p", "hint", l.v.Rating))),
		app.Elem("section").Class("lesson-part").Body(append([]app.UI{heading(t.Example)}, l.example()...)...),
		app.Raw(l.near),
		app.Raw(l.exercises()),
	)}
	if len(l.v.Siblings) > 0 {
		body = append(body, heading(t.Siblings), app.Elem("p").Class("contents").Body(links(l.v.Siblings)...))
	}
	body = append(body, l.reading.class(&l.Document, l.v.Fixed), app.Elem("nav").Class("lesson-nav").Aria("label", t.Learn).Body(
		draw.Slot(l.turn(l.v.Before, t.Previous, "prev")),
		draw.Slot(l.turn(l.v.After, t.Next, "next")),
	))
	return l.Frame(LearnPath, l.v.Name, body...)
}

// nearMiss draws the near miss of the technique.
func (l *techniqueLesson) nearMiss() string {
	part := ""
	if l.v.Near.Why != "" {
		title := l.T.Learn.Near
		part = words("h2", "", title) +
			tag("figure", `class="example"`, tag("div", `class="stage labelled"`, boardMarkup(l.v.Near.Board, title))) +
			words("p", "", l.v.Near.Why)
	}
	return tag("section", `class="lesson-part"`, part)
}

// exercises draws links to positions in which to find the technique.
func (l *techniqueLesson) exercises() string {
	t, fixed := l.T, ""
	for i, to := range l.v.Fixed {
		fixed += anchor("button", to, t.Fill(t.Learn.Exercise, "number", i+1))
	}
	return tag("section", `class="lesson-part lesson-exercises"`,
		words("h2", "", t.Learn.Exercises),
		tag("div", `class="learn-begin"`, fixed),
		tag("div", `class="learn-begin"`, anchor("button primary", l.v.Exercises, t.Practise.Button), words("span", "hint", t.Practise.Help)),
		tag("p", "", anchor("", l.v.Practise, t.Documents.Practise), " ", words("span", "hint", t.Documents.PractiseHelp)))
}

// turn draws the link to the previous or next lesson.
func (l *techniqueLesson) turn(to show.LessonLink, sentence, relation string) app.UI {
	if to.Path == "" {
		return nil
	}
	return app.Elem("a").Attr("href", draw.Below(to.Path)).Attr("rel", relation).Text(l.T.Fill(sentence, "name", to.Name))
}

// example draws the board with the step in a series of pictures, and their texts.
func (l *techniqueLesson) example() []app.UI {
	if l.pictureOf != l.T || l.pictured != l.scene {
		l.pictureOf, l.pictured = l.T, l.scene
		l.picture = learn.NewScene(l.of, l.scene, l.T)
		l.board = boardMarkup(l.picture.Board, l.v.Name)
	}
	scene := &l.picture
	return []app.UI{
		app.Elem("figure").Class("example").Body(
			app.Elem("div").Class("stage labelled").Body(app.Raw(l.board)),
			draw.Slot(app.If(l.v.Scenes > 1, func() app.UI { return l.transport() })),
			app.Elem("p").Class("example-says").Role("status").Text(scene.Text),
			draw.Legend(scene.Legend, l.T),
		),
	}
}

// transport draws the buttons for the previous and the next picture. One handler serves
// both.
func (l *techniqueLesson) transport() app.UI {
	t, last := &l.T.Learn, l.v.Scenes-1
	button := func(id, name string, able bool) app.UI {
		return draw.Disabled(app.Elem("button").Attr("type", "button").ID(id).Class("button").Text(name), !able)
	}
	pressed := func(_ app.Context, e app.Event) {
		switch e.Get("target").Get("id").String() {
		case backID:
			l.scene = max(l.scene-1, 0)
		case goOnID:
			l.scene = min(l.scene+1, last)
		}
	}
	return app.Elem("div").Class("course-turn").Role("group").Aria("label", l.T.Documents.Example).OnClick(pressed).Body(
		button(backID, t.CourseBack, l.scene > 0),
		button(goOnID, t.CourseNext, l.scene < last),
		app.Elem("span").Class("hint").Text(l.T.Fill(t.CourseStep, "index", l.scene+1, "total", last+1)),
	)
}

// Drawn draws a read-only board. The text next to it describes what it shows.
func Drawn(b *show.Board, name string) app.UI { return app.Raw(boardMarkup(b, name)) }

func boardMarkup(b *show.Board, name string) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<div class="grid-sheet"><div class="grid still" role="img" aria-label="%s">`, html.EscapeString(name))
	for i := range b.Cells {
		if i%9 == 0 {
			s.WriteString(`<div class="row">`)
		}
		c := &b.Cells[i]
		fmt.Fprintf(&s, `<div class="%s">%s</div>`, c.Class(), c.Content())
		if i%9 == 8 {
			s.WriteString("</div>")
		}
	}
	fmt.Fprintf(&s, `</div><svg class="drawing" viewBox="0 0 90 90" aria-hidden="true">%s</svg>%s</div>`, b.Drawing, show.GridLabels)
	return s.String()
}
