package command

import (
	words "sudoku/app/text/words/command"
)

var Generation = words.Generation{
	FewGivens:        "没有这样的题目：提示数少于17个时，总会有多个解。",
	ManyGivens:       "没有这样的题目：有81个提示数，就没有可解的了。",
	EmptyRange:       "范围的第一个值不能大于第二个值。",
	SymmetryCount:    "没有这样的题目：对称{symmetry}不允许有{range}个提示数。",
	PatternCount:     "没有这样的题目：图案有{count}格，而不是{range}格。",
	PatternSymmetry:  "没有这样的题目：图案不具有对称{symmetry}。",
	PatternLines:     "没有这样的题目：图案中空着的两行或两列可以互换，因此有多个解。",
	UnknownTechnique: "未知的技巧“{technique}”。“sudoku steps --json”会列出关键字，例如x-wing。",
	NeverNeeded:      "没有这样的题目：凡是能用{technique}的地方，都能用更简单的技巧。",
	GradeOfOnly:      "没有这样的题目：只用这些技巧就能解的题目，难度更低。",
	NotFound:         "在{time}内尝试了{count}次，没有找到这样的题目。请调高--limit，或放宽要求。",
	BadPattern:       "图案应有81格，而不是{count}格：“.”或“0”表示空格，其他字符表示提示数。",
	Made:             "{count}道题，共{all}道",
}
