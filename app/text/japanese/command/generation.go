package command

import (
	words "sudoku/app/text/words/command"
)

// Generation holds what the command says if it cannot make the requested puzzle.
var Generation = words.Generation{
	FewGivens:        "そのような問題はありません。ヒント数字が17個より少ないと、必ず解が複数になります。",
	ManyGivens:       "そのような問題はありません。ヒント数字が81個では、解くところがありません。",
	EmptyRange:       "範囲の最初の値が、2つ目の値より大きくなっています。",
	SymmetryCount:    "そのような問題はありません。対称性{symmetry}では、ヒント数字を{range}個にできません。",
	PatternCount:     "そのような問題はありません。パターンは{count}マスで、{range}ではありません。",
	PatternSymmetry:  "そのような問題はありません。パターンは{symmetry}の対称ではありません。",
	PatternLines:     "そのような問題はありません。パターンで空いている2つの行または列を入れ替えられるため、解が複数になります。",
	UnknownTechnique: "テクニック「{technique}」はありません。「sudoku steps --json」で、x-wingのようなキーがわかります。",
	NeverNeeded:      "そのような問題はありません。{technique}が使えるところでは、もっと簡単なテクニックも使えます。",
	GradeOfOnly:      "そのような問題はありません。これらのテクニックで解ける問題は、もっとやさしいレベルです。",
	NotFound:         "{time}以内に{count}回試しましたが、そのような問題はできませんでした。--limitを増やすか、条件を緩めてください。",
	BadPattern:       "パターンは{count}マスではなく81マスです。空きマスは「.」か「0」、ヒント数字はそれ以外の文字で表します。",
	Made:             "{all}問中{count}問",
}
