package words

import "sudoku/solver/explain"

// Explain holds the sentences for the steps panel. The names and sentences of techniques
// are in package explain.
type Explain struct {
	_ incomparable

	Panel, Label string
	Tabs         [5]string // indexed by steps.Tab

	Intro                                                     string
	Solved, Stuck, NoSteps, SolvedAlready                     string
	HardestStep                                               string
	Hardest, Score, Mistakes, NoSolution, Several, Uniqueness string
	Left, LeftCandidates, ShowEnd, Missing, Add               string // sentences about a path that is stuck

	StepOf, Rated, NotRated, IsHardest, List                               string
	Before, After, Side, Picture, SceneOf                                  string
	GoneIn, GoneBefore, Others, OthersHelp, DepthOf, More                  string
	Depths                                                                 [explain.Depths]string
	First, Previous, Play, Pause, Next, Last                               string
	Speed, SpeedValue, Take, Legend                                        string
	Assuming, Contradiction, NoPlace, NoDigit                              string
	Twice                                                                  string
	Applied, AppliedMany                                                   string
	Roles                                                                  [22]string // indexed by the bits of step.Role
	StrongLink, WeakLink, ImpliedLink, Group, Asked, BaseHouse, CoverHouse string

	Kind                                    string
	Kinds                                   [5]string // indexed by steps.Kind
	KindSteps, KindHardest, KindStuck       string
	Patterns, PatternsHelp, WithinReach     string
	Beyond, IsBeyond, Lesson, Know          string
	KnowTitle, KnowHelp, KnowShown          string
	ForkHelp, ForkCost, ForkHardest, Unfork string

	Proof, ProofHelp, ProveStep, ProvePath, Proving string
	ProvedStep, ProvedPath, Unproved, ProofWrong    string
	SaveFormula, SaveProof, ProofChecking           string

	Finding, FoundCount, FoundNone, FoundMore, Apply, LeftSolved, FoundExtend string
	FoundColumns, FoundTitles                                                 [4]string // indexed by steps.FoundColumn

	Rating, RatingStart, Grade, ER, EP, ED, HoDoKu, BySteps, Unsolved    string
	GradeNeeds                                                           string
	Profile, ProfileText, ProfileFigures, Counts, RatingHelp, RatingMore string

	Choice, Recipe, Own, OneSolution, OneSolutionHelp string
	Search, AllOn, AllOff                             string
	AsText, AsTextHelp, WrongKey                      string
	Recipes                                           [3]string // indexed by path.Recipes
	Up, Down, Used, OnRequest                         string

	AskIntro, AskCell, AskFilled, AskMarked, AskDrop                       string
	WhyNot, DoTheyGo, DoTheyBelong                                         string
	WhyNotNone                                                             string
	Seen, Possible, IsAnswer, IsAnswerBy                                   string
	Follows, FollowsBy, FollowsWithout, FollowsNot, Refuted, RefutedAtOnce string
	FalseBy, FalseWithout                                                  string
}

// Hint holds the sentences of hints.
type Hint struct {
	_ incomparable

	Houses, Cells, Nothing, Done, EmptyGrid, Several    string
	Assumption, AssumptionHouses, AssumptionCells       string
	AssumptionPattern                                   string
	More, Apply, Close, Steps, Learn, Level             string
	Mistake, Mistakes, EntriesWrong, EliminationsWrong  string
	ShowEntries, ShowEliminations, NoSolution, NoneFits string
	Back, WentBack, TookOut                             string
}

// Ratings describes the difficulty of puzzles.
type Ratings struct {
	_ incomparable

	Grades               [6]string // indexed by rate.Grade
	Levels               [5]string // indexed by rate.Level
	Rated, Open, AtLeast string
	Graded, GradedBy     string // ratings without figures
}
