package chinese

import (
	"sudoku/app/text/words"
)

var enter = words.Setup{
	Lead:     "输入题目、粘贴，或者打开文件。",
	Bring:    "解一道题",
	Type:     "输入题目",
	Play:     "解题",
	New:      "新题目",
	Continue: "继续",
	Another:  "新题",

	Slogan:      "任何数独，尽管拿来。",
	Promise:     "看答案，看逐步讲解，或者自己来解。",
	Paste:       "粘贴",
	Today:       "今天",
	Each:        "每种难度各一道",
	Streak:      "{count}天",
	Mine:        "我的",
	More:        "更多",
	Daily:       "今日题目，{grade}",
	DailySolved: "今日题目，{grade}，已完成",
	Lately:      "最近完成",
	Games:       "全部记录",

	Yours:  "你的题目",
	GoBack: "返回",
	Edit:   "编辑",
	Done:   "完成",

	Start:        "逐行输入。按“空格”跳过一格。",
	Typed:        "目前{count}个数字。",
	One:          "唯一解。{grade}。",
	Several:      "目前有多个解。",
	None:         "无解：一定有数字错了。",
	StartPlaying: "开始解题",
	FindMistake:  "找出错误",
	Question:     "题目已经完整。你现在是在解题吗？",
	KeepTyping:   "不，还在输入题目",
	MyAnswers:    "是的，解题",
	Rows:         "每输入一个数字，就移到下一格",
	Skip:         "空格",

	Left:        "还剩{count}格。",
	GradeLeft:   "{grade}。{takes?{takes}。|}还剩{count}格。",
	SeveralLeft: "有多个解。还剩{count}格。",
}

var tools = words.Tools{
	Title:      "工具",
	New:        "为你现出的题，难度任选。",
	Check:      "题目对吗？找出输入错误和多余的数字。",
	Steps:      "像人一样一步一步解，并看看有多难。",
	Techniques: "选择提示和讲解可以使用哪些技巧。",
	Methods:    "比较计算机怎样求解，并观看搜索过程。",
	List:       "一次求解文件里的许多题目。",
	Library:    "你在这台设备上的所有题目，附完整历史。",
	Export:     "复制或保存为文本，供其他程序和网站使用。",
	Keys:       "所有按键，以及鼠标和触摸的操作。",
}
