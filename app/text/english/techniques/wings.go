package techniques

import "sudoku/solver/explain"

// Lessons on wings. Each is a page under “Learn”: Title, What, Why and Look.
var wings = []explain.Lesson{
	{
		Title: "XY-Wing",
		What:  "Three cells with two candidates each. The pivot has x and y, say 3 and 5; it sees one cell with x and z, say 3 and 8, and one with y and z, say 5 and 8. These two are the pincers: a cell that sees both of them loses z, here 8.",
		Why:   "If the pivot is x, the pincer that shares x with it must be z. If the pivot is y, the other pincer must be z. Either way one of the pincers is z.",
		Look:  "Take a cell with two candidates as the pivot. Look for two other cells with two candidates that it sees: one with x, one with y, and both with the same third digit z.",
		Techniques: []explain.Technique{
			{Key: "xy-wing", Name: "XY-Wing"},
		},
	},
	{
		Title: "XYZ-Wing",
		What:  "Like an XY-Wing, but the pivot has z as well: its candidates are x, y and z; one pincer has x and z, the other y and z. A cell that sees all three loses z.",
		Why:   "If the pivot is x or y, one of the pincers must be z; otherwise the pivot itself is z. Either way one of the three is z.",
		Look:  "Take a cell with three candidates. Look in its box for a cell with two of the three, then in its row and its column for one with another two of the three. A cell that all three see is in the box of the first and on the line of the second.",
		Techniques: []explain.Technique{
			{Key: "xyz-wing", Name: "XYZ-Wing"},
		},
	},
	{
		Title: "W-Wing",
		What:  "Two cells with the same two candidates that do not see each other, and a house in which one of the digits has two places, each seen by one of the cells. Cells that see both lose the other digit.",
		Why:   "The two cells cannot both hold the linked digit, for then the house would have no place for it. So one of them holds the other digit.",
		Look:  "Find two cells with the same two candidates that do not see each other. For each of the two digits, look for a house in which it has only two places, one in sight of each cell.",
		Techniques: []explain.Technique{
			{Key: "w-wing", Name: "W-Wing"},
		},
	},
	{
		Title: "WXYZ-Wing",
		What:  "Four cells with four digits, of which all but one can occur only once among them. That one digit is ruled out in every cell that sees all of its places there.",
		Why:   "Four cells need four digits. If that one digit were missing, the other three would have to fill four cells, once each.",
		Look:  "It is an almost locked set that bends around the corner of a box: start from a pivot with three or four candidates.",
		Techniques: []explain.Technique{
			{Key: "wxyz-wing", Name: "WXYZ-Wing"},
		},
	},
	{
		Title: "Remote pair",
		What:  "A chain of four or more cells with the same two candidates, each seeing the next. A cell that sees both ends of an odd number of links loses both digits.",
		Why:   "The two digits alternate along the chain, so the ends hold one each.",
		Look:  "When a pair of digits turns up in four or more cells, join those that see each other, and look at cells that see two of them an odd number of links apart.",
		Techniques: []explain.Technique{
			{Key: "remote-pair", Name: "Remote Pair"},
		},
	},
}
