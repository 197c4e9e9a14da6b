// Package command holds the command's sentences that the page does not need.
package command

import (
	words "sudoku/app/text/words/command"
)

var Commands = words.Commands{
	None:          "无解。",
	Several:       "有多个解。",
	Serving:       "正在提供{url}，按Ctrl-C停止",
	CutOff:        "已停止，{count}个下载未完成：{paths}。",
	LogFails:      "无法写入日志：{error}",
	LogWorks:      "日志恢复写入，缺少{count}行。",
	Written:       "已把{base}的网站写入{dir}",
	NoMethod:      "未知的算法“{method}”。可用的算法有{methods}。",
	UseHelp:       "请试试“{command} --help”。",
	StepsNone:     "没有技巧能找到步骤。",
	StepsAre:      "共{count}步：",
	Explained:     "共{count}步解出。",
	Stuck:         "{count}步之后，没有技巧能找到下一步。",
	OwnPath:       "“explain”的路径有{count}步：{techniques}。",
	HoDoKuPath:    "HoDoKu的路径有{count}步：{techniques}。",
	UniquenessOff: "这道题有多个解，所以以唯一解为前提的技巧已关闭。",
	Complete:      "题目已解出。",
	Proved:        "证明有{count}行，已核对。证明在{file}，公式在{formula}。",
	ProofNone:     "没有可证明的步骤。",
	ProofOfOne:    "--proof一次只能处理一道题。",
	ProofFails:    "第{number}步无法证明：它不能从局面推出。",
	HintTechnique: "试试这种技巧：{technique}。",
	HintHouses:    "在{houses}里找找。",
	HintCells:     "看看{cells}。",
	ScanNoGrid:    "没有找到数独。请从正上方拍照，并拍下整个盘面。",
	ScanNoDigits:  "找到了盘面，但几乎没有数字。杀手数独等变型数独无法读取。",
	ScanDoubtful:  "请核对这{count}格：{cells}。",
	ScanNoPicture: "这不是JPEG或PNG图片。",
	ScanBroken:    "图片已损坏。",
	ScanTooLarge:  "图片太大：{size}百万像素，上限是{limit}百万像素。",
}

var CommandLine = words.CommandLine{
	Clash:                   "{house}有{count}个{digit}：{cells}。",
	ClashTwice:              "{house}有两个{digit}：{cells}。",
	AtLines:                 "第{lines}行：{sentence}",
	Contradiction:           "这{count}个数字互相矛盾：{digits}。",
	ContradictionUnfinished: "这{count}个数字互相矛盾，也许更少的几个就已经矛盾：{digits}。",
	LikelyRepair:            "可能的修正：{repair}。",
	WrongEntries:            "填入的{digits}与解矛盾。",
	WrongEliminations:       "被排除的候选数{candidates}属于解。",
	NoneFits:                "没有一个解既包含所有填入的数字，又不含被排除的候选数。",
	MethodsNotRun:           "没有运行算法。",
	Running:                 "正在运行{method}，第{at}种，共{count}种",
	Puzzles:                 "{count}道题，每秒{rate}道",
	MoreUnread:              "另有{count}道题无法读取：",
	MapCells:                "每一格中，{count}个解里各数字出现的次数：",
	MapCellsCut:             "每一格中，前{count}个解里各数字出现的次数（解不止这些）：",
	MapCell:                 "{cell}：{counts}",
	MapDigit:                "{digit}有{count}个",
	MapSets:                 "下面{count}组格子每组都需要一个提示数，否则就有多个解：",
	MapFirst:                "显示前{count}个。",
	MapWays:                 "再加{number}个提示数得到唯一解，共有{count}种添加方式：",
	MapNoWays:               "再加两个提示数，也得不到唯一解。",
	Alike:                   "{count}道题都是这样：{sentence}",
}
