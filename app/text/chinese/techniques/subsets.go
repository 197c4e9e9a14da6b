package techniques

import "sudoku/solver/explain"

var subsets = []explain.Lesson{
	{
		Title: "区块：宫区块",
		What:  "一个数字在某宫的所有位置都在同一行或同一列，那么这条线的其余部分排除它。",
		Why:   "这个宫必须有这个数字，所以它就在线与宫相交的地方，而这条线只能有一个。",
		Look:  "逐宫观察。在每个宫里，看还剩两三个位置的数字。如果这些位置都在同一行或同一列，就沿着这条线出宫去找它。",
		Techniques: []explain.Technique{
			{Key: "pointing", Name: "宫区块"},
		},
	},
	{
		Title: "区块：行列区块",
		What:  "一个数字在某行或某列的所有位置都在同一宫，那么这个宫的其余部分排除它。",
		Why:   "这条线必须有这个数字，而且只能在这个宫里，所以这个宫的它就在那里，不会在别处。",
		Look:  "逐行逐列观察。看每条线上还剩两三个位置的数字。如果这些位置都在同一宫，就到这个宫的其余部分去找它。",
		Techniques: []explain.Technique{
			{Key: "claiming", Name: "行列区块"},
		},
	},
	{
		Title: "死锁数对和死锁三数组",
		What:  "同一条线又同一宫里，两格有相同的两个候选数，或三格共有三个候选数。这些数字在线和宫的其余部分都被排除。",
		Why:   "这些格自己就用完了这些数字，对线如此，对宫也如此。",
		Look:  "这就是线与宫相交的那几格里的显性数对或三数组：看相交处的两三个空格。",
		Techniques: []explain.Technique{
			{Key: "locked-pair", Name: "死锁数对"},
			{Key: "locked-triple", Name: "死锁三数组"},
		},
	},
	{
		Title: "显性数对、三数组和四数组",
		What:  "一个区域里有两格，合起来只有两个候选数；或三格三个，或四格四个。这个区域的其他格排除这些数字。",
		Why:   "格数与数字个数相等：每格各占一个，其他格就没有份了。不必每一格都有全部这些数字。",
		Look:  "从只有两个候选数的格子开始。在它的行、列、宫里找另一个候选数相同的格子，再找只多出一个数字的第三格。",
		Techniques: []explain.Technique{
			{Key: "naked-pair", Name: "显性数对"},
			{Key: "naked-triple", Name: "显性三数组"},
			{Key: "naked-quad", Name: "显性四数组"},
		},
	},
	{
		Title: "隐性数对、三数组和四数组",
		What:  "两个数字在一个区域里只能填在同样的两格；或三个数字三格，或四个数字四格。这些格排除其他所有候选数。",
		Why:   "这些数字要占满这些格，这些格就容不下别的数字。它与该区域其余格的显性数组互补。",
		Look:  "选一个空格多的区域，数一数每个数字有几个位置。两个数字若只有同样的两个位置，不管那两格有多少候选数，都构成数对。",
		Techniques: []explain.Technique{
			{Key: "hidden-pair", Name: "隐性数对"},
			{Key: "hidden-triple", Name: "隐性三数组"},
			{Key: "hidden-quad", Name: "隐性四数组"},
		},
	},
}
