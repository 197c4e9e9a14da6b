package japanese

import (
	"sudoku/app/text/words"
)

var review = words.Review{
	Title:    "振り返り",
	Help:     "ゲームを振り返ります。それぞれの手が正しかった理由と、行き詰まったところがわかります。",
	Working:  "それぞれの手の理由を探しています…",
	None:     "振り返りでは、それぞれの手が正しかった理由と、行き詰まったところがわかります。まだ手がありません。",
	Several:  "解がちょうど1つの問題ではないので、手を判定できません。",
	InTheWay: "盤面はゲームの途中の局面です。ここから続けるには、「ここから再開」を選んでください。",
	Resumed:  "{count?この手の前の局面です（ミス{count}個を除きました）。|この手の前の局面です。}",
	Position: "{count}手中{at}手目：{event}",
	Whole:    "ゲーム全体",
	Line:     "ゲームの手",
	Forward:  "次の手",
	Backward: "前の手",

	Move:      "{index}手目：{move}",
	TakenBack: "{move}を取り消し",

	Shown:          "{name}でわかります。",
	ShownBy:        "{count}手でわかります。最も難しいのは{name}です。",
	Marks:          "メモからわかります。",
	Guessed:        "正解ですが、推測です。ここでは簡単な理由がありません。",
	WrongDigit:     "間違い：{cell}は{digit}です。",
	WrongCandidate: "間違い：{cell}は{digit}なので、消してはいけません。",
	Misled:         "{since}手目のミスから来ています。",
	Repaired:       "{since}手目のミスを取り消しました。",
	Restored:       "元が正解でした。",
	Tidied:         "整理：盤面の数字から、もう入りません。",
	Took:           "{time}後",

	Reason:    "手の理由",
	Seen:      "ここで見えたもの",
	Resume:    "ここから再開",
	Next:      "次の場面",
	Practise:  "{name}を練習",
	Share:     "このゲームを共有",
	Moments:   "ゲームの場面",
	AtWrong:   "間違い：{move}{back?（{back}手目で取り消し）}",
	AtGuess:   "推測：{move}",
	AtHint:    "ヒント：{move}の前",
	AtPause:   "最も長い考慮：{time}",
	AtHardest: "最も難しい手：{name}",

	Placed:     "{count}手のうち{found}手は、盤面に理由がありました。",
	Found:      "{count}手のうち{found}手は、盤面に理由がありました。最も難しいのは{name}です。",
	Paused:     "最も長く考えたのは{time}で、{index}手目の前でした。",
	PausedSeen: "最も長く考えたのは{time}で、{index}手目の前でした。そこでは{name}が見えました。",
	Flawless:   "推測もミスもありません。",
	Wrong:      "{wrong}手が間違いでした{guesses?。正解のうち{guesses}手は推測でした}。",
	Guesses:    "{guesses}手は推測で、正解でした。",

	Difficulty: "難度、最大{rating}",
	Time:       "時間、最大{time}",
	WrongMark:  "間違い",
	GuessMark:  "推測",
	HintMark:   "ヒント",
	Stop:       "最も長い考慮",
}
