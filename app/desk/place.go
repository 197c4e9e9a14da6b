package desk

// Place identifies where on the page the visitor is.
type Place uint8

// The places.
const (
	Home     Place = iota // the start page, with the ways to begin
	Table                 // a game, or a puzzle being typed in
	Workshop              // a puzzle from outside the page, and the panels
)

// At returns the place that the page shows. All panels except SolvePanel belong to the
// workshop, and closing one leads back to Desk.Place.
func (d *Desk) At() Place {
	if d.Panel != SolvePanel {
		return Workshop
	}
	return d.Place
}

// Go shows a place, without a panel.
func (d *Desk) Go(p Place) { d.Place, d.Panel = p, SolvePanel }

// fragments holds the fragments of the places' addresses. They never change. Home has no
// fragment, and the fragment of a panel is its name.
var fragments = [...]string{Home: "", Table: "play", Workshop: "workshop"}

// Fragment returns the fragment of the current address.
func (d *Desk) Fragment() string {
	if d.Panel != SolvePanel {
		return string(d.Panel)
	}
	return fragments[d.Place]
}

// Visit shows the place or panel with the given fragment. ok is false if there is none.
func (d *Desk) Visit(fragment string) (ok bool) {
	for p, f := range fragments {
		if f == fragment {
			d.Go(Place(p))
			return true
		}
	}
	if !panels[Panel(fragment)] {
		return false
	}
	d.Place, d.Panel = max(d.Place, Table), Panel(fragment)
	return true
}
