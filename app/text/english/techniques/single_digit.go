package techniques

import "sudoku/solver/explain"

// Lessons on single-digit patterns. Each is a page under “Learn”: Title, What, Why and
// Look.
var singleDigit = []explain.Lesson{
	{
		Title: "Skyscraper",
		What:  "A digit with two places in each of two parallel lines, where a place in one lines up with a place in the other. A cell that sees the other two places loses the digit.",
		Why:   "The two places that line up cannot both be true, so at least one of the others is.",
		Look:  "Take one digit, and note the columns in which it has two places. If the lower ends of two of them are in one row and the upper ends are not, look for a cell that sees both upper ends. Then do the same with rows.",
		Techniques: []explain.Technique{
			{Key: "skyscraper", Name: "Skyscraper"},
		},
	},
	{
		Title: "2-String Kite",
		What:  "A digit with two places in a row and two in a column, where one place of each lies in the same box. The cell at the crossing of the two other ends loses the digit.",
		Why:   "The two places in the box cannot both be true, so at least one of the other ends is.",
		Look:  "Take one digit. Where a row with two places and a column with two places meet in a box, but not in a cell, follow both to their other ends: the cell where these cross loses the digit.",
		Techniques: []explain.Technique{
			{Key: "two-string-kite", Name: "2-String Kite"},
			{Key: "dual-two-string-kite", Name: "Dual 2-String Kite"},
		},
	},
	{
		Title: "Turbot Fish",
		What:  "Two houses with two places each for a digit, where a place in one sees a place in the other. A cell that sees the two other ends loses the digit.",
		Why:   "Strong, weak, strong: one of the ends must be true. Skyscraper and kite are the forms that are easiest to see.",
		Look:  "Take one digit and draw a line between its places in each house that has only two. Where the ends of two such lines see each other, look at the two free ends.",
		Techniques: []explain.Technique{
			{Key: "turbot-fish", Name: "Turbot Fish"},
		},
	},
	{
		Title: "Empty rectangle",
		What:  "In a box, all places for a digit lie in one row and one column. Outside the box, a house has just two places for the digit, and one of them lies in that row or column. Where the line of the other place crosses the other line of the box, the cell loses the digit.",
		Why:   "If the pair's near end is false, its far end is true; if it is true, the box must hold its digit in the other line. Either way the crossing cell is out.",
		Look:  "Look for boxes where the four cells outside a cross cannot hold the digit.",
		Techniques: []explain.Technique{
			{Key: "empty-rectangle", Name: "Empty Rectangle"},
			{Key: "dual-empty-rectangle", Name: "Dual Empty Rectangle"},
		},
	},
	{
		Title: "Guardians (broken wing)",
		What:  "A ring of an odd number of cells, two in each house along it, that could all hold a digit. The other places of the digit in these houses are the guardians: cells that see all of them lose the digit.",
		Why:   "The digit cannot alternate around an odd ring, so one of the guardians is true.",
		Look:  "Look for a digit whose pairs almost form a ring of five.",
		Techniques: []explain.Technique{
			{Key: "guardians", Name: "Guardians"},
		},
	},
}
