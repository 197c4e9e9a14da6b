package japanese

import (
	"sudoku/app/text/words"
)

var finish = words.Finish{
	Done:      "クリア！",
	DoneIn:    "クリア！ {time}",
	Daily:     "{date}の問題、{grade}",
	Days:      "日",
	Week:      "最近7日間",
	DaySolved: "{day}：クリア",
	Another:   "{grade}をもう1問",
	AnyOther:  "もう1問",
	NextDaily: "今日の次の問題：{grade}",
	Details:   "このゲームの記録",
	Time:      "タイム",
	Grade:     "レベル",
	Hints:     "ヒント",
	Mistakes:  "ミス",
	Best:      "{grade}のヒントなし自己ベスト：{time}",
	Harder:    "1つ上のレベルへ",
	Explain:   "この問題の解説",
	Picture:   "画像で共有",
	Board:     "盤面に戻る",

	First:          "はじめての{grade}です。",
	Fastest:        "{grade}の自己ベストを{time}更新しました。",
	FasterThanLast: "{grade}の直近3問より速く解けました。",
	AgainFaster:    "2度目のクリア。前回より{time}速く解けました。",
	Again:          "前にも解いた問題です。",
	Flawless:       "ヒントなし、ノーミスです。",
	WithoutHints:   "ヒントなしで解けました。",
	Nth:            "{grade}はこれで{count}問目です。",
	Seconds:        "{count}秒",
	Minutes:        "{time}分",
	Hours:          "{time}時間",

	Result:      "数独（{grade}）を{time}で解きました",
	Puzzle:      "数独を{time}で解きました",
	Helped:      "ヒント{hints}回、ミス{mistakes}回",
	PictureName: "解いた数独（数字なし）",
	FileName:    "sudoku-result",
	Copied:      "結果をコピーしました。好きなところに貼り付けてください。",
	NotCopied:   "ブラウザにコピーを拒否されました。",

	Pause:      "一時停止",
	GoOn:       "再開",
	Paused:     "一時停止中",
	GamePaused: "一時停止中です。先に「再開」を押してください。",
}
