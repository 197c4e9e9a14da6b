package fish

import "sudoku/solver/technique/entry"

// Straight lists the techniques for finless fish of rows against columns.
var Straight = []entry.Technique{
	{
		Key: "x-wing", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0300", Score: 140, Level: entry.Hard, SE: 32,
		Finder: family{"x-wing", 2, Basic, None},
		Board:  "3+1+2+5.+7+6.9.65.1+3...4.7+2.+6+1+53..3+6+5+1...+7.+1.+328655+2+67.83.+16+593+2+4+71+8+1+3+4+87+9+526+2+7+8+1+65+9+3+4:",
	},
	{
		Key: "swordfish", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0301", Score: 150, Level: entry.Hard, SE: 38,
		Finder: family{"swordfish", 3, Basic, None},
		Board:  "7..+13.8...+81.+7.+3..+34.58.+19+786..5+37.+1.+3+74+1..+8+6+1..+76+8.3..+7.+89+5+4+13+4+1+8+3+276+5+99+53+6+4127+8:213 243 263 569 613 916",
	},
	{
		Key: "jellyfish", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0302", Score: 160, Level: entry.Hard, SE: 52,
		Finder: family{"jellyfish", 4, Basic, None},
		Board:  ".5+4+92.7.897+2.+85...+1.+8..42+5+92.+7819...+5+89..6.+2...+1+5.+28+974....+86+7.+7...5..+8481.+4.+7.3+2:127 129 184 324 335 347 355 372 374 382 384 634 642 682",
	},
	{
		Key: "squirmbag", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0303", Score: 470,
		Finder: family{"squirmbag", 5, Basic, None},
		Board:  ".....87.58.57..1...4..9....4..3..6.8..96...7...3..25.4....3.....27.1..5...4..7...:",
	},
	{
		Key: "whale", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0304", Score: 470,
		Finder: family{"whale", 6, Basic, None},
		Board:  ".....87.58+357..1.+9+74.+59+3...4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 611 612 978 998",
	},
	{
		Key: "leviathan", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0305", Score: 470,
		Finder: family{"leviathan", 7, Basic, None},
		Board:  "......36...4...9.8.......429128.+3+4.+6...+94+6..+1+468.+12.+9358.13+9..4..1.6...9.+4+92.7...:",
	},
}

// WithFins lists the techniques for finned fish of rows against columns.
var WithFins = []entry.Technique{
	{
		Key: "finned-x-wing", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0310", Score: 130, Level: entry.Hard,
		Finder: family{"finned-x-wing", 2, Basic, Finned},
		Board:  "+6+1+7.+28.5949.+67+5.+1.+5+2.1+9.7.+6.+7+4.526.1.+5+1..6...9+62.+1.+5..2+4+9.+6+1..5+136+5.....7+85+23+91+64:768",
	},
	{
		Key: "sashimi-x-wing", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0320", Score: 150, Level: entry.Hard,
		Finder: family{"sashimi-x-wing", 2, Basic, Sashimi},
		Board:  "..+4.+7.9..+9.5.2...+4.78+4+9.5.14.+91....+5..7....4+95+8.7+493+1..+43.5.1+9..9.31.45.7+5+19+8+4+26+3:346 356 614 616 646 654 656 671 686 819 856",
	},
	{
		Key: "finned-swordfish", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0311", Score: 200, Level: entry.Unfair,
		Finder: family{"finned-swordfish", 3, Basic, Finned},
		Board:  "+3.1.9+5+8..8.+5..7.+3.+6.+2+4+8+31.59.7+82+1.4+34.8+7+3.2.+11+2+3.+5478.2+1+437...+8+7+8+95.+23+1.+536..8...:499 629 998 999",
	},
	{
		Key: "sashimi-swordfish", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0321", Score: 240, Level: entry.Unfair,
		Finder: family{"sashimi-swordfish", 3, Basic, Sashimi},
		Board:  ".2+5.19+4.+7+1.47.+5..3..7...1.+5+45.1+3.+27+92...5..3+1..+1..25.4+6+495.3+71.78+3..+19+5.+5+1+2...+3+4.:628 634 638 652 654 656 662 665 684 694 695 828 838 854 856 861 865 895 964",
	},
	{
		Key: "finned-jellyfish", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0312", Score: 250, Level: entry.Unfair,
		Finder: family{"finned-jellyfish", 4, Basic, Finned},
		Board:  "..6..3.8.21.6+8..53+8+3...7+6...+6.3712.+8+18+3.9+2.+76+7..+8...3.4+5172+8+3+6+93.....8..69+8.+3..+27:134 414 484 563 584 585 917 933",
	},
	{
		Key: "sashimi-jellyfish", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0322", Score: 260, Level: entry.Unfair,
		Finder: family{"sashimi-jellyfish", 4, Basic, Sashimi},
		Board:  "+4.7+9.81.....25+4.7...21.+74...3.+8+2....9..47....2+7.3+9...5.4.+58+29...+2+9.+1+3+58+45+81.49.3.:552 629 638 643 648 653 658 663 697 823",
	},
	{
		Key: "finned-squirmbag", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0313", Score: 470, OnRequest: true,
		Finder: family{"finned-squirmbag", 5, Basic, Finned},
		Board:  ".....87.58+357..1.+9+74.+59+3...4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 611 612 978 998",
	},
	{
		Key: "finned-whale", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0314", Score: 470, OnRequest: true,
		Finder: family{"finned-whale", 6, Basic, Finned},
		Board:  ".....87.58+357..1.+9+74..9+3...4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 611 612 978 998",
	},
	{
		Key: "finned-leviathan", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0315", Score: 470, OnRequest: true,
		Finder: family{"finned-leviathan", 7, Basic, Finned},
		Board:  "......36+7..4...9.8.......429128.+3+4.+6...+94+6..+1+468.+12.+9358.13+9..4..1.6...9.+4+92.7...:",
	},
	{
		Key: "sashimi-squirmbag", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0323", Score: 470, OnRequest: true,
		Finder: family{"sashimi-squirmbag", 5, Basic, Sashimi},
		Board:  "..+6+1.87.58+357..1.+9+74+1+59+3...4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "sashimi-whale", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0324", Score: 470, OnRequest: true,
		Finder: family{"sashimi-whale", 6, Basic, Sashimi},
		Board:  ".....87.58+357..1.+9+74.+59+3...4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 611 612 978 998",
	},
	{
		Key: "sashimi-leviathan", Class: entry.Pattern, Stage: entry.OneDigit,
		HoDoKu: "0325", Score: 470, OnRequest: true,
		Finder: family{"sashimi-leviathan", 7, Basic, Sashimi},
		Board:  "2.+8..6..+1764+8+9+1+352.+1.+72.8+6+4..1.8...6...+1.7.+8.+8..6..14.4+92..+8.+1.+18.2....9..791..+28:242 315 342 344 346 352 362 366 375 385 396 446 485 542 546 552 557 562 566 575 585 747 941",
	},
}

