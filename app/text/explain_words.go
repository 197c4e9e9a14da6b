package text

// Explain is the panel that solves step by step. The names and the sentences
// of techniques are in package explain.
type Explain struct {
	Panel, Label string
	Tabs         [5]string // by model.ExplainTab

	Intro                                                     string
	Solved, Stuck, NoSteps, SolvedAlready                     string
	Hardest, Score, Mistakes, NoSolution, Several, Uniqueness string
	Left, ShowEnd, Missing, Add                               string // where the path gets stuck

	StepOf, Rated, NotRated, IsHardest, List                               string
	Before, After, Side, Drawing, DrawingOf                                string
	First, Previous, Play, Pause, Next, Last                               string
	Speed, SpeedValue, Take, Legend                                        string
	Assuming, Contradiction, NoPlace, NoDigit                              string
	Twice                                                                  string
	Applied, AppliedMany                                                   string
	Roles                                                                  [20]string // by the bits of step.Role
	StrongLink, WeakLink, ImpliedLink, Group, Asked, BaseHouse, CoverHouse string

	Finding, FoundCount, FoundNone, FoundMore, Apply, Group1 string

	Rating, RatingStart, Grade, ER, EP, ED, HoDoKu, BySteps, Unsolved string
	Profile, ProfileText, Counts                                      string

	Choice, Recipe, Own, OneSolution, OneSolutionHelp string
	Recipes                                           [3]string // by path.Recipes
	Goal, Cheapest, Fewest, FewestHelp                string
	Up, Down, Used, OnRequest                         string

	AskIntro, AskCell, AskFilled, AskMarked, AskDrop                       string
	WhyNot, DoTheyGo, DoTheyBelong                                         string
	WhyNotNone                                                             string
	Seen, Possible, IsAnswer, IsAnswerBy                                   string
	Follows, FollowsBy, FollowsWithout, FollowsNot, Refuted, RefutedAtOnce string
	FalseBy, FalseWithout                                                  string
}

// Hint is the help with the next step.
type Hint struct {
	Technique, Houses, Cells, Nothing, Done             string
	Assumption, AssumptionHouses, AssumptionCells       string
	AssumptionPattern                                   string
	More, Apply, Close, Steps, Level                    string
	Mistake, Mistakes, EntriesWrong, EliminationsWrong  string
	ShowEntries, ShowEliminations, NoSolution, NoneFits string
	Back, WentBack, TookOut                             string
}

