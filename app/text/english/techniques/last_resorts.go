package techniques

import "sudoku/solver/explain"

// Lessons on techniques of last resort. Each is a page under “Learn”: Title, What, Why
// and Look.
var lastResorts = []explain.Lesson{
	{
		Title: "Templates (pattern overlay)",
		What:  "All the ways to place a digit on the whole board. A cell in all of them holds the digit; a cell in none does not.",
		Why:   "One of the ways is right, and there are no others.",
		Look:  "This is work for a program: there are 46,656 ways for a digit on an empty board.",
		Techniques: []explain.Technique{
			{Key: "template-set", Name: "Template Set"},
			{Key: "template-delete", Name: "Template Delete"},
		},
	},
}