// Loops lists the techniques for odd loops of one digit.
var Loops = []entry.Technique{
	{
		Key: "guardians", Class: entry.Pattern, Stage: entry.Chains, Later: 1,
		HoDoKu: "0705",
		Finder: entry.Func(Guardians),
		Board:  "..+6+1.87.58+357..1.+9+74+1+59+3...4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
}

// WithBoxes lists the techniques for fish with boxes and for kraken fish.
var WithBoxes = []entry.Technique{
	{
		Key: "franken-x-wing", Class: entry.Pattern, Stage: entry.Sets, Later: 1,
		HoDoKu: "0330", Score: 300, Level: entry.Unfair,
		Finder: family{"franken-x-wing", 2, Franken, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "franken-swordfish", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0331", Score: 350, Level: entry.Unfair,
		Finder: family{"franken-swordfish", 3, Franken, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "franken-jellyfish", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0332", Score: 370,
		Finder: family{"franken-jellyfish", 4, Franken, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "franken-squirmbag", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0333", Score: 470, OnRequest: true,
		Finder: family{"franken-squirmbag", 5, Franken, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "franken-whale", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0334", Score: 470, OnRequest: true,
		Finder: family{"franken-whale", 6, Franken, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "franken-leviathan", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0335", Score: 470, OnRequest: true,
		Finder: family{"franken-leviathan", 7, Franken, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:",
	},
	{
		Key: "finned-franken-x-wing", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0340", Score: 390, Level: entry.Unfair,
		Finder: family{"finned-franken-x-wing", 2, Franken, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98.+196.+4.7.+6.3+9.25+14+1+6+8.3+5..+7.27.1+9.5...4.+67..+1:",
	},
	{
		Key: "finned-franken-swordfish", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0341", Score: 410, Level: entry.Unfair,
		Finder: family{"finned-franken-swordfish", 3, Franken, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98.+196.+4.7.+6.3+9.25+14+1+6+8.3+5..+7.27.1+9.5...4.+67..+1:",
	},
	{
		Key: "finned-franken-jellyfish", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0342", Score: 430,
		Finder: family{"finned-franken-jellyfish", 4, Franken, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98..96.+4.7.+6.3+9.25+14..+8.3+5..+7.27.1+9.5...4.+67..+1:",
	},
	{
		Key: "finned-franken-squirmbag", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0343", Score: 470, OnRequest: true,
		Finder: family{"finned-franken-squirmbag", 5, Franken, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98..96.+4.7...3+9.25.4..+8.3...+7.27.1..5...4.+67...:",
	},
	{
		Key: "finned-franken-whale", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0344", Score: 470, OnRequest: true,
		Finder: family{"finned-franken-whale", 6, Franken, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98.+196.+4.7.+6.3+9.25+14+1+6+8.3+5..+7.27.1+9.5...4.+67..+1:",
	},
	{
		Key: "finned-franken-leviathan", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0345", Score: 470, OnRequest: true,
		Finder: family{"finned-franken-leviathan", 7, Franken, Finned},
		Board:  "+2+9+6+1.87.58+357..1.+9+74+1+59+3...4.+23..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "mutant-x-wing", Class: entry.Pattern, Stage: entry.Sets, Later: 1,
		HoDoKu: "0350", Score: 450, OnRequest: true,
		Finder: family{"mutant-x-wing", 2, Mutant, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "mutant-swordfish", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0351", Score: 450, OnRequest: true,
		Finder: family{"mutant-swordfish", 3, Mutant, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "mutant-jellyfish", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0352", Score: 450, OnRequest: true,
		Finder: family{"mutant-jellyfish", 4, Mutant, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "mutant-squirmbag", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0353", Score: 470, OnRequest: true,
		Finder: family{"mutant-squirmbag", 5, Mutant, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "mutant-whale", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0354", Score: 470, OnRequest: true,
		Finder: family{"mutant-whale", 6, Mutant, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:478 978 998",
	},
	{
		Key: "mutant-leviathan", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0355", Score: 470, OnRequest: true,
		Finder: family{"mutant-leviathan", 7, Mutant, None},
		Board:  ".....87.58.57..1.+9+74..9....4..3..6.8..96...7...3..25.4..+8.3...+7.27.1..5...4..7...:",
	},
	{
		Key: "finned-mutant-x-wing", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0360", Score: 470, OnRequest: true,
		Finder: family{"finned-mutant-x-wing", 2, Mutant, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98.+196.+4.7.+6.3+9.25+14+1+6+8.3+5..+7.27.1+9.5...4.+67..+1:",
	},
	{
		Key: "finned-mutant-swordfish", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0361", Score: 470, OnRequest: true,
		Finder: family{"finned-mutant-swordfish", 3, Mutant, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98.+196.+4.7.+6.3+9.25+14+1+6+8.3+5..+7.27.1+9.5...4.+67..+1:",
	},
	{
		Key: "finned-mutant-jellyfish", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0362", Score: 470, OnRequest: true,
		Finder: family{"finned-mutant-jellyfish", 4, Mutant, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98..96.+4.7.+6.3+9.25+14..+8.3+5..+7.27.1+9.5...4.+67..+1:",
	},
	{
		Key: "finned-mutant-squirmbag", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0363", Score: 470, OnRequest: true,
		Finder: family{"finned-mutant-squirmbag", 5, Mutant, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98.+196.+4.7.+6.3+9.25+14+1+6+8.3+5..+7.27.1+9.5...4.+67..+1:",
	},
	{
		Key: "finned-mutant-whale", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0364", Score: 470, OnRequest: true,
		Finder: family{"finned-mutant-whale", 6, Mutant, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98.+196.+4.7.+6.3+9.25+14+1+6+8.3+5..+7.27.1+9.5...4.+67..+1:",
	},
	{
		Key: "finned-mutant-leviathan", Class: entry.Pattern, Stage: entry.Sets,
		HoDoKu: "0365", Score: 470, OnRequest: true,
		Finder: family{"finned-mutant-leviathan", 7, Mutant, Finned},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4.+23.+16+98.+196.+4.7.+6.3+9.25+14+1+6+8.3+5..+7.27.1+9.5...4.+67..+1:",
	},
	{
		Key: "kraken-fish-1", Class: entry.Pattern, Stage: entry.Branches, Later: 1,
		HoDoKu: "0371", Score: 500, OnRequest: true,
		Finder: krakenFish{"kraken-fish-1", 1},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4+7+23+5+16+98+5+196+8+4+27+3+6+83+9+725+14+1+6+8.3+5..+7+327.1+9.5+6+9+54.+67+3.+1:",
	},
	{
		Key: "kraken-fish-2", Class: entry.Pattern, Stage: entry.Branches,
		HoDoKu: "0372", Score: 500, OnRequest: true,
		Finder: krakenFish{"kraken-fish-2", 2},
		Board:  "+2+9+6+1+487+358+357+2+61+4+9+74+1+59+3...4+7+23+5+16+98+5+196+8+4+27+3+6+83+9+725+14+1+6+8.3+5..+7+327.1+9.5+6+9+54.+67+3.+1:",
	},
}

// Templates holds techniques based on the ways to place a digit on the whole board.
var Templates = []entry.Technique{
	{
		Key: "template-set", Class: entry.Pattern, Stage: entry.Branches, Later: 2,
		HoDoKu: "1201", Score: 10000, OnRequest: true,
		Finder: templates{"template-set", true},
		Board:  "+89+42+56+1+3+7+6+37+48+12+9+55+2+1+7+9+34+8+6+1439+7+2+6+5+8+7+6+8+1+3+59+4+2+25+9+6+4+8+71391+5+367+8+243+7+28+1+456+94+86+5+2+9+3.1:",
	},
	{
		Key: "template-delete", Class: entry.Pattern, Stage: entry.Branches,
		HoDoKu: "1202", Score: 10000, OnRequest: true,
		Finder: templates{"template-delete", false},
		Board:  "+89+42+56+1+3+7+6+37+48+12+9+55+2+1+7+9+34+8+6+1439+7+2+6+5+8+7+6+8+1+3+59+4+2+25+9+6+4+8+71391+5.67+8.43+7+28+1+456+94+86...+3.1:",
	},
}
