package chinese

import (
	"sudoku/app/text/words"
)

var errors = words.Errors{
	Unknown:          "无法读取：{reason}",
	AtLine:           "第{line}行：{sentence}",
	Empty:            "里面没有题目。",
	TooLong:          "太长了，不可能是题目。",
	Unrecognized:     "无法识别的题目格式。",
	NotADigit:        "第{row}行第{column}列：“{text}”不是数字。",
	WrongCellCount:   "应有{want}格，实际找到{got}格。",
	WrongRowCount:    "应有{want}行，实际找到{got}行。",
	WrongRowLength:   "第{row}行应有{want}格，实际有{got}格。",
	SeveralPuzzles:   "只能有一道题，却找到了{got}道。",
	NotACandidate:    "“{text}”不是候选数（数字、行、列）。",
	OtherSize:        "盘面有{got}行，但只支持{want}行的盘面。",
	Damaged:          "代码已损坏或不完整。",
	TooNested:        "括号嵌套太多层。",
	Unsafe:           "文件中不允许出现“{text}”。",
	NeedsServer:      "这个短地址对应哪道题，只有{text}知道。请在那里打开，再复制题目本身。",
	NotACell:         "第{row}行第{column}列：“{text}”不是这种格式的格子。",
	NoPuzzle:         "这是{text}的记录：只有步骤，没有题目。请到那里复制题目本身。",
	Ambiguous:        "可以读成几道不同的题目。",
	CutOff:           "文本不完整，缺了一部分题目。",
	Picture:          "这是一张图片，但无法打开，可能已损坏。",
	Packed:           "这个文件是用{text}压缩的，请先解压。",
	LinkEmpty:        "里面没有局面。",
	LinkUnrecognized: "它既不是本页面的代码，也不是81个字符。",
	LinkLength:       "应有{want}格，实际有{got}格。",
	LinkVersion:      "它来自本页面的更新版本（“{text}”）。请重新加载页面以获取该版本。",
	LinkCharacter:    "第{column}个字符“{text}”不能出现在这里。",
	LinkDamaged:      "已损坏或不完整。",
	FileTooLarge:     "超过{want} MB。",
	CannotUnpack:     "这个浏览器无法解压。",
}
