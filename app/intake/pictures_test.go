package intake

import "testing"

func TestIsPicture(t *testing.T) {
	for _, c := range []struct {
		name, mediaType string
		picture, heic   bool
	}{
		{"news.jpg", "image/jpeg", true, false},
		{"", "image/png", true, false},
		{"IMG_1.HEIC", "", true, true},
		{"IMG_1.heif", "", true, true},
		{"IMG_1", "image/heic", true, true},
		{"IMG_1", "image/heif-sequence", true, true},
		{"puzzle.sdk", "", false, false},
		{"heic.txt", "text/plain", false, false},
		{"", "", false, false},
	} {
		if got := IsPicture(c.name, c.mediaType); got != c.picture {
			t.Errorf("%+v: a picture %v", c, got)
		}
		if got := IsHEIC(c.name, c.mediaType); got != c.heic {
			t.Errorf("%+v: HEIC %v", c, got)
		}
	}
}
