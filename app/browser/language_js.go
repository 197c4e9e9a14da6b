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

// languageKey is the localStorage key for the language code, which all tabs and pages
// share. The code is read at startup and when another tab changes it.
const languageKey = "sudoku language"

// tongue is the visitor's language, for pages without a model.
var tongue = learnui.Tongue{Now: language, Pick: pickLanguage, Changed: otherTabs}

// listLanguages registers the available languages.
func listLanguages() { languages.Know(app.Getenv("SUDOKU_TEXTS")) }

// awaitLanguage waits for the sentences in the visitor's language, which boot.js has
// already requested. If they are unavailable it uses another language. Without any
// language it never returns, and the page reports that it could not be loaded.
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

// withLanguage loads the sentences of a catalog if necessary. It calls had if they are
// available, and otherwise missing, which may wait for other languages.
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

// fetchLanguage fetches the sentences in a language and reports the result.
func (e *effects) fetchLanguage(code string) {
	c := languages.For(code)
	withLanguage(c, func() { e.program.Send(frame.LanguageFetched{Code: code}) },
		func() { e.program.Send(frame.LanguageMissing{Name: c.Name}) })
}

// pickLanguage changes the language of a page without a model.
func pickLanguage(c *text.Catalog, then func(*text.Catalog)) {
	withLanguage(c, func() {
		keepLanguage(c.Code)
		go learnui.WithLessons(c, then)
	}, func() { js.Global().Get("sudokuLoading").Call("stop", "failed") })
}

// otherTabs calls changed when another tab changes the language.
func otherTabs(changed func(*text.Catalog)) {
	js.Global().Call("addEventListener", "storage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if key := args[0].Get("key"); key.IsNull() || key.String() == languageKey { // null: the storage was cleared
			c := wantedLanguage()
			withLanguage(c, func() {
				sayLanguage(c.Code)
				go learnui.WithLessons(c, changed)
			}, func() {})
		}
		return nil
	}))
}

// watchLanguage adopts the language that another tab chooses.
func (e *effects) watchLanguage() {
	otherTabs(func(c *text.Catalog) { e.program.Send(frame.LanguageFound{Code: c.Code}) })
}

// wantedLanguage returns the language that the visitor chose or, without a choice, the
// one that the browser prefers. Its sentences may not be loaded yet.
func wantedLanguage() *text.Catalog {
	return languages.For(append([]string{platform.Storage("localStorage").Get(languageKey)}, preferred()...)...)
}

// language returns the current language of the page, whose sentences are loaded.
func language() *text.Catalog {
	return languages.For(js.Global().Get("document").Get("documentElement").Get("lang").String())
}

// languageChosen reports whether the visitor has chosen a language.
func languageChosen() bool { return platform.Storage("localStorage").Get(languageKey) != "" }

// sayLanguage sets the language of the document.
func sayLanguage(code string) {
	js.Global().Get("document").Get("documentElement").Set("lang", code)
}

// keepLanguage stores the chosen language for the next visit, and makes the service
// worker store its sentences.
func keepLanguage(code string) {
	platform.KeepFile(languages.Address(languages.For(code)))
	_ = platform.Storage("localStorage").Set(languageKey, code) // on failure, the choice applies to this visit only
	sayLanguage(code)
}

// preferred returns the language tags that the visitor prefers.
func preferred() []string {
	var tags []string
	wanted := js.Global().Get("navigator").Get("languages")
	for i := range wanted.Length() {
		tags = append(tags, wanted.Index(i).String())
	}
	return tags
}

// speak changes the language of everything outside the view.
func (e *effects) speak(code string) {
	e.catalog = languages.For(code)
	js.Global().Get("document").Set("title", e.catalog.Page.Title)
}
