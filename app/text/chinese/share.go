package chinese

import (
	"sudoku/app/text/words"
)

var sharing = words.Sharing{
	History:       "包含完整历史",
	HistoryHelp:   "{count}处更改，可以通过链接回放。",
	TooLong:       "历史太长，放不进链接：这个链接只包含盘面。",
	Watch:         "观看回放",
	Characters:    "{count}个字符",
	QR:            "链接的二维码",
	NoQR:          "链接太长，无法生成二维码。",
	SaveQR:        "保存二维码",
	Sheet:         "用应用分享…",
	Note:          "附一句话",
	Answers:       "包含答案",
	Picture:       "盘面图片",
	Shaded:        "给提示数加底色",
	Candidates:    "候选数",
	SVG:           "SVG",
	PNG:           "PNG",
	Copy:          "复制图片",
	SaveQRAs:      "将二维码保存为{kind}",
	SavePictureAs: "将图片保存为{kind}",
	InFile:        "图片已保存。",
	InClipboard:   "图片已复制。",
	Failed:        "无法生成图片：{reason}",
	FileName:      "sudoku",
	QRFileName:    "sudoku-link",
}

var film = words.Film{
	Title:       "回放",
	Close:       "关闭回放",
	Opened:      "已从链接打开一局，共{count}处更改。",
	InTheWay:    "盘面上正在显示回放，关闭它才能继续。",
	Position:    "第{at}处更改，共{count}处",
	Place:       "回放中的位置",
	SpeedValue:  "每秒{rate}处",
	Forward:     "前进一处更改",
	Backward:    "后退一处更改",
	Placed:      "{cell}填入{digit}",
	Given:       "{cell}设为提示数{digit}",
	Erased:      "{cell}已清除",
	Marks:       "{cell}的笔记",
	Elimination: "{cell}的候选数",
	Several:     "{count}格有变化",
	Drawn:       "画了颜色或链",
}
