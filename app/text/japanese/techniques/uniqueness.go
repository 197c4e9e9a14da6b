package techniques

import "sudoku/solver/explain"

var uniqueness = []explain.Lesson{
	{
		Title: "ユニークレクタングル",
		What:  "2行・2列・2ブロックの4マスが、すべて同じ2つの数字になりうる形です。どれか1マスには別の数字が入ります。そこから何がわかるかで、タイプが分かれます。",
		Why:   "4マスがその2つの数字だけなら、入れ替えられるので、解が2つになります。解が1つの問題でだけ使えます。",
		Look:  "線の中で候補が同じペアを2マス見つけ、同じ2つのブロックを通る平行な線で、ほかの候補に混じった同じペアを探します。",
		Techniques: []explain.Technique{
			{Key: "unique-rectangle-1", Name: "ユニークレクタングル タイプ1"},
			{Key: "unique-rectangle-2", Name: "ユニークレクタングル タイプ2"},
			{Key: "unique-rectangle-3", Name: "ユニークレクタングル タイプ3"},
			{Key: "unique-rectangle-4", Name: "ユニークレクタングル タイプ4"},
			{Key: "unique-rectangle-5", Name: "ユニークレクタングル タイプ5"},
			{Key: "unique-rectangle-6", Name: "ユニークレクタングル タイプ6"},
		},
	},
	{
		Title: "隠れたレクタングル",
		What:  "2つのブロックにまたがる2つの数字の長方形で、1つの角の行でも列でも、片方の数字が角にしか入らない形です。その角から、もう片方の数字が消えます。",
		Why:   "そこにもう片方の数字が入ると、強リンクによって、解が2つになる形ができてしまいます。",
		Look:  "2つの数字だけの角から始めて、その角を通らない2本の線を見ます。",
		Techniques: []explain.Technique{
			{Key: "hidden-rectangle", Name: "隠れたレクタングル"},
		},
	},
	{
		Title: "アボイダブルレクタングル",
		What:  "長方形の3マスが、ヒント数字ではなく自分で埋めた数字で、4つ目にある数字を入れると入れ替えられる形になるものです。その数字が消えます。",
		Why:   "その形では、ヒント数字に触れずに数字を入れ替えられ、解が2つになります。",
		Look:  "自分で入れた数字を見ます。2つのブロックに同じペアがあり、1マスだけ空いているところを探します。",
		Techniques: []explain.Technique{
			{Key: "avoidable-rectangle-1", Name: "アボイダブルレクタングル タイプ1"},
			{Key: "avoidable-rectangle-2", Name: "アボイダブルレクタングル タイプ2"},
		},
	},
	{
		Title: "ユニークループ",
		What:  "6マス以上の閉じた輪で、どのマスも同じ2つの数字になりえて、通るハウスごとに2マスずつある形です。",
		Why:   "長方形と同じく、輪に沿って2つの数字をそっくり入れ替えられます。だから、ほかの候補を持つマスの少なくとも1つに、別の数字が入ります。",
		Look:  "同じペアを、ハウスからハウスへ、元に戻るまでたどります。ほかの候補があるマスが1つ2つあってもかまいません。",
		Techniques: []explain.Technique{
			{Key: "unique-loop-1", Name: "ユニークループ タイプ1"},
			{Key: "unique-loop-2", Name: "ユニークループ タイプ2"},
			{Key: "unique-loop-3", Name: "ユニークループ タイプ3"},
			{Key: "unique-loop-4", Name: "ユニークループ タイプ4"},
		},
	},
	{
		Title: "拡張レクタングル",
		What:  "3本の線に2マスずつの6マスが、すべて同じ3つの数字になりうる形です。どれか1マスには別の数字が入ります。",
		Why:   "3つの数字を、長い辺どうしで入れ替えられるので、解が2つになります。",
		Look:  "横か縦に並ぶ3ブロックの中で、同じ3つの数字の候補を持つマスを探します。",
		Techniques: []explain.Technique{
			{Key: "extended-rectangle-1", Name: "拡張ユニークレクタングル タイプ1"},
			{Key: "extended-rectangle-2", Name: "拡張ユニークレクタングル タイプ2"},
			{Key: "extended-rectangle-3", Name: "拡張ユニークレクタングル タイプ3"},
			{Key: "extended-rectangle-4", Name: "拡張ユニークレクタングル タイプ4"},
		},
	},
	{
		Title: "BUG",
		What:  "1つか数マスを除いて、すべての空きマスの候補が2つの形です。その数マスでは、形にない候補のどれかが真です。",
		Why:   "すべての空きマスの候補が2つで、どのハウスでも数字が2マスずつに入るなら、そっくり入れ替えられるので、解は2つか0になります。解が1つの問題でだけ使えます。",
		Look:  "終盤、ペアばかりになったら、候補が3つのマスを探します。そのハウスで3回出てくる数字が答えです。",
		Techniques: []explain.Technique{
			{Key: "bug-plus-1", Name: "BUG+1"},
			{Key: "bug-type-1", Name: "BUG タイプ1"},
			{Key: "bug-type-2", Name: "BUG タイプ2"},
			{Key: "bug-type-3", Name: "BUG タイプ3"},
			{Key: "bug-type-4", Name: "BUG タイプ4"},
		},
	},
}
