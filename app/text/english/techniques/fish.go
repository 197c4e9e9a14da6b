package techniques

import "sudoku/solver/explain"

// fishSentence describes a step of any fish.
const fishSentence = "Each of {base} needs its own {digit}, and all of their places for it{fins? except the {fins:fin|fins} {fins}|} lie in as many houses, {cover}. " +
	"{fins?So {fins:the fin|a fin} is {digit}, or {cover} have their {digit} there and nowhere else; either way, a cell of {cover} that sees {fins:the fin|every fin} cannot hold it|So {cover} have their {digit} there and nowhere else}: {eliminations}." +
	"{endo-fins? {endo-fins:The endo-fin|The endo-fins} {endo-fins} {endo-fins:lies|lie} in two of the base houses.|}" +
	"{cannibalism? {cannibalism} {cannibalism:is|are} part of the fish and still false.|}" +
	"{second-cover? With {second-cover} as cover houses, the fins are {second-fins}; this step combines both fish.|}"

// Lessons on fish. A lesson is the page of a technique under “Learn” (Title, What, Why,
// Look). A name is that of a technique.
var fish = []explain.Lesson{
	{
		Title: "Fish: X-Wing, Swordfish, Jellyfish",
		What:  "In two rows a digit has places in the same two columns only (X-Wing); in three rows, in three columns (Swordfish); in four, in four (Jellyfish). The digit is ruled out in the rest of these columns. Rows and columns can be swapped.",
		Why:   "Each row needs the digit once, and each column has it at most once. There are as many rows as columns, so the columns have theirs in these rows.",
		Look:  "Take one digit, and go through the rows: note those in which it has two places. Two rows with the same two columns are an X-Wing. For larger fish take rows with up to three or four places. Then the same with columns.",
		Techniques: []explain.Technique{
			{Key: "x-wing", Name: "X-Wing"},
			{Key: "swordfish", Name: "Swordfish"},
			{Key: "jellyfish", Name: "Jellyfish"},
			{Key: "squirmbag", Name: "Squirmbag"},
			{Key: "whale", Name: "Whale"},
			{Key: "leviathan", Name: "Leviathan"},
		},
	},
	{
		Title: "Finned and sashimi fish",
		What:  "A fish with some extra places, the fins. What the fish would eliminate is still eliminated where it sees every fin.",
		Why:   "Either a fin is true, and the cells that see all fins lose the digit; or none is, and the fish holds. A sashimi fish is a finned fish that lacks a corner without its fins.",
		Look:  "Look for a fish spoiled by one or two cells in one box; the eliminations are in that box.",
		Techniques: []explain.Technique{
			{Key: "finned-x-wing", Name: "Finned X-Wing"},
			{Key: "finned-swordfish", Name: "Finned Swordfish"},
			{Key: "finned-jellyfish", Name: "Finned Jellyfish"},
			{Key: "finned-squirmbag", Name: "Finned Squirmbag"},
			{Key: "finned-whale", Name: "Finned Whale"},
			{Key: "finned-leviathan", Name: "Finned Leviathan"},
			{Key: "sashimi-x-wing", Name: "Sashimi X-Wing"},
			{Key: "sashimi-swordfish", Name: "Sashimi Swordfish"},
			{Key: "sashimi-jellyfish", Name: "Sashimi Jellyfish"},
			{Key: "sashimi-squirmbag", Name: "Sashimi Squirmbag"},
			{Key: "sashimi-whale", Name: "Sashimi Whale"},
			{Key: "sashimi-leviathan", Name: "Sashimi Leviathan"},
		},
	},
	{
		Title: "Franken fish",
		What:  "A fish with boxes among its houses, in the base, in the cover, or in both.",
		Why:   "A box needs its digit once, just as a line does, so the count is the same: as many base houses as cover houses, and all places of the base in the cover.",
		Look:  "When a digit is confined to a few rows of two boxes, try the boxes as part of the base.",
		Techniques: []explain.Technique{
			{Key: "franken-x-wing", Name: "Franken X-Wing"},
			{Key: "franken-swordfish", Name: "Franken Swordfish"},
			{Key: "franken-jellyfish", Name: "Franken Jellyfish"},
			{Key: "franken-squirmbag", Name: "Franken Squirmbag"},
			{Key: "franken-whale", Name: "Franken Whale"},
			{Key: "franken-leviathan", Name: "Franken Leviathan"},
			{Key: "finned-franken-x-wing", Name: "Finned Franken X-Wing"},
			{Key: "finned-franken-swordfish", Name: "Finned Franken Swordfish"},
			{Key: "finned-franken-jellyfish", Name: "Finned Franken Jellyfish"},
			{Key: "finned-franken-squirmbag", Name: "Finned Franken Squirmbag"},
			{Key: "finned-franken-whale", Name: "Finned Franken Whale"},
			{Key: "finned-franken-leviathan", Name: "Finned Franken Leviathan"},
		},
	},
	{
		Title: "Mutant fish",
		What:  "A fish whose base and cover are any mix of rows, columns and boxes.",
		Why:   "Only the count matters: n base houses without a common place need the digit n times, and n cover houses hold it at most n times. A place in two base houses counts as a fin, an endo-fin.",
		Look:  "Hardly anyone finds them by eye: let the program search.",
		Techniques: []explain.Technique{
			{Key: "mutant-x-wing", Name: "Mutant X-Wing"},
			{Key: "mutant-swordfish", Name: "Mutant Swordfish"},
			{Key: "mutant-jellyfish", Name: "Mutant Jellyfish"},
			{Key: "mutant-squirmbag", Name: "Mutant Squirmbag"},
			{Key: "mutant-whale", Name: "Mutant Whale"},
			{Key: "mutant-leviathan", Name: "Mutant Leviathan"},
			{Key: "finned-mutant-x-wing", Name: "Finned Mutant X-Wing"},
			{Key: "finned-mutant-swordfish", Name: "Finned Mutant Swordfish"},
			{Key: "finned-mutant-jellyfish", Name: "Finned Mutant Jellyfish"},
			{Key: "finned-mutant-squirmbag", Name: "Finned Mutant Squirmbag"},
			{Key: "finned-mutant-whale", Name: "Finned Mutant Whale"},
			{Key: "finned-mutant-leviathan", Name: "Finned Mutant Leviathan"},
		},
	},
	{
		Title: "Kraken fish",
		What:  "A finned fish whose fins do not see the eliminated candidate, but lead to its elimination by chains.",
		Why:   "Either the fish holds or a fin is true. If every fin rules the candidate out, by whatever route, it is false in each case.",
		Look:  "Take a fish with few fins and follow each fin as if it were true.",
		Techniques: []explain.Technique{
			{Key: "kraken-fish-1", Name: "Kraken Fish Type 1"},
			{Key: "kraken-fish-2", Name: "Kraken Fish Type 2"},
		},
	},
}
