package unique

import "sudoku/solver/technique/entry"

// Graves lists the techniques for the bivalue universal grave, one for each form.
var Graves = []entry.Technique{
	{
		Key: "bug-plus-1", Class: entry.Pattern, Stage: entry.Wings, Later: 4,
		HoDoKu: "0610", Score: 100, Level: entry.Hard, SE: 56, Uniqueness: true,
		Finder: bug{"bug-plus-1", 0},
		Board:  ".3+5.+2+9+6+18+2+91+3+685476.+85.1+3+9+2.2+3+6.5.+7+9..7.+9+3+2+56+5+6+9..+2.349+5+6+18+7+4+233+829+5+47+6+1..+42+36+9+8+5:141",
	},
	{
		Key: "bug-type-1", Class: entry.Pattern, Stage: entry.Wings,
		SE: 56, Uniqueness: true,
		Finder: bug{"bug-type-1", 1},
		Board:  ".63+4..+9.+5.+9.56..+3.2+5.9.3..69.5+2+4+63+8.+32.+8+5+9+4+6.+6..1372+5+9..6+3+2+579+8+53+9+7816....+2+6+94+51+3:129 133 423 711 729 733 823",
	},
	{
		Key: "bug-type-2", Class: entry.Pattern, Stage: entry.Wings,
		SE: 57, Uniqueness: true,
		Finder: bug{"bug-type-2", 2},
		Board:  "..+9.7.+8+2142.+8+5.79.+8.7.+9+254.94+8+2+6+71+3+56+75.3.+9+8+2+2..5+8+9+674..+4+91+8+2+6+7+78+264+53+1+91+96+7+23+4+58:",
	},
	{
		Key: "bug-type-4", Class: entry.Pattern, Stage: entry.Wings,
		SE: 57, Uniqueness: true,
		Finder: bug{"bug-type-4", 4},
		Board:  "+6+95+2.3+71.7+24...3+9.+8+3+1.7+962.2+7893+1+4+5+615+3..+28+7+9+469..+7+2+319+86+7+25+143+3.+7.+9.+56+2+5.+2+3..9+87:484 495",
	},
	{
		Key: "bug-type-3", Class: entry.Pattern, Stage: entry.Wings,
		SE: 58, Uniqueness: true,
		Finder: bug{"bug-type-3", 3},
		Board:  "+9.6+7+4+3+8+1.8.+7.1.+9+3..+1+3+829+67.3+9+4+1+57+2+8+61+6+8..+245+7+27+54+68+39+1..9+2.4+16+8..2..+15+4+9..+1...+723:522 529 591 592",
	},
}

