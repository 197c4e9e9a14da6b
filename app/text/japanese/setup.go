package japanese

import (
	"sudoku/app/text/words"
)

var enter = words.Setup{
	Lead:     "問題を入力するか、貼り付けるか、ファイルを開いてください。",
	Bring:    "手元の問題を解く",
	Type:     "入力する",
	Play:     "遊ぶ",
	New:      "新しい問題",
	Continue: "続きから",
	Another:  "新規",

	Slogan:      "どんな数独でも。",
	Promise:     "解答、一手ずつの解説、プレイ。",
	Paste:       "貼り付け",
	Today:       "今日",
	Each:        "各レベル1問",
	Streak:      "{count}日連続",
	Mine:        "マイページ",
	More:        "その他",
	Daily:       "{grade}、今日の問題",
	DailySolved: "{grade}、今日の問題、クリア済み",
	Lately:      "最近クリアした問題",
	Games:       "すべてのゲーム",

	Yours:  "あなたの問題",
	GoBack: "戻る",
	Edit:   "編集",
	Done:   "完了",

	Start:        "1行ずつ入力してください。「空き」でマスを飛ばします。",
	Typed:        "ここまで数字{count}個。",
	One:          "解は1つ。{grade}。",
	Several:      "まだ解が複数あります。",
	None:         "解がありません。どれかの数字が間違いです。",
	StartPlaying: "プレイ開始",
	FindMistake:  "間違いを探す",
	Question:     "問題はもう完成しています。解き始めますか。",
	KeepTyping:   "いいえ、入力を続ける",
	MyAnswers:    "はい、解く",
	Rows:         "数字を入れるたびに次のマスへ進む",
	Skip:         "空き",

	Left:        "残り{count}マス。",
	GradeLeft:   "{grade}。{takes?{takes}。|}残り{count}マス。",
	SeveralLeft: "解が複数。残り{count}マス。",
}

var tools = words.Tools{
	Title:      "ツール",
	New:        "どのレベルでも作れます。",
	Check:      "問題は正しい？ 打ち間違いや余分な数字を見つけます。",
	Steps:      "人と同じように一手ずつ解き、難しさも調べます。",
	Techniques: "ヒントと解説に使うテクニックを選びます。",
	Methods:    "コンピューターの解法を比べ、探索の様子を見ます。",
	List:       "たくさんの問題のファイルをまとめて解きます。",
	Library:    "この端末のゲームと、そのすべての履歴。",
	Export:     "ほかのプログラムやサイト用に、テキストでコピー・保存します。",
	Keys:       "すべてのキーと、マウス・タッチの操作。",
}
