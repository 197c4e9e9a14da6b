package words

// Stages is the number of stages of the lessons.
const Stages = 8

// Learn holds the sentences of the lessons' table of contents.
type Learn struct {
	_ incomparable

	Stages       [Stages]Stage
	StageDone    string
	Often, Never string
	Hard, Done   string
	Rare         string
	Next, Mixed  string
	Beginners    string

	Near, NearPlace, NearDigit string
	Exercises, Exercise        string

	Course                             [CourseTasks]CourseTask
	CourseStep, CourseWrong            string
	CourseLeft, CourseOpen             string
	CourseNext, CourseBack, CoursePlay string
	CourseDigits                       string
	ShowMe, Closing                    string // for interactive lessons
	Foundations, Minutes, LessonDone   string
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

	Name, Gives, Time string
}
