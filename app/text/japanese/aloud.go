package japanese

import "sudoku/app/text/words"

var aloud = words.Aloud{
	Placed:  "{digit}を入力",
	Clash:   "{digit}は{cells}と重複",
	Cleared: "消去",
	MarkOn:  "メモ{digits}、オン",
	MarkOff: "メモ{digits}、オフ",
	Which:   "数字は？",
	Left:    "残り{count}個：{cells}",
}
