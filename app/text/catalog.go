// Package text is every sentence that a person reads: one catalog a language,
// each in a file of its own. A sentence may have named holes, "{row}", and
// forms by number, "{count:one solution|{count} solutions}", where the first
// form is for exactly one.
package text

import (
	"fmt"
	"strconv"
	"strings"
)

// Catalog holds the sentences of one language. A field is empty in no catalog,
// and has the same holes in all; a test holds both.
type Catalog struct {
	Code      string // BCP 47, as the page's lang attribute says it
	Thousands string // separator of groups of three digits
	Decimal   string // separator of the decimals

	Page       Page
	Board      Board
	Actions    Actions
	Outcomes   Outcomes
	Panels     Panels
	Check      Check
	Methods    Methods
	Batch      Batch
	Explain    Explain
	Hint       Hint
	Notices    Notices
	Dialogs    Dialogs
	Keys       Keys
	Errors     Errors
	Commands   Commands
	Examples   [8]string         // names of model.Examples, in order
	Formats    map[string]string // names of the text formats by their keys
	Lessons    map[string]Lesson // by the names that LessonOf knows
	Ratings    Ratings
	Conversion Conversion
	Documents  Documents
	Look       Look

	Gestures Gestures
	Play     Play
	Save     Save
	Print    Print
	Sharing  Sharing
	Film     Film
	Library  Library
	Transfer Transfer
}

// Page is the frame of the page.
type Page struct {
	Title, Tagline, Loading                    string
	Privacy, NotFoundTitle, NotFoundText, Home string
	UpdateReady, Reload, Install, InstallApple string
	Dismiss                                    string
}

// Board names the grid and its cells to those who do not see them.
type Board struct {
	Name, Cell, Empty, Given, Entry, Answer, Corrected string
	Candidates, Conflict                               string
	Row, Column, Box                                   string
}

// Actions are the names of buttons and of other controls.
type Actions struct {
	Solve, Hint, Explain, Cancel, Clear, Undo, Redo, Share, Import, Example string
	Close, Erase, Keypad, Copy, OpenFile, Load                              string
	Mode, Setting, Playing, SettingHelp, PlayingHelp                        string
	FirstSolution, PreviousSolution, NextSolution, LastSolution             string
	History, Toolbar, Errands, Help                                         string
}

// Panels are the names of what the page shows beside the grid.
type Panels struct {
	Label, Solve, Check, Methods, Batch string
}

// Check is the doctor's panel.
type Check struct {
	Start, Intro, OfferNone, OfferSeveral string
	Stages                                [6]string // by repair.Stage
	Progress, Undecided, Effort           string

	ContradictionTitle, Contradiction, ContradictionUnfinished string

	RepairsTitle, Repairs, NoRepairs, RepairsUnfinished string
	MoreRepairs, Apply                                  string
	ShiftRight, ShiftLeft, ShiftDown, ShiftUp           string
	Move, Swap, Change, Drop                            string

	LayerTitle, Same, Layer, Legend, ListingUnfinished string
	Layers                                             [3]string // by model.CheckLayer

	CompletedTitle, Completed, CompletedFewest, Complete, CompletingUnfinished string

	MinimalTitle, Minimal, Redundant, MinimalInside, TakeMinimal, MinimizingUnfinished string

	// What the marks in the grid mean to those who do not see them.
	Contradicting, Unneeded, Takes, Becomes, BecomesEmpty string
}

// Methods is the panel that compares ways to solve.
type Methods struct {
	Intro, Caption, Run, Done, TimeLimit, CycleLimit, NoLimit string
	Names                                                     map[string]Method // by the keys of classic.Methods

	// The columns of the table.
	Method, Outcome, Time, Nodes, Tries, Depth, Rounds, Reported, Search string

	Waiting, Going, Failed, Ended                                            string
	Solved, NoSolution, Wrong, Stalled, LimitReached, Refused, Refusal, None string
	Passes, Cycles, Trials                                                   string

	// What the author of a method reports of an example.
	Seconds, ReportedFaster, ReportedPasses, ReportedCycles, ReportedWrong string

	Chart, ChartHelp, Measure, NothingToShow string
	Measures                                 [3]string // by model.Measure

	Animate, AnimateMethod, Back, Recording, NoEvents       string
	Play, Pause, Forward, Backward, ToStart, ToEnd          string
	Place, PlaceValue, CutHere, Speed, SpeedValue, Progress string
	Placed, TakenBack, Narrowed, NarrowedToNone, Pass       string
	Tried, Latest                                           string
}

// Method is the name of a way to solve, and a sentence on what it does and
// where it comes from.
type Method struct{ Name, Help string }

// Batch is the panel for a list of many puzzles.
type Batch struct {
	Empty, Name, Pasted, Size, Running, Done, Cancelled, Save, Solve string
	Puzzles, Unique, Several, None, Unreadable, Throughput           string
	Reading, Contents, Skipped, InFile, More                         string
	Number, Open, Back                                               string
}

// Outcomes say what a search found.
type Outcomes struct {
	Ready, Filled                 string
	Busy, BusyCount               string
	Unique, Several, AtLeast      string
	None, NoneSearched            string
	Fitting, WrongEntries, Effort string
	Shown                         string
	Twice, NoCandidate, NoPlace   string
	MoreConflicts                 string
	Solved, Complete              string
}

