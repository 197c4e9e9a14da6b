package japanese

import (
	"sudoku/app/text/words"
)

var keys = words.Keys{
	Names:      [10]string{"Ctrl", "Shift", "Backspace", "Delete", "スペース", "Home", "End", "Page Up", "Page Down", "Enter"},
	Digits:     "数字を入れる",
	Erase:      "マスを消す",
	Arrows:     "マスからマスへ移動する",
	Tab:        "次のマスへ（Shiftで前のマスへ）。最後のマスの次は盤面の外へ",
	LineEnds:   "行の最初または最後のマスへ",
	ColumnEnds: "列の最初または最後のマスへ",
	GridEnds:   "盤面の最初または最後のマスへ",
	Undo:       "元に戻す",
	Redo:       "やり直す",
	Solve:      "解答を表示",
	Hint:       "ヒントを表示、または続きを表示",
	Steps:      "盤面の外で：← → 解き方の次または前の図、↑ ↓ 次または前の手。振り返りでは手と場面",
	Lines:      "行・列・ブロックを読み上げる（スクリーンリーダー）",
	Cell:       "マスの数字または候補を読み上げる",
	Places:     "数字のあるマスと残りの数を読み上げる",
	Again:      "前の操作で変わったところ、または最後の読み上げをもう一度",
	List:       "リストで：問題を開く、選択する、すべて選択する",
	Escape:     "検索を中止する、またはダイアログを閉じる。その後のTabで盤面の外へ",
	Paste:      "ページのどこでも、問題を貼り付ける",
	Help:       "このヘルプを表示",
	PlayKeys:   playKeys,
}

var playKeys = words.PlayKeys{
	Corner:     "隅のメモ",
	Centre:     "中央のメモ",
	Colour:     "マスの色",
	Modes:      "入力モード：数字、隅のメモ、中央のメモ、色",
	Space:      "プレイ中は次の入力モードへ。問題の入力中はマスを消す",
	Extend:     "マスの選択を広げる。Ctrlでも可",
	All:        "すべてのマスを選択",
	Alike:      "同じ数字またはメモのマスを選択",
	Pause:      "タイマーを止めて盤面を隠す、または再開する",
	Check:      "入れた数字をチェック",
	Explain:    "問題を一手ずつ解説",
	Candidates: "候補の表示・非表示",
	Highlight:  "次または前の数字を強調",
	Bivalue:    "候補が2つのマスに印を付ける",
	DigitFirst: "数字を先に選ぶ：数字キーで数字を選び、Enterかクリックで入れる",
	Savepoint:  "セーブポイントを作る",
	Library:    "ライブラリを表示",
	Brush:      "次または前の候補の色、強リンクまたは弱リンク。Vで描くものを選ぶ",
}

var gestures = words.Gestures{Title: "マウスとタッチ", List: [8]words.Gesture{
	{Do: "マスをドラッグ", Help: "まとめて選択"},
	{Do: "マスをCtrl＋クリック、または長押し", Help: "選択に加える・外す"},
	{Do: "Shift＋クリック", Help: "選択中のマスからここまでを選択"},
	{Do: "ダブルクリック、またはダブルタップ", Help: "同じ数字またはメモのマスを選択"},
	{Do: "候補を右クリック", Help: "候補を消す・戻す。「隅」「中央」モードでは、選択中のマスの候補をクリックしても同じ"},
	{Do: "数字キーを長押し", Help: "数字を先に選ぶ：マスを押すとその数字が入る"},
	{Do: "盤面をスワイプ", Help: "解き方の次または前の図へ"},
	{Do: "2本指", Help: "拡大・縮小"},
}}
