package chain

import "sudoku/solver/technique/entry"

// RemotePairs lists the techniques for chains of cells with the same two candidates.
var RemotePairs = []entry.Technique{
	{
		Key: "remote-pair", Class: entry.Pattern, Stage: entry.Wings, Later: 2,
		HoDoKu: "0703", Score: 110, Level: entry.Hard,
		Finder: entry.Func(RemotePair),
		Board:  "+9.+4+2+7+1..+8+8+513+9+647+2+72.+8541..6+1+9+52+87+43+5+4+7+6+3+9+8+21+382+14+796+5+4.+871+2...+2+9.+4+8+5.+1+7+17+59+63+28+4:",
	},
}

// Turbots lists the techniques for chains of one digit with two strong links.
var Turbots = []entry.Technique{
	{
		Key: "skyscraper", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0400", Score: 130, Level: entry.Hard, SE: 66,
		Finder: turbotShape{"skyscraper", true},
		Board:  "+2+5417+693+8.+1.8+2.+6+458.+6.5+4+2+71+12..45+8+6..8+5+6+1.+3+2.+6..+2+8.+15.9+71+5+324+8+6..+8+76+1+59+2+5+6+2+49+87+1+3:323 362",
	},
	{
		Key: "two-string-kite", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0401", Score: 150, Level: entry.Hard, SE: 66,
		Finder: twoStringKite{"two-string-kite", false},
		Board:  "7.+4+3.2..+8+5.+21.+87.+3381.6+7+2..+65+3+2.+9.+8+72+17.83...+84+9+7.6..2+1+7+6+934+825+4+358+2+1+9+7692+8+67+5..+1:438 457 458 918 928",
	},
	{
		Key: "dual-two-string-kite", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0404", Score: 150, SE: 66,
		Finder: twoStringKite{"dual-two-string-kite", true},
		Board:  "..+5...36+7..4...9.8.......429128.+3+4.+6.+5.+94+6..+1+468.+12.+9358.13+9..4..1.6...9.+4+92.7..+5:",
	},
	{
		Key: "turbot-fish", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0403", Score: 120, Level: entry.Hard, SE: 66,
		Finder: turbotShape{"turbot-fish", false},
		Board:  "37+95..+68.+2+1.9+6.+753.6+5...+9.1+9+438+572+1+6+7+51+64+2+3+9+8+6+82...+475.+2..3.+5..1+3...+58..59..+86+1+3.:234 285 434 476",
	},
	{
		Key: "empty-rectangle", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0402", Score: 120, Level: entry.Hard, SE: 66,
		Finder: emptyRectangle{"empty-rectangle", false},
		Board:  "+769+41+3+25+88+325+7+9+1645+1+4+8..+9+73..+564.7+3+2327+9....+6..+62+3+7+5.+9+6.1+7..+3.+5.+7+83..6.+125+3+1...97:468",
	},
	{
		Key: "dual-empty-rectangle", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0405", Score: 120, SE: 66,
		Finder: emptyRectangle{"dual-empty-rectangle", true},
		Board:  "......36+7..4...9.8.......429128.+3+4.+6...+94+6..+1+468.+12.+9358.13+9..4..1.6...9.+4+92.7...:",
	},
}

