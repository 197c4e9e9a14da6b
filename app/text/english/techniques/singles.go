package techniques

import "sudoku/solver/explain"

// Lessons and sentences for singles. A lesson is the page of a technique under
// “Learn” (Title, What, Why, Look). A name is that of a technique, and a sentence
// describes a step, with placeholders as in explain.Technique.
var singles = []explain.Lesson{
	{
		Title: "Full house",
		What:  "Eight cells of a row, column or box are filled. The ninth takes the missing digit.",
		Why:   "Each house holds the digits 1 to 9 once each, so with eight of them in place, only one remains.",
		Look:  "Look at houses that are nearly full, and look again after each digit that you place.",
		Techniques: []explain.Technique{
			{Key: "full-house", Name: "Full House", Sentence: "In {house} only {cell} is empty, and only {digit} is missing: it goes there."},
		},
	},
	{
		Title: "Hidden single",
		What:  "In a row, column or box, only one cell is left where a digit can go, whatever else that cell could hold.",
		Why:   "The house needs the digit, and every other empty cell already sees that digit in its row, column or box.",
		Look:  "Take a digit that appears often on the board. In each box without it, cross out the rows and columns that have it; if one cell is left, write the digit there. Then do the same for rows and columns.",
		Techniques: []explain.Technique{
			{Key: "hidden-single-box", Name: "Hidden Single (Box)", Sentence: "{digit} has only one place left in {house}: {cell}."},
			{Key: "hidden-single-line", Name: "Hidden Single (Line)", Sentence: "{digit} has only one place left in {house}: {cell}."},
		},
	},
	{
		Title: "Naked single",
		What:  "A cell has only one candidate left.",
		Why:   "Its row, column and box hold the other eight digits, or other steps have ruled them out.",
		Look:  "Look at cells whose three houses are well filled, and count the digits they see: eight different ones leave one.",
		Techniques: []explain.Technique{
			{Key: "naked-single", Name: "Naked Single", Sentence: "Every digit except {digit} is ruled out in {cell}."},
		},
	},
	{
		Title: "Direct steps",
		What:  "A step that rules out candidates and thereby leaves a digit with one place in a house: the digit can be placed at once, without pencil marks.",
		Why:   "Each is a locked candidate or a hidden subset followed by a hidden single. Sudoku Explainer counts the two as one step, because a person sees them as one.",
		Look:  "When a digit has two or three places in a box, all in one line, think of that line as taken and scan the boxes beside it again.",
		Techniques: []explain.Technique{
			{Key: "direct-pointing", Name: "Direct Pointing",
				Sentence: "In {house}, {digit} can only be in {cells}, so the rest of {cleared} cannot hold it. That leaves {cell} as its only place in {third}."},
			{Key: "direct-claiming", Name: "Direct Claiming",
				Sentence: "In {house}, {digit} can only be in {cells}, so the rest of {cleared} cannot hold it. That leaves {cell} as its only place in {third}."},
			{Key: "direct-hidden-pair", Name: "Direct Hidden Pair",
				Sentence: "In {house}, {digits} can only be in {cells} and fill these cells. That leaves {cell} as the only place for {digit} in {house}."},
			{Key: "direct-hidden-triplet", Name: "Direct Hidden Triplet",
				Sentence: "In {house}, {digits} can only be in {cells} and fill these cells. That leaves {cell} as the only place for {digit} in {house}."},
		},
	},
}
