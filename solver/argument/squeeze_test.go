package argument

import "testing"

// TestSqueezeShowsSupposition squeezes a net in which every second line is folded, so that
// no two lines can be joined.
func TestSqueezeShowsSupposition(t *testing.T) {
	var m maker
	m.why(Suppose)
	for range 2 * Most {
		m.fold(NetCell)
		m.why(NetPlace)
	}
	m.squeeze()
	if m.lines() > Most {
		t.Errorf("%d lines are shown", m.lines())
	}
	if m.a.Why[0].Fold {
		t.Error("the supposition is folded")
	}
}
