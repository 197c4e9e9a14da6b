//go:build !js

package languages

import (
	"sudoku/app/text"
	"sudoku/app/text/words"
	"sudoku/solver/explain"
	"sudoku/solver/phrase"
)

// Few returns a language that has only a few sentences, completed with those of the first
// language.
func Few() *text.Catalog {
	return completed(&text.Catalog{
		Code: "zz", Name: "Few", Plural: phrase.Uniform,
		Page: words.Page{Title: "数独"},
		Techniques: explain.Language{
			Code: "zz", Plural: phrase.Uniform, And: "、", Marks: explain.Marks{Comma: "、", Semicolon: "；", Colon: "：", Stop: "。"},
			Groups: []explain.Group{{Lessons: []explain.Lesson{{What: "裸", Techniques: []explain.Technique{{Key: "naked-single", Name: "裸"}}}}}},
		},
	}, Translations[0].Catalog)
}
