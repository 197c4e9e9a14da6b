package techniques

import "sudoku/solver/explain"

var lastResorts = []explain.Lesson{
	{
		Title: "テンプレート（パターンオーバーレイ）",
		What:  "盤面全体での、1つの数字のすべての置き方です。どの置き方でも使うマスにはその数字が入り、どの置き方でも使わないマスには入りません。",
		Why:   "置き方のどれか1つが正解で、ほかにはありません。",
		Look:  "プログラムの仕事です。空の盤面では、1つの数字の置き方は46,656通りあります。",
		Techniques: []explain.Technique{
			{Key: "template-set", Name: "テンプレートセット"},
			{Key: "template-delete", Name: "テンプレートデリート"},
		},
	},
}
