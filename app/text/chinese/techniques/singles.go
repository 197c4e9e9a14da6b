package techniques

import "sudoku/solver/explain"

var singles = []explain.Lesson{
	{
		Title: "同区剩余",
		What:  "一行、一列或一宫已填八格，第九格填缺少的那个数字。",
		Why:   "每个区域都填入1到9，各一次。已有八个，就只剩一个。",
		Look:  "留意快填满的区域，每填一个数字之后再看一遍。",
		Techniques: []explain.Technique{
			{Key: "full-house", Name: "同区剩余"},
		},
	},
	{
		Title: "排除法",
		What:  "在一行、一列或一宫里，某个数字只剩一格可填，不管那一格还能填什么。",
		Why:   "这个区域需要这个数字，而其他空格都能在所在的行、列、宫里看到它。",
		Look:  "选一个盘面上常见的数字。在还没有它的每个宫里，划去已有它的行和列，如果只剩一格，就填在那里。然后对行和列也这样做。",
		Techniques: []explain.Technique{
			{Key: "hidden-single-box", Name: "宫排除法"},
			{Key: "hidden-single-line", Name: "行列排除法"},
		},
	},
	{
		Title: "唯余法",
		What:  "一个格子只剩一个候选数。",
		Why:   "它所在的行、列、宫里已有另外八个数字，或者前面的步骤已将它们排除。",
		Look:  "看三个区域都填得较满的格子，数一数它能看到几个不同的数字：有八个，就剩一个。",
		Techniques: []explain.Technique{
			{Key: "naked-single", Name: "唯余法"},
		},
	},
	{
		Title: "直观步骤",
		What:  "排除一些候选数之后，某个数字在一个区域里只剩一个位置，于是不做笔记就能直接填入。",
		Why:   "每一种都是区块或隐性数组，接着一次排除法。Sudoku Explainer把两者算作一步，因为人是一眼看出来的。",
		Look:  "当一个数字在某宫只有两三个位置，而且都在一条线上时，就当这条线已被占用，再观察旁边的宫。",
		Techniques: []explain.Technique{
			{Key: "direct-pointing", Name: "直观宫区块"},
			{Key: "direct-claiming", Name: "直观行列区块"},
			{Key: "direct-hidden-pair", Name: "直观隐性数对"},
			{Key: "direct-hidden-triplet", Name: "直观隐性三数组"},
		},
	},
}
