package basic

import "sudoku/solver/technique/entry"

// Singles holds the techniques that show where a digit goes without further thought.
var Singles = []entry.Technique{
	{
		Key: "full-house", Class: entry.Single, Stage: entry.Scanning,
		HoDoKu: "0000", Score: 4, Level: entry.Easy, SE: 10,
		Finder: entry.Func(FullHouse),
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3+8+6+24+7+23+5+16+98+5+196+8+4+27+3+6+83+9+725+14+1+6+8+43+5+9+2+7+327+81+9.5+6+9+54+2+67+3+8+1:",
	},
	{
		Key: "hidden-single-box", Class: entry.Single, Stage: entry.Scanning,
		HoDoKu: "0002", Score: 14, Level: entry.Easy, SE: 12,
		Finder: entry.Func(HiddenSingleBox),
		Board:  "7+2+9+5+31+4+6+856+4+98+7+3+2+1+81+324+6..+9+9+72+8+1+5+643+1+8+5+36+42+97+4+367+29+8+15+6+9+14.+8.+3+2+25+8+6.31.+4+347+1.+2.+86:",
	},
	{
		Key: "hidden-single-line", Class: entry.Single, Stage: entry.Scanning,
		HoDoKu: "0002", Score: 14, Level: entry.Easy, SE: 15,
		Finder: entry.Func(HiddenSingleLine),
		Board:  "7+5+3+64+1+829+26+8+7+9+5+1..+1+9+4+3+82+7+5+68.+9+2.36..4.2+8.6+9..+5.+691+4+2+8.+3+81+4+6+75+9+2+9+2+513+8+4+67+6+47+52+93+18:",
	},
	{
		Key: "naked-single", Class: entry.Single, Stage: entry.Scanning,
		HoDoKu: "0003", Score: 4, Level: entry.Easy, SE: 23,
		Finder: entry.Func(NakedSingle),
		Board:  "+9+5+3+8671+4+28+6+1+5+4+27+3+9+42+7+31+95+86+6+4+9+231+8..+3+18+975+62+4+2+7+5+4+86+391+532.+9.+4..7+8..2.+9..+19..+5.+2..:",
	},
}

// Direct lists the techniques that place a digit directly, without candidates.
var Direct = []entry.Technique{
	{
		Key: "direct-pointing", Class: entry.Direct, Stage: entry.Lines, Later: 1,
		SE:     17,
		Finder: lockedCandidates{"direct-pointing", true, true},
		Board:  "38+7+6+1.+9..+9..+8....72+64+7.+9+81.+7.+6+3+9+1.+8.4+3+8265+7+91+19.4+7+83.6+8..947...+57+31+8+62+4+96+4+95+231+7+8:",
	},
	{
		Key: "direct-claiming", Class: entry.Direct, Stage: entry.Lines,
		SE:     19,
		Finder: lockedCandidates{"direct-claiming", false, true},
		Board:  "....87...9....375....9.+1+8..43...5.86.9.1..................1...8.2.4....97653....4:",
	},
	{
		Key: "direct-hidden-pair", Class: entry.Direct, Stage: entry.Lines,
		SE:     20,
		Finder: hiddenSubset{"direct-hidden-pair", 2, true},
		Board:  "+23.1..4+9+66.1...+7+2+3+4+79+6+2+38+5+1+7+62+43+15+8+9+3.+4..9+16+29+1..6+234+7+5+9+6+3..2.+48+2+3...+6.514+72+56+93+8:",
	},
	{
		Key: "direct-hidden-triplet", Class: entry.Direct, Stage: entry.Lines,
		SE:     25,
		Finder: hiddenSubset{"direct-hidden-triplet", 3, true},
		Board:  ".4+7..+86..2+5.+6.+1.87+8+1+6+7.9.+52+73+5..+68..+42+1..5+7+6+9+698+1+74+23+51+6.4.+7.2.5+7+2.63+1...+8+4.1+2.76:",
	},
}

