package techniques

import "sudoku/solver/explain"

// fishSentence describes a step of any fish.
const fishSentence = "Each of {base} needs its own {digit}, and all of their places for it{fins? except the {fins:fin|fins} {fins}|} lie in as many houses, {cover}. " +
	"{fins?So {fins:the fin|a fin} is {digit}, or {cover} have their {digit} there and nowhere else; either way, a cell of {cover} that sees {fins:the fin|every fin} cannot hold it|So {cover} have their {digit} there and nowhere else}: {eliminations}." +
	"{endo-fins? {endo-fins:The endo-fin|The endo-fins} {endo-fins} {endo-fins:lies|lie} in two of the base houses.|}" +
	"{cannibalism? {cannibalism} {cannibalism:is|are} part of the fish and still false.|}" +
	"{second-cover? With {second-cover} as cover houses, the fins are {second-fins}; this step combines both fish.|}"

// Lessons and sentences for fish. A lesson is the page of a technique under “Learn”
// (Title, What, Why, Look). A name is that of a technique, and a sentence describes a
// step, with placeholders as in explain.Technique.
var fish = []explain.Lesson{
	{
		Title: "Fish: X-Wing, Swordfish, Jellyfish",
		What:  "In two rows a digit has places in the same two columns only (X-Wing); in three rows, in three columns (Swordfish); in four, in four (Jellyfish). The digit is ruled out in the rest of these columns. Rows and columns can be swapped.",
		Why:   "Each row needs the digit once, and each column has it at most once. There are as many rows as columns, so the columns have theirs in these rows.",
		Look:  "Take one digit, and go through the rows: note those in which it has two places. Two rows with the same two columns are an X-Wing. For larger fish take rows with up to three or four places. Then the same with columns.",
		Techniques: []explain.Technique{
			{Key: "x-wing", Name: "X-Wing", Sentence: fishSentence},
			{Key: "swordfish", Name: "Swordfish", Sentence: fishSentence},
			{Key: "jellyfish", Name: "Jellyfish", Sentence: fishSentence},
			{Key: "squirmbag", Name: "Squirmbag", Sentence: fishSentence},
			{Key: "whale", Name: "Whale", Sentence: fishSentence},
			{Key: "leviathan", Name: "Leviathan", Sentence: fishSentence},
		},
	},
	{
		Title: "Finned and sashimi fish",
		What:  "A fish with some extra places, the fins. What the fish would eliminate is still eliminated where it sees every fin.",
		Why:   "Either a fin is true, and the cells that see all fins lose the digit; or none is, and the fish holds. A sashimi fish is a finned fish that lacks a corner without its fins.",
		Look:  "Look for a fish spoiled by one or two cells in one box; the eliminations are in that box.",
		Techniques: []explain.Technique{
			{Key: "finned-x-wing", Name: "Finned X-Wing", Sentence: fishSentence},
			{Key: "finned-swordfish", Name: "Finned Swordfish", Sentence: fishSentence},
			{Key: "finned-jellyfish", Name: "Finned Jellyfish", Sentence: fishSentence},
			{Key: "finned-squirmbag", Name: "Finned Squirmbag", Sentence: fishSentence},
			{Key: "finned-whale", Name: "Finned Whale", Sentence: fishSentence},
			{Key: "finned-leviathan", Name: "Finned Leviathan", Sentence: fishSentence},
			{Key: "sashimi-x-wing", Name: "Sashimi X-Wing", Sentence: fishSentence},
			{Key: "sashimi-swordfish", Name: "Sashimi Swordfish", Sentence: fishSentence},
			{Key: "sashimi-jellyfish", Name: "Sashimi Jellyfish", Sentence: fishSentence},
			{Key: "sashimi-squirmbag", Name: "Sashimi Squirmbag", Sentence: fishSentence},
			{Key: "sashimi-whale", Name: "Sashimi Whale", Sentence: fishSentence},
			{Key: "sashimi-leviathan", Name: "Sashimi Leviathan", Sentence: fishSentence},
		},
	},
	{
		Title: "Franken fish",
		What:  "A fish with boxes among its houses, in the base, in the cover, or in both.",
		Why:   "A box needs its digit once, just as a line does, so the count is the same: as many base houses as cover houses, and all places of the base in the cover.",
		Look:  "When a digit is confined to a few rows of two boxes, try the boxes as part of the base.",
		Techniques: []explain.Technique{
			{Key: "franken-x-wing", Name: "Franken X-Wing", Sentence: fishSentence},
			{Key: "franken-swordfish", Name: "Franken Swordfish", Sentence: fishSentence},
			{Key: "franken-jellyfish", Name: "Franken Jellyfish", Sentence: fishSentence},
			{Key: "franken-squirmbag", Name: "Franken Squirmbag", Sentence: fishSentence},
			{Key: "franken-whale", Name: "Franken Whale", Sentence: fishSentence},
			{Key: "franken-leviathan", Name: "Franken Leviathan", Sentence: fishSentence},
			{Key: "finned-franken-x-wing", Name: "Finned Franken X-Wing", Sentence: fishSentence},
			{Key: "finned-franken-swordfish", Name: "Finned Franken Swordfish", Sentence: fishSentence},
			{Key: "finned-franken-jellyfish", Name: "Finned Franken Jellyfish", Sentence: fishSentence},
			{Key: "finned-franken-squirmbag", Name: "Finned Franken Squirmbag", Sentence: fishSentence},
			{Key: "finned-franken-whale", Name: "Finned Franken Whale", Sentence: fishSentence},
			{Key: "finned-franken-leviathan", Name: "Finned Franken Leviathan", Sentence: fishSentence},
		},
	},
	{
		Title: "Mutant fish",
		What:  "A fish whose base and cover are any mix of rows, columns and boxes.",
		Why:   "Only the count matters: n base houses without a common place need the digit n times, and n cover houses hold it at most n times. A place in two base houses counts as a fin, an endo-fin.",
		Look:  "Hardly anyone finds them by eye: let the program search.",
		Techniques: []explain.Technique{
			{Key: "mutant-x-wing", Name: "Mutant X-Wing", Sentence: fishSentence},
			{Key: "mutant-swordfish", Name: "Mutant Swordfish", Sentence: fishSentence},
			{Key: "mutant-jellyfish", Name: "Mutant Jellyfish", Sentence: fishSentence},
			{Key: "mutant-squirmbag", Name: "Mutant Squirmbag", Sentence: fishSentence},
			{Key: "mutant-whale", Name: "Mutant Whale", Sentence: fishSentence},
			{Key: "mutant-leviathan", Name: "Mutant Leviathan", Sentence: fishSentence},
			{Key: "finned-mutant-x-wing", Name: "Finned Mutant X-Wing", Sentence: fishSentence},
			{Key: "finned-mutant-swordfish", Name: "Finned Mutant Swordfish", Sentence: fishSentence},
			{Key: "finned-mutant-jellyfish", Name: "Finned Mutant Jellyfish", Sentence: fishSentence},
			{Key: "finned-mutant-squirmbag", Name: "Finned Mutant Squirmbag", Sentence: fishSentence},
			{Key: "finned-mutant-whale", Name: "Finned Mutant Whale", Sentence: fishSentence},
			{Key: "finned-mutant-leviathan", Name: "Finned Mutant Leviathan", Sentence: fishSentence},
		},
	},
	{
		Title: "Kraken fish",
		What:  "A finned fish whose fins do not see the eliminated candidate, but lead to its elimination by chains.",
		Why:   "Either the fish holds or a fin is true. If every fin rules the candidate out, by whatever route, it is false in each case.",
		Look:  "Take a fish with few fins and follow each fin as if it were true.",
		Techniques: []explain.Technique{
			{Key: "kraken-fish-1", Name: "Kraken Fish Type 1",
				Sentence: "Each of {base} needs its own {digit}, and all of their places for it except the {fins:fin|fins} {fins} lie in as many houses, {cover}. If {fins:the fin is|the fins are} false, the fish makes the elimination at once, and from {fins:the fin|each fin} a chain leads to it as well: {eliminations}. {chain-*}."},
			{Key: "kraken-fish-2", Name: "Kraken Fish Type 2",
				Sentence: "Each of {base} needs its own {digit}, and all of their places for it except the {fins:fin|fins} {fins} lie in as many houses, {cover}. So {digit} is in {fins:the fin|a fin} or in one of the places of the fish in {house}, and a chain from each of these leads to the same result: {eliminations}. {chain-*}."},
		},
	},
}
