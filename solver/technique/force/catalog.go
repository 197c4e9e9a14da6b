package force

import (
	"sudoku/solver/forcing"
	"sudoku/solver/technique/entry"
)

// Chains holds all techniques of the family.
var Chains = []entry.Technique{
	{
		Key: "nishio-forcing-chain", Class: entry.Branching, Stage: entry.Branches,
		SE:    75,
		Long:  family{"nishio-forcing-chain", forcing.Nishio, forcing.AnyForm, 75},
		Board: "1....7.9.+53.+12+9..8..96..5.+1..53..9+8..1+3.8...26....4+1..3......1..4+1.....7..7...3..:212 272 276 286 287 292 419 427 431 495 558 564 565 574 575 595 596 617 646 675 677 679 685 696 698 738 745 751 754 762 768 872 874 886 896 974 994 995",
	},
	{
		Key: "cell-forcing-chain", Class: entry.Branching, Stage: entry.Branches,
		HoDoKu: "1302", Score: 500, SE: 80,
		Long:  family{"cell-forcing-chain", forcing.Multiple, forcing.EachDigit, 80},
		Board: "8..+7.......36...+7..7+5.9.2...5...7.......457...+8.1...3.+5.1.+7..68..85...1..9....4..:121 125 252 263 276 293 295 296 317 374 376 381 389 395 399 431 441 472 486 519 527 613 641 643 659 661 663 669 681 695 917 927 947 967 989",
	},
	{
		Key: "house-forcing-chain", Class: entry.Branching, Stage: entry.Branches,
		HoDoKu: "1302", Score: 500, SE: 80,
		Long:  family{"house-forcing-chain", forcing.Multiple, forcing.EachPlace, 80},
		Board: "1....7.9..3..2+9..8..96..5....53..9...1..8...26....4...3......1..4+1.....7..7...3..:286 421 427 564 574 575 617 696 768 868 886 898 974 994",
	},
	{
		Key: "dynamic-forcing-chain", Class: entry.Branching, Stage: entry.Branches, Later: 1,
		HoDoKu: "1303", Score: 700, SE: 85,
		Long:  family{"dynamic-forcing-chain", forcing.Dynamic, forcing.AnyForm, 85},
		Board: "1....7.9..3..2+9..8..96..5....53..9...1..8...26....4...3......1..4+1.....7..7...3..:286 421 427 564 574 575 617 696 748 768 868 886 898 974 994",
	},
	{
		Key: "dynamic-plus-forcing-chain", Class: entry.Branching, Stage: entry.Branches,
		SE:    90,
		Long:  family{"dynamic-plus-forcing-chain", forcing.Plus, forcing.AnyForm, 90},
		Board: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..:295 314 395 441 539 641 643 659 661 662 663 794 795 917 927 947",
	},
	{
		Key: "nested-forcing-chain-2", Class: entry.Branching, Stage: entry.Branches, Later: 1,
		SE:    95,
		Long:  family{"nested-forcing-chain-2", forcing.Nested2, forcing.AnyForm, 95},
		Board: ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....:184 192 221 224 297 344 374 384 395 422 428 513 613 622 624 625 636 666 695 717 721 811 924 931 932",
	},
	{
		Key: "nested-forcing-chain-3", Class: entry.Branching, Stage: entry.Branches,
		SE:    100,
		Long:  family{"nested-forcing-chain-3", forcing.Nested3, forcing.AnyForm, 100},
		Board: ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....:344 374",
	},
	{
		Key: "nested-forcing-chain-4", Class: entry.Branching, Stage: entry.Branches,
		SE:    105,
		Long:  family{"nested-forcing-chain-4", forcing.Nested4, forcing.AnyForm, 105},
		Board: "+6+5794+8+312+4+9+2+731...8+1+3+2+56+4+7+9+5+7+8..3.413+69+4+1+5...+1+2+4..7.+36+93+5+1.+2..+42+8+1+3.+4.9.+7+4658+9+1+2+3:",
	},
	{
		Key: "nested-forcing-chain-5", Class: entry.Branching, Stage: entry.Branches,
		SE:    110,
		Long:  family{"nested-forcing-chain-5", forcing.Nested5, forcing.AnyForm, 110},
		Board: "+6+9+71+52+8+4+3+2+51.4.7+9+643+8+7+6+9+2+51+7+459+81+3+6+2+3+192+7+6+58486+2+4+359+1+7+1+8+6+5+2.+4+7+95+7.+6+9.+12+89+2..+176+3+5:",
	},
}
