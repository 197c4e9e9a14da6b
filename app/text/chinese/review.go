package chinese

import (
	"sudoku/app/text/words"
)

var review = words.Review{
	Title:    "复盘",
	Help:     "回顾这一局：每一步为什么对，你在哪里卡住了。",
	Working:  "正在查找每一步的理由…",
	None:     "复盘会说明这一局每一步为什么对，你在哪里卡住了。现在还没有走过任何一步。",
	Several:  "这道题不是恰好一个解，无法评判各步。",
	InTheWay: "盘面上显示的是你这一局的某一步。要从这里继续，请选择“从这里继续”。",
	Resumed:  "{count?这一步之前的局面，已去掉{count}处错误。|这一步之前的局面。}",
	Position: "第{at}步，共{count}步：{event}",
	Whole:    "整局",
	Line:     "各步",
	Forward:  "下一步",
	Backward: "上一步",

	Move:      "第{index}步：{move}",
	TakenBack: "撤回{move}",

	Shown:          "由{name}可知。",
	ShownBy:        "需要{count}步才能看出，其中最难的是{name}。",
	Marks:          "由笔记可以推出。",
	Guessed:        "对了，但只是猜测：这里没有容易看出的理由。",
	WrongDigit:     "错误：{cell}是{digit}。",
	WrongCandidate: "错误：{cell}是{digit}，不能排除。",
	Misled:         "它由第{since}步的错误推出。",
	Repaired:       "这里改正了第{since}步的错误。",
	Restored:       "这原本是对的。",
	Tidied:         "整理：盘面上的数字已经排除它。",
	Took:           "{time}之后",

	Reason:    "步骤",
	Seen:      "这里能看出什么",
	Resume:    "从这里继续",
	Next:      "下一个关键时刻",
	Practise:  "练习{name}",
	Share:     "分享这一局",
	Moments:   "本局的关键时刻",
	AtWrong:   "错误：{move}{back?，第{back}步撤回}",
	AtGuess:   "猜测：{move}",
	AtHint:    "{move}之前的提示",
	AtPause:   "最长停顿：{time}",
	AtHardest: "最难的一步：{name}",

	Placed:     "{count}步中，有{found}步能从盘面找到理由。",
	Found:      "{count}步中，有{found}步能从盘面找到理由，其中最难的是{name}。",
	Paused:     "最长的停顿是{time}，在第{index}步之前。",
	PausedSeen: "最长的停顿是{time}，在第{index}步之前，那里可以看出{name}。",
	Flawless:   "没有猜测，也没有错误。",
	Wrong:      "有{wrong}步错了{guesses?，另有{guesses}步虽然对，却是猜的}。",
	Guesses:    "有{guesses}步是猜的，都猜对了。",

	Difficulty: "难度，最高{rating}",
	Time:       "用时，最长{time}",
	WrongMark:  "错误",
	GuessMark:  "猜测",
	HintMark:   "提示",
	Stop:       "最长停顿",
}
