package chinese

import (
	"sudoku/app/text/words"
)

var keys = words.Keys{
	Names:      [10]string{"Ctrl", "Shift", "Backspace", "Delete", "空格", "Home", "End", "Page Up", "Page Down", "Enter"},
	Digits:     "填入数字",
	Erase:      "清除格子",
	Arrows:     "逐格移动",
	Tab:        "下一格，加Shift为上一格；过了最后一格就离开盘面",
	LineEnds:   "本行的第一格或最后一格",
	ColumnEnds: "本列的第一格或最后一格",
	GridEnds:   "盘面的第一格或最后一格",
	Undo:       "撤销",
	Redo:       "重做",
	Solve:      "求解",
	Hint:       "显示提示，或进一步提示",
	Steps:      "在盘面之外：← → 为解题路径的上一张或下一张图，↑ ↓ 为上一步或下一步；在复盘中为各步和关键时刻",
	Lines:      "用屏幕阅读器朗读本行、本列或本宫",
	Cell:       "朗读格内的数字或候选数",
	Places:     "朗读某个数字在哪里、还剩几个",
	Again:      "朗读上一步的变化，或重复刚才的话",
	List:       "在列表中：打开题目、选择题目，或全选",
	Escape:     "取消搜索或关闭对话框；之后按Tab离开盘面",
	Paste:      "粘贴题目，在页面任何位置都可以",
	Help:       "显示本帮助",
	PlayKeys:   playKeys,
}

var playKeys = words.PlayKeys{
	Corner:     "角注",
	Centre:     "中央笔记",
	Colour:     "格子颜色",
	Modes:      "输入模式：数字、角注、中央笔记、颜色",
	Space:      "解题时切换到下一种输入模式；设题时清除格子",
	Extend:     "选择更多格子，也可用Ctrl",
	All:        "选择所有格子",
	Alike:      "选择数字或笔记相同的格子",
	Pause:      "停止计时并遮住盘面，或继续",
	Check:      "检查你填的数字",
	Explain:    "逐步讲解题目",
	Candidates: "显示或隐藏候选数",
	Highlight:  "突出显示上一个或下一个数字",
	Bivalue:    "标出只有两个候选数的格子",
	DigitFirst: "先选数字：数字键选定数字，Enter或点击填入",
	Savepoint:  "设置存档点",
	Library:    "显示题库",
	Brush:      "上一种或下一种候选数颜色，强链或弱链；按V选择画什么",
}

var gestures = words.Gestures{Title: "鼠标和触摸", List: [8]words.Gesture{
	{Do: "在格子上拖动", Help: "选择这些格子"},
	{Do: "Ctrl+点击，或长按格子", Help: "添加或移除一个格子"},
	{Do: "Shift+点击", Help: "从已选的格子选到这一格"},
	{Do: "双击或双点", Help: "选择数字或笔记相同的格子"},
	{Do: "右键点击候选数", Help: "排除或恢复它；在“角注”和“中央”模式下，点击所选格子里的候选数也一样"},
	{Do: "长按数字键", Help: "先选数字：之后按格子就填入"},
	{Do: "在盘面上滑动", Help: "解题路径的上一张或下一张图"},
	{Do: "双指", Help: "缩放"},
}}
