package japanese

import (
	"sudoku/app/text/words"
)

var statistics = words.Statistics{
	Button:    "統計",
	Title:     "統計",
	Empty:     "まだクリアした問題がありません。自分で解いた問題を、ここで集計します。",
	Help:      "ベストはヒントなしのタイムです。ベストと中央値は、その問題をはじめて解いたときだけを数えます。ほかの数字は毎回数えます。",
	Streak:    "日連続",
	Longest:   "日（最長）",
	Total:     "問クリア",
	Table:     "レベル別のクリア数とタイム",
	Solved:    "クリア",
	Best:      "ベスト",
	Median:    "中央値",
	Nobody:    "–",
	Chart:     "最近4週間",
	ChartText: "{days}日で{count}問クリア、1日の最多は{most}問。",
	Today:     "今日",

	Estimate:   "あなたなら{from}〜{to}分",
	Minutes:    "{from}〜{to}分",
	TooFew:     "ヒントなしであと{left}問解くと、問題にかかる時間を予想します。",
	Pace:       "レベルの横の分数は、直近{count}問からの予想です。5問中4問はこの範囲に入る見込みです。",
	PaceWithin: "レベルの横の分数は、直近{count}問からの予想です。5問中4問はこの範囲に入る見込みです。中央の値は、たいてい誤差{percent}%以内でした。",
	Forget:     "記録したペースを消去",

	Progress:     "時間のかかるテクニック",
	ProgressHelp: "ヒントなしの手を、それを示す最もやさしいテクニックで分けました。時間は直近10問のもので、前の問題からの変化も示します。",
	Technique:    "テクニック",
	Moves:        "手数",
	PerMove:      "1手の時間",
	Change:       "変化",
	Took:         "{time}秒",
	Faster:       "{percent}%速い",
	Slower:       "{percent}%遅い",
	New:          "新",
}

var backup = words.Backup{
	Button:        "まとめて保存・読み込み",
	Title:         "まとめて保存・読み込み",
	Help:          "1つのファイルに、ライブラリの全履歴、統計、設定が入ります。大切に保管するか、別のブラウザで読み込んでください。すでにあるものはそのまま残ります。",
	Settings:      "設定は、ここで何も変えていない場合だけ、ファイルのものを使います。",
	FileName:      "sudoku-everything",
	Save:          "すべてファイルに保存",
	Load:          "すべてファイルから読み込む",
	Working:       "処理中… {done}/{total}",
	Stop:          "中止",
	Stopped:       "中止しました。何も変わっていません。",
	Saved:         "{count}問と統計・設定を書き出したファイルをダウンロードしました。",
	Loaded:        "{count}問を追加しました。",
	Known:         "{count}問はすでにありました。",
	Results:       "ファイルの統計では、{count}問をクリアしています。",
	SettingsTaken: "ファイルの設定を使います。",
	Foreign:       "「まとめて保存」で作ったファイルではありません。何も変わっていません。",
	Newer:         "このページの新しいバージョンで作ったファイルです。ページを再読み込みして、もう一度試してください。何も変わっていません。",
	Damaged:       "ファイルの{line}行目が壊れています。何も変わっていません。",
	CutShort:      "ファイルが{line}行目で途切れています。何も変わっていません。",
	NotDone:       "できませんでした（{reason}）。何も変わっていません。",
}