// Chains lists the techniques for colouring and for chains of cells, digits and groups.
var Chains = []entry.Technique{
	{
		Key: "simple-colours-trap", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0500", Score: 150, Level: entry.Hard,
		Finder: simpleColours{"simple-colours-trap", false},
		Board:  "21+7...+3..+3+8+5+2+47+96+1+9+645+13+2+87+13+89.+5...5...8+41.+3...+1+328..6..3+514.+88.+3..6.+1...+1.2..3.:258 468 469 492 589 599 649 748 752 768 792 962",
	},
	{
		Key: "simple-colours-wrap", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0501", Score: 150, Level: entry.Hard,
		Finder: simpleColours{"simple-colours-wrap", true},
		Board:  "......36...4...9.8.......429128.........4.....68..2..358.13...4..1.6...9...2.7...:",
	},
	{
		Key: "multi-colours-1", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0502", Score: 200, Level: entry.Hard,
		Finder: entry.Func(MultiColours1),
		Board:  "+7..82.6.4+49+86+3..5+2+2.+6.4..8.5.+2.9+6..+8.6+9.+7.....74.1...66+8.+9+542...+4+578+2.+6992+7.+6.+8+45:118 137 147 347 348 354 356 357 367 379",
	},
	{
		Key: "multi-colours-2", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0503", Score: 200, Level: entry.Hard,
		Finder: entry.Func(MultiColours2),
		Board:  ".9.2.6.....7.8.2..5.....4...439...........9...5.....1391..67..43..8..56.4.6.....1:",
	},
	{
		Key: "3d-medusa", Class: entry.Pattern, Stage: entry.Chains,
		Finder: entry.Func(Medusa),
		Board:  "7+4+3+2+9618+5..5.+4..+7.9.157.+4+2..9+46+5..3.5+3+7.2+9.+4...+67+34+5+9.+3+584+6+2.1.6+1+2+9+8+73+5+4+4+7+93152+6+8:826 841",
	},
	{
		Key: "x-chain", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0701", Score: 260, Level: entry.Unfair, SE: 66,
		Finder: family{"x-chain", Ends, xChains, 66},
		Board:  "4+8.9+5....+79..+34.5.+56+3+7+8+12+4+98.+7+5.+9+4.11...47..+5.4531+8....+1.4+75...37+8+1..+59+4.+5+48+93..7:248 253 258 261 273 318 617 657 698",
	},
	{
		Key: "xy-chain", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0702", Score: 260, Level: entry.Unfair, SE: 70,
		Finder: family{"xy-chain", Ends, xyChains, 70},
		Board:  "18.2.+9...+9+4.+7.....+327+6..9..+83+15+674..+7+64..21+5+3+5+9+2+413+67+8+659+3+2....2+7+8+1.6+53.+4+1+3.7+5..6:419 439 478 525",
	},
	{
		Key: "continuous-nice-loop", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0706", Score: 280, Level: entry.Unfair, SE: 70,
		Finder: family{"continuous-nice-loop", Continuous, plain, 70},
		Board:  "2.+8.+3..9.4.39.+21+8.+5+9..8.+2.+3+78.5.3.+12+9.+27+1.53+81+3+582....65.+3.+84+2.+3.92..8..+82.1..+35.:416 436 466 485 496 616 625 636 686 795 969",
	},
	{
		Key: "discontinuous-nice-loop", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0707", Score: 280, Level: entry.Unfair, SE: 70,
		Finder: family{"discontinuous-nice-loop", Discontinuous, plain, 70},
		Board:  ".63+4..+9...+9.56..+3.2..9.3..69.5+2+4+63..+32.+8+5+9.+6.+6..1372+5+9..6+3+2+579..3+9+7816....+2+6+94.1+3:432 453 591 733 842",
	},
	{
		Key: "aic", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0708", Score: 280, Level: entry.Unfair, SE: 70,
		Finder: family{"aic", AIC, plain, 70},
		Board:  ".....87.58.57..1...4..9....4..3..6.8..96...7...3..25.4....3.....27.1..5...4..7...:",
	},
	{
		Key: "grouped-continuous-nice-loop", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0709", Score: 300, Level: entry.Unfair, SE: 70,
		Finder: family{"grouped-continuous-nice-loop", Continuous, grouped, 0},
		Board:  ".+52.3..6964+3...2.+1.+19+62..5.5+78.......9+138+67.+5.+36.5.19+8+9+2.....1.1.4...9.23..21+9...:377 414 446 447 466 476 477 479 574 576 697 714 724 776 784 826 836 888",
	},
	{
		Key: "grouped-discontinuous-nice-loop", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0710", Score: 300, Level: entry.Unfair, SE: 70,
		Finder: family{"grouped-discontinuous-nice-loop", Discontinuous, grouped, 0},
		Board:  "+9......+712+4+673+1+8+9+5+1....+946.3.+9+14.+58+65+8+4..3+1+27+61.8.5+9+3+4..1..6.+58.9....+6+1..6..1..49:235 275 513 514 533 772 783 793 883 893",
	},
	{
		Key: "grouped-aic", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0711", Score: 300, Level: entry.Unfair, SE: 70,
		Finder: family{"grouped-aic", AIC, grouped, 0},
		Board:  "+3+89+74+5+21+6+2+1+796+8+54+3+4+5+6+3+12+7+98+9+45+68+71+32+86+21+934+5+77+3+1+2+5+4..+9+5+7+4.+3+9..+16+2+3+571..+4+198+4+263+75:",
	},
}

