package chinese

import (
	"sudoku/app/text/words"
)

var page = words.Page{
	Title:         "数独求解器",
	Tagline:       "输入、粘贴或打开一道题，就能得到答案。一切都在你的设备上完成。",
	Loading:       "正在准备求解器…",
	Privacy:       "你输入的内容都不会离开这台设备。",
	NotFoundTitle: "找不到页面",
	NotFoundText:  "地址可能写错了，或者页面已经移走。",
	Home:          "前往求解器",
	UpdateReady:   "新版本已就绪，你的盘面不会变。",
	Reload:        "重新加载",
	Install:       "安装",
	InstallApple:  "要安装，请打开浏览器的分享菜单，选择“添加到主屏幕”或“添加到程序坞”。",
	Dismiss:       "忽略",
}

var start = words.Start{
	Loading:    "正在加载求解器",
	Progress:   "{done} / {all} MB",
	Failed:     "无法加载求解器。你输入的内容已保留。",
	Unable:     "求解器需要WebAssembly，而这个浏览器将它关闭了。你输入的内容已保留。",
	Ended:      "求解器已停止运行。你的题目已保留。",
	Again:      "重新加载",
	NoScript:   "本页面在浏览器里求解数独。请为它启用JavaScript和WebAssembly。",
	NotApplied: "页面就绪之前的{count}个操作与这道题不符，没有执行。",
}

var look = words.Look{
	Theme:  "主题",
	Themes: [4]string{"跟随系统", "浅色", "深色", "高对比度"},
	Safe:   "色觉障碍友好的颜色",
	Labels: "行号和列号",

	Language: "语言",
}

var actions = words.Actions{
	Solve: "求解", Hint: "提示", Explain: "讲解", Cancel: "取消", Clear: "清空",
	Undo: "撤销", Redo: "重做", Share: "分享", Import: "导入", Example: "示例",
	Close: "关闭", Erase: "清除", Keypad: "数字键盘", Copy: "复制",
	OpenFile: "打开文件", Load: "载入",
	Mode: "输入的内容", Setting: "设题", Playing: "解题",
	SettingHelp:   "你输入的数字属于题目。",
	PlayingHelp:   "你输入的数字是你的答案，题目的数字已锁定。",
	FirstSolution: "第一个解", PreviousSolution: "上一个解",
	NextSolution: "下一个解", LastSolution: "最后一个解",
	History: "历史", Toolbar: "操作", Errands: "题目", Help: "键盘",
}

var panels = words.Panels{Solve: "题目", Check: "检查", Methods: "算法", List: "列表",
	Places: "导航", Home: "首页", Play: "解题"}

var dialogs = words.Dialogs{
	ImportTitle:   "导入题目",
	ImportHelp:    "几乎什么都行：81个数字、九行九列、其他程序或网站的文件、代码或链接，或者一份题目列表。空着的格子写成0、点或空格符。",
	ImportLabel:   "题目",
	ImportExample: "530070000\n600195000\n098000060\n…",
	ShareTitle:    "分享这个盘面",
	ShareHelp:     "链接本身就包含整个盘面，不会上传任何内容。",
	ShareLabel:    "链接",
	ExampleTitle:  "示例",
	KeysTitle:     "键盘",
}

var examples = [8]words.Example{
	{Name: "最少提示数", Help: "17个数字，其中一个印错了：有9,734个解。出自一篇讲如何加速Python的文章。"},
	{Name: "维基百科", Help: "出自百科条目；一个三行程序要用48秒。"},
	{Name: "难倒三行程序的题", Help: "那个程序给出了错误的答案。"},
	{Name: "简单", Help: "每次只看一格就能解。"},
	{Name: "中等", Help: "还要看整行、整列、整宫。"},
	{Name: "困难", Help: "同样的方法，但开局数字更少。"},
	{Name: "专家", Help: "对收录它的那份代码笔记来说太难，只能靠猜。"},
	{Name: "世界最难", Help: "2012年报纸这样称呼它。一个试错程序猜了90次。"},
}
