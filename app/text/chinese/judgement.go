package chinese

import "sudoku/app/text/words"

var judgement = words.Judgement{
	Holds:    "推理成立：{effects}。",
	Named:    "推理成立，它是{name}：{effects}。",
	HoldsNot: "推理不成立。",

	OneOfTwo: "链的两端至少有一个为真，因此能看到两端的都为假。", Loop: "链构成一个环：每条弱链都有一端为真。",
	StartTrue: "如果{term}为假，链会使它为真。所以它为真。", StartFalse: "如果{term}为真，链会使它为假。所以它为假。",

	HouseStrong:  "{link}：{house}中{digit}没有其他位置。",
	CellStrong:   "{link}：{cells}没有其他候选数。",
	SetStrong:    "{link}：{cells}的数字只比格数多一个，所以只会缺一个数字。",
	LockedStrong: "{link}：{cells}的数字与格数相等，所以一个都不缺。",
	HouseWeak:    "{link}：{house}只能有一个{digit}。",
	SightWeak:    "{link}：一端的每个位置都能看到另一端的每个位置。",
	CellWeak:     "{link}：{cells}只能填一个数字。",
	FilledWeak:   "{link}：一端的数字占满{cells}。",
	NotHouse:     "{link}不成立：{house}中{digit}还有其他位置：{cells}。",
	NotCell:      "{link}不成立：{cells}还可能是{digits}。",
	NotSet:       "{link}不成立：{cells}可能填{digits}，但待定数组的数字只比格数多一个。",
	Missing:      "中间缺少：{terms}",
	Between:      "这样就成立：{terms}",
	After:        "在“{text}”之后：{fault}",
	Shown:        "{claim}可以用{name}得出。",
	Already:      "{claim}已经在盘面上了。",
	Truths: [4]string{
		"{claim}在解中成立，但这里没有技巧能一步得出。",
		"{claim}在一些解中成立，在另一些解中不成立。",
		"{claim}在解中不成立。",
		"这个局面无解，因此什么也无法得出。",
	},
	Faults: [10]string{
		"{candidate}不是这个盘面上的候选数。", "{link}不成立：没有任何行、列、宫、格或数组能防止两端同时为假。", "{link}不成立：两端互不排斥。",
		"强链和弱链必须交替，但这里连着两条同类的链。", "这条链推不出结论：没有候选数能看到它的两端，它也没有回到起点。",
		"这个集合里已经没有候选数了。", "包含{candidate}的删除域太少。",
		"推不出结论：删除域比定义域多。", "推不出{claim}。", "推理成立，但它排除的候选数早已不在了。",
	},
	Syntax: [11]string{
		"没有推理内容。", "这里需要(5)r1c2这样的项。", "这里需要1到9的数字。", "这里需要r1c2这样的格子。",
		"这里需要右括号。", "这里需要 = 或 -。", "这里需要r1c2<>5这样的结论。", "这里需要7r2或r1c2这样的集合。",
		"这里需要写出删除域。", "一条链至少要有两项。", "文本太长。",
	},
}
