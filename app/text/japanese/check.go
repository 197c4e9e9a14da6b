package japanese

import (
	"sudoku/app/text/words"
)

var check = words.Check{
	Start:        "問題をチェック",
	Intro:        "問題のおかしなところを探します。矛盾し合う数字、打ち間違いらしい数字、解によって違うマス、なくてもよい数字がわかります。",
	OfferNone:    "数字の打ち間違いか、マスの間違いかもしれません。",
	OfferSeveral: "正しい問題の解は1つです。数字が足りないか、打ち間違いかもしれません。",
	Stages: [6]string{
		"解の数を数えています…", "矛盾を探しています…", "直し方を試しています…",
		"解を比べています…", "足りないヒント数字を探しています…", "なくてもよいヒント数字を探しています…",
	},
	Progress:  "{total}件中{done}件",
	Undecided: "探索の上限に達したため、解の数はわかりません。",
	Effort:    "チェック時間：{time}",

	ContradictionTitle:      "矛盾",
	Contradiction:           "これら{count}個のヒント数字は互いに矛盾します。どの1つを除いても、残りは矛盾しません。",
	ContradictionUnfinished: "これら{count}個のヒント数字は互いに矛盾します。もっと少なくても矛盾するかもしれませんが、探索の上限に達しました。",

	RepairsTitle:      "直し方",
	Repairs:           "どれも解がちょうど1つになります。可能性の高い順です。",
	NoRepairs:         "1か所の間違いでは説明できません。ヒント数字を1つ変える、動かす、入れ替える、除く、あるいは並んだ数字を1マスずらすだけでは、解が1つになりません。",
	RepairsUnfinished: "探索の上限に達しました。直し方はほかにもあるかもしれません。",
	MoreRepairs:       "ほか{count}件",
	Try:               "試す",
	Apply:             "適用",
	ShiftRight:        "{index}行目：{digits}を右へ1マスずらす",
	ShiftLeft:         "{index}行目：{digits}を左へ1マスずらす",
	ShiftDown:         "{index}列目：{digits}を下へ1マスずらす",
	ShiftUp:           "{index}列目：{digits}を上へ1マスずらす",
	Move:              "{was}を{from}から{to}へ移す",
	Swap:              "{from}と{to}を入れ替える",
	Change:            "{from}：{was}を{now}に変える",
	Drop:              "{candidate}を除く",

	LayerTitle:        "解によって違うところ",
	Same:              "空きマス{empty}個のうち{count}個は、どの解でも同じ数字です。",
	Layer:             "マスの表示",
	Layers:            [3]string{"数字", "数字の個数", "なし"},
	Legend:            "マスに入りうる数字",
	ListingUnfinished: "探索の上限に達しました。表示より多くの数字が入るマスがあるかもしれません。",

	Compare:     "解を比べる",
	Mapped:      "解は{count}個です。空きマス{empty}個のうち{differ}個が違います。",
	MappedPart:  "解は少なくとも{count}個あります（そこで数えるのをやめました）。空きマス{empty}個のうち{differ}個が違います。",
	SharesShown: "数字が大きいほど、数えた解のうち、そのマスがその数字になるものが多いことを表します。",
	GroupsTitle: "ヒント数字のないグループ",
	Groups:      "これらのマスのグループにはヒント数字がなく、そこだけが違う2つの解があります。グループを選ぶと印が付きます。",
	Group:       "{count}マス：{cells}",
	MoreGroups:  "ほか{count}グループ",

	OneIsEnough:     "ヒント数字があと1個あれば足ります。加え方は{count}通りです。",
	TwoAreEnough:    "ヒント数字があと2個必要で、1個では足りません。加え方は{count}通りです。",
	Add:             "加える",
	MoreAdditions:   "ほか{count}通り",
	AdditionsListed: "そのうち{count}通りを表示しています。",

	CompletedTitle:       "足りないヒント数字",
	Completed:            "この{count}個のヒント数字を加えると、解が1つになります。",
	CompletedFewest:      "この{count}個のヒント数字を加えると、解が1つになります。これより少なくては足りません。",
	Complete:             "ヒント数字を加える",
	CompletingUnfinished: "足りないヒント数字の探索が上限に達しました。",

	MinimalTitle:         "ヒント数字",
	Minimal:              "この問題は極小です。どのヒント数字も必要です。",
	Redundant:            "極小ではありません。ヒント数字{givens}個のうち{count}個は、それぞれ単独なら除けます。",
	MinimalInside:        "この中の極小な問題は、ヒント数字が{count}個です。",
	TakeMinimal:          "極小な問題にする",
	MinimizingUnfinished: "探索の上限に達しました。除けるヒント数字はほかにもあるかもしれません。",

	Contradicting: "矛盾の一部",
	Unneeded:      "なくてもよい",
	Takes:         "入りうる数字は{count}個",
	Becomes:       "{digit}になる",
	BecomesEmpty:  "空になる",
	Shares:        "解：{shares}",
	Share:         "{digit}が{percent}%",
	ShareLess:     "{digit}が1%未満",
	ShareNone:     "数えた解に{digit}はなし",
	Grouped:       "印を付けたグループ",
}
