package wing

import "sudoku/solver/technique/entry"

// Wings holds all techniques of the family.
var Wings = []entry.Technique{
	{
		Key: "w-wing", Class: entry.Pattern, Stage: entry.Wings, Later: 1,
		HoDoKu: "0803", Score: 150, Level: entry.Hard,
		Finder: entry.Func(W),
		Board:  "+4+2+3+9+61+8+7+59+16.....+4...243+9+61+3+625+1+8+4+97+548+3+796+1+2+1+7+9+6+2+4+5+83.9.+1.+6.486.+14..7.+9.3+4.+9.1.+6:791",
	},
	{
		Key: "xy-wing", Class: entry.Pattern, Stage: entry.Wings,
		HoDoKu: "0800", Score: 160, Level: entry.Hard, SE: 42,
		Finder: xyWing{"xy-wing", 2},
		Board:  ".+2+7.+3.+459+53+1+924+8+7+6.+945.+7+21+3.6+8.+75+9+34.53.+9.16+7.7+9..3+5+8+27+1+23+5+9+6+48+9+4+67..+3+25+3+8+5.4.+79+1:",
	},
	{
		Key: "xyz-wing", Class: entry.Pattern, Stage: entry.Wings,
		HoDoKu: "0801", Score: 180, Level: entry.Hard, SE: 44,
		Finder: xyWing{"xyz-wing", 3},
		Board:  ".+9..+3+2.+511.5.+48.+92...5+19..7..+19.+4..+5+95.3.+1..+4+46+3+8+25719+5+4+6+2+93+1+7+832+81+5+7+94671+94+8+65+2+3:847 848",
	},
	{
		Key: "wxyz-wing", Class: entry.Pattern, Stage: entry.Wings, Later: 1,
		HoDoKu: "0802", SE: 55,
		Finder: entry.Func(WXYZ),
		Board:  "+7+2..+51983+8+15+9+3..+4.+3+9..8...1439.+28+1..6+8+1+3+4..9.+2+5+71+6+9+4+3816+2+8+94+37+5+5+4+827+36+1+99+7+3.+1.+82+4:634",
	},
}
