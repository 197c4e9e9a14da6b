package techniques

import "sudoku/solver/explain"

var lastResorts = []explain.Lesson{
	{
		Title: "模板",
		What:  "一个数字在整个盘面上的所有填法。所有填法都经过的格就是这个数字；没有填法经过的格就不是。",
		Why:   "其中一种填法是真的，而且没有别的填法。",
		Look:  "这是程序的工作：在空盘面上，一个数字有46,656种填法。",
		Techniques: []explain.Technique{
			{Key: "template-set", Name: "模板填数"},
			{Key: "template-delete", Name: "模板删数"},
		},
	},
}