var englishExplain = Explain{
	Panel: "Steps", Label: "Solving step by step",
	Tabs:    [5]string{"Path", "All steps here", "Ask", "Techniques", "Rating"},
	Intro:   "Solves the puzzle as a person would: each step with its technique, its reason and its rating, from the position on the board.",
	Solved:  "Solved in {count:one step|{count} steps}.",
	Stuck:   "After {count:one step|{count} steps} none of the techniques finds another.",
	NoSteps: "None of the techniques finds a step here.",

	Left:    "{filled} of {empty} empty cells are filled; {cells:one cell|{cells} cells} with {candidates} candidates are left.",
	ShowEnd: "Show where it gets stuck",
	Missing: "{count:One technique that is off would|Techniques that are off would} go on from there:",
	Add:     "Switch on {name}",

	SolvedAlready: "There is nothing left to explain: the puzzle is solved.",
	Hardest:       "Hardest: {name}, {rating}.",
	Score:         "HoDoKu {score}",
	Mistakes:      "The position contradicts the solution, so the path begins from the givens alone.",
	NoSolution:    "The puzzle has no solution, so there is no path to it.",
	Several:       "The puzzle has several solutions; the path shows how far logic goes.",
	Uniqueness:    "Techniques that assume one solution are off.",

	StepOf: "Step {index} of {count}", Rated: "rated {rating}", NotRated: "no rating", IsHardest: "hardest",
	List: "Steps", Before: "Before", After: "After", Side: "Board", Drawing: "Drawing", DrawingOf: "Drawing {index} of {count}",
	First: "To the first step", Previous: "One step back", Play: "Play the steps", Pause: "Pause", Next: "One step forward", Last: "To the last step",
	Speed: "Speed", SpeedValue: "{rate} steps per second", Take: "Take over this board", Legend: "What the marks mean",
	Assuming:      "Assuming {candidate}:",
	Contradiction: "That contradicts itself: {conflict}",
	NoPlace:       "there is no place for {digit} in {house}.",
	NoDigit:       "no digit fits {cell}.",
	Twice:         "{digit} stands twice in {house}.",
	Applied:       "Done: {effects}.",
	AppliedMany:   "{count:One step|{count} steps} taken over.",
	Roles: [20]string{
		"pattern", "base", "cover", "fin", "endo-fin", "pivot", "pincer",
		"colour A", "colour B", "colour C", "colour D",
		"set A", "set B", "set C", "set D", "set E", "true in the chain", "false in the chain", "placed", "eliminated",
	},
	StrongLink: "strong link (not both false)", WeakLink: "weak link (not both true)", ImpliedLink: "ruled out by a step on the way",
	Group: "one of these", Asked: "asked about", BaseHouse: "house of the pattern", CoverHouse: "house acted upon",

	Finding: "Looking for steps…", FoundCount: "{count:One step|{count} steps} here, by {techniques:one technique|{techniques} techniques}.",
	FoundNone: "None of the techniques finds a step here.",
	FoundMore: "There are more; these are the first {count}.",
	Apply:     "Apply", Group1: "{name}, {count:one step|{count} steps}",

	Rating:      "Rating the puzzle…",
	RatingStart: "Rate the puzzle",
	Grade:       "Grade", ER: "Sudoku Explainer, hardest step (ER)", EP: "To the first digit (EP)", ED: "First step (ED)",
	HoDoKu: "HoDoKu", BySteps: "{score}, {level}", Unsolved: "not solved by these techniques",
	Profile:     "Ratings step by step, by Sudoku Explainer's path",
	ProfileText: "{count:One step|{count} steps}, from {low} to {high}; {easy} of them below 2.0. The highest comes as step {index}.",
	Counts:      "Steps per technique, by HoDoKu's path",

	Choice: "The techniques in the order in which they are tried. The path takes the first that finds a step.",
	Recipe: "Order", Own: "My own", Recipes: [3]string{"As people see them", "HoDoKu", "Sudoku Explainer"},
	OneSolution: "Assume that there is one solution", OneSolutionHelp: "Without it unique rectangles and their like are not used.",
	Goal: "Path", Cheapest: "Easiest steps", Fewest: "As few steps as possible",
	FewestHelp: "Takes longer. A path with still fewer steps may exist.",
	Up:         "Move up: {name}", Down: "Move down: {name}", Used: "Used techniques", OnRequest: "takes long",

	AskIntro:  "Select an empty cell and mark candidates, in as many cells as you like. Then ask.",
	AskCell:   "Candidates of {cell}",
	AskFilled: "{cell} holds {digit}: choose an empty cell.",
	AskMarked: "Marked: {candidates}", AskDrop: "Take the marks away",
	WhyNot: "Why not {digit} in {cell}?", DoTheyGo: "Does this follow: {candidates}?", DoTheyBelong: "Does this follow: {candidates}?",
	WhyNotNone: "Why not?",
	Seen:       "{cell} sees {digit} in {other}.",
	Possible:   "{digit} is possible in {cell}: the puzzle has several solutions, and one has it there.",
	IsAnswer:   "{digit} is the answer in {cell}.",
	IsAnswerBy: "{digit} is the answer in {cell}; {count:one step shows|{count} steps show} it.",
	Follows:    "Right: {claim} follows. It is plain to see.",
	FollowsBy:  "Right: {claim} follows, by {name}{count:|, in {count} steps}.",

	FollowsWithout: "Right: {claim} follows, but none of the techniques chosen proves it.",
	FollowsNot:     "Not right: {claim} does not follow.",
	Refuted:        "{digit} is false in {cell}: assuming it leads to a contradiction in {count:one step|{count} steps}.",
	RefutedAtOnce:  "{digit} is false in {cell}. Were it there: {conflict}",
	FalseBy:        "{digit} is false in {cell}, by {name}{count:|, in {count} steps}.",
	FalseWithout:   "{digit} is false in {cell}, but none of the techniques chosen proves it.",
}

