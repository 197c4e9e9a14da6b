package words

// Stages is the number of stages of the lessons.
const Stages = 8

// Learn holds the sentences for learning: the list of lessons, the lessons and exercises,
// the course for beginners, and the placement.
type Learn struct {
	_ incomparable

	Stages     [Stages]Stage
	StageDone  string
	Often      string
	Hard, Done string
	Rare       string
	Next       string
	Beginners  string

	Day, Due, Practise   string // the parts of a learner's day
	DailyPuzzle, DayDone string
	Plan, Related        string

	Class, Handout, OnPaper          string // for teachers
	Handouts                         string // label of a button, with the number of lessons in a stage
	ThisLesson, CopyLink, LinkCopied string

	Near, NearPlace, NearDigit string
	Exercises, Exercise        string

	Course                             [CourseTasks]CourseTask
	CourseStep, CourseWrong            string
	CourseLeft, CourseOpen             string
	CourseNext, CourseBack, CoursePlay string
	CourseDigits                       string
	ShowMe, Closing                    string // for interactive lessons
	Foundation, Minutes                string
	LessonDone, ClosingDone            string
	Way, Here                          string // the map of the stages

	PlacementHelp, NotFound, PlacedAt   string
	PlacedFound, PlacedNote, PlaceAgain string
}

// CourseTasks is the number of tasks in the course for beginners.
const CourseTasks = 10

// CourseTask holds the texts of a task. Right is shown when the task is complete.
type CourseTask struct {
	_ incomparable

	Title, Text, Right string
}

// Stage describes a stage of the lessons.
type Stage struct {
	_ incomparable

	Name, Gives string
}
