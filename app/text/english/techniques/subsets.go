package techniques

import "sudoku/solver/explain"

// Lessons on locked candidates, pairs, triples and quads. Each is a page under “Learn”:
// Title, What, Why and Look.
var subsets = []explain.Lesson{
	{
		Title: "Locked candidates: pointing",
		What:  "All places for a digit in a box lie in one row or column. The digit is ruled out in the rest of that line.",
		Why:   "The box must hold the digit, so it is where the line crosses the box, and the line holds it only once.",
		Look:  "Go from box to box. In each, take each digit that has two or three places left. If they are all in one row or column, follow that line out of the box and look for the digit there.",
		Techniques: []explain.Technique{
			{Key: "pointing", Name: "Locked Candidates Type 1 (Pointing)"},
		},
	},
	{
		Title: "Locked candidates: claiming",
		What:  "All places for a digit in a row or column lie in one box. The digit is ruled out in the rest of that box.",
		Why:   "The line must hold the digit and can do so only inside the box, so the box has it there and nowhere else.",
		Look:  "Go from line to line. In each, take each digit that has two or three places left. If they are all in one box, look for the digit in the rest of that box.",
		Techniques: []explain.Technique{
			{Key: "claiming", Name: "Locked Candidates Type 2 (Claiming)"},
		},
	},
	{
		Title: "Locked pair and triple",
		What:  "Two cells with the same two candidates, or three with three, that lie in one line and in one box. Their digits are ruled out in the rest of both.",
		Why:   "The cells use up their digits among themselves, and that holds for the line as well as for the box.",
		Look:  "It is a naked pair or triple within a miniline: look at the two or three empty cells where a line crosses a box.",
		Techniques: []explain.Technique{
			{Key: "locked-pair", Name: "Locked Pair"},
			{Key: "locked-triple", Name: "Locked Triple"},
		},
	},
	{
		Title: "Naked pair, triple and quad",
		What:  "Two cells of a house that together have only two candidates; or three cells with three, or four with four. The other cells of the house lose these digits.",
		Why:   "There are as many cells as digits: each cell takes one of them, and none is left for other cells. Not every cell needs to have all of the digits.",
		Look:  "Begin with cells with two candidates. In the row, the column and the box of such a cell, look for a second one with the same two; then for a third that adds only one digit.",
		Techniques: []explain.Technique{
			{Key: "naked-pair", Name: "Naked Pair"},
			{Key: "naked-triple", Name: "Naked Triple"},
			{Key: "naked-quad", Name: "Naked Quad"},
		},
	},
	{
		Title: "Hidden pair, triple and quad",
		What:  "Two digits whose only places in a house are the same two cells; or three digits with three cells, or four with four. These cells lose all other candidates.",
		Why:   "The digits need all of these cells, so the cells have no room for anything else. It is the counterpart of a naked subset in the rest of the house.",
		Look:  "Take a house with many empty cells and count the places of each digit. Two digits with the same two places are a pair, however many candidates these cells have.",
		Techniques: []explain.Technique{
			{Key: "hidden-pair", Name: "Hidden Pair"},
			{Key: "hidden-triple", Name: "Hidden Triple"},
			{Key: "hidden-quad", Name: "Hidden Quad"},
		},
	},
}