// Rectangles lists the techniques for the deadly patterns of rectangles and loops.
var Rectangles = []entry.Technique{
	{
		Key: "unique-rectangle-1", Class: entry.Pattern, Stage: entry.Wings, Later: 2,
		HoDoKu: "0600", Score: 100, Level: entry.Hard, SE: 45, Uniqueness: true,
		Finder: rectangleType{"unique-rectangle-1", 1},
		Board:  "+8+7+9..+3..12....78.+9.4..98..+7+9+637+2+518+4+4+2+8+9+1+637+5+7+15+3+84+6+9+2.8+2+6+794.+3..+7+84+29.66+9+4+5+31+72+8:131 518 528 538",
	},
	{
		Key: "unique-rectangle-2", Class: entry.Pattern, Stage: entry.Wings,
		HoDoKu: "0601", Score: 100, Level: entry.Hard, SE: 45, Uniqueness: true,
		Finder: rectangleType{"unique-rectangle-2", 2},
		Board:  "+95+1+3+8+624773+4+19+2+65+8+2..+74+5.9.1...3+7..+5+8.+75+24...5.3.61...+31+2+4+7+9+58667.2+5....+4.+5+61....:642 942 962",
	},
	{
		Key: "unique-rectangle-3", Class: entry.Pattern, Stage: entry.Wings,
		HoDoKu: "0602", Score: 100, Level: entry.Hard, SE: 45, Uniqueness: true,
		Finder: rectangleType{"unique-rectangle-3", 3},
		Board:  "+1..7..+3+5...51..7......+5814.+5+1...6+27.629+4+7+5+8+3+1....+2+15..4+5+7+2+19+6833+9+1+68+7+42+5+2+865..+9+1+7:",
	},
	{
		Key: "unique-rectangle-4", Class: entry.Pattern, Stage: entry.Wings,
		HoDoKu: "0603", Score: 100, Level: entry.Hard, SE: 45, Uniqueness: true,
		Finder: rectangleType{"unique-rectangle-4", 4},
		Board:  "+1..7..+93+45+9+64+1+3+7+8+2+37+4..9+516.6.+3.184+5+4519..+2+7+38+3..4.6+9+1.1.+6+3.+4+577.+5+1+9.3+6+8+6.3...+129:215 216 266 815 816",
	},
	{
		Key: "unique-rectangle-5", Class: entry.Pattern, Stage: entry.Wings,
		HoDoKu: "0604", Score: 100, Level: entry.Hard, SE: 45, Uniqueness: true,
		Finder: rectangleType{"unique-rectangle-5", 5},
		Board:  "+2.+7.+169..+6+9+1.8.....43+27+9.6+13.862....+4.9.3.+6...+62.943.79+2+51+6..4...+4.+521.+6..6.+482..:514 527 528 529 542 568 782 788 792 888",
	},
	{
		Key: "unique-rectangle-6", Class: entry.Pattern, Stage: entry.Wings,
		HoDoKu: "0605", Score: 100, Level: entry.Hard, Uniqueness: true,
		Finder: rectangleType{"unique-rectangle-6", 6},
		Board:  "+153.6+2+47.....5+7+3+1..+7...12.+5+72.+6+4.+153.+657+1.+8+24.41+52.6+9+7..6..5+7+41+53.+17+49..4+1+7.96+5+3.:824 829 831 833 834 874 889",
	},
	{
		Key: "unique-loop-1", Class: entry.Pattern, Stage: entry.Wings, Later: 3,
		SE: 46, Uniqueness: true,
		Finder: loop{"unique-loop-1", 1},
		Board:  "...+1+6.578.+86+9+57.1+4...84...+6.3..1+6+8.5+6.+8.2+54....5.+9+8.6.4..5796+8.8+6.+2+3+4.+5....6+8+1.+42:162 212 213 231 232 233 241 261 313 331 333 391 743 762 793 911 931 932 933 943",
	},
	{
		Key: "unique-loop-2", Class: entry.Pattern, Stage: entry.Wings,
		SE: 46, Uniqueness: true,
		Finder: loop{"unique-loop-2", 2},
		Board:  "6+93+74..+5+2+8+51+3+92.7....65.9+3.+37+2......4...+7.32.9..2..7..+1..4+8.....6.....8.5.8+9.7.1.:146 149 156 159 166 186 395 439 447 449 469 547 579 589 646 647 659 669 846 849 856 866",
	},
	{
		Key: "unique-loop-3", Class: entry.Pattern, Stage: entry.Wings,
		SE: 46, Uniqueness: true,
		Finder: loop{"unique-loop-3", 3},
		Board:  ".....+7...+14.+83569....9+621.4...+27+856+323+6.+59...7..3.+6........+3..88....14...79.+84...:162 163 178 212 273 277 278 283 288 289 311 313 338 463 511 512 533 572 573 582 589 812 833 867 868 962",
	},
	{
		Key: "unique-loop-4", Class: entry.Pattern, Stage: entry.Wings,
		SE: 46, Uniqueness: true,
		Finder: loop{"unique-loop-4", 4},
		Board:  "+7.....6...6+18.2..9..4+67+9.1..732.61+9+4...71..58....9..+67...3..9...25......4.7......:176 179 181 192 237 278 297 299 316 318 327 328 337 387 389 397 399 418 425 488 515 527 531 561 575 595 599 675 679 681 788 875 876 878 881 887 892",
	},
	{
		Key: "hidden-rectangle", Class: entry.Pattern, Stage: entry.Wings, Later: 2,
		HoDoKu: "0606", Score: 100, Level: entry.Hard, Uniqueness: true,
		Finder: entry.Func(HiddenRectangle),
		Board:  "5+2+7+41+9+38+6+314+7+8+62+95+89+6+5+23+1+74.+682+7+45+3..+7+563+8..2+24+39+5+1+76+8.+8.+3......+3.+1..8.7.5.+84...3:171 191 971 981 991",
	},
	{
		Key: "avoidable-rectangle-1", Class: entry.Pattern, Stage: entry.Wings, Later: 2,
		HoDoKu: "0607", Score: 100, Level: entry.Hard, Uniqueness: true,
		Finder: avoidableRectangle{"avoidable-rectangle-1", 1},
		Board:  "+6+8+9...7+23+17+5..+6+94+8+2+3+49+8+71+5674+2.6.+8.93+58...+6.+4+9+6+1...2.+5+41+7...+3+6+2+59+3+6+724818+26+4+13+5+9+7:516",
	},
	{
		Key: "avoidable-rectangle-2", Class: entry.Pattern, Stage: entry.Wings,
		HoDoKu: "0608", Score: 100, Level: entry.Hard, Uniqueness: true,
		Finder: avoidableRectangle{"avoidable-rectangle-2", 2},
		Board:  "..+5.7.+1.39....1+7.+5.1+7+5.+34.2+76...4..+15+823+1+7+6+49.....+5..7+2+7+49+5631+8+358+1+4+2+9+76.+9.+7+38+52+4:",
	},
	{
		Key: "extended-rectangle-1", Class: entry.Pattern, Stage: entry.Wings, Later: 3,
		Uniqueness: true,
		Finder:     extendedRectangle{"extended-rectangle-1", 1},
		Board:      "9..+62..74+7..+43.+6.+9+1+64+9+758+32276.....+839+581+2+46+7+8+4+1+7+69..+3+58.1+9+7.+4+6+4+17.+8+6..56.+9...78+1:547 548",
	},
	{
		Key: "extended-rectangle-2", Class: entry.Pattern, Stage: entry.Wings,
		Uniqueness: true,
		Finder:     extendedRectangle{"extended-rectangle-2", 2},
		Board:      ".+1+4.8.....6+8.7..2..79.6...54+3.8+1+9...1+5..+3...9+892.5.3+1.+7.+13..4..+9.3.+4..7+1+64+57.1.+38:257 276 284 286 424 456 524 649 654 656 658 669 676 687 747 917",
	},
	{
		Key: "extended-rectangle-3", Class: entry.Pattern, Stage: entry.Wings,
		Uniqueness: true,
		Finder:     extendedRectangle{"extended-rectangle-3", 3},
		Board:      "6.....52.....9.+17.+71.8..+43..8...1.+65.4.9..+8+1+7+167.58.+9+4+4.+1.3.68+2.23.+8.+741+8+7+6...9+5+3:223 244 245 251 295 321 344 414 523 576 913",
	},
	{
		Key: "extended-rectangle-4", Class: entry.Pattern, Stage: entry.Wings,
		Uniqueness: true,
		Finder:     extendedRectangle{"extended-rectangle-4", 4},
		Board:      "+7.+62.+34.+9+235+9.....9.+4..+6..+3+4+5+9+18+7+6+321+2+3+5+6987+4+86+743+25+9+1+5+7+26+9+13+48.91.....+5.+48.+2+5+91.:",
	},
}
