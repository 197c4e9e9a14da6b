package draw

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Below returns the address of a path below the base. On the server the site's resolver
// prepends the base; in the browser go-app does so only for files.
func Below(path string) string {
	if app.IsServer {
		return "/" + path
	}
	return strings.TrimSuffix(app.Getenv("GOAPP_ROOT_PREFIX"), "/") + "/" + path
}

// Link returns a link to a page on the site.
func Link(path, name string) app.HTMLElem { return app.Elem("a").Attr("href", Below(path)).Text(name) }
