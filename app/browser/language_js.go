package browser

import (
	"syscall/js"

	"sudoku/app/text"
	"sudoku/app/text/languages"
	"sudoku/app/ui"
)

// The language is kept for all tabs and pages under one key, by its code;
// it is read when the program starts.
const languageKey = "sudoku language"

// tongue is the visitor's language for the pages without a model.
var tongue = ui.Tongue{Now: language, Keep: keepLanguage}

// language is the language that was chosen, else the visitor's, which the document
// then says it is in.
func language() *text.Catalog {
	t := languages.For(append([]string{storage("localStorage").Get(languageKey)}, preferred()...)...)
	sayLanguage(t.Code)
	return t
}

// sayLanguage makes the document say which language it is in.
func sayLanguage(code string) {
	js.Global().Get("document").Get("documentElement").Set("lang", code)
}

func keepLanguage(code string) {
	_ = storage("localStorage").Set(languageKey, code) // refused: it lasts for this visit
	sayLanguage(code)
}

// preferred are the tags of the languages that the visitor prefers.
func preferred() []string {
	var tags []string
	wanted := js.Global().Get("navigator").Get("languages")
	for i := range wanted.Length() {
		tags = append(tags, wanted.Index(i).String())
	}
	return tags
}
