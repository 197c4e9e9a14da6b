package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// about tells what the product is, what it does with data, and whose work it
// stands on.
type about struct{ document }

// OnPreRender names the page.
func (a *about) OnPreRender(ctx app.Context) { a.name(ctx, a.t.Documents.About) }

// OnMount names the page.
func (a *about) OnMount(ctx app.Context) { a.name(ctx, a.t.Documents.About) }

// Render draws the text.
func (a *about) Render() app.UI {
	words := &a.t.Documents
	body := paragraphs(words.Product[:]...)
	for _, section := range []struct {
		head  string
		texts []string
	}{
		{words.PrivacyHead, words.Privacy[:]},
		{words.RatingHead, words.Rating[:]},
		{words.ThanksHead, words.Thanks[:]},
		{words.LicenceHead, []string{words.Licence[0], a.t.Fill(words.Licence[1], "version", app.Getenv("GOAPP_VERSION"))}},
	} {
		body = append(body, heading(section.head))
		body = append(body, paragraphs(section.texts...)...)
	}
	return a.frame(aboutPath, words.About, body...)
}
