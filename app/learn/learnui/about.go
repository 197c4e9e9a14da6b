package learnui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/draw"
)

// Version is the latest version in CHANGELOG.md that has a date.
const Version = "0.17.0"

// LicencesPath is the path of the licences of all components, below the base.
const LicencesPath = "licences.txt"

// about describes the product, its handling of data, and the work it builds on.
type about struct{ Document }

// OnPreRender sets the title.
func (a *about) OnPreRender(ctx app.Context) { a.Name(ctx, a.T.Documents.About) }

// OnMount sets the title.
func (a *about) OnMount(ctx app.Context) { a.Name(ctx, a.T.Documents.About) }

func (a *about) Render() app.UI {
	words := &a.T.Documents
	body := paragraphs(words.Product[:]...)
	for _, section := range []struct {
		head  string
		texts []string
	}{
		{words.PrivacyHead, words.Privacy[:]},
		{words.RatingHead, words.Rating[:]},
		{words.ThanksHead, words.Thanks[:]},
		{words.LicenceHead, []string{words.Licence[0], a.T.Fill(words.Licence[1], "version", Version)}},
	} {
		body = append(body, heading(section.head))
		body = append(body, paragraphs(section.texts...)...)
	}
	body = append(body, app.Elem("p").Body(draw.Link(LicencesPath, words.Licences)))
	return a.Frame(AboutPath, words.About, body...)
}
