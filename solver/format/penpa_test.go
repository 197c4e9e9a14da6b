package format

import "testing"

// penpaState is the example with the entry 4 in r1c3, centre marks 6 and 8 in r1c6, and
// corner marks 2 and 8 in r1c9.
const penpaState = "m=edit&p=rZJNS8QwEIbv/RVLznPITJLm4yZqT6KgKyKlyB4qCgvifoC07H83Gba0jhcPMuQlPEySdyaz/zxudj3EHCaABsxhMfCiYHmt3w/bPq2+4OJ4ePvYpRXAXdPA62a776tWA0dXjadqHO7TOLyktjvB8DhvH9KY9TaNioJKrXIqP6NQdaAoFmBmYKgAPwOLBdQLYAvABXAFxAWoxStOZjjOCDOo5Su1FxleZngnrAddgF0AI+4Iv44EUUs0ovzIPmgGqKUR1F4SJHkKpRckEnaRjHCDZEXjkLzoLRrZSzRRFIFW/7gnTwPyTDyzNqzEus4jA4NhvWLVrI71hnOuWZ9YL1lt1r/Mn5m+iKZx45LrwMRNzlQgfW4glV8iPJdI3b+bbrtv"

func TestPenpaState(t *testing.T) {
	r, err := Read(penpaState)
	if err != nil {
		t.Fatal(err)
	}
	if want := mustRead(t, example); r.Givens != want {
		t.Errorf("givens %s", r.Givens.String())
	}
	if n := r.Entries.Filled().Len(); n != 1 || r.Entries[2] != 4 {
		t.Errorf("%d entries", n)
	}
	if centre, corner := r.Centre[5].String(), r.Corner[8].String(); centre != "68" || corner != "28" {
		t.Errorf("marks %q and %q", centre, corner)
	}
}

func TestPenpaMistakes(t *testing.T) {
	for _, c := range []struct {
		text string
		want Kind
	}{
		{"m=edit&p=!!!!", Damaged},
		{"m=edit&p=" + penpaState[9:60], Damaged},
	} {
		_, err := Read(c.text)
		if wrong, ok := err.(*Error); !ok || wrong.Kind != c.want {
			t.Errorf("%.20s: %v", c.text, err)
		}
	}
}
