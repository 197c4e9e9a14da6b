package japanese

import (
	"sudoku/app/text/words"
)

var menu = words.Menu{
	Title:     "メニュー",
	Back:      "戻る",
	PausedAt:  "{time}で一時停止",
	Resume:    "再開",
	Restart:   "最初から",
	Restarted: "数字とメモを消しました。",
	AskSolve:  "解答を表示しますか。ゲームは終了します。",
	AskClear:  "盤面を空にしますか。ゲームは終了します。",
	GoOn:      "続ける",
	PencilOn:  "メモがオンです。数字はメモになります。",
}
