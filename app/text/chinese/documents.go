package chinese

import (
	"sudoku/app/text/words"
)

var documents = words.Documents{
	Solver: "求解器", Learn: "学习", Beginners: "新手入门", About: "关于",
	Navigation: "页面",

	LearnIntro: "从填第一个数字，到无人能徒手解开的难题：高手们知道的都在这里。每一页都讲清一种技巧是什么、为什么成立、怎么找，并配有盘面示例和可以练习的局面。",
	What:       "是什么", Why: "为什么成立", Look: "怎么找",
	Example:      "示例",
	Practise:     "打开这个局面",
	PractiseHelp: "在求解器中动手试试。",
	Siblings:     "这种思路的变形",
	RatedSE:      "Sudoku Explainer的评分是{rating}。",
	RatedHoDoKu:  "HoDoKu计{score}分（代码{code}）。",
	Unrated:      "Sudoku Explainer和HoDoKu都没有给它评分。",
	Previous:     "上一页：{name}",
	Next:         "下一页：{name}",

	BeginnersMore: "全部技巧",

	Product: [4]string{
		"数独求解器能立刻解出任何数独，再展示人可以怎样解：一步一步来，每一步都有理由、名称和盘面上的位置。它能给题目评分，找出输错的地方，帮助你解题和学习，还能比较各种程序所用的算法。",
		"它能读取其他程序的格式，一个链接就能分享完整的局面。",
		"它可以安装为应用；打开过一次之后，没有网络也能用。",
		"同一个引擎也可作为终端命令，以及供Go程序使用的库。",
	},
	PrivacyHead: "哪些数据会离开你的设备",
	Privacy: [2]string{
		"没有。整个程序都在浏览器里运行，题目、文件和标记都不会发送到任何地方。没有账号，没有Cookie，没有跟踪，也没有广告。",
		"你的内容保存在这个浏览器里，直到你删除为止。链接中的局面写在#号之后，浏览器不会把这一部分发给服务器。",
	},
	RatingHead: "评分",
	Rating: [2]string{
		"评分遵循Sudoku Explainer 1.2.1和HoDoKu 2.2的规则，重新实现，并与它们的结果核对过。可能存在的差异列在程序文档里。",
		"难度等级（简单到极限）由这些评分得出。",
	},
	ThanksHead: "致谢",
	Thanks: [3]string{
		"感谢Nicolas Juillerat的Sudoku Explainer、Bernhard Hobiger的HoDoKu、Andrew Stuart的SudokuWiki、Tom Dillon的tdoku，以及Players' Forum：这里的大多数技巧都是在那里发现并命名的。",
		"页面使用Maxence Charriere的go-app构建（MIT许可证）。",
		"二维码由Russ Cox的rsc.io/qr生成（BSD许可证）。",
	},
	LicenceHead: "许可证",
	Licence: [2]string{
		"数独求解器是采用MIT许可证的自由软件。",
		"版本{version}",
	},
	Licences: "所有组件的许可证",
}
