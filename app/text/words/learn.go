package words

// Stages is how many parts the way of the lessons has.
const Stages = 8

// Learn is what the table of contents of the lessons says.
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
}

// CourseTasks is how many tasks the course for beginners has.
const CourseTasks = 10

// CourseTask is what is said about a task; Right when it is done.
type CourseTask struct {
	_ incomparable

	Title, Text, Right string
}

// Stage is a part of the way.
type Stage struct {
	_ incomparable

	Name, Gives, Time string
}
