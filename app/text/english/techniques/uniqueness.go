package techniques

import "sudoku/solver/explain"

// Lessons on patterns that rely on a unique solution. Each is a page under “Learn”:
// Title, What, Why and Look.
var uniqueness = []explain.Lesson{
	{
		Title: "Unique rectangle",
		What:  "Four cells in two rows, two columns and two boxes that could all hold the same two digits. One of them must hold another digit; the types differ in what follows.",
		Why:   "If the four cells held only the two digits, these could be swapped, and the puzzle would have two solutions. This needs a puzzle with one solution.",
		Look:  "Find two identical pairs in a line, then the same pair among more candidates in a parallel line of the same two boxes.",
		Techniques: []explain.Technique{
			{Key: "unique-rectangle-1", Name: "Unique Rectangle Type 1"},
			{Key: "unique-rectangle-2", Name: "Unique Rectangle Type 2"},
			{Key: "unique-rectangle-3", Name: "Unique Rectangle Type 3"},
			{Key: "unique-rectangle-4", Name: "Unique Rectangle Type 4"},
			{Key: "unique-rectangle-5", Name: "Unique Rectangle Type 5"},
			{Key: "unique-rectangle-6", Name: "Unique Rectangle Type 6"},
		},
	},
	{
		Title: "Hidden rectangle",
		What:  "A rectangle of two digits in two boxes in which one digit has no other place in the row and the column of a corner. That corner loses the other digit.",
		Why:   "With that digit there, the strong links would complete the pattern that has two solutions.",
		Look:  "Start at a corner with just the two digits and look along the two lines that do not pass through it.",
		Techniques: []explain.Technique{
			{Key: "hidden-rectangle", Name: "Hidden Rectangle"},
		},
	},
	{
		Title: "Avoidable rectangle",
		What:  "Three solved cells of a rectangle, none of them given, that would become a swappable pattern with a certain digit in the fourth. That digit is ruled out.",
		Why:   "With that pattern, the digits could be swapped without touching a given, and the puzzle would have two solutions.",
		Look:  "Look at digits that you have placed yourself: two equal pairs in two boxes with one cell open.",
		Techniques: []explain.Technique{
			{Key: "avoidable-rectangle-1", Name: "Avoidable Rectangle Type 1"},
			{Key: "avoidable-rectangle-2", Name: "Avoidable Rectangle Type 2"},
		},
	},
	{
		Title: "Unique loop",
		What:  "A closed loop of six or more cells that could all hold the same two digits, two in each house along it.",
		Why:   "As with the rectangle, the two digits could be swapped all the way round. So at least one of the cells with extra candidates must hold an extra one.",
		Look:  "Follow equal pairs from house to house until you are back; allow one or two cells with more candidates.",
		Techniques: []explain.Technique{
			{Key: "unique-loop-1", Name: "Unique Loop Type 1"},
			{Key: "unique-loop-2", Name: "Unique Loop Type 2"},
			{Key: "unique-loop-3", Name: "Unique Loop Type 3"},
			{Key: "unique-loop-4", Name: "Unique Loop Type 4"},
		},
	},
	{
		Title: "Extended rectangle",
		What:  "Six cells, two in each of three lines, that could all hold the same three digits. Something else must be true in one of them.",
		Why:   "The three digits could be exchanged between the two long sides, so the puzzle would have two solutions.",
		Look:  "Look in a chute for cells with candidates from the same three digits.",
		Techniques: []explain.Technique{
			{Key: "extended-rectangle-1", Name: "Extended Unique Rectangle Type 1"},
			{Key: "extended-rectangle-2", Name: "Extended Unique Rectangle Type 2"},
			{Key: "extended-rectangle-3", Name: "Extended Unique Rectangle Type 3"},
			{Key: "extended-rectangle-4", Name: "Extended Unique Rectangle Type 4"},
		},
	},
	{
		Title: "Bivalue universal grave",
		What:  "All empty cells but one or a few have two candidates. In these few, something must be true that is not part of the pattern.",
		Why:   "If every empty cell had two candidates and each digit two places in each house, the candidates could all be swapped, and the puzzle would have two solutions or none. This needs a puzzle with one solution.",
		Look:  "Near the end, when pairs are everywhere: find the cell with three candidates. The digit that occurs three times in its houses is the answer.",
		Techniques: []explain.Technique{
			{Key: "bug-plus-1", Name: "Bivalue Universal Grave + 1"},
			{Key: "bug-type-1", Name: "Bivalue Universal Grave Type 1"},
			{Key: "bug-type-2", Name: "Bivalue Universal Grave Type 2"},
			{Key: "bug-type-3", Name: "Bivalue Universal Grave Type 3"},
			{Key: "bug-type-4", Name: "Bivalue Universal Grave Type 4"},
		},
	},
}
