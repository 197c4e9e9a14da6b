//go:build !js && stories

package e2e

import "testing"

// TestPhotoReview checks on a small phone that the keys of the photo review are large
// enough, and that the verdict comes before the pictures.
func TestPhotoReview(t *testing.T) {
	p := openStories(t)
	p.resize(360, 640)
	p.wait("the story", `document.querySelector("[aria-label='photo read'] .photo-word")`)
	const story = "[aria-label='photo read'] "
	for _, b := range p.boxes(story + ".photo-keys .button") {
		if b.Bottom-b.Top < 43.5 || b.Right-b.Left < 43.5 {
			t.Errorf("%v is too small", b)
		}
	}
	if verdict, pictures := p.boxes(story + ".photo-verdict")[0], p.boxes(story + ".photo-pair")[0]; verdict.Bottom > pictures.Top {
		t.Errorf("%v is below %v", verdict, pictures)
	}
	if position := eval[string](p, `getComputedStyle(document.querySelector("`+story+`.photo-foot")).position`); position != "sticky" {
		t.Errorf("the keys are %s", position)
	}
}

// TestNoBoldParagraphs checks that long texts are not bold, in lessons and in all panels
// and dialogs.
func TestNoBoldParagraphs(t *testing.T) {
	p := openStories(t)
	for _, path := range []string{"/stories/", "/learn/", "/learn/x-wing/", "/learn/beginners/", "/about/"} {
		p.visit(path)
		p.wait("the page", `document.querySelector("main h1")`)
		for _, text := range eval[[]string](p, `[...document.querySelectorAll("p, li, dd")].filter((e) => e.checkVisibility() && e.innerText.length > 80 &&
			[e, ...e.querySelectorAll("*")].some((x) => getComputedStyle(x).fontWeight >= 600 &&
			[...x.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join("").length > 80)).map((e) => e.innerText)`) {
			t.Errorf("%s: bold paragraph: %s", path, text)
		}
	}
}
