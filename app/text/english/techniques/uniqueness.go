package techniques

import "sudoku/solver/explain"

// Sentences that several techniques share, or begin with.
const (
	deadlyPattern  = "If {cells} held only {digits}, these could be swapped and the puzzle would have two solutions. "
	universalGrave = "If every empty cell had two candidates and every digit two places in each house, the puzzle would have two solutions or none. "
)

// Lessons and sentences for patterns that rely on a unique solution. A lesson is the page
// of a technique under “Learn” (Title, What, Why, Look). A name is that of a
// technique, and a sentence describes a step, with placeholders as in explain.Technique.
var uniqueness = []explain.Lesson{
	{
		Title: "Unique rectangle",
		What:  "Four cells in two rows, two columns and two boxes that could all hold the same two digits. One of them must hold another digit; the types differ in what follows.",
		Why:   "If the four cells held only the two digits, these could be swapped, and the puzzle would have two solutions. This needs a puzzle with one solution.",
		Look:  "Find two equal pairs in a line, then the same pair among more candidates in a parallel line of the same two boxes.",
		Techniques: []explain.Technique{
			{Key: "unique-rectangle-1", Name: "Unique Rectangle Type 1",
				Sentence: deadlyPattern + "Only {roof} can prevent that, so it holds neither: {eliminations}."},
			{Key: "unique-rectangle-2", Name: "Unique Rectangle Type 2",
				Sentence: deadlyPattern + "Only a {extras} in one of {roof} can prevent that, and no cell that sees all of these can hold it: {eliminations}."},
			{Key: "unique-rectangle-3", Name: "Unique Rectangle Type 3",
				Sentence: deadlyPattern + "Only one of {extras} in {roof} can prevent that. With {set} it makes a naked subset of {subset}, so no other cell of {houses} can hold these: {eliminations}."},
			{Key: "unique-rectangle-4", Name: "Unique Rectangle Type 4",
				Sentence: deadlyPattern + "Only {roof} can prevent that. In {house} one of these must hold {locked}, so none may hold another digit of the pattern: {eliminations}."},
			{Key: "unique-rectangle-5", Name: "Unique Rectangle Type 5",
				Sentence: deadlyPattern + "Only a {extras} in one of {roof} can prevent that, and no cell that sees all of these can hold it: {eliminations}."},
			{Key: "unique-rectangle-6", Name: "Unique Rectangle Type 6",
				Sentence: deadlyPattern + "In {houses}, {locked} can only be in these cells. If it were in one of {roof}, it would be in both, and the pattern would be complete: {eliminations}."},
		},
	},
	{
		Title: "Hidden rectangle",
		What:  "A rectangle of two digits in two boxes in which one digit has no other place in the row and the column of a corner. That corner loses the other digit.",
		Why:   "With that digit there, the strong links would complete the pattern that has two solutions.",
		Look:  "Start at a corner with just the two digits and look along the two lines that do not meet it.",
		Techniques: []explain.Technique{
			{Key: "hidden-rectangle", Name: "Hidden Rectangle",
				Sentence: deadlyPattern + "In {houses}, {locked} can only be in these cells. If the other digit were in the corner opposite {corner}, {locked} would be in the two corners next to it, and the pattern would be complete: {eliminations}."},
		},
	},
	{
		Title: "Avoidable rectangle",
		What:  "Three solved cells of a rectangle, none of them given, that would become a swappable pattern with a certain digit in the fourth. That digit is ruled out.",
		Why:   "With that pattern, the digits could be swapped without touching a given, and the puzzle would have two solutions.",
		Look:  "Look at digits that you have placed yourself: two equal pairs in two boxes with one cell open.",
		Techniques: []explain.Technique{
			{Key: "avoidable-rectangle-1", Name: "Avoidable Rectangle Type 1",
				Sentence: deadlyPattern + "None of these cells is a given, so {roof} must not complete the pattern: {eliminations}."},
			{Key: "avoidable-rectangle-2", Name: "Avoidable Rectangle Type 2",
				Sentence: deadlyPattern + "None of these cells is a given, so one of {roof} must hold {extras}, and no cell that sees both can: {eliminations}."},
		},
	},
	{
		Title: "Unique loop",
		What:  "A closed loop of six or more cells that could all hold the same two digits, two in each house along it.",
		Why:   "As with the rectangle, the two digits could be swapped all around. So one of the cells with further candidates must hold one of those.",
		Look:  "Follow equal pairs from house to house until you are back; allow one or two cells with more candidates.",
		Techniques: []explain.Technique{
			{Key: "unique-loop-1", Name: "Unique Loop Type 1",
				Sentence: deadlyPattern + "Only {roof} can prevent that, so it holds none of the pattern: {eliminations}."},
			{Key: "unique-loop-2", Name: "Unique Loop Type 2",
				Sentence: deadlyPattern + "Only a {extras} in one of {roof} can prevent that, and no cell that sees all of these can hold it: {eliminations}."},
			{Key: "unique-loop-3", Name: "Unique Loop Type 3",
				Sentence: deadlyPattern + "Only one of {extras} in {roof} can prevent that. With {set} it makes a naked subset of {subset}, so no other cell of {houses} can hold these: {eliminations}."},
			{Key: "unique-loop-4", Name: "Unique Loop Type 4",
				Sentence: deadlyPattern + "Only {roof} can prevent that. In {house} one of these must hold {locked}, so neither may hold another digit of the pattern: {eliminations}."},
		},
	},
	{
		Title: "Extended rectangle",
		What:  "Six cells, two in each of three lines, that could all hold the same three digits. Something else must be true in one of them.",
		Why:   "The three digits could be exchanged between the two long sides, so the puzzle would have two solutions.",
		Look:  "Look in a chute for cells with candidates from the same three digits.",
		Techniques: []explain.Technique{
			{Key: "extended-rectangle-1", Name: "Extended Unique Rectangle Type 1",
				Sentence: deadlyPattern + "Only {roof} can prevent that, so it holds none of the pattern: {eliminations}."},
			{Key: "extended-rectangle-2", Name: "Extended Unique Rectangle Type 2",
				Sentence: deadlyPattern + "Only a {extras} in one of {roof} can prevent that, and no cell that sees all of these can hold it: {eliminations}."},
			{Key: "extended-rectangle-3", Name: "Extended Unique Rectangle Type 3",
				Sentence: deadlyPattern + "Only one of {extras} in {roof} can prevent that. With {set} it makes a naked subset of {subset}, so no other cell of {houses} can hold these: {eliminations}."},
			{Key: "extended-rectangle-4", Name: "Extended Unique Rectangle Type 4",
				Sentence: deadlyPattern + "Only {roof} can prevent that. In {house} one of these must hold {locked}, so neither may hold another digit of the pattern: {eliminations}."},
		},
	},
	{
		Title: "Bivalue universal grave",
		What:  "All empty cells but one or a few have two candidates. In these few, something must be true that is not part of the pattern.",
		Why:   "If every empty cell had two candidates and each digit two places in each house, they could all be swapped, and the puzzle would have two solutions or none. This needs a puzzle with one solution.",
		Look:  "Near the end, when pairs are everywhere: find the cell with three candidates. The digit that occurs three times in its houses is the answer.",
		Techniques: []explain.Technique{
			{Key: "bug-plus-1", Name: "Bivalue Universal Grave + 1",
				Sentence: universalGrave + "Only the {extras} in {roof} prevents that, so it is true: {effects}."},
			{Key: "bug-type-1", Name: "Bivalue Universal Grave Type 1",
				Sentence: universalGrave + "Only {extras} in {roof} prevent that, so it holds nothing else: {eliminations}."},
			{Key: "bug-type-2", Name: "Bivalue Universal Grave Type 2",
				Sentence: universalGrave + "Only a {extras} in one of {roof} prevents that, and no cell that sees all of these can hold it: {eliminations}."},
			{Key: "bug-type-3", Name: "Bivalue Universal Grave Type 3",
				Sentence: universalGrave + "Only one of {extras} in {roof} prevents that. With {set} it makes a naked subset of {subset}, so no other cell of {houses} can hold these: {eliminations}."},
			{Key: "bug-type-4", Name: "Bivalue Universal Grave Type 4",
				Sentence: universalGrave + "Only {extras} in {roof} {extras:prevents|prevent} that. In {house} one of these cells must hold {locked}, and the other an extra candidate, so neither holds anything else: {eliminations}."},
		},
	},
}
