package chinese

import (
	"sudoku/app/text/words"
)

var grid = words.Board{
	Name:       "数独盘面",
	Empty:      "空格",
	Given:      "提示数{digit}",
	Entry:      "{digit}",
	Answer:     "答案{digit}",
	Corrected:  "答案{digit}，你填的{entry}错了",
	Candidates: "候选数{digits}",
	Conflict:   "冲突",
	NoDigit:    "没有可填的数字",
	NoPlace:    "{house}中{digit}没有位置",
}

var outcomes = words.Outcomes{
	Filled:        "{givens}个提示数，{empty}个空格。",
	Busy:          "正在搜索…",
	BusyCount:     "正在搜索… 目前{count}个解。",
	Unique:        "恰好有一个解。",
	Several:       "有{count}个解。",
	AtLeast:       "至少有{limit}个解。",
	None:          "无解。",
	NoneSearched:  "无解：题目里有自相矛盾的地方，“检查”会找出在哪里。",
	Fitting:       "其中{count}个符合你填的数字。",
	WrongEntries:  "你填的数字中有{count}个错了：{cells}。",
	Effort:        "用时{time}，搜索了{nodes}个节点，猜测{guesses}次。",
	NoneFits:      "没有一个解符合你填的数字。",
	Shown:         "第{index}/{count}个解",
	ShownOfMany:   "第{index}个解，至少有{count}个",
	Twice:         "{house}有两个{digit}。",
	NoCandidate:   "{cell}没有可填的数字。",
	NoPlace:       "{digit}在{house}中没有位置。",
	MoreConflicts: "还有{count}处冲突。",
	Solved:        "完成：每行、每列、每宫都填齐了九个数字。",
	Complete:      "盘面已填满，但不正确。",
}

var notices = words.Notices{
	Cleared:         "已清空。",
	NothingToClear:  "盘面已经是空的。",
	ExampleLoaded:   "示例：{name}。",
	LinkCopied:      "链接已复制，里面包含整个盘面。",
	LinkNotCopied:   "浏览器禁止了复制，请手动复制下面的链接。",
	LinkOpened:      "已打开链接中的题目。",
	NoteOpened:      "链接附言：“{name}”",
	LinkDamaged:     "无法读取链接：{reason}盘面没有变。",
	AddressRepaired: "网址无效，已经改正：{address}",
	UndoBringsBack:  "“撤销”可以恢复原来的内容。",
	GivenLocked:     "{cell}属于题目。要更改它，请选择“设题”。",
	NothingToUndo:   "没有可撤销的操作。",
	NothingToRedo:   "没有可重做的操作。",
	StorageRefused:  "这个浏览器不为本页面保存任何数据，关闭标签页就会丢失盘面。要保留它，请在“分享”中复制链接。",
	StorageFull:     "浏览器的存储空间已满，关闭标签页就会丢失最近的更改。要保留它们，请在“分享”中复制链接。",
	StorageCorrupt:  "有一道保存的题目已损坏，无法打开。损坏的数据还在这台设备上。",
	StorageNewer:    "你的上一道题由本页面的更新版本保存。重新加载页面以获取该版本，之后题目会在题库里。",
	StorageBack:     "之前打不开的一道题已回到题库。",
	SaveDamaged:     "保存为文件",
	NotOffline:      "这台设备没有空间保存本页面，因此离线时无法打开。",
	EngineRestarted: "求解器意外停止，已重新启动。",
	EngineFailed:    "求解器停止了，请重试。（{reason}）",
	NoWorker:        "在这个浏览器里，长时间搜索时页面可能会停住。",
	Cancelled:       "已取消。",
	NoMethodChosen:  "请至少选择一种算法。",
	MethodsStarted:  "{count}种算法正在从提示数开始运行。",
	MethodsFinished: "{count}种算法已全部完成，结果在表格里。",
	LanguageMissing: "这台设备上还没有{name}，现在也无法加载。请在联网时再试。",
	OfferApplied:    "已完成：现在题目恰好有一个解。",
	FileUnreadable:  "无法读取文件{name}：{reason}",
}
