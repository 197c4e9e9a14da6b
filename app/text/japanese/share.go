package japanese

import (
	"sudoku/app/text/words"
)

var sharing = words.Sharing{
	History:       "全履歴を含める",
	HistoryHelp:   "変更{count}件。リンクからリプレイできます。",
	TooLong:       "履歴が長すぎてリンクに入りません。盤面だけが入っています。",
	Watch:         "リプレイを見る",
	Characters:    "{count}文字",
	QR:            "リンクのQRコード",
	NoQR:          "リンクが長すぎてQRコードにできません。",
	SaveQR:        "QRコードを保存",
	Sheet:         "アプリで共有…",
	Note:          "添えるひとこと",
	Answers:       "答えを含める",
	Picture:       "盤面の画像",
	Shaded:        "ヒント数字に網かけ",
	Candidates:    "候補",
	SVG:           "SVG",
	PNG:           "PNG",
	Copy:          "画像をコピー",
	SaveQRAs:      "QRコードを{kind}で保存",
	SavePictureAs: "画像を{kind}で保存",
	InFile:        "画像を保存しました。",
	InClipboard:   "画像をコピーしました。",
	Failed:        "画像を作れませんでした：{reason}",
	FileName:      "sudoku",
	QRFileName:    "sudoku-link",
}

var film = words.Film{
	Title:       "リプレイ",
	Close:       "リプレイを閉じる",
	Opened:      "リンクからゲームを開きました（変更{count}件）。",
	InTheWay:    "盤面はリプレイ中です。続けるには閉じてください。",
	Position:    "{count}件中{at}件目",
	Place:       "リプレイの位置",
	SpeedValue:  "毎秒{rate}件",
	Forward:     "1つ進む",
	Backward:    "1つ戻る",
	Placed:      "{cell}に{digit}",
	Given:       "{cell}にヒント数字{digit}",
	Erased:      "{cell}を消去",
	Marks:       "{cell}のメモ",
	Elimination: "{cell}の候補",
	Several:     "{count}マスを変更",
	Drawn:       "色またはリンクを描画",
}
