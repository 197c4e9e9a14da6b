package techniques

import "sudoku/solver/explain"

var singles = []explain.Lesson{
	{
		Title: "フルハウス",
		What:  "行・列・ブロックの8マスが埋まっている形です。9つ目のマスに、足りない数字が入ります。",
		Why:   "どのハウスにも1〜9が1つずつ入るので、8つあれば残りは1つです。",
		Look:  "もう少しで埋まるハウスを見ます。数字を1つ入れるたびに、もう一度見ましょう。",
		Techniques: []explain.Technique{
			{Key: "full-house", Name: "フルハウス"},
		},
	},
	{
		Title: "隠れたシングル",
		What:  "行・列・ブロックの中で、ある数字の入るマスが1つだけ残っている形です。そのマスにほかの候補があってもかまいません。",
		Why:   "ハウスにはその数字が必要で、ほかの空きマスはどれも、行・列・ブロックのどれかにもうその数字があります。",
		Look:  "盤面によく出ている数字を選びます。それがないブロックで、その数字のある行と列を除きます。1マスだけ残れば、そこに入れます。次に行と列でも同じことをします。",
		Techniques: []explain.Technique{
			{Key: "hidden-single-box", Name: "隠れたシングル（ブロック）"},
			{Key: "hidden-single-line", Name: "隠れたシングル（行・列）"},
		},
	},
	{
		Title: "裸のシングル",
		What:  "マスの候補が1つだけ残っている形です。",
		Why:   "行・列・ブロックに残りの8つの数字があるか、ほかの手で消えています。",
		Look:  "3つのハウスがよく埋まっているマスを見て、見える数字の種類を数えます。8種類なら、残りは1つです。",
		Techniques: []explain.Technique{
			{Key: "naked-single", Name: "裸のシングル"},
		},
	},
	{
		Title: "ダイレクトな手",
		What:  "候補が消えた結果、ハウスの中で数字の入るマスが1つだけになる手です。メモなしで、すぐに数字を入れられます。",
		Why:   "どれも、ロックされた候補か隠れた組と、それに続く隠れたシングルです。人は一度に気づくので、Sudoku Explainerは1つの手と数えます。",
		Look:  "ブロックの中で、数字の入る2、3マスが1本の線に並んだら、その線は埋まったとみなし、隣のブロックをもう一度スキャンします。",
		Techniques: []explain.Technique{
			{Key: "direct-pointing", Name: "ダイレクトポインティング"},
			{Key: "direct-claiming", Name: "ダイレクトクレーミング"},
			{Key: "direct-hidden-pair", Name: "ダイレクト隠れペア"},
			{Key: "direct-hidden-triplet", Name: "ダイレクト隠れトリプル"},
		},
	},
}
