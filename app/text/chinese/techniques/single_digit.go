package techniques

import "sudoku/solver/explain"

var singleDigit = []explain.Lesson{
	{
		Title: "摩天楼",
		What:  "一个数字在两条平行线上各有两个位置，其中一条线的一个位置与另一条线的一个位置对齐。能看到另外两个位置的格排除这个数字。",
		Why:   "对齐的两个位置不能同时为真，所以另外两个至少有一个为真。",
		Look:  "选定一个数字，记下它只有两个位置的列。如果其中两列的下端在同一行，而上端不在同一行，就找能同时看到两个上端的格。然后对行也这样做。",
		Techniques: []explain.Technique{
			{Key: "skyscraper", Name: "摩天楼"},
		},
	},
	{
		Title: "双线风筝",
		What:  "一个数字在一行和一列中各有两个位置，两者各有一个位置在同一宫。另外两端相交处的格排除这个数字。",
		Why:   "宫里的两个位置不能同时为真，所以另外两端至少有一个为真。",
		Look:  "选定一个数字。若只有两个位置的一行和一列在某宫相遇，但不在同一格，就沿着它们找到另一端：两端交叉的那一格排除这个数字。",
		Techniques: []explain.Technique{
			{Key: "two-string-kite", Name: "双线风筝"},
			{Key: "dual-two-string-kite", Name: "双重双线风筝"},
		},
	},
	{
		Title: "多宝鱼",
		What:  "两个区域中，一个数字各有两个位置，其中一边的一个位置能看到另一边的一个位置。能看到另外两端的格排除这个数字。",
		Why:   "强、弱、强：两端必有一个为真。摩天楼和双线风筝是其中最容易看出的形式。",
		Look:  "选定一个数字，在它只有两个位置的每个区域中，用线连接这两个位置。若两条线各有一端能互相看到，就看剩下的两端。",
		Techniques: []explain.Technique{
			{Key: "turbot-fish", Name: "多宝鱼"},
		},
	},
	{
		Title: "空矩形",
		What:  "一个宫里，一个数字的位置只在一行和一列上；宫外，该数字的一对位置有一端在这一行或这一列上。另一端所在的线与宫内另一条线的相交格排除这个数字。",
		Why:   "如果这对位置的近端为假，远端就为真；如果近端为真，宫里的数字就在另一条线上。无论哪种情况，相交格都不能填。",
		Look:  "找十字以外的四格都不能填该数字的宫。",
		Techniques: []explain.Technique{
			{Key: "empty-rectangle", Name: "空矩形"},
			{Key: "dual-empty-rectangle", Name: "双重空矩形"},
		},
	},
	{
		Title: "守护者（断翼）",
		What:  "一圈奇数个格子，沿途每个区域里有两格，都可能填同一个数字。这些区域里该数字的其他位置就是守护者，能看到所有守护者的格排除这个数字。",
		Why:   "数字无法在奇数环上交替填入，所以守护者之一为真。",
		Look:  "找成对位置几乎构成五格环的数字。",
		Techniques: []explain.Technique{
			{Key: "guardians", Name: "守护者"},
		},
	},
}
