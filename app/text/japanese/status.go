package japanese

import (
	"sudoku/app/text/words"
)

var grid = words.Board{
	Name:       "数独の盤面",
	Empty:      "空き",
	Given:      "ヒント数字{digit}",
	Entry:      "{digit}",
	Answer:     "答え{digit}",
	Corrected:  "答え{digit}、入力した{entry}は間違い",
	Candidates: "候補{digits}",
	Conflict:   "重複",
	NoDigit:    "入る数字なし",
	NoPlace:    "{house}に{digit}の入るマスなし",
}

var outcomes = words.Outcomes{
	Filled:        "ヒント数字{givens}個、空きマス{empty}個。",
	Busy:          "探索中…",
	BusyCount:     "探索中… ここまでの解：{count}個。",
	Unique:        "解はちょうど1つです。",
	Several:       "解は{count}個です。",
	AtLeast:       "解は少なくとも{limit}個あります。",
	None:          "解がありません。",
	NoneSearched:  "解がありません。問題のどこかに矛盾があります。「チェック」で場所がわかります。",
	Fitting:       "そのうち{count}個が、入れた数字に合います。",
	WrongEntries:  "入れた数字のうち{count}個が間違いです：{cells}。",
	Effort:        "{time}、探索ノード{nodes}個、推測{guesses}回。",
	NoneFits:      "入れた数字に合う解はありません。",
	Shown:         "解：{index}/{count}",
	ShownOfMany:   "解：{index}/{count}以上",
	Twice:         "{house}に{digit}が2つあります。",
	NoCandidate:   "{cell}に入る数字がありません。",
	NoPlace:       "{house}に{digit}の入るマスがありません。",
	MoreConflicts: "ほかに重複が{count}件。",
	Solved:        "完成です。どの行・列・ブロックにも9つの数字がそろいました。",
	Complete:      "盤面は埋まりましたが、正しくありません。",
}

var notices = words.Notices{
	Cleared:         "消去しました。",
	NothingToClear:  "盤面はもう空です。",
	ExampleLoaded:   "例題：{name}。",
	LinkCopied:      "リンクをコピーしました。盤面がまるごと入っています。",
	LinkNotCopied:   "ブラウザにコピーを拒否されました。下のリンクを手動でコピーしてください。",
	LinkOpened:      "リンクの問題を開きました。",
	NoteOpened:      "リンクからのひとこと：「{name}」",
	LinkDamaged:     "リンクを読み込めませんでした。{reason}盤面はそのままです。",
	AddressRepaired: "アドレスが正しくなかったので、直しました：{address}",
	UndoBringsBack:  "「元に戻す」で前の内容に戻せます。",
	GivenLocked:     "{cell}は問題の数字です。変えるには「問題作成」を選んでください。",
	NothingToUndo:   "元に戻す操作がありません。",
	NothingToRedo:   "やり直す操作がありません。",
	StorageRefused:  "このブラウザはページのデータを保存しません。タブを閉じると盤面が消えます。残すには「共有」でリンクをコピーしてください。",
	StorageFull:     "ブラウザの保存領域がいっぱいです。タブを閉じると最近の変更が消えます。残すには「共有」でリンクをコピーしてください。",
	StorageCorrupt:  "保存した問題が壊れていて開けませんでした。壊れたデータはまだ端末にあります。",
	StorageNewer:    "前の問題は、このページの新しいバージョンで保存されています。ページを再読み込みするとそのバージョンになり、問題はライブラリに入ります。",
	StorageBack:     "前に開けなかった問題が、ライブラリに戻りました。",
	SaveDamaged:     "ファイルに保存",
	NotOffline:      "端末にページを保存する空きがないため、オフラインでは開けません。",
	EngineRestarted: "ソルバーが予期せず停止したため、再起動しました。",
	EngineFailed:    "ソルバーが停止しました。もう一度試してください。（{reason}）",
	NoWorker:        "このブラウザでは、長い探索の間、ページが止まることがあります。",
	Cancelled:       "キャンセルしました。",
	NoMethodChosen:  "解法を1つ以上選んでください。",
	MethodsStarted:  "ヒント数字だけの盤面で、{count}個の解法を実行しています。",
	MethodsFinished: "{count}個の解法がすべて終わりました。結果は表にあります。",
	LanguageMissing: "{name}はまだ端末になく、いまは読み込めません。オンラインのときに、もう一度試してください。",
	OfferApplied:    "直しました。解がちょうど1つになりました。",
	FileUnreadable:  "ファイル{name}を読み込めませんでした：{reason}",
}
