//go:build !js && stories

package web

// Stories returns the page of stories as drawn by the server, without the program that
// would redraw it. Tests use it.
func Stories() ([]byte, error) {
	g, err := newGenerator("/", Files())
	if err != nil {
		return nil, err
	}
	goApp.Lock()
	defer goApp.Unlock()
	return g.page(g.handler("stories"), "stories/", "stories", plainPage, everyLanguage)
}
