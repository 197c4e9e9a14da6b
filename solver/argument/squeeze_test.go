package argument

import "testing"

// TestSqueezeShowsSupposition checks that squeeze does not fold a supposition even if it
// must fold most lines. Every second line of the net is folded already, so no two lines
// can be joined.
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