var germanExplain = Explain{
	Panel: "Schritte", Label: "Schritt für Schritt lösen",
	Tabs:    [5]string{"Weg", "Alle hier", "Fragen", "Techniken", "Wertung"},
	Intro:   "Löst das Rätsel wie ein Mensch: jeder Schritt mit Technik, Begründung und Wertung, von der Stellung auf dem Brett an.",
	Solved:  "Gelöst in {count:einem Schritt|{count} Schritten}.",
	Stuck:   "Nach {count:einem Schritt|{count} Schritten} findet keine der Techniken einen weiteren.",
	NoSteps: "Keine der Techniken findet hier einen Schritt.",

	Left:    "{filled} von {empty} leeren Zellen sind gefüllt; {cells:eine Zelle|{cells} Zellen} mit {candidates} Kandidaten {cells:bleibt|bleiben}.",
	ShowEnd: "Zeigen, wo es nicht weitergeht",
	Missing: "Von dort {count:führte eine Technik weiter, die ausgeschaltet ist|führten Techniken weiter, die ausgeschaltet sind}:",
	Add:     "{name} einschalten",

	SolvedAlready: "Es gibt nichts mehr zu erklären: Das Rätsel ist gelöst.",
	Hardest:       "Am schwersten: {name}, {rating}.",
	Score:         "HoDoKu {score}",
	Mistakes:      "Die Stellung widerspricht der Lösung, deshalb beginnt der Weg bei den Vorgaben allein.",
	NoSolution:    "Das Rätsel hat keine Lösung, also führt kein Weg zu ihr.",
	Several:       "Das Rätsel hat mehrere Lösungen; der Weg zeigt, wie weit die Logik reicht.",
	Uniqueness:    "Techniken, die genau eine Lösung voraussetzen, sind aus.",

	StepOf: "Schritt {index} von {count}", Rated: "Wertung {rating}", NotRated: "ohne Wertung", IsHardest: "am schwersten",
	List: "Schritte", Before: "Vorher", After: "Nachher", Side: "Brett", Drawing: "Zeichnung", DrawingOf: "Zeichnung {index} von {count}",
	First: "Zum ersten Schritt", Previous: "Einen Schritt zurück", Play: "Schritte abspielen", Pause: "Anhalten", Next: "Einen Schritt vor", Last: "Zum letzten Schritt",
	Speed: "Tempo", SpeedValue: "{rate} Schritte pro Sekunde", Take: "Dieses Brett übernehmen", Legend: "Was die Zeichen bedeuten",
	Assuming:      "Angenommen, {candidate}:",
	Contradiction: "Das widerspricht sich: {conflict}",
	NoPlace:       "für {digit} ist in {house} kein Platz.",
	NoDigit:       "in {cell} passt keine Ziffer.",
	Twice:         "{digit} steht zweimal in {house}.",
	Applied:       "Erledigt: {effects}.",
	AppliedMany:   "{count:Ein Schritt|{count} Schritte} übernommen.",
	Roles: [20]string{
		"Muster", "Basis", "Deckung", "Flosse", "Endo-Flosse", "Angelpunkt", "Zange",
		"Farbe A", "Farbe B", "Farbe C", "Farbe D",
		"Menge A", "Menge B", "Menge C", "Menge D", "Menge E", "wahr in der Kette", "falsch in der Kette", "gesetzt", "gestrichen",
	},
	StrongLink: "starke Verbindung (nicht beide falsch)", WeakLink: "schwache Verbindung (nicht beide wahr)", ImpliedLink: "ausgeschlossen durch einen Schritt unterwegs",
	Group: "einer von diesen", Asked: "gefragt", BaseHouse: "Haus des Musters", CoverHouse: "Haus, in dem es wirkt",

	Finding: "Suche nach Schritten …", FoundCount: "Hier {count:ist ein Schritt|sind {count} Schritte}, mit {techniques:einer Technik|{techniques} Techniken}.",
	FoundNone: "Keine der Techniken findet hier einen Schritt.",
	FoundMore: "Es gibt mehr; das sind die ersten {count}.",
	Apply:     "Anwenden", Group1: "{name}, {count:ein Schritt|{count} Schritte}",

	Rating:      "Bewerte das Rätsel …",
	RatingStart: "Rätsel bewerten",
	Grade:       "Grad", ER: "Sudoku Explainer, schwerster Schritt (ER)", EP: "Bis zur ersten Ziffer (EP)", ED: "Erster Schritt (ED)",
	HoDoKu: "HoDoKu", BySteps: "{score}, {level}", Unsolved: "mit diesen Techniken nicht gelöst",
	Profile:     "Wertung Schritt für Schritt, auf dem Weg von Sudoku Explainer",
	ProfileText: "{count:Ein Schritt|{count} Schritte}, von {low} bis {high}; {easy} davon unter 2,0. Die höchste hat Schritt {index}.",
	Counts:      "Schritte je Technik, auf dem Weg von HoDoKu",

	Choice: "Die Techniken in der Reihenfolge, in der sie versucht werden. Der Weg nimmt die erste, die einen Schritt findet.",
	Recipe: "Reihenfolge", Own: "Eigene", Recipes: [3]string{"Wie man sie sieht", "HoDoKu", "Sudoku Explainer"},
	OneSolution: "Genau eine Lösung voraussetzen", OneSolutionHelp: "Sonst bleiben eindeutige Rechtecke und dergleichen aus.",
	Goal: "Weg", Cheapest: "Leichteste Schritte", Fewest: "Möglichst wenige Schritte",
	FewestHelp: "Dauert länger. Ein Weg mit noch weniger Schritten kann vorkommen.",
	Up:         "Nach oben: {name}", Down: "Nach unten: {name}", Used: "Benutzte Techniken", OnRequest: "dauert lange",

	AskIntro:  "Wähle eine leere Zelle und markiere Kandidaten, in beliebig vielen Zellen. Dann frage.",
	AskCell:   "Kandidaten von {cell}",
	AskFilled: "In {cell} steht {digit}: Wähle eine leere Zelle.",
	AskMarked: "Markiert: {candidates}", AskDrop: "Markierungen wegnehmen",
	WhyNot: "Warum nicht {digit} in {cell}?", DoTheyGo: "Folgt das: {candidates}?", DoTheyBelong: "Folgt das: {candidates}?",
	WhyNotNone: "Warum nicht?",
	Seen:       "{cell} sieht {digit} in {other}.",
	Possible:   "{digit} ist in {cell} möglich: Das Rätsel hat mehrere Lösungen, und eine hat sie dort.",
	IsAnswer:   "{digit} ist die Antwort in {cell}.",
	IsAnswerBy: "{digit} ist die Antwort in {cell}; {count:ein Schritt zeigt|{count} Schritte zeigen} es.",
	Follows:    "Richtig: {claim} folgt. Das ist ohne Weiteres zu sehen.",
	FollowsBy:  "Richtig: {claim} folgt durch {name}{count:|, in {count} Schritten}.",

	FollowsWithout: "Richtig: {claim} folgt, doch keine der gewählten Techniken beweist es.",
	FollowsNot:     "Nicht richtig: {claim} folgt nicht.",
	Refuted:        "{digit} ist in {cell} falsch: Die Annahme führt in {count:einem Schritt|{count} Schritten} zum Widerspruch.",
	RefutedAtOnce:  "{digit} ist in {cell} falsch. Stünde sie dort: {conflict}",
	FalseBy:        "{digit} ist in {cell} falsch, durch {name}{count:|, in {count} Schritten}.",
	FalseWithout:   "{digit} ist in {cell} falsch, doch keine der gewählten Techniken beweist es.",
}

