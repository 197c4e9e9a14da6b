//go:build !js && stories

package web

// Stories is the page of stories as the server draws it, without the program
// that would draw it again in the browser: what tests look at.
func Stories() ([]byte, error) {
	g, err := newGenerator("/", Files())
	if err != nil {
		return nil, err
	}
	goApp.Lock()
	defer goApp.Unlock()
	return g.page(g.handler("stories"), "stories/", "stories", plainPage)
}
