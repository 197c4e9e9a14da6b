package expert

import "sudoku/solver/technique/entry"

// Patterns holds all techniques of the family.
var Patterns = []entry.Technique{
	{
		Key: "firework-triple", Class: entry.Pattern, Stage: entry.Sets, Later: 1,
		Finder: entry.Func(FireworkTriple),
		Board:  "1.....5.82.........4..9.7.6..3..2....26.8.9..5....92......73....8....1.....9...42:",
	},
	{
		Key: "firework-quad", Class: entry.Pattern, Stage: entry.Sets,
		Finder: entry.Func(FireworkQuad),
		Board:  "+67+9.+14+2.8+5+2.+86.+7.9.+3+827+9+6.+5.5.+7+4+89.+38.7+93.+45+1493+15.+8.+7+9+856+2+137+4+7...8.+1+9+23+12+4+9+75+86:",
	},
	{
		Key: "firework-alp", Class: entry.Pattern, Stage: entry.Sets,
		Finder: fireworkPair{"firework-alp", false},
		Board:  "...+76+5..85.+2.3..7+9..7.9..5.7.1+3..+5.4.2+4+51.+7.+3.+5.+6+479..2+1.+9+7...5.+754.3..643.1+5.8.+7:248 831 842 851 868",
	},
	{
		Key: "firework-w-wing", Class: entry.Pattern, Stage: entry.Sets,
		Finder: fireworkPair{"firework-w-wing", true},
		Board:  "+2+31+8+49+7..+5+8+4+2+76+931+9+6+73+1524+86.85.+34+2+775+3+42....+4.+2..+73..+1+75.+34.+9+28+4+6..+2.7+33+297....+4:668 669 969",
	},
	{
		Key: "tridagon", Class: entry.Expert, Stage: entry.Sets, Later: 2,
		Finder: entry.Func(Tridagon),
		Board:  "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..:",
	},
	{
		Key: "sk-loop", Class: entry.Expert, Stage: entry.Sets, Later: 2,
		Finder: entry.Func(SKLoop),
		Board:  "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1:",
	},
	{
		Key: "junior-exocet", Class: entry.Expert, Stage: entry.Sets, Later: 2,
		Finder: entry.Func(JuniorExocet),
		Board:  ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....:",
	},
	{
		Key: "multi-sector-locked-sets", Class: entry.Expert, Stage: entry.Sets, Later: 2,
		Finder: entry.Func(MultiSectorLockedSets),
		Board:  "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1:",
	},
}
