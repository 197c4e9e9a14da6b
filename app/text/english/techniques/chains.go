package techniques

import "sudoku/solver/explain"

// Lessons on colouring and chains. Each is a page under “Learn”: Title, What, Why and
// Look.
var chains = []explain.Lesson{
	{
		Title: "Simple colouring",
		What:  "The conjugate pairs of a digit are coloured alternately. If two of one colour see each other, that colour is false (wrap); a cell that sees both colours loses the digit (trap).",
		Why:   "The cells of a colour are all true or all false, and one of the two colours is true.",
		Look:  "Take a digit with many pairs, start anywhere and colour pair by pair.",
		Techniques: []explain.Technique{
			{Key: "simple-colours-trap", Name: "Simple Colours Trap"},
			{Key: "simple-colours-wrap", Name: "Simple Colours Wrap"},
		},
	},
	{
		Title: "Multi-colours",
		What:  "Two separate clusters of pairs of one digit, each in two colours, where a colour of one sees a colour of the other.",
		Why:   "The two colours that see each other cannot both be true, so at least one of the opposite colours is. A candidate that sees both of these is ruled out, and a colour that sees both colours of another cluster is false.",
		Look:  "When simple colouring stalls, colour a second cluster of the digit and compare the two.",
		Techniques: []explain.Technique{
			{Key: "multi-colours-1", Name: "Multi-Colours 1"},
			{Key: "multi-colours-2", Name: "Multi-Colours 2"},
		},
	},
	{
		Title: "3D Medusa",
		What:  "Alternate colouring through conjugate pairs and bivalue cells, over several digits.",
		Why:   "Again, one of the two colours is all true. A colour that puts a digit twice into a house, puts two digits into a cell or leaves a cell empty is false; a candidate that sees both colours is ruled out.",
		Look:  "Start with a cell that has two candidates and follow pairs in cells and in houses.",
		Techniques: []explain.Technique{
			{Key: "3d-medusa", Name: "3D Medusa"},
		},
	},
	{
		Title: "X-Chain",
		What:  "A chain of one digit with alternating strong and weak links, strong at both ends. A cell that sees both ends loses the digit.",
		Why:   "If one end is false, the links make the other true.",
		Look:  "Join conjugate pairs of a digit end to end through cells that see each other.",
		Techniques: []explain.Technique{
			{Key: "x-chain", Name: "X-Chain"},
		},
	},
	{
		Title: "XY-Chain",
		What:  "A chain of cells with two candidates, each sharing one with the next. If the same digit is left at both ends, cells that see both lose it.",
		Why:   "If the first cell is not that digit, each cell forces the next, and the last cell is that digit.",
		Look:  "Mark all bivalue cells and move from one to the next by the digit that is left.",
		Techniques: []explain.Technique{
			{Key: "xy-chain", Name: "XY-Chain"},
		},
	},
	{
		Title: "Nice loops",
		What:  "A chain of strong and weak links that returns to its start. In a continuous loop the links alternate all the way round; in a discontinuous one the alternation breaks at one place. Nodes may be groups of cells, or almost locked sets.",
		Why:   "Around a continuous loop every weak link has a true end, which clears the rest of its house or cell. At a break, two weak links make the candidate false, and two strong ones make it true.",
		Look:  "Start with a candidate whose elimination would help, assume it is true, and see whether it comes back false.",
		Techniques: []explain.Technique{
			{Key: "continuous-nice-loop", Name: "Continuous Nice Loop"},
			{Key: "discontinuous-nice-loop", Name: "Discontinuous Nice Loop"},
			{Key: "grouped-continuous-nice-loop", Name: "Grouped Continuous Nice Loop"},
			{Key: "grouped-discontinuous-nice-loop", Name: "Grouped Discontinuous Nice Loop"},
			{Key: "als-continuous-nice-loop", Name: "Continuous Nice Loop with ALS"},
			{Key: "als-discontinuous-nice-loop", Name: "Discontinuous Nice Loop with ALS"},
		},
	},
	{
		Title: "Alternating inference chains",
		What:  "A chain of alternating strong and weak links, strong at both ends, over any digits. Nodes may be groups of cells, or almost locked sets.",
		Why:   "If one end is false, the other is true. So one of the two is true, and whatever contradicts both is false.",
		Look:  "Almost every elimination in human solving is an AIC. Start from a strong link and continue until the other end sees something that the first end sees.",
		Techniques: []explain.Technique{
			{Key: "aic", Name: "AIC"},
			{Key: "grouped-aic", Name: "Grouped AIC"},
			{Key: "als-aic", Name: "AIC with ALS"},
		},
	},
	{
		Title: "Bidirectional cycle",
		What:  "Sudoku Explainer's name for a loop of implications that reads in both directions.",
		Why:   "Either way round, each weak link has a true end, so its house or cell loses its other candidates.",
		Look:  "It is a continuous nice loop; with one digit an X-cycle, with bivalue cells a Y-cycle.",
		Techniques: []explain.Technique{
			{Key: "bidirectional-x-cycle", Name: "Bidirectional X-Cycle"},
			{Key: "bidirectional-y-cycle", Name: "Bidirectional Y-Cycle"},
			{Key: "bidirectional-cycle", Name: "Bidirectional Cycle"},
		},
	},
	{
		Title: "Forcing chain",
		What:  "An assumption that leads, link by link, to its own opposite.",
		Why:   "What implies its own opposite is false.",
		Look:  "Assume a candidate true, or false, and follow what is forced until you are back at the start.",
		Techniques: []explain.Technique{
			{Key: "forcing-x-chain", Name: "Forcing X-Chain"},
			{Key: "forcing-chain", Name: "Forcing Chain"},
		},
	},
	{
		Title: "Nishio",
		What:  "An assumption about one digit, followed through that digit alone until a cell would have to hold it and not hold it.",
		Why:   "An assumption that makes something true and false at once is wrong.",
		Look:  "Take a digit with few places left, put it in one of them, and cross out and place only that digit until a house lacks it or has it twice.",
		Techniques: []explain.Technique{
			{Key: "nishio-forcing-chain", Name: "Nishio Forcing Chain"},
		},
	},
	{
		Title: "Cell and house forcing chains",
		What:  "All candidates of a cell, or all places of a digit in a house, are tried in turn; a chain from each leads to the same result.",
		Why:   "One of them is true, so what follows from all of them is true.",
		Look:  "Take a cell with three candidates, or a digit with three places in a house; colour what each of them forces, and look for what has all colours.",
		Techniques: []explain.Technique{
			{Key: "cell-forcing-chain", Name: "Cell Forcing Chain"},
			{Key: "house-forcing-chain", Name: "House Forcing Chain"},
		},
	},
	{
		Title: "Dynamic forcing chains",
		What:  "Like a forcing chain, but a branch may use what it has ruled out itself: where that leaves a cell with one candidate or a digit with one place, it continues. In the plus form, it may also use locked candidates, pairs and X-wings on the way.",
		Why:   "Each branch is a proof of its own: it uses only what it has already shown.",
		Look:  "Write the assumption down and follow it as if it were part of the puzzle. If a house or a cell ends up with nothing, the assumption is wrong; whatever follows both from it and from its opposite is true.",
		Techniques: []explain.Technique{
			{Key: "dynamic-forcing-chain", Name: "Dynamic Forcing Chain"},
			{Key: "dynamic-plus-forcing-chain", Name: "Dynamic Forcing Chain Plus"},
		},
	},
	{
		Title: "Nested forcing chains",
		What:  "A dynamic forcing chain whose branches use other chains on the way, of one kind or another. The hardest puzzles need them.",
		Why:   "A chain that holds on the board a branch has reached may be used in that branch like any other step.",
		Look:  "These are for programs. To follow one, read its branches in order, and each nested chain where the branch reaches it.",
		Techniques: []explain.Technique{
			{Key: "nested-forcing-chain-2", Name: "Nested Forcing Chain (Forcing Chains)"},
			{Key: "nested-forcing-chain-3", Name: "Nested Forcing Chain (Multiple Forcing Chains)"},
			{Key: "nested-forcing-chain-4", Name: "Nested Forcing Chain (Dynamic Forcing Chains)"},
			{Key: "nested-forcing-chain-5", Name: "Nested Forcing Chain (Nested Dynamic Forcing Chains)"},
		},
	},
}
