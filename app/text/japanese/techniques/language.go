// Package techniques holds the Japanese texts about techniques and steps: names, sentences
// and lessons, in one file per kind of technique.
package techniques

import (
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

const (
	absurdSentence = "{start?{start}が真なら、リンクの先もすべて真になりますが、それは矛盾します。よって偽です|{without}が偽なら、リンクの先がすべて真になりますが、それは矛盾します。よって真です}：{effects}。"
	veritySentence = "{start=1?{start}が真でも偽でも|{start}のどれかが真で、どれであっても}、リンクの先は同じ結果になります：{effects}。"
)

// Language holds the phrases that explanations of steps are composed of. Words.Loses and
// Words.Must end in the stem of a verb, so that "ます" can follow the last one in a list.
var Language = explain.Language{
	Code:   "ja",
	Plural: phrase.Uniform,
	And:    "と",
	Marks:  explain.Marks{Comma: "、", Semicolon: "、", Colon: "：", Space: "", Stop: "。"},
	Words: explain.Words{Cells: "{first}の{second}", Placed: "{cells}の{digit}", Excluded: "{cells}は{digits}ではない", AndExcluded: "、", Or: "か",
		Loses: "{cells}から{digits}が消え", Must: "{cell}が{digit}になり"},
	Lines:     lines,
	PartNames: partNames,
	PartLine:  "{name}：{cells}{count?（{digits}）|}",
	Houses:    [3]string{"{number}行目", "{number}列目", "ブロック{number}"},
	Captions: explain.Captions{
		Brief:         "{effects}。",
		StrongInHouse: "{from}が{from=1?|いずれも}{digit}でなければ、{to/or}が{digit}です。{house}ではほかに入りません{without?（消えているもの：{without}）|}。",
		StrongInCell:  "{from}が{digit}でなければ、{other}です。候補はほかにありません{without?（消えているもの：{without}）|}。",
		StrongInSet:   "{from}が{from=1?|いずれも}{digit}でなければ、{to/or}が{other}です。{set}に残る数字は{size}個だけで{without?（{without}を除く）|}、すべて入るからです。",
		WeakInHouse:   "{from/or}が{digit}なら、{to}は{to=1?|いずれも}{digit}ではありません。{house}に{digit}は1つだけです。",
		WeakBySight:   "{from/or}が{digit}なら、{to}は{to=1?|いずれも}{digit}ではありません。互いに見えるからです。",
		WeakInCell:    "{from}が{digit}なら、{other}ではありません。",
		Implied:       "すると{technique}により、{to}は{to=1?|いずれも}{other}ではありません。",
		Branch:        "仮定：{assumption}。リンク{count}本の先：{result}。",
		Therefore:     "結論：{effects}。",
	},
	Groups: []explain.Group{
		{Name: "シングル", Lessons: singles},
		{Name: "ロックされた候補と組", Lessons: subsets},
		{Name: "フィッシュ", Lessons: fish},
		{Name: "1つの数字の形", Lessons: singleDigit},
		{Name: "ウィング", Lessons: wings},
		{Name: "解が1つであることに頼る形", Lessons: uniqueness},
		{Name: "色分けとチェーン", Lessons: chains},
		{Name: "ALSなど", Lessons: sets},
		{Name: "フォーシングチェーンと最後の手段", Lessons: lastResorts},
	},
	Untaught: []explain.Technique{
		{Key: "table-chain-contradiction", Name: "フォーシングチェーン（矛盾）", Sentence: absurdSentence},
		{Key: "table-chain-verity", Name: "フォーシングチェーン（確定）", Sentence: veritySentence},
		{Key: "table-net-contradiction", Name: "フォーシングネット（矛盾）", Sentence: absurdSentence},
		{Key: "table-net-verity", Name: "フォーシングネット（確定）", Sentence: veritySentence},
		{Key: "brute-force", Name: "総当たり", Sentence: "ここから先に進めるテクニックがありません。解では{cell}が{digit}です：{placements}。"},
	},
}
