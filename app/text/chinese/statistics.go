package chinese

import (
	"sudoku/app/text/words"
)

var statistics = words.Statistics{
	Button:    "统计",
	Title:     "统计",
	Empty:     "还没有完成的题目。你自己解出的题会计入这里。",
	Help:      "最好成绩是指不用提示的成绩。最好成绩和中位数只计每道题的第一次完成，其他数字每次都计。",
	Streak:    "天连续",
	Longest:   "天（最长）",
	Total:     "道题已完成",
	Table:     "各难度的完成数和用时",
	Solved:    "完成数",
	Best:      "最好",
	Median:    "中位数",
	Nobody:    "–",
	Chart:     "最近四周",
	ChartText: "在{days}天里完成了{count}道题，一天最多{most}道。",
	Today:     "今天",

	Estimate:   "你需要{from}–{to}分钟",
	Minutes:    "{from}–{to}分钟",
	TooFew:     "再不用提示完成{left}局，页面就会估计你解一道题要多久。",
	Pace:       "难度旁的分钟数根据你最近{count}局估计。五局中应有四局落在这个范围内。",
	PaceWithin: "难度旁的分钟数根据你最近{count}局估计。五局中应有四局落在这个范围内。范围的中点，误差通常不超过{percent}%。",
	Forget:     "清除我的速度记录",

	Progress:     "你在哪些地方最费时间",
	Change:       "变化",
	ProgressHelp: "不用提示走的各步，按能看出它的最容易的技巧分类。时间取自你最近十局，下面是与之前相比的变化。",
	Technique:    "技巧",
	Moves:        "步数",
	PerMove:      "每步用时",
	Took:         "{time}秒",
	Faster:       "快{percent}%",
	Slower:       "慢{percent}%",
	New:          "新",
}

var backup = words.Backup{
	Button:        "保存或载入全部内容",
	Title:         "保存或载入全部内容",
	Help:          "一个文件就装下你的题库和全部历史、统计与设置。请妥善保管，或者载入另一个浏览器，那里已有的内容会保留。",
	Settings:      "只有当你在这里没有改过设置时，才会采用文件中的设置。",
	FileName:      "sudoku-everything",
	Save:          "全部保存为文件",
	Load:          "从文件载入全部内容",
	Working:       "处理中… {done} / {total}",
	Stop:          "停止",
	Stopped:       "已停止，没有任何改动。",
	Saved:         "{count}道题已存入下载的文件，连同你的统计和设置。",
	Loaded:        "已添加{count}道题。",
	Known:         "其中{count}道这里已经有了。",
	Results:       "文件中的统计计入{count}道已完成的题目。",
	SettingsTaken: "已采用其中的设置。",
	Foreign:       "这个文件不是由“全部保存为文件”生成的。没有任何改动。",
	Newer:         "这个文件由本页面的更新版本写成。请重新加载页面后再试。没有任何改动。",
	Damaged:       "文件在第{line}行损坏。没有任何改动。",
	CutShort:      "文件不完整：到第{line}行就中断了。没有任何改动。",
	NotDone:       "没有成功（{reason}）。没有任何改动。",
}
