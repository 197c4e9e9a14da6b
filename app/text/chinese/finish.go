package chinese

import (
	"sudoku/app/text/words"
)

var finish = words.Finish{
	Done:      "完成",
	DoneIn:    "用时{time}完成",
	Daily:     "{date}的每日一题，{grade}",
	Days:      "天",
	Week:      "最近七天",
	DaySolved: "{day}：已完成",
	Another:   "再来一道{grade}题",
	AnyOther:  "再来一道题",
	NextDaily: "下一道每日一题：{grade}",
	Details:   "本局详情",
	Time:      "用时",
	Grade:     "难度",
	Hints:     "提示",
	Mistakes:  "错误",
	Best:      "你不用提示解{grade}题的最好成绩：{time}",
	Harder:    "再难一级",
	Explain:   "讲解这道题",
	Picture:   "分享为图片",
	Board:     "回到盘面",

	First:          "这是你完成的第一道{grade}题。",
	Fastest:        "这是你最快的{grade}题，比之前快了{time}。",
	FasterThanLast: "比你最近三道{grade}题都快。",
	AgainFaster:    "再次完成，比第一次快了{time}。",
	Again:          "这道题你以前解过。",
	Flawless:       "没用提示，也没有出错。",
	WithoutHints:   "没用提示就完成了。",
	Nth:            "你已经完成{count}道{grade}题。",
	Seconds:        "{count}秒",
	Minutes:        "{time}分钟",
	Hours:          "{time}小时",

	Result:      "数独，{grade}，用时{time}完成",
	Puzzle:      "数独，用时{time}完成",
	Helped:      "提示{hints}次，错误{mistakes}次",
	PictureName: "一道已完成的数独，不显示数字",
	FileName:    "sudoku-result",
	Copied:      "成绩已复制，粘贴到你想发的地方吧。",
	NotCopied:   "浏览器禁止了复制。",

	Pause:      "暂停",
	GoOn:       "继续",
	Paused:     "已暂停",
	GamePaused: "游戏已暂停，请先按“继续”。",
}