// Notices answer something that the player did.
type Notices struct {
	Cleared, NothingToClear, ExampleLoaded                              string
	LinkCopied, LinkNotCopied, LinkOpened, LinkDamaged, AddressRepaired string
	UndoBringsBack, GivenLocked, NothingToUndo, NothingToRedo           string
	StorageRefused, StorageFull, StorageCorrupt                         string
	EngineRestarted, EngineFailed, NoWorker, Cancelled                  string
	NoMethodChosen, MethodsStarted, MethodsFinished                     string
	Installed, FileUnreadable, OfferApplied                             string
}

// Dialogs are the texts of dialogs.
type Dialogs struct {
	ImportTitle, ImportHelp, ImportLabel, ImportExample string
	ShareTitle, ShareHelp, ShareLabel                   string
	ExampleTitle, KeysTitle                             string
}

// Keys explain the keyboard, one sentence for each line of the key table.
type Keys struct {
	Digits, Erase, Arrows, Tab, LineEnds, ColumnEnds, GridEnds string
	Undo, Redo, Solve, Escape, Paste, Help                     string

	PlayKeys
	Hint, Steps string

	Names [10]string // what is written on keys
}

// Errors say what is wrong with something that was read.
type Errors struct {
	Unknown, AtLine                                              string
	Empty, TooLong, Unrecognized                                 string
	NotADigit, WrongCellCount, WrongRowCount, WrongRowLength     string
	SeveralPuzzles, NotACandidate                                string
	OtherSize, Damaged, TooNested, Unsafe, NeedsServer, NoPuzzle string
	LinkEmpty, LinkUnrecognized, LinkVersion, LinkCharacter      string
	LinkLength, LinkDamaged                                      string
}

// Commands are what the command line says beside its help.
type Commands struct {
	None, Several, Serving, Written, UseHelp string
	NoMethod                                 string
	StepsNone, StepsAre                      string
	Explained, Stuck, UniquenessOff          string
	Complete                                 string
	HintTechnique, HintHouses, HintCells     string
}

// Fill puts values into the holes of a sentence. The arguments are pairs of a
// hole's name and its value; integers are grouped as the language does.
func (c *Catalog) Fill(sentence string, pairs ...any) string {
	values := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		values[pairs[i].(string)] = pairs[i+1]
	}
	return c.fill(sentence, values)
}

func (c *Catalog) fill(sentence string, values map[string]any) string {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(sentence, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		hole, after := splitHole(rest)
		sentence = after
		name, forms, hasForms := strings.Cut(hole, ":")
		value, known := values[name]
		switch {
		case !known:
			b.WriteString("{" + hole + "}")
		case hasForms:
			one, many := splitForms(forms)
			if value == 1 {
				many = one
			}
			b.WriteString(c.fill(many, values))
		default:
			b.WriteString(c.print(value))
		}
	}
}

// splitHole cuts behind the brace that closes a hole, which may hold others.
func splitHole(s string) (hole, after string) {
	depth := 1
	for i := range len(s) {
		switch s[i] {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return s[:i], s[i+1:]
			}
		}
	}
	return s, ""
}

// splitForms cuts at the bar that stands outside of any hole.
func splitForms(s string) (one, many string) {
	depth := 0
	for i := range len(s) {
		switch s[i] {
		case '{':
			depth++
		case '}':
			depth--
		case '|':
			if depth == 0 {
				return s[:i], s[i+1:]
			}
		}
	}
	return s, s
}

func (c *Catalog) print(value any) string {
	switch v := value.(type) {
	case int:
		return c.Integer(v)
	case string:
		return v
	default:
		return fmt.Sprint(v)
	}
}

// Integer prints n with its digits in groups of three.
func (c *Catalog) Integer(n int) string {
	s := strconv.Itoa(n)
	start := 0
	if n < 0 {
		start = 1
	}
	for i := len(s) - 3; i > start; i -= 3 {
		s = s[:i] + c.Thousands + s[i:]
	}
	return s
}

// Milliseconds prints a duration for a reader: three digits that mean
// something, in milliseconds below one second and in seconds above.
func (c *Catalog) Milliseconds(ms float64) string {
	name := "ms"
	if ms >= 1000 {
		ms, name = ms/1000, "s"
	}
	decimals := 0
	switch {
	case ms < 1:
		decimals = 2
	case ms < 100:
		decimals = 1
	}
	s := strconv.FormatFloat(ms, 'f', decimals, 64)
	return strings.Replace(s, ".", c.Decimal, 1) + " " + name
}

// Catalogs are all languages, the fallback first.
var Catalogs = []*Catalog{English, German}

// For is the first catalog that speaks one of the languages (BCP 47 tags, the
// most wanted first), or English.
func For(languages ...string) *Catalog {
	for _, wanted := range languages {
		primary, _, _ := strings.Cut(strings.ToLower(wanted), "-")
		for _, c := range Catalogs {
			if c.Code == primary {
				return c
			}
		}
	}
	return English
}
