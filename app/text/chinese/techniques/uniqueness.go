package techniques

import "sudoku/solver/explain"

var uniqueness = []explain.Lesson{
	{
		Title: "唯一矩形",
		What:  "四格位于两行、两列、两宫，都可能填同样的两个数字。其中必有一格填别的数字；各类型的区别在于由此能推出什么。",
		Why:   "如果四格只有这两个数字，它们就可以互换，题目便有两个解。这要求题目只有一个解。",
		Look:  "先在一条线上找两个相同的数对，再看同样两宫的平行线上，更多候选数中是否也有这一对。",
		Techniques: []explain.Technique{
			{Key: "unique-rectangle-1", Name: "唯一矩形类型1"},
			{Key: "unique-rectangle-2", Name: "唯一矩形类型2"},
			{Key: "unique-rectangle-3", Name: "唯一矩形类型3"},
			{Key: "unique-rectangle-4", Name: "唯一矩形类型4"},
			{Key: "unique-rectangle-5", Name: "唯一矩形类型5"},
			{Key: "unique-rectangle-6", Name: "唯一矩形类型6"},
		},
	},
	{
		Title: "隐性唯一矩形",
		What:  "两宫中由两个数字构成的矩形，其中一个数字在某个角的行和列里都没有其他位置。那个角排除另一个数字。",
		Why:   "如果那个角填另一个数字，强链就会补全有两个解的结构。",
		Look:  "从只有这两个数字的角开始，看不经过它的那两条线。",
		Techniques: []explain.Technique{
			{Key: "hidden-rectangle", Name: "隐性唯一矩形"},
		},
	},
	{
		Title: "可规避矩形",
		What:  "矩形的三格已填，且都不是提示数；第四格若填某个数字，就成为可以互换的结构。第四格排除这个数字。",
		Why:   "一旦形成这种结构，不动任何提示数就能互换数字，题目便有两个解。",
		Look:  "看你自己填的数字：两宫中两对相同的数字，只差一格。",
		Techniques: []explain.Technique{
			{Key: "avoidable-rectangle-1", Name: "可规避矩形类型1"},
			{Key: "avoidable-rectangle-2", Name: "可规避矩形类型2"},
		},
	},
	{
		Title: "唯一环",
		What:  "六格或更多格围成的闭环，都可能填同样的两个数字，沿途每个区域里有两格。",
		Why:   "和唯一矩形一样，两个数字可以沿整个环互换。所以有多余候选数的格中，至少有一格填多余的数字。",
		Look:  "沿着相同的数对从一个区域走到下一个，直到回到起点；允许有一两格多出候选数。",
		Techniques: []explain.Technique{
			{Key: "unique-loop-1", Name: "唯一环类型1"},
			{Key: "unique-loop-2", Name: "唯一环类型2"},
			{Key: "unique-loop-3", Name: "唯一环类型3"},
			{Key: "unique-loop-4", Name: "唯一环类型4"},
		},
	},
	{
		Title: "拓展矩形",
		What:  "六格，三条线上各两格，都可能填同样的三个数字。其中必有一格填别的数字。",
		Why:   "三个数字可以在两条长边之间互换，题目便有两个解。",
		Look:  "在横排或竖排的三个宫里，找候选数出自同样三个数字的格子。",
		Techniques: []explain.Technique{
			{Key: "extended-rectangle-1", Name: "拓展矩形类型1"},
			{Key: "extended-rectangle-2", Name: "拓展矩形类型2"},
			{Key: "extended-rectangle-3", Name: "拓展矩形类型3"},
			{Key: "extended-rectangle-4", Name: "拓展矩形类型4"},
		},
	},
	{
		Title: "全双值坟墓（BUG）",
		What:  "除一格或几格以外，所有空格都只有两个候选数。这几格中，必有不属于该结构的候选数为真。",
		Why:   "如果每个空格都有两个候选数，每个数字在各区域中都有两个位置，它们就全都可以互换，题目便有两个解，或者无解。这要求题目只有一个解。",
		Look:  "接近结束、到处都是数对的时候，找有三个候选数的那一格。在它的区域里出现三次的数字就是答案。",
		Techniques: []explain.Technique{
			{Key: "bug-plus-1", Name: "BUG+1"},
			{Key: "bug-type-1", Name: "BUG类型1"},
			{Key: "bug-type-2", Name: "BUG类型2"},
			{Key: "bug-type-3", Name: "BUG类型3"},
			{Key: "bug-type-4", Name: "BUG类型4"},
		},
	},
}
