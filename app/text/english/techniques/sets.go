package techniques

import "sudoku/solver/explain"

// Lessons and sentences for almost locked sets and expert patterns. A lesson is the page
// of a technique under “Learn” (Title, What, Why, Look). A name is that of a
// technique, and a sentence describes a step, with placeholders as in explain.Technique.
var sets = []explain.Lesson{
	{
		Title: "ALS-XZ",
		What:  "Two almost locked sets, each with one digit more than cells, that share a restricted common: a digit that cannot be in both. Another digit that both have is ruled out in the cells that see all of its places in both.",
		Why:   "One of the sets lacks the restricted common; it is then locked and holds all of its other digits. With two such digits between them, both sets are locked.",
		Look:  "Bivalue cells are the smallest sets. Look for two sets in houses that cross.",
		Techniques: []explain.Technique{
			{Key: "als-xz", Name: "Almost Locked Set XZ-Rule",
				Sentence: "Set A is {first}, set B is {second}. Each has one digit more than cells, and only one of them can hold {restricted:{restricted}|each of {restricted}}. The set that lacks it holds all its other digits. {restricted:So {digits} is in one of the sets, and no cell that sees all of its places there can hold it|So both sets are locked, and a cell that sees all of their places for a digit cannot hold it}: {eliminations}."},
		},
	},
	{
		Title: "ALS-XY-Wing",
		What:  "Three almost locked sets: the middle one has a restricted common with each of the others, and these share a further digit, which is ruled out in the cells that see all of its places in them.",
		Why:   "The middle set can give up only one digit. So one of the outer sets loses its common and is locked.",
		Look:  "It is an XY-Wing with sets in place of cells.",
		Techniques: []explain.Technique{
			{Key: "als-xy-wing", Name: "Almost Locked Set XY-Wing",
				Sentence: "Set A is {first}, set B is {second}, set C is {pivot}. Each has one digit more than cells. Only one of A and C can hold {first-restricted}, and only one of B and C can hold {second-restricted}. So A or B lacks its digit and holds all of its others, {digits} too, and no cell that sees all of their places for {digits:it|one} can hold it: {eliminations}."},
		},
	},
	{
		Title: "ALS chain",
		What:  "A chain of almost locked sets, each joined to the next by a restricted common. A digit of both end sets is ruled out in the cells that see all of its places there.",
		Why:   "If the first set lacks the digit, it holds all others, the next set loses its common, and so on to the last.",
		Look:  "Take an XY-Chain and allow sets in place of cells.",
		Techniques: []explain.Technique{
			{Key: "als-chain", Name: "Almost Locked Set Chain",
				Sentence: "A chain of {sets} almost locked sets, each linked to the next by a digit that only one of them can hold. If the first lacks {digits:{digits}|one of {digits}}, the last holds it, and no cell that sees all of its places in both can hold it: {eliminations}. The chain: {chain}."},
		},
	},
	{
		Title: "Death blossom",
		What:  "A cell, the stem, and for each of its candidates an almost locked set, a petal, that would lose it. A digit common to all petals is ruled out in the cells that see all of its places there.",
		Why:   "Whatever the stem holds, one of the petals is locked and holds the common digit.",
		Look:  "Take a cell with two or three candidates and, for each of them, look for a set whose places for it the cell sees.",
		Techniques: []explain.Technique{
			{Key: "death-blossom", Name: "Death Blossom",
				Sentence: "{stem} holds one of {stem-digits}, and for each of these, an almost locked set then lacks it: {petal-*}. That set holds all of its other digits, {digits} too, so no cell that sees all places of {digits} in these sets can hold it: {eliminations}."},
		},
	},
	{
		Title: "Almost locked candidates",
		What:  "A line and a box cross. In one of the two houses, a cell outside the crossing has only two candidates; in the other house, the two digits have only one place outside the crossing. That place holds one of the two and nothing else, and the rest of the first house loses both. With three digits, there are two cells on either side.",
		Why:   "The first house has room for at most one of the two digits in the crossing, and the second house needs at least one there. So the crossing holds exactly one, and the other fills the place in the second house. In the first house, both digits are used up.",
		Look:  "Take a bivalue cell and check each crossing of its row, column and box: does the house that crosses there have only one other place for the two digits?",
		Techniques: []explain.Technique{
			{Key: "almost-locked-pair", Name: "Almost Locked Pair",
				Sentence: "{cells} holds one of {digits}, so {crossing}, where {house} crosses {other-house}, can hold at most one of them. The rest of {other-house} has no place for {digits} except {places}, so {crossing} must hold at least one. So exactly one is there, {places} holds the other and nothing else, and the rest of {house} holds neither: {eliminations}."},
			{Key: "almost-locked-triple", Name: "Almost Locked Triple",
				Sentence: "{cells} hold two of {digits}, so {crossing}, where {house} crosses {other-house}, can hold at most one of them. The rest of {other-house} has no place for {digits} except {places}, so {crossing} must hold at least one. So exactly one is there, {places} hold the other two and nothing else, and the rest of {house} holds none of them: {eliminations}."},
		},
	},
	{
		Title: "Sue de Coq",
		What:  "Two or three cells where a line crosses a box hold two more digits than they are cells. A set of cells in the rest of the line takes some of them, one in the rest of the box takes others. All digits are used up, so the line and the box lose them elsewhere.",
		Why:   "There are as many digits as cells, so each digit of the pattern has its place in it.",
		Look:  "Look at crossings with four or five digits in two or three cells, and for bivalue cells made of these digits in the line and in the box.",
		Techniques: []explain.Technique{
			{Key: "sue-de-coq", Name: "Sue de Coq",
				Sentence: "{cells}, where {line} and {box} cross, hold {digits}. {line-cells} in {line} can only take {line-digits}, {box-cells} in {box} only {box-digits}. Together these cells have exactly as many digits as they need, so the rest of {line} and of {box} cannot hold the digits used up there: {eliminations}."},
		},
	},
	{
		Title: "Fireworks",
		What:  "A row and a column cross in a box, and outside the box a digit has at most one place in each. Three digits with the same three cells, the crossing and the two ends, fill these. Four digits can share the corners of a rectangle, and two need the help of a cell that can only hold these two.",
		Why:   "If a digit is at neither end, both lines have it in the box, so it is in the cell where they cross. Either way it is in one of the three cells.",
		Look:  "Look for digits that are nearly confined to one box in a row and in a column through it.",
		Techniques: []explain.Technique{
			{Key: "firework-triple", Name: "Firework Triple",
				Sentence: "Outside the box where they cross, at {pivots}, {houses} have no place for {digits} except in {cells}. If a digit were in none of these cells, both lines would need it in that box, and so where they cross. So {digits} fill {cells}, which hold nothing else: {eliminations}."},
			{Key: "firework-quad", Name: "Firework Quad",
				Sentence: "Each of {digits} has two lines among {houses} that cross at one of {pivots} and have no place for it, outside the box there, except in {cells}. If it were in none of these cells, both lines would need it in that box, and so where they cross. So {digits} fill {cells}, which hold nothing else: {eliminations}."},
			{Key: "firework-alp", Name: "Firework Almost Locked Pair",
				Sentence: "Outside the box where they cross, at {pivot}, {houses} have no place for {digits} except {ends}. {cell} holds one of the two; as the box then has that digit, both lines must have it at {ends}, so the other digit is in {pivot}. So these three cells hold nothing but {digits}, and the rest of the box holds neither: {eliminations}."},
			{Key: "firework-w-wing", Name: "Firework W-Wing",
				Sentence: "Outside the box where they cross, at {pivot}, {houses} have no place for {digits} except {ends}. {cell} holds one of the two and sees {ends}, so both lines need this digit in that box, and so in {pivot}, where they cross. So {pivot} holds nothing but {digits}: {eliminations}."},
		},
	},
	{
		Title: "Tridagon (Thor's hammer)",
		What:  "Four boxes that make a rectangle, and in each three cells, one to a row and column, that have little but the same three digits as candidates. If they lie so that the three digits alone cannot fill them, one of their other candidates, the guardians, is true.",
		Why:   "The orders of the three digits in the boxes must fit from box to box, along the rows and along the columns. In this pattern that fails on the way round.",
		Look:  "Look for three digits that are missing in four such boxes. Of the four sets of cells, one or three must run the other way.",
		Techniques: []explain.Technique{
			{Key: "tridagon", Name: "Tridagon",
				Sentence: "{cells} are three cells in each of {houses}, one in each row and column there. {digits} alone cannot fill all twelve: the boxes of a band, read by rows, would both have the three digits in an even order or both in an odd one, and so would those of a stack, read by columns, which the way these cells lie makes impossible. So {guardians:{guardians} is true|one of {guardians} is true, and what contradicts each of these is false}: {effects}.",
				Idea:     "Three cells in each of {houses} lie so that {digits} alone cannot fill all twelve. So {guardians:{guardians} is true|one of the other candidates there is true}: {effects}."},
		},
	},
	{
		Title: "SK loop (domino loop)",
		What:  "Two rows and two columns cross in four boxes. Next to the crossings lie eight pairs of cells, a ring in which each pair shares a line with one of its two adjacent pairs and the box with the other. If the houses around the ring take two digits each, for sixteen cells, these digits are ruled out in the rest of their houses.",
		Why:   "A house can put each of its digits into the ring once. With sixteen digits for sixteen cells, every one of them is needed.",
		Look:  "Look for four givens at the corners of a rectangle in four boxes, whose lines have their other givens outside these boxes.",
		Techniques: []explain.Technique{
			{Key: "sk-loop", Name: "SK Loop",
				Sentence: "{cells} form a ring of eight pairs of cells, each in a line with the pair before it and in a box with the pair after it. The ring has sixteen cells, and all their candidates are counted by {digits-1} in {house-1}, {digits-2} in {house-2}, {digits-3} in {house-3}, {digits-4} in {house-4}, {digits-5} in {house-5}, {digits-6} in {house-6}, {digits-7} in {house-7} and {digits-8} in {house-8}, sixteen in all. So each of these is in one cell of the ring there, none counts twice, and the rest of the house cannot hold it: {eliminations}.",
				Idea:     "Sixteen cells in a ring can hold at most sixteen digits, counted house by house. So all of these are used up in the ring, and the rest of each house loses them: {eliminations}."},
		},
	},
	{
		Title: "Junior exocet",
		What:  "Two cells of a line in a box, the base, with three or four candidates, and a target cell in each of the other two boxes of the band or stack. If each base digit fits at most twice into the rest of three lines across, through the targets and past the base, the targets hold the two digits of the base and nothing else.",
		Why:   "A digit of the base must be in all three lines, but is not in the base there, and fits outside only twice. So the third one is in a target.",
		Look:  "Look for two empty cells in a line and box with few digits in all, and check these digits in the three lines across. The cell beside each target must not hold any of them.",
		Techniques: []explain.Technique{
			{Key: "junior-exocet", Name: "Junior Exocet",
				Sentence: "The base {base} holds two of {digits}. Outside the three boxes of the pattern, each of these fits into {houses} at most twice. A digit of the base must be in all three of these lines, and none of them passes through the base. So it is also in a target. The first target is {first}, the second {second}; each holds one of the two digits of the base. " +
					"{ruled-out?There is no room for {ruled-out} among these. |}" +
					"{mirrors?The digit of a target appears again in the other target's box, off both targets' lines: in {mirrors}. |}" +
					"{sure?{sure} {sure:is|are} certainly among them, so not in a cell that sees all {sure:its|their} places in the base or in the targets, nor anywhere else in the two lines that {sure:it needs|they need} outside. |}" +
					"What does not fit is false: {eliminations}.",
				Idea: "The two digits of {base} must turn up again in {first} and {second}, so what does not fit that goes: {eliminations}."},
		},
	},
	{
		Title: "Multi-sector locked sets",
		What:  "All empty cells where some rows and some columns cross, and some digits counted by rows, the others by columns. If the count equals the number of cells, each digit counted is ruled out in the rest of its line.",
		Why:   "A line can put a digit into these cells once. If there are as many as there are cells, every one is needed.",
		Look:  "Look for rows that have a few digits in common as givens, and for columns that have the others.",
		Techniques: []explain.Technique{
			{Key: "multi-sector-locked-sets", Name: "Multi-Sector Locked Sets",
				Sentence: "{cells} are the {count} empty cells where {rows} and {columns} cross. Count each of {row-digits} once for every one of these rows that can hold it there, and each of {column-digits} once for every such column: that covers all candidates, and it also makes {count}. So each digit counted is in one of the cells of its line, none counts twice, and the rest of the line cannot hold it: {eliminations}.",
				Idea:     "{count} cells, at most {count} digits: all of these are used up where {rows} and {columns} cross, and the rest of those lines loses them: {eliminations}."},
		},
	},
	{
		Title: "Aligned pair and triplet exclusion",
		What:  "All ways to fill two or three cells with common peers are listed. Those that would leave a peer without a candidate are crossed out; a candidate that occurs in none of the rest is ruled out.",
		Why:   "Every way in which the candidate could be true leads to an empty cell, or puts a digit twice into a house.",
		Look:  "Take two cells that see many of the same bivalue cells and go through their combinations.",
		Techniques: []explain.Technique{
			{Key: "aligned-pair-exclusion", Name: "Aligned Pair Exclusion",
				Sentence: "Of all the ways to fill {cells}, each one with these candidates puts a digit twice into a house{excluders? or leaves nothing for {excluders}|}. So they are false: {eliminations}."},
			{Key: "aligned-triplet-exclusion", Name: "Aligned Triplet Exclusion",
				Sentence: "Of all the ways to fill {cells}, each one with these candidates puts a digit twice into a house{excluders? or leaves nothing for {excluders}|}. So they are false: {eliminations}."},
		},
	},
}
