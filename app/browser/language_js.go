package browser

import (
	"syscall/js"

	"sudoku/app/model/frame"
	"sudoku/app/text"
	"sudoku/app/text/languages"
	"sudoku/app/ui"
)

// The language is kept for all tabs and pages under one key, by its code;
// it is read when the program starts and when another tab changes it.
const languageKey = "sudoku language"

// tongue is the visitor's language for the pages without a model.
var tongue = ui.Tongue{Now: language, Keep: keepLanguage, Changed: otherTabs}

// otherTabs calls changed when another tab has changed the language.
func otherTabs(changed func()) {
	js.Global().Call("addEventListener", "storage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if key := args[0].Get("key"); key.IsNull() || key.String() == languageKey { // null: all was cleared
			changed()
		}
		return nil
	}))
}

// watchLanguage follows the language that is chosen in another tab.
func (e *effects) watchLanguage() {
	otherTabs(func() { e.program.Send(frame.LanguageFound{Code: language().Code}) })
}

// language is the language that was chosen, else the visitor's, which the document
// then says it is in.
func language() *text.Catalog {
	t := languages.For(append([]string{storage("localStorage").Get(languageKey)}, preferred()...)...)
	sayLanguage(t.Code)
	return t
}

// languageChosen reports whether the visitor has chosen a language.
func languageChosen() bool { return storage("localStorage").Get(languageKey) != "" }

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

// speak makes what is outside of the view speak a language.
func (e *effects) speak(code string) {
	e.catalog = languages.For(code)
	js.Global().Get("document").Set("title", e.catalog.Page.Title)
}
