package browser

import (
	"slices"
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/learn/learnui"
	"sudoku/app/parts/frame"
	"sudoku/app/platform"
	"sudoku/app/text"
	"sudoku/app/text/languages"
)

// The language is kept for all tabs and pages under one key, by its code;
// it is read when the program starts and when another tab changes it.
const languageKey = "sudoku language"

// tongue is the visitor's language for the pages without a model.
var tongue = learnui.Tongue{Now: language, Pick: pickLanguage, Changed: otherTabs}

// listLanguages learns which languages there are.
func listLanguages() { languages.Know(app.Getenv("SUDOKU_TEXTS")) }

// awaitLanguage waits for the sentences of the visitor's language, for which boot.js
// has asked already. Where they cannot be had those of another language serve;
// without any it does not return, and the page says that it could not be loaded.
func awaitLanguage() {
	wanted := wantedLanguage()
	for _, c := range slices.Concat([]*text.Catalog{wanted}, languages.All) {
		had := make(chan bool, 1)
		withLanguage(c, func() { had <- true }, func() { had <- false })
		if <-had {
			sayLanguage(c.Code)
			return
		}
	}
	js.Global().Get("sudokuLoading").Call("stop", "failed")
	select {}
}

// withLanguage sees to it that a catalog has its sentences. One of the functions is
// called, and may wait for others.
func withLanguage(c *text.Catalog, had, missing func()) {
	if languages.Has(c) {
		had()
		return
	}
	platform.Then(js.Global().Call("sudokuText", languages.Address(c)), func(file js.Value) {
		go func() {
			if languages.Has(c) || languages.Read(c, file.String(), platform.GiveWay) == nil {
				had()
				return
			}
			missing()
		}()
	}, func(js.Value) { go missing() })
}

// fetchLanguage fetches the sentences of a language and reports it.
func (e *effects) fetchLanguage(code string) {
	c := languages.For(code)
	withLanguage(c, func() { e.program.Send(frame.LanguageFetched{Code: code}) },
		func() { e.program.Send(frame.LanguageMissing{Name: c.Name}) })
}

// pickLanguage is the choice of a language in a page without a model.
func pickLanguage(c *text.Catalog, then func(*text.Catalog)) {
	withLanguage(c, func() {
		keepLanguage(c.Code)
		then(c)
	}, func() { js.Global().Get("sudokuLoading").Call("stop", "failed") })
}

// otherTabs calls changed when another tab has changed the language.
func otherTabs(changed func(*text.Catalog)) {
	js.Global().Call("addEventListener", "storage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if key := args[0].Get("key"); key.IsNull() || key.String() == languageKey { // null: all was cleared
			c := wantedLanguage()
			withLanguage(c, func() {
				sayLanguage(c.Code)
				changed(c)
			}, func() {})
		}
		return nil
	}))
}

// watchLanguage follows the language that is chosen in another tab.
func (e *effects) watchLanguage() {
	otherTabs(func(c *text.Catalog) { e.program.Send(frame.LanguageFound{Code: c.Code}) })
}

// wantedLanguage is the language that was chosen, else the visitor's. Its sentences
// may not be there yet.
func wantedLanguage() *text.Catalog {
	return languages.For(append([]string{platform.Storage("localStorage").Get(languageKey)}, preferred()...)...)
}

// language is the language that the page is in, whose sentences are there.
func language() *text.Catalog {
	return languages.For(js.Global().Get("document").Get("documentElement").Get("lang").String())
}

// languageChosen reports whether the visitor has chosen a language.
func languageChosen() bool { return platform.Storage("localStorage").Get(languageKey) != "" }

// sayLanguage makes the document say which language it is in.
func sayLanguage(code string) {
	js.Global().Get("document").Get("documentElement").Set("lang", code)
}

// keepLanguage keeps the choice of a language for the next visit, and has the service
// worker keep its sentences.
func keepLanguage(code string) {
	platform.KeepFile(languages.Address(languages.For(code)))
	_ = platform.Storage("localStorage").Set(languageKey, code) // refused: it lasts for this visit
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