// ThroughSets lists the techniques for chains through almost locked sets.
var ThroughSets = []entry.Technique{
	{
		Key: "als-continuous-nice-loop", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0709", Score: 300,
		Finder: setFamily{"als-continuous-nice-loop", Continuous},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3..+24+7+23+5+16+98+5+196+8+4+27+3+6+83+9+725+14+1+6+8.3+5..+7+327.1+9.5+6+9+54.+67+3.+1:",
	},
	{
		Key: "als-discontinuous-nice-loop", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0710", Score: 300,
		Finder: setFamily{"als-discontinuous-nice-loop", Discontinuous},
		Board:  ".8.24.1..5.....6.8..3.5.+2...38..5+7.9.7..+8.+3..4+957+328+613...2.47+6...1...+83+8......+1+2:456 494 681 686 696 736 923 934 986 993 996",
	},
	{
		Key: "als-aic", Class: entry.Pattern, Stage: entry.Chains,
		HoDoKu: "0711", Score: 300,
		Finder: setFamily{"als-aic", AIC},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3+8+6+24+7+23+5+16+98+5+196+8+4+27+3+6+83+9+725+14+1+6+8.3+5..+7+327.1+9.5+6+9+54.+67+3+8+1:",
	},
}

// OfExplainer lists the techniques for Sudoku Explainer's cycles and chains.
var OfExplainer = []entry.Technique{
	{
		Key: "bidirectional-x-cycle", Class: entry.Pattern, Stage: entry.Chains,
		SE:     65,
		Finder: family{"bidirectional-x-cycle", Cycle, xCycles, 65},
		Board:  ".....87.58.57..1..+74..9....4..3..6.8..96...7...3..25.4....3.....27.1..5...4..7...:",
	},
	{
		Key: "bidirectional-y-cycle", Class: entry.Pattern, Stage: entry.Chains,
		SE:     65,
		Finder: family{"bidirectional-y-cycle", Cycle, yCycles, 65},
		Board:  ".+31..9........6.31...3+1524.6.85..4..75+3+42..........3...+75..4...8......7.3.97.....:",
	},
	{
		Key: "forcing-x-chain", Class: entry.Pattern, Stage: entry.Branches,
		SE:     66,
		Finder: family{"forcing-x-chain", Forcing, xCycles, 66},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4+7+23+5+16+98+5+196+8+4+27+3+6+83+9+725+14+1+6+8.3+5..+7+327.1+9.5.+9+54.+67+3.+1:",
	},
	{
		Key: "bidirectional-cycle", Class: entry.Pattern, Stage: entry.Chains,
		SE:     70,
		Finder: family{"bidirectional-cycle", Cycle, cycles, 70},
		Board:  ".+31..9........6.31...3+1524.6.85..4..75..2..........3....5..4...8......7.3.97.....:",
	},
	{
		Key: "forcing-chain", Class: entry.Pattern, Stage: entry.Branches,
		SE:     70,
		Finder: family{"forcing-chain", Forcing, cycles, 70},
		Board:  ".....87.58.57..1...4..9....4..3..6.8..96...7...3..25.4....3.....27.1..5...4..7...:",
	},
}
