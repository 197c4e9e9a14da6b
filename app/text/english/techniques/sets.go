package techniques

import "sudoku/solver/explain"

// Lessons on almost locked sets and expert patterns. Each is a page under “Learn”: Title,
// What, Why and Look.
var sets = []explain.Lesson{
	{
		Title: "ALS-XZ",
		What:  "Two almost locked sets, each with one more digit than cells, that share a restricted common: a digit that cannot be in both. Another digit that both have is ruled out in the cells that see all of its places in both.",
		Why:   "One of the sets lacks the restricted common; it is then locked and holds all of its other digits. With two such digits between them, both sets are locked.",
		Look:  "Bivalue cells are the smallest sets. Look for two sets in houses that cross.",
		Techniques: []explain.Technique{
			{Key: "als-xz", Name: "Almost Locked Set XZ-Rule"},
		},
	},
	{
		Title: "ALS-XY-Wing",
		What:  "Three almost locked sets: the middle one has a restricted common with each of the others, and these share a further digit, which is ruled out in the cells that see all of its places in them.",
		Why:   "The middle set can give up only one digit. So one of the outer sets loses its common and is locked.",
		Look:  "It is an XY-Wing with sets in place of cells.",
		Techniques: []explain.Technique{
			{Key: "als-xy-wing", Name: "Almost Locked Set XY-Wing"},
		},
	},
	{
		Title: "ALS chain",
		What:  "A chain of almost locked sets, each joined to the next by a restricted common. A digit of both end sets is ruled out in the cells that see all of its places there.",
		Why:   "If the first set lacks the digit, it holds all others, the next set loses its common, and so on to the last.",
		Look:  "Take an XY-Chain and allow sets in place of cells.",
		Techniques: []explain.Technique{
			{Key: "als-chain", Name: "Almost Locked Set Chain"},
		},
	},
	{
		Title: "Death blossom",
		What:  "A cell, the stem, and an almost locked set, a petal, for each of its candidates: if the stem is that digit, the petal loses it. A digit common to all petals is ruled out in the cells that see all of its places there.",
		Why:   "Whatever the stem holds, one of the petals is locked and holds the common digit.",
		Look:  "Take a cell with two or three candidates. For each of them, look for an almost locked set in which the cell sees all places for that digit.",
		Techniques: []explain.Technique{
			{Key: "death-blossom", Name: "Death Blossom"},
		},
	},
	{
		Title: "Almost locked candidates",
		What:  "A line and a box cross. In one of the two houses, a cell outside the crossing has only two candidates; in the other house, the two digits have only one place outside the crossing. That place holds one of the two and nothing else, and the rest of the first house loses both. With three digits, there are two cells on either side.",
		Why:   "The first house has room for at most one of the two digits in the crossing, and the second house needs at least one there. So the crossing holds exactly one, and the other fills the place in the second house. In the first house, both digits are used up.",
		Look:  "Take a bivalue cell and check each crossing of its row, column and box: does the house that crosses there have only one other place for the two digits?",
		Techniques: []explain.Technique{
			{Key: "almost-locked-pair", Name: "Almost Locked Pair"},
			{Key: "almost-locked-triple", Name: "Almost Locked Triple"},
		},
	},
	{
		Title: "Sue de Coq",
		What:  "Two or three cells where a line crosses a box have at least two more candidates than cells. A set of cells in the rest of the line takes some of these digits, and a set in the rest of the box takes others. All digits are used up, so the line and the box lose them elsewhere.",
		Why:   "There are as many digits as cells, so each digit of the pattern has its place in it.",
		Look:  "Look at crossings with four or five digits in two or three cells, and for bivalue cells made of these digits in the line and in the box.",
		Techniques: []explain.Technique{
			{Key: "sue-de-coq", Name: "Sue de Coq"},
		},
	},
	{
		Title: "Fireworks",
		What:  "A row and a column cross in a box, and outside the box a digit has at most one place in each. Three digits with the same three cells, the crossing and the two ends, fill these cells. Four digits can share the corners of a rectangle, and two digits need the help of a cell that can hold only these two.",
		Why:   "If a digit is at neither end, both lines have it in the box, so it is in the cell where they cross. Either way it is in one of the three cells.",
		Look:  "Look for digits that are nearly confined to one box in a row and in a column through it.",
		Techniques: []explain.Technique{
			{Key: "firework-triple", Name: "Firework Triple"},
			{Key: "firework-quad", Name: "Firework Quad"},
			{Key: "firework-alp", Name: "Firework Almost Locked Pair"},
			{Key: "firework-w-wing", Name: "Firework W-Wing"},
		},
	},
	{
		Title: "Tridagon (Thor's hammer)",
		What:  "Four boxes that form a rectangle, and in each of them three cells, one per row and column, that have hardly any candidates but the same three digits. If they are arranged so that the three digits alone cannot fill them, one of their other candidates, the guardians, is true.",
		Why:   "The orders of the three digits in the boxes must fit from box to box, along the rows and along the columns. In this pattern that fails on the way round.",
		Look:  "Look for three digits that are missing from four such boxes. Of the four sets of cells, one or three must run in the opposite direction.",
		Techniques: []explain.Technique{
			{Key: "tridagon", Name: "Tridagon"},
		},
	},
	{
		Title: "SK loop (domino loop)",
		What:  "Two rows and two columns cross in four boxes. Next to the crossings lie eight pairs of cells, a ring in which each pair shares a line with one of its two adjacent pairs and the box with the other. If the houses around the ring take two digits each, for sixteen cells, these digits are ruled out in the rest of their houses.",
		Why:   "A house can put each of its digits into the ring once. With sixteen digits for sixteen cells, every one of them is needed.",
		Look:  "Look for four givens at the corners of a rectangle in four boxes, whose lines have their other givens outside these boxes.",
		Techniques: []explain.Technique{
			{Key: "sk-loop", Name: "SK Loop"},
		},
	},
	{
		Title: "Junior exocet",
		What:  "Two cells of a line in a box, the base, with three or four candidates, and a target cell in each of the other two boxes of the band or stack. If each base digit fits at most twice into the rest of three lines across, through the targets and past the base, the targets hold the two digits of the base and nothing else.",
		Why:   "A digit of the base must be in all three lines, but is not in the base there, and fits outside only twice. So the third one is in a target.",
		Look:  "Look for two empty cells in a line and box with few digits in all, and check these digits in the three lines across. The cell beside each target must not hold any of them.",
		Techniques: []explain.Technique{
			{Key: "junior-exocet", Name: "Junior Exocet"},
		},
	},
	{
		Title: "Multi-sector locked sets",
		What:  "All empty cells where some rows and some columns cross, and some digits counted by rows, the others by columns. If the count equals the number of cells, each digit counted is ruled out in the rest of its line.",
		Why:   "A line can put a digit into these cells once. If there are as many as there are cells, every one is needed.",
		Look:  "Look for rows that have a few digits in common as givens, and for columns that have the others.",
		Techniques: []explain.Technique{
			{Key: "multi-sector-locked-sets", Name: "Multi-Sector Locked Sets"},
		},
	},
	{
		Title: "Aligned pair and triplet exclusion",
		What:  "All ways to fill two or three cells with common peers are listed. Those that would leave a peer without a candidate are crossed out; a candidate that occurs in none of the rest is ruled out.",
		Why:   "Every way in which the candidate could be true leads to an empty cell, or puts a digit twice into a house.",
		Look:  "Take two cells that see many of the same bivalue cells and go through their combinations.",
		Techniques: []explain.Technique{
			{Key: "aligned-pair-exclusion", Name: "Aligned Pair Exclusion"},
			{Key: "aligned-triplet-exclusion", Name: "Aligned Triplet Exclusion"},
		},
	},
}
