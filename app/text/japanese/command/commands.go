// Package command holds the command's sentences that the page does not need.
package command

import (
	words "sudoku/app/text/words/command"
)

// Commands is the output of the command other than its help.
var Commands = words.Commands{
	None:          "解がありません。",
	Several:       "解が複数あります。",
	Serving:       "{url}で公開中（Ctrl-Cで終了）",
	CutOff:        "ダウンロード中の{count}件を残して停止しました：{paths}。",
	LogFails:      "ログに書き込めません：{error}",
	LogWorks:      "ログへの書き込みが再開しました。{count}行が欠けています。",
	Written:       "{base}のサイトを{dir}に書き出しました",
	NoMethod:      "解法「{method}」はありません。使える解法：{methods}。",
	UseHelp:       "「{command} --help」を試してください。",
	StepsNone:     "どのテクニックでも手が見つかりません。",
	StepsAre:      "{count}手：",
	Explained:     "{count}手で解けました。",
	Stuck:         "{count}手の後、次の手が見つかりません。",
	OwnPath:       "「explain」の解き方は{count}手です：{techniques}。",
	HoDoKuPath:    "HoDoKuの解き方は{count}手です：{techniques}。",
	UniquenessOff: "解が複数あるため、解が1つであることに頼るテクニックは使いません。",
	Complete:      "もう完成しています。",
	Proved:        "証明は{count}行で、検証済みです。証明は{file}、論理式は{formula}にあります。",
	ProofNone:     "証明する手がありません。",
	ProofOfOne:    "--proofで扱えるのは、一度に1問です。",
	ProofFails:    "{number}手目は証明できません。局面から導けません。",
	HintTechnique: "このテクニックを試してください：{technique}。",
	HintHouses:    "{houses}を見てください。",
	HintCells:     "{cells}を見てください。",
	ScanNoGrid:    "数独が見つかりません。盤面全体を真上から撮ってください。",
	ScanNoDigits:  "盤面はありますが、数字がほとんどありません。キラー数独などの変則ルールは読み取れません。",
	ScanDoubtful:  "次の{count}マスを確認してください：{cells}。",
	ScanNoPicture: "JPEGでもPNGでもありません。",
	ScanBroken:    "画像が壊れています。",
	ScanTooLarge:  "画像が大きすぎます：{size}メガピクセル。上限は{limit}です。",
}

// CommandLine holds what the command says about faulty puzzles and about its progress.
var CommandLine = words.CommandLine{
	Clash:                   "{house}に{digit}が{count}個あります：{cells}。",
	ClashTwice:              "{house}に{digit}が2つあります：{cells}。",
	AtLines:                 "{lines}行目：{sentence}",
	Contradiction:           "これら{count}個の数字は互いに矛盾します：{digits}。",
	ContradictionUnfinished: "これら{count}個の数字は互いに矛盾します。もっと少なくても矛盾するかもしれません：{digits}。",
	LikelyRepair:            "可能性の高い直し方：{repair}。",
	WrongEntries:            "入れた数字が解と矛盾します：{digits}。",
	WrongEliminations:       "解に必要な候補を消しています：{candidates}。",
	NoneFits:                "入れた数字がすべて合い、消した候補を含まない解はありません。",
	MethodsNotRun:           "解法は実行しませんでした。",
	Running:                 "{method}を実行中、{count}中{at}",
	Puzzles:                 "{count}問、毎秒{rate}問",
	MoreUnread:              "ほかに{count}問が読み込めません：",
	MapCells:                "マスごとに、{count}個の解のうち各数字になるものの数：",
	MapCellsCut:             "マスごとに、最初の{count}個の解のうち各数字になるものの数（解はもっとあります）：",
	MapCell:                 "{cell}：{counts}",
	MapDigit:                "{digit}が{count}個",
	MapSets:                 "次の{count}組のマスには、それぞれヒント数字が必要です。ないと解が複数になります：",
	MapFirst:                "最初の{count}件を表示しています。",
	MapWays:                 "ヒント数字をあと{number}個加えて解を1つにする方法は{count}通り：",
	MapNoWays:               "ヒント数字をあと2個加えても、解は1つになりません。",
	Alike:                   "次のものが{count}件：{sentence}",
}
