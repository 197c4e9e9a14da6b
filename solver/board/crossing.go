package board

// Crossing is the intersection of a box and a line: a miniline of three cells.
type Crossing struct {
	Box, Line House
	Cells     CellSet
}

// Crossings returns the 54 crossings, box by box, rows before columns. The slice must not
// be modified.
func Crossings() []Crossing { return crossings }

var crossings = func() (all []Crossing) {
	for box := range 9 {
		for line := range House(18) {
			if cells := BoxHouse(box).Cells().And(line.Cells()); !cells.IsEmpty() {
				all = append(all, Crossing{BoxHouse(box), line, cells})
			}
		}
	}
	return all
}()