var englishHint = Hint{
	Technique: "There is a step by this technique: {name}.",
	Houses:    "{name}: look at {houses}.",
	Cells:     "{name}: look at {cells}.",
	Nothing:   "No technique finds a step here.",
	Done:      "There is nothing left to do: the puzzle is solved.",

	Assumption:        "None of the techniques finds a step. An assumption leads on.",
	AssumptionHouses:  "An assumption in {houses} leads to a contradiction.",
	AssumptionCells:   "An assumption on {cells} leads to a contradiction.",
	AssumptionPattern: "If {cell} were {digit}, {count:one simple step|{count} simple steps} would lead to a contradiction. So it is not.",

	More: "Tell me more", Apply: "Apply the step", Close: "Close the hint", Steps: "Show the steps", Level: "Hint {level} of {count}",
	Mistake:           "Before the next step: something in this position contradicts the solution.",
	Mistakes:          "These contradict the solution: {mistakes}.",
	EntriesWrong:      "{count:one entry|{count} entries}",
	EliminationsWrong: "{count:one elimination|{count} eliminations}",
	ShowEntries:       "Wrong: {mistakes}.",
	ShowEliminations:  "Eliminated, but needed: {mistakes}.",
	NoSolution:        "The givens have no solution. “Check” shows why.",
	NoneFits:          "The puzzle has several solutions, but none fits all of your entries.",
	Back:              "Back to the last correct state",
	WentBack:          "{count:Went back one change|Went back {count} changes}. Redo brings them back.",
	TookOut:           "No earlier state is without a mistake; {count:it was|{count} mistakes were} taken out. Undo brings back what was here.",
}

