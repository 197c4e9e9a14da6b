package als

import "sudoku/solver/technique/entry"

// Crossings lists the techniques for patterns in which a line and a box cross.
var Crossings = []entry.Technique{
	{
		Key: "almost-locked-pair", Class: entry.Pattern, Stage: entry.Sets,
		Finder: almostLocked{"almost-locked-pair", 2},
		Board:  "..56.4.....+9.38..67.....4..+3+7+2.6....95..+8.+62+3...32..7..9.+85....+5.3....89817.....5:117 133 161 166 167 212 232 484 494 776 787 867 869",
	},
	{
		Key: "almost-locked-triple", Class: entry.Pattern, Stage: entry.Sets,
		Finder: almostLocked{"almost-locked-triple", 3},
		Board:  ".64.+1.7+5...+52+7.3.4.+7..5.+19...98....7.3+7....1....1.7..58.+6...47+1+751.6...+3..+37+81+5..:242 248 259 268 287 299 446 454 456 648 659 668 836 867 868 954 956 975",
	},
	{
		Key: "sue-de-coq", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "1101", Score: 250, Level: entry.Unfair,
		Finder: entry.Func(SueDeCoq),
		Board:  "5+2+7+41+9+38+6+314+7+8+62+95+89+6+5+23+1+74.+682+7+45+3..+7+563+8..2+24+39+5+1+76+8.+8.+3......+3.+1..8.7.5.+84...3:171 191 278 671 971 973 981 991",
	},
}

// Sets lists the techniques for chains and other combinations of almost locked sets.
var Sets = []entry.Technique{
	{
		Key: "als-xz", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0901", Score: 300, Level: entry.Unfair,
		Finder: entry.Func(XZ),
		Board:  "...+5.+2.1.5.+16..3+2.+298..3+6+5.+1+5.+2.9.....2+35.1..3..+74+12.5+81+5.2.7...+2.8..5.+16....5..2:388 398 412 413 452 494 643 712 713 729 749 759 781 858 978 985 988 993 995",
	},
	{
		Key: "als-xy-wing", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0902", Score: 320, Level: entry.Unfair,
		Finder: entry.Func(XYWing),
		Board:  "...+5.+2.1.5.+16..3+2.+298..3+6+5.+1+5.+2.9..+3..2+35.1..3..+74+12.5+81+5.2.7+3..+2.8..5.+16....5..2:412 413 452 494 643 658 712 713 729 759 781 817 858 859 985 988 993 995",
	},
	{
		Key: "als-chain", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0903", Score: 340, Level: entry.Unfair,
		Finder: entry.Func(Chain),
		Board:  "2+6.+1..8....1+6.4+2.3...7.+26..9.6+52+138..8.4.6..2.+25+8........+21.4.9.+1+2+9.8.3..9.3..+12+8:333 355 361 373 433 439 516 518 528 585 595 761 766 768 769 785 795 915 938 958 968",
	},
	{
		Key: "death-blossom", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0904", Score: 360,
		Finder: entry.Func(DeathBlossom),
		Board:  "...5..1+68.6...+8....8.63.4...4+97+85.+1..+1+8+42+3..7..3+169+84.85.3..7....6....+8+4.92+8....1:133 176 228 236 279 321 387 391 411 521 531 711 712 721 731 925 985",
	},
}

// Pairs lists aligned pair exclusion alone.
var Pairs = []entry.Technique{
	{
		Key: "aligned-pair-exclusion", Class: entry.Pattern, Stage: entry.Sets,
		SE:     62,
		Finder: alignedExclusion{"aligned-pair-exclusion", 2},
		Board:  ".6.7....8.....3..6.....4.7.5......1.24..67.5.8.7...2......52.....24..7...14...9..:",
	},
}

// Triplets lists aligned triplet exclusion alone.
var Triplets = []entry.Technique{
	{
		Key: "aligned-triplet-exclusion", Class: entry.Pattern, Stage: entry.Sets,
		SE:     75,
		Finder: alignedExclusion{"aligned-triplet-exclusion", 3},
		Board:  "..5.+8+26+1..+6..+4+138.+8.+1.69+5.7..8+6.+7+451+15+6+23+497+8...+81.2..69+412+8...+5134+76...7+8+2...+1..:",
	},
}
