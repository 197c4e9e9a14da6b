package show

// Distribution is how many things there are of each kind, to be drawn: as columns
// beside each other, as bars below each other, or as dots of two kinds.
type Distribution struct {
	Name       string // for those who do not see it
	Across, Up string // what is counted
	Columns    []int
	Bars       []NamedCount
	Dots       []Dot
	High       int    // the number of lines in which there may be dots
	Ticks      []Mark // of the columns
	Lines      []Mark // of the lines
}

// NamedCount is a bar.
type NamedCount struct {
	Name  string
	Count int
}

// Dot is how many things there are in a column and a line.
type Dot struct{ Column, Line, Count int }

// Mark is what stands at a column or a line.
type Mark struct {
	At    int
	Label string
}
