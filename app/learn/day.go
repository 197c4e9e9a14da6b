package learn

import (
	"time"

	"sudoku/app/calendar"
	"sudoku/app/course"
	"sudoku/app/daily"
	"sudoku/app/deeplink"
	"sudoku/app/drill"
	"sudoku/app/lesson"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/rate"
)

// Player holds what is known about a player's learning. The zero value is a newcomer.
type Player struct {
	Practised drill.Progress
	Lessons   lesson.Progress
	// Solved maps the givens of puzzles, and the names of daily puzzles, to the day on which
	// the puzzle was last solved.
	Solved map[string]calendar.Day
	Now    time.Time // zero if unknown
}

// Part is a part of a learner's day: repetition, a new lesson, or a puzzle.
type Part struct {
	show.LessonLink        // link to the lesson or puzzle
	About           string // how long the part takes, or the reason for it
	Done            bool   // whether it was done today
}

// stageGrades holds the grade of the daily puzzle for learners at each stage. Its puzzles
// need what the earlier stages teach.
var stageGrades = [...]rate.Grade{
	rate.GradeEasy, rate.GradeEasy, rate.GradeMedium, rate.GradeMedium,
	rate.GradeHard, rate.GradeHard, rate.GradeExpert, rate.GradeExtreme,
}

// NewDay returns the parts of a player's day, given the stages. Without a date there is no
// daily puzzle, and the day is a newcomer's.
func NewDay(t *text.Catalog, stages []Stage, player *Player) []Part {
	return []Part{player.repetition(t, stages), player.lesson(t, stages), player.puzzle(t, stages)}
}

// repetition returns the exercises that are due. If nothing was practised yet, it returns
// exercises for the technique of the next lesson.
func (p *Player) repetition(t *text.Catalog, stages []Stage) (part Part) {
	for _, r := range p.Practised {
		part.Done = part.Done || p.today(calendar.NewDay(time.UnixMilli(r.Last).In(p.Now.Location())))
	}
	part.LessonLink = show.LessonLink{Path: "#" + deeplink.OfMixed(), Name: t.Practise.Mixed}
	part.About = t.Fill(t.Learn.Minutes, "count", repetitionMinutes)
	if due := p.Practised.Due(p.Now); due > 0 {
		part.About += " · " + t.Fill(t.Learn.Due, "count", due)
	}
	if len(p.Practised) == 0 {
		first := firstTechnique(stages)
		part.Path, part.Name = "#"+deeplink.OfTechnique(first.Key), t.Fill(t.Learn.Practise, "name", first.Name)
	}
	return part
}

// repetitionMinutes is how long the repetition takes.
const repetitionMinutes = 2

// firstTechnique returns the technique to learn next, or the last one if all are learnt.
func firstTechnique(stages []Stage) (e LearnEntry) {
	reached := false
	for i := range stages {
		for _, e = range stages[i].Lessons {
			reached = reached || e.Next
			if reached && e.Emblem == e.Key {
				return e
			}
		}
	}
	return e
}

// lesson returns the lesson that was done today, or else the next lesson. It returns the
// course instead for a newcomer, if the course was taken today, or if no lesson is left.
func (p *Player) lesson(t *text.Catalog, stages []Stage) (part Part) {
	e := Next(stages)
	for i := range stages {
		for _, x := range stages[i].Lessons {
			if at := p.Lessons[x.Key]; at.Done && p.today(at.Day) {
				e, part.Done = x, true
			}
		}
	}
	part.LessonLink, part.About = e.LessonLink, t.Fill(t.Learn.Minutes, "count", e.Minutes)
	course := p.Lessons[lesson.CourseKey]
	today := course.Done && p.today(course.Day)
	if !part.Done && (today || e.Key == "" || p.isNew(stages)) {
		part.LessonLink = show.LessonLink{Path: show.LessonPath(lesson.CourseKey), Name: t.Documents.Beginners}
		part.About, part.Done = t.Learn.Beginners, today
	}
	return part
}

// isNew reports whether the player has neither taken the course or the placement nor done
// any lesson.
func (p *Player) isNew(stages []Stage) bool {
	for i := range stages {
		if stages[i].Done > 0 {
			return false
		}
	}
	return !p.Lessons[lesson.CourseKey].Done && !p.Lessons[lesson.PlacementKey].Done
}

// puzzle returns the first puzzle or a daily puzzle. The first puzzle is for players who
// solved it today, and for those at the first two stages who have not solved it. Others
// get the daily puzzle of their grade, and any daily puzzle counts as done. Without a
// date, everyone gets the first puzzle.
func (p *Player) puzzle(t *text.Catalog, stages []Stage) (part Part) {
	stage := p.Stage()
	for i := range stages {
		if stages[i].Here {
			stage = i
		}
	}
	of := daily.Puzzle{Day: calendar.NewDay(p.Now), Grade: stageGrades[stage]}
	part.About = t.Ratings.Grades[of.Grade]
	day, solved := p.Solved[course.FirstPuzzle]
	if part.Done = solved && p.today(day); part.Done || p.Now.IsZero() || !solved && stage <= 1 {
		part.LessonLink = show.LessonLink{Path: "#" + course.FirstPuzzle, Name: t.Learn.CoursePlay}
		return part
	}
	part.LessonLink = show.LessonLink{Path: "#" + deeplink.OfDaily(of), Name: t.Learn.DailyPuzzle}
	for g := range t.Ratings.Grades {
		_, solved := p.Solved[daily.Puzzle{Day: of.Day, Grade: rate.Grade(g)}.String()]
		part.Done = part.Done || solved && g > 0
	}
	return part
}

// today reports whether a day is the current one.
func (p *Player) today(day calendar.Day) bool { return day == calendar.NewDay(p.Now) }
