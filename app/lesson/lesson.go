// Package lesson holds the interactive lessons: boards with one idea per screen, and a
// question that is answered on the board before the lesson continues.
//
// A lesson consists of two texts. Its script (scripts/KEY.txt) holds the boards, their
// drawings, the answers, and the facts that the words rely on. Its words exist once per
// language (text/LANGUAGE/lessons/KEY.txt). ParseScript and ParseWords document the formats.
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
	Needs    []string // keys of lessons to read first
	Then     []string // keys of lessons that build on this one
	Screens  []Screen
	// Puzzle is the closing puzzle, empty in the lessons of Foundations.
	Puzzle board.Grid
}

// Screen is one screen of a lesson.
type Screen struct {
	Board board.Board
	Lit   board.CellSet // cells in full light; the others are dimmed
	Marks board.CellSet // cells that show their candidates
	Ring  board.CellSet // cells that the question is about
	View  step.View     // fills, frames and links
	Look  []board.House // houses to look at, in this order
	Ask   Ask
	// Facts are claims about the board that the words rely on, in the notation of package
	// argument. So lists the results that follow from them. Tests check both; readers see
	// neither.
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
	// Cells lists the right answers to a question of kind Cells. The first is shown on
	// request.
	Cells []board.CellSet
	// Candidates holds the candidates to strike or to place.
	Candidates board.CandidateSet
	Any        bool // whether one of Candidates is enough
	Choice     int  // index of the right choice
	// Hint holds the houses that light up after two wrong tries.
	Hint board.HouseSet
}

// Words holds the words of a lesson in one language.
type Words struct {
	Lang       string // language of the words, if it is not that of the file
	Title, For string
	Screens    []ScreenWords
}

// ScreenWords holds the words of a screen.
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
	// To lists the cells (r1c6), candidates (r1c6=5) or numbers of choices (2) to which the
	// reaction applies. An empty list applies to every answer.
	To   []string
	Text string
}
