package techniques

import "sudoku/solver/explain"

var wings = []explain.Lesson{
	{
		Title: "XY-Wing",
		What:  "三个格子各有两个候选数。枢纽格是x和y，例如3和5；它能看到的一格是x和z，例如3和8，另一格是y和z，例如5和8。后两格是翼格：能同时看到它们的格排除z，这里就是8。",
		Why:   "如果枢纽是x，与它共有x的翼格必为z。如果枢纽是y，另一个翼格必为z。无论哪种情况，总有一个翼格是z。",
		Look:  "以一个双值格为枢纽，找它能看到的另外两个双值格：一个有x，一个有y，而且两者的另一个数字都是z。",
		Techniques: []explain.Technique{
			{Key: "xy-wing", Name: "XY-Wing"},
		},
	},
	{
		Title: "XYZ-Wing",
		What:  "与XY-Wing相似，但枢纽也有z：它有x、y、z三个候选数，翼格是x、z和y、z。能同时看到三格的格排除z。",
		Why:   "如果枢纽是x或y，其中一个翼格必为z；否则枢纽本身就是z。无论哪种情况，三格之一是z。",
		Look:  "选一个有三个候选数的格子。在它的宫里找只有其中两个候选数的格子，再在它的行和列上找另一个只有其中两个的格子。三格都能看到的格，在第一格的宫里，又在第二格的线上。",
		Techniques: []explain.Technique{
			{Key: "xyz-wing", Name: "XYZ-Wing"},
		},
	},
	{
		Title: "W-Wing",
		What:  "两格有相同的两个候选数，但互相看不到；另有一个区域，其中一个数字只有两个位置，分别被这两格看到。能同时看到这两格的格排除另一个数字。",
		Why:   "两格不能都填相连的那个数字，否则那个区域就没有它的位置。所以其中一格填另一个数字。",
		Look:  "找候选数相同而互相看不到的两个双值格。对两个数字分别找一个区域，它在其中只有两个位置，两格各能看到一个。",
		Techniques: []explain.Technique{
			{Key: "w-wing", Name: "W-Wing"},
		},
	},
	{
		Title: "WXYZ-Wing",
		What:  "四格共有四个数字，除一个以外，其余在这四格中都只能填一次。能看到这个数字在其中所有位置的格排除它。",
		Why:   "四格需要四个数字。如果缺了这个特别的数字，三个数字就得填满四格。",
		Look:  "它是绕过宫角的待定数组：从有三四个候选数的枢纽格开始找。",
		Techniques: []explain.Technique{
			{Key: "wxyz-wing", Name: "WXYZ-Wing"},
		},
	},
	{
		Title: "远程数对",
		What:  "四格或更多格有相同的两个候选数，连成一条链，每格能看到下一格。相隔奇数条链的两端，能同时看到它们的格排除这两个数字。",
		Why:   "两个数字沿链交替，所以两端各填一个。",
		Look:  "当同一对数字出现在四格以上时，连起互相能看到的格，再看哪些格能看到其中相隔奇数条链的两格。",
		Techniques: []explain.Technique{
			{Key: "remote-pair", Name: "远程数对"},
		},
	},
}
