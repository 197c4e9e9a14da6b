// Package techniques holds the Chinese texts about techniques and steps: names, sentences
// and lessons, in one file per kind of technique.
package techniques

import (
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

const (
	absurdSentence = "{start?如果{start}为真，各条链推出的结论也都为真，而它们自相矛盾。所以它为假|如果{without}为假，各条链推出的结论就都为真，而它们自相矛盾。所以它为真}：{effects}。"
	veritySentence = "{start=1?无论{start}是真是假|{start}之一为真，而无论是哪一个}，各条链都推出同样的结果：{effects}。"
)

// Language holds the phrases that explanations of steps are composed of.
var Language = explain.Language{
	Code:   "zh-Hans",
	Plural: phrase.Uniform,
	And:    "和",
	Marks:  explain.Marks{Comma: "、", Semicolon: "，", Colon: "：", Space: "", Stop: "。"},
	Words: explain.Words{Cells: "{first}{second}", Placed: "{cells}的{digit}", Excluded: "{cells}不是{digits}", AndExcluded: "，", Or: "或",
		Loses: "{cells}排除{digits}", Must: "{cell}必为{digit}"},
	Lines:     lines,
	PartNames: partNames,
	PartLine:  "{name}：{cells}{count?（{digits}）|}",
	Houses:    [3]string{"第{number}行", "第{number}列", "第{number}宫"},
	Captions: explain.Captions{
		Brief:         "{effects}。",
		StrongInHouse: "如果{from}{from=1?|都}不是{digit}，{to/or}就是{digit}：{house}中没有其他位置{without?（已排除：{without}）|}。",
		StrongInCell:  "如果{from}不是{digit}，就是{other}，没有其他候选数{without?（已排除：{without}）|}。",
		StrongInSet:   "如果{from}{from=1?|都}不是{digit}，{to/or}就是{other}：{set}只剩{size}个数字{without?（不计{without}）|}，缺一不可。",
		WeakInHouse:   "如果{from/or}是{digit}，{to}就{to=1?|都}不是{digit}：{house}只有一个{digit}。",
		WeakBySight:   "如果{from/or}是{digit}，{to}就{to=1?|都}不是{digit}：它们互相能看到。",
		WeakInCell:    "如果{from}是{digit}，就不是{other}。",
		Implied:       "那么由{technique}可知，{to}{to=1?|都}不是{other}。",
		Branch:        "假设：{assumption}。经过{count}条链：{result}。",
		Therefore:     "结论：{effects}。",
	},
	Groups: []explain.Group{
		{Name: "排除与唯余", Lessons: singles},
		{Name: "区块与数组", Lessons: subsets},
		{Name: "鱼", Lessons: fish},
		{Name: "单数字结构", Lessons: singleDigit},
		{Name: "Wing", Lessons: wings},
		{Name: "以唯一解为前提的结构", Lessons: uniqueness},
		{Name: "染色与链", Lessons: chains},
		{Name: "待定数组等", Lessons: sets},
		{Name: "强制链与最后手段", Lessons: lastResorts},
	},
	Untaught: []explain.Technique{
		{Key: "table-chain-contradiction", Name: "强制链（矛盾）", Sentence: absurdSentence},
		{Key: "table-chain-verity", Name: "强制链（必然）", Sentence: veritySentence},
		{Key: "table-net-contradiction", Name: "强制网（矛盾）", Sentence: absurdSentence},
		{Key: "table-net-verity", Name: "强制网（必然）", Sentence: veritySentence},
		{Key: "brute-force", Name: "穷举", Sentence: "从这里开始，没有技巧能继续。解中{cell}是{digit}：{placements}。"},
	},
}
