package japanese

import (
	"sudoku/app/text/words"
)

var page = words.Page{
	Title:         "数独ソルバー",
	Tagline:       "数独（ナンプレ）の問題を入力するか、貼り付けるか、開くだけで解けます。処理はすべて端末の中で行われます。",
	Loading:       "ソルバーを準備しています…",
	Privacy:       "入力した内容は端末の外に出ません。",
	NotFoundTitle: "ページが見つかりません",
	NotFoundText:  "アドレスの打ち間違いか、ページが移動した可能性があります。",
	Home:          "ソルバーへ",
	UpdateReady:   "新しいバージョンがあります。盤面はそのまま残ります。",
	Reload:        "再読み込み",
	Install:       "インストール",
	InstallApple:  "インストールするには、ブラウザの共有メニューを開き、「ホーム画面に追加」または「Dockに追加」を選んでください。",
	Dismiss:       "閉じる",
}

var start = words.Start{
	Loading:    "ソルバーを読み込み中",
	Progress:   "{all} MB中{done} MB",
	Failed:     "ソルバーを読み込めませんでした。入力した内容は残っています。",
	Unable:     "ソルバーにはWebAssemblyが必要ですが、このブラウザでは無効です。入力した内容は残っています。",
	Ended:      "ソルバーが停止しました。盤面は保存されています。",
	Again:      "再読み込み",
	NoScript:   "このページはブラウザの中で数独を解きます。JavaScriptとWebAssemblyを許可してください。",
	NotApplied: "準備が終わる前の操作のうち、{count}件はこの問題に合いませんでした。",
}

var look = words.Look{
	Theme:  "テーマ",
	Themes: [4]string{"システム", "ライト", "ダーク", "高コントラスト"},
	Safe:   "色覚に配慮した配色",
	Labels: "行と列の番号",

	Language: "言語",
}

var actions = words.Actions{
	Solve: "解答", Hint: "ヒント", Explain: "解説", Cancel: "キャンセル", Clear: "全消去",
	Undo: "元に戻す", Redo: "やり直す", Share: "共有", Import: "読み込み", Example: "例題",
	Close: "閉じる", Erase: "消す", Keypad: "数字キー", Copy: "コピー",
	OpenFile: "ファイルを開く", Load: "読み込む",
	Mode: "入力するもの", Setting: "問題作成", Playing: "プレイ",
	SettingHelp:   "入力した数字は問題の数字になります。",
	PlayingHelp:   "入力した数字は答えになります。問題の数字は変わりません。",
	FirstSolution: "最初の解", PreviousSolution: "前の解",
	NextSolution: "次の解", LastSolution: "最後の解",
	History: "履歴", Toolbar: "操作", Errands: "問題", Help: "キーボード",
}

var panels = words.Panels{Solve: "問題", Check: "チェック", Methods: "解法比較", List: "リスト",
	Places: "移動先", Home: "ホーム", Play: "プレイ"}

var dialogs = words.Dialogs{
	ImportTitle:   "問題の読み込み",
	ImportHelp:    "たいていのものを読めます。81個の数字、9文字×9行、ほかのプログラムやサイトのファイル・コード・リンク、問題のリストなど。空きマスは0、ピリオド、スペースで表します。",
	ImportLabel:   "問題",
	ImportExample: "530070000\n600195000\n098000060\n…",
	ShareTitle:    "この盤面を共有",
	ShareHelp:     "盤面はリンクそのものに入っています。アップロードはしません。",
	ShareLabel:    "リンク",
	ExampleTitle:  "例題",
	KeysTitle:     "キーボード",
}

var examples = [8]words.Example{
	{Name: "ヒント数字が最少", Help: "数字は17個。ただし1つが誤植で、解は9,734個。Pythonの高速化の記事から。"},
	{Name: "Wikipedia", Help: "百科事典の記事から。3行のプログラムでは48秒かかります。"},
	{Name: "3行プログラムが間違えた問題", Help: "そのプログラムは間違った答えを出しました。"},
	{Name: "初級", Help: "マスを1つずつ見るだけで解けます。"},
	{Name: "中級", Help: "行・列・ブロックの全体も見ます。"},
	{Name: "上級", Help: "同じ解き方ですが、最初の数字が少なめです。"},
	{Name: "超上級", Help: "出典のノートブックには難しすぎて、推測が必要でした。"},
	{Name: "世界一の難問", Help: "2012年に新聞がそう呼びました。試行錯誤のプログラムは90回推測しました。"},
}
