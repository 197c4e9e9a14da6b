package chinese

import (
	"sudoku/app/text/words"
)

var menu = words.Menu{
	Title:     "菜单",
	Back:      "返回",
	PausedAt:  "暂停于{time}",
	Resume:    "继续",
	Restart:   "重新开始",
	Restarted: "你填的数字和笔记都已清除。",
	AskSolve:  "显示答案？本局将就此结束。",
	AskClear:  "清空盘面？本局将就此结束。",
	GoOn:      "继续解题",
	PencilOn:  "铅笔已打开，数字会记为笔记。",
}