// Subsets lists the techniques for locked candidates and subsets.
var Subsets = []entry.Technique{
	{
		Key: "locked-pair", Class: entry.Basic, Stage: entry.Lines, Later: 1,
		HoDoKu: "0110", Score: 40, Level: entry.Medium, SE: 30,
		Finder: nakedSubset{"locked-pair", 2, true},
		Board:  "58+7+4+69+32+1+1+9+3+7+2+864+52+64..5+9+7+83..+8..+4.7+8..6.4.....15..8..73+2+98...+49..+2..+78...+8..729.:",
	},
	{
		Key: "locked-triple", Class: entry.Basic, Stage: entry.Lines,
		HoDoKu: "0111", Score: 60, Level: entry.Medium, SE: 36,
		Finder: nakedSubset{"locked-triple", 3, true},
		Board:  ".63+2.91..+2.7...8+9...+17.5+32..84....1+2+1.+24.+8.+3...6.1+2..84+3+8.+2..+69729.3..+8+1+6+1+58+9.+2.3:",
	},
	{
		Key: "pointing", Class: entry.Basic, Stage: entry.Lines,
		HoDoKu: "0100", Score: 50, Level: entry.Medium, SE: 26,
		Finder: lockedCandidates{"pointing", true, false},
		Board:  "9..+3.+7+2+6+5+3+57+96+2+814.+6..58+97+3.+7+5..3+6+98+631+7+8+9+5+42..+9+5.61+3+7...+6+74+3+597+96+83+5+42+1+5+43+2+9+1+786:",
	},
	{
		Key: "claiming", Class: entry.Basic, Stage: entry.Lines,
		HoDoKu: "0101", Score: 50, Level: entry.Medium, SE: 28,
		Finder: lockedCandidates{"claiming", false, false},
		Board:  ".3+5.+2+9+6+18+2+91+3+685476.+85.1+3+9+2.2+3+6.5.+7+9..7.+9+3+2+56+5+6+9..+2.349+5+6+18+7+4+233+829+5+47+6+1..+42+36+9+8+5:",
	},
	{
		Key: "naked-pair", Class: entry.Basic, Stage: entry.Subsets,
		HoDoKu: "0200", Score: 60, Level: entry.Medium, SE: 30,
		Finder: nakedSubset{"naked-pair", 2, false},
		Board:  "+23.1..4+9+66.1...+7+2+3+4+79+6+2+38+5+1+7+62+43+15+8+9+3.+4..9+16+29+1..6+234+7+5+9+6+3+1+82+7+48+2+3...+6+1514+72+56+93+8:524",
	},
	{
		Key: "naked-triple", Class: entry.Basic, Stage: entry.Subsets,
		HoDoKu: "0201", Score: 80, Level: entry.Medium, SE: 36,
		Finder: nakedSubset{"naked-triple", 3, false},
		Board:  "+76+518+3+4+2+9+21+84..+7353+9+4+57+2+8+6+1+147..5+3+98+85+6...2+4+7+9237+481+5+6+4.+9.+5.6.+2672..+4+5.+3+5.+1...+9.4:878",
	},
	{
		Key: "hidden-pair", Class: entry.Basic, Stage: entry.Subsets,
		HoDoKu: "0210", Score: 70, Level: entry.Medium, SE: 34,
		Finder: hiddenSubset{"hidden-pair", 2, false},
		Board:  "2..+357.+9....6..+37..+73+9.......+5+28+37+6+4+7+82+5+6+4+931+4+361+795....+7+4328+19+3+2+9+8+1+5+64+7+8+41+79+62+53:",
	},
	{
		Key: "hidden-triple", Class: entry.Basic, Stage: entry.Subsets,
		HoDoKu: "0211", Score: 100, Level: entry.Medium, SE: 40,
		Finder: hiddenSubset{"hidden-triple", 3, false},
		Board:  ".+7.1+5+3.28+85+1+26+97+342.3+7+8+4...+7+25+4+18+3961+3+69+7+5+842..8+6+3+2+5+71.8.+54+7..3..7.2.4......+9...+7:188 197 198 491 681 691 981",
	},
	{
		Key: "naked-quad", Class: entry.Pattern, Stage: entry.Subsets,
		HoDoKu: "0202", Score: 120, Level: entry.Hard, SE: 50,
		Finder: nakedSubset{"naked-quad", 4, false},
		Board:  "+7+54+913+62+8..+152+873+48+3+2...1+9+54+78+3..+2+1+6..6.7.+85+3+51+36+8+29+47......3..1...+3.+5..+3.5...+481:272 282 672 682 774 776 784 786 956 971 972 975 976 982 986 992",
	},
	{
		Key: "hidden-quad", Class: entry.Pattern, Stage: entry.Subsets,
		HoDoKu: "0212", Score: 150, Level: entry.Hard, SE: 54,
		Finder: hiddenSubset{"hidden-quad", 4, false},
		Board:  "96.8.42+5..+4...5..+8+8+5+7.23.41+72+4+5+3.8.6+31.+46.+572+6.5+2.+7.3.4..3.....5..7...8..........:383 393 627 694 927",
	},
}
