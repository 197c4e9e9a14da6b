package techniques

import "sudoku/solver/explain"

// Lessons on singles. Each is a page under “Learn”: Title, What, Why and Look.
var singles = []explain.Lesson{
	{
		Title: "Full house",
		What:  "Eight cells of a row, column or box are filled. The ninth takes the missing digit.",
		Why:   "Each house holds the digits 1 to 9 once each, so with eight of them in place, only one remains.",
		Look:  "Look at houses that are nearly full, and look again after each digit that you place.",
		Techniques: []explain.Technique{
			{Key: "full-house", Name: "Full House"},
		},
	},
	{
		Title: "Hidden single",
		What:  "In a row, column or box, only one cell is left where a digit can go, whatever else that cell could hold.",
		Why:   "The house needs the digit, and every other empty cell already sees that digit in its row, column or box.",
		Look:  "Take a digit that appears often on the board. In each box without it, cross out the rows and columns that have it; if one cell is left, write the digit there. Then do the same for rows and columns.",
		Techniques: []explain.Technique{
			{Key: "hidden-single-box", Name: "Hidden Single (Box)"},
			{Key: "hidden-single-line", Name: "Hidden Single (Line)"},
		},
	},
	{
		Title: "Naked single",
		What:  "A cell has only one candidate left.",
		Why:   "Its row, column and box hold the other eight digits, or other steps have ruled them out.",
		Look:  "Look at cells whose three houses are well filled, and count the different digits each one sees: eight leave one.",
		Techniques: []explain.Technique{
			{Key: "naked-single", Name: "Naked Single"},
		},
	},
	{
		Title: "Direct steps",
		What:  "A step that rules out candidates and thereby leaves a digit with one place in a house: the digit can be placed at once, without pencil marks.",
		Why:   "Each is a locked candidate or a hidden subset followed by a hidden single. Sudoku Explainer counts the two as one step, because a person sees them as one.",
		Look:  "When a digit has two or three places in a box, all in one line, think of that line as taken and scan the boxes beside it again.",
		Techniques: []explain.Technique{
			{Key: "direct-pointing", Name: "Direct Pointing"},
			{Key: "direct-claiming", Name: "Direct Claiming"},
			{Key: "direct-hidden-pair", Name: "Direct Hidden Pair"},
			{Key: "direct-hidden-triplet", Name: "Direct Hidden Triplet"},
		},
	},
}
