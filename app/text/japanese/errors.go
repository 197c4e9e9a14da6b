package japanese

import (
	"sudoku/app/text/words"
)

var errors = words.Errors{
	Unknown:          "読み込めませんでした：{reason}",
	AtLine:           "{line}行目：{sentence}",
	Empty:            "問題がありません。",
	TooLong:          "問題にしては長すぎます。",
	Unrecognized:     "問題の形式がわかりません。",
	NotADigit:        "{row}行目{column}列目：「{text}」は数字ではありません。",
	WrongCellCount:   "{want}マスのはずが、{got}マスでした。",
	WrongRowCount:    "{want}行のはずが、{got}行でした。",
	WrongRowLength:   "{row}行目は{want}マスのはずが、{got}マスでした。",
	SeveralPuzzles:   "1問のはずが、{got}問ありました。",
	NotACandidate:    "「{text}」は候補（数字、行、列）ではありません。",
	OtherSize:        "{got}行の盤面です。対応しているのは{want}行の盤面だけです。",
	Damaged:          "コードが壊れているか、途中で切れています。",
	TooNested:        "かっこの入れ子が深すぎます。",
	Unsafe:           "「{text}」はファイルに使えません。",
	NeedsServer:      "この短いアドレスがどの問題かは、{text}しか知りません。そこで開いて、問題そのものをコピーしてください。",
	NotACell:         "{row}行目{column}列目：「{text}」は、この形式のマスではありません。",
	NoPuzzle:         "{text}の記録ですが、手だけで問題がありません。そこで問題そのものをコピーしてください。",
	Ambiguous:        "何通りかの問題に読めてしまいます。",
	CutOff:           "文字列が途中で切れていて、問題の一部がありません。",
	Picture:          "画像ですが、開けません。壊れているかもしれません。",
	Packed:           "{text}で圧縮されています。先に展開してください。",
	LinkEmpty:        "局面がありません。",
	LinkUnrecognized: "このページのコードでも、81文字でもありません。",
	LinkLength:       "{want}マスのはずが、{got}マスでした。",
	LinkVersion:      "このページの新しいバージョン（「{text}」）で作られています。ページを再読み込みすると、そのバージョンになります。",
	LinkCharacter:    "{column}文字目の「{text}」は使えません。",
	LinkDamaged:      "壊れているか、途中で切れています。",
	FileTooLarge:     "{want} MBを超えています。",
	CannotUnpack:     "このブラウザでは展開できません。",
}
