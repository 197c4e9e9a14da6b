// Package lesson holds the interactive lessons: boards with one idea per screen, and a
// question that is answered on the board before the lesson continues.
//
// A lesson is two texts. Its script (scripts/KEY.txt) has the boards, what they show, the
// answers, and the facts that the words rely on. Its words (text/LANGUAGE/lessons/KEY.txt)
// are those of one language. ParseScript and ParseWords document the formats.
package lesson

import (
	"sudoku/solver/board"
	"sudoku/solver/step"
)

// Foundations lists the keys of the lessons that are not about a single technique, in
// reading order.
var Foundations = []string{
	"houses", "scanning", "pencil-marks", "locked-digits",
	"counting-sets", "one-solution", "strong-and-weak-links", "chains",
	"groups", "almost-locked-sets", "colours", "what-if",
}

// Lesson is the script of a lesson.
type Lesson struct {
	Key string
	// Estimate is the author's estimate in minutes. Readers see [Chapter.Minutes], and a
	// test compares the two.
	Estimate int
	Needs    []string // keys of lessons to read before
	Then     []string // keys of lessons that follow from this one
	Screens  []Screen
	// Puzzle is to be played at the end. It is empty in a lesson of foundations.
	Puzzle board.Grid
}

// Screen is one screen of a lesson.
type Screen struct {
	Board board.Board
	Lit   board.CellSet // in full light; the others are dimmed
	Marks board.CellSet // cells that show their candidates
	Ring  board.CellSet // cells that the question is about
	View  step.View     // what is filled, framed and linked
	Ask   Ask
	// Facts and So are claims about the board, in the notation of arguments. The words
	// rely on them. Tests check them; readers do not see them.
	Facts, So string
}

// Kind is the kind of a question.
type Kind uint8

// The kinds of questions.
const (
	None   Kind = iota // there is only text to read
	Cells              // tap all cells of a set
	Strike             // strike candidates
	Place              // place digits
	Choice             // choose one of two or three answers
)

// Ask is a question with its answers.
type Ask struct {
	Kind Kind
	// Cells are the answers of the kind Cells. Any one is right; the first is shown on
	// request.
	Cells []board.CellSet
	// Candidates are those to strike or to place.
	Candidates board.CandidateSet
	Any        bool // one of Candidates is enough
	Choice     int  // the number of the right choice, from 0
	// Hint is the house that is lit up after two wrong tries, or none.
	Hint board.HouseSet
}

// Words are the words of a lesson in a language.
type Words struct {
	Title, For string
	Screens    []ScreenWords
}

// ScreenWords are the words of a screen.
type ScreenWords struct {
	Title    string
	Text     []string // paragraphs
	Question string
	Choices  []string
	Right    []Reaction
	Wrong    []Reaction
}

// Reaction is the answer to a tap or a choice.
type Reaction struct {
	// To lists cells (r1c6), candidates (r1c6=5) and numbers of choices (2). The reaction
	// fits any of them; an empty list fits everything.
	To   []string
	Text string
}
