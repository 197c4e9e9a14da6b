package chinese

import "sudoku/app/text/words"

var aloud = words.Aloud{
	Placed:  "已填{digit}",
	Clash:   "{digit}与{cells}冲突",
	Cleared: "已清除",
	MarkOn:  "已标记{digits}",
	MarkOff: "已取消标记{digits}",
	Which:   "哪个数字？",
	Left:    "还剩{count}个：{cells}",
}