var germanHint = Hint{
	Technique: "Es gibt einen Schritt mit dieser Technik: {name}.",
	Houses:    "{name}: Sieh dir {houses} an.",
	Cells:     "{name}: Sieh dir {cells} an.",
	Nothing:   "Keine Technik findet hier einen Schritt.",
	Done:      "Es gibt nichts mehr zu tun: Das Rätsel ist gelöst.",

	Assumption:        "Keine der Techniken findet einen Schritt. Eine Annahme führt weiter.",
	AssumptionHouses:  "Eine Annahme in {houses} führt zum Widerspruch.",
	AssumptionCells:   "Eine Annahme in {cells} führt zum Widerspruch.",
	AssumptionPattern: "Stünde in {cell} {digit}, so {count:führte ein einfacher Schritt|führten {count} einfache Schritte} zum Widerspruch. Also steht sie dort nicht.",

	More: "Mehr verraten", Apply: "Schritt ausführen", Close: "Hinweis schließen", Steps: "Schritte zeigen", Level: "Hinweis {level} von {count}",
	Mistake:           "Vor dem nächsten Schritt: Etwas in dieser Stellung widerspricht der Lösung.",
	Mistakes:          "Das widerspricht der Lösung: {mistakes}.",
	EntriesWrong:      "{count:ein Eintrag|{count} Einträge}",
	EliminationsWrong: "{count:eine Streichung|{count} Streichungen}",
	ShowEntries:       "Falsch: {mistakes}.",
	ShowEliminations:  "Gestrichen, aber gebraucht: {mistakes}.",
	NoSolution:        "Die Vorgaben haben keine Lösung. „Prüfen“ zeigt, warum.",
	NoneFits:          "Das Rätsel hat mehrere Lösungen, aber keine passt zu allen deinen Einträgen.",
	Back:              "Zurück zum letzten richtigen Stand",
	WentBack:          "{count:Eine Änderung|{count} Änderungen} zurückgegangen. „Wiederholen“ bringt sie zurück.",
	TookOut:           "Kein früherer Stand ist ohne Fehler; {count:er wurde|{count} Fehler wurden} herausgenommen. „Rückgängig“ bringt zurück, was hier war.",
}
