package chinese

import (
	"sudoku/app/text/words"
)

var check = words.Check{
	Start:        "检查题目",
	Intro:        "找出题目的问题：互相矛盾的数字、可能的输入错误、各个解不一致的格子，以及多余的数字。",
	OfferNone:    "可能有数字输错了，或者填错了格子。",
	OfferSeveral: "合格的题目只有一个解。可能少了数字，或者有数字输错了。",
	Stages: [6]string{
		"正在统计解的个数…", "正在查找矛盾…", "正在尝试修正…",
		"正在比较各个解…", "正在查找缺少的提示数…", "正在查找多余的提示数…",
	},
	Progress:  "{done} / {total}",
	Undecided: "搜索达到上限，解的个数未知。",
	Effort:    "检查用时{time}。",

	ContradictionTitle:      "矛盾",
	Contradiction:           "这{count}个提示数互相矛盾；去掉其中任何一个，其余的就不再矛盾。",
	ContradictionUnfinished: "这{count}个提示数互相矛盾。也许更少的几个就已经矛盾，但搜索达到了上限。",

	RepairsTitle:      "修正",
	Repairs:           "每种修正之后都恰好有一个解，最可能的排在前面。",
	NoRepairs:         "不像是单个失误造成的：无论改动、移动、交换或删除一个提示数，还是把一串提示数整体移动一格，都得不到唯一解。",
	RepairsUnfinished: "搜索达到上限，可能还有其他修正。",
	MoreRepairs:       "还有{count}种修正",
	Try:               "试试看",
	Apply:             "采用",
	ShiftRight:        "第{index}行：{digits}右移一格",
	ShiftLeft:         "第{index}行：{digits}左移一格",
	ShiftDown:         "第{index}列：{digits}下移一格",
	ShiftUp:           "第{index}列：{digits}上移一格",
	Move:              "把{was}从{from}移到{to}",
	Swap:              "交换{from}和{to}",
	Change:            "{from}：{was}改为{now}",
	Drop:              "删除{candidate}",

	LayerTitle:        "各个解不同的地方",
	Same:              "{empty}个空格中，有{count}个在所有解中数字相同。",
	Layer:             "格内显示",
	Layers:            [3]string{"数字", "个数", "不显示"},
	Legend:            "格内可能的数字",
	ListingUnfinished: "搜索达到上限，格子里可能的数字也许不止这些。",

	Compare:     "比较各个解",
	Mapped:      "共{count}个解。{empty}个空格中，有{differ}个不一致。",
	MappedPart:  "至少{count}个解（统计到此为止）。{empty}个空格中，有{differ}个不一致。",
	SharesShown: "数字越大，表示统计到的解中该格填它的越多。",
	GroupsTitle: "没有提示数的格组",
	Groups:      "下面每组格子里都没有提示数，而且有两个解只在这里不同。选择一组即可标出。",
	Group:       "{count}格：{cells}",
	MoreGroups:  "还有{count}组",

	OneIsEnough:     "再加一个提示数就够了，共有{count}种添加方式。",
	TwoAreEnough:    "再加一个不够，加两个才够，共有{count}种添加方式。",
	Add:             "添加",
	MoreAdditions:   "还有{count}种添加方式",
	AdditionsListed: "列出其中{count}种。",

	CompletedTitle:       "缺少的提示数",
	Completed:            "加上这{count}个提示数，就只剩一个解。",
	CompletedFewest:      "加上这{count}个提示数，就只剩一个解；再少就不够了。",
	Complete:             "添加这些提示数",
	CompletingUnfinished: "查找缺少的提示数时达到了搜索上限。",

	MinimalTitle:         "提示数",
	Minimal:              "题目已是最简：每个提示数都不可缺少。",
	Redundant:            "不是最简：{givens}个提示数中，有{count}个单独去掉也不影响唯一解。",
	MinimalInside:        "其中一道最简题有{count}个提示数。",
	TakeMinimal:          "采用最简题",
	MinimizingUnfinished: "搜索达到上限，可能还有更多多余的提示数。",

	Contradicting: "矛盾的一部分",
	Unneeded:      "多余",
	Takes:         "{count}个可能的数字",
	Becomes:       "将变为{digit}",
	BecomesEmpty:  "将变为空格",
	Shares:        "各个解：{shares}",
	Share:         "{digit}占{percent}%",
	ShareLess:     "{digit}不到1%",
	ShareNone:     "统计到的解中没有{digit}",
	Grouped:       "在标出的格组中",
}
