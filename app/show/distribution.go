package show

// Distribution holds counts for a chart: vertical columns, horizontal bars or a plot of
// dots.
type Distribution struct {
	Name       string // accessible name
	Across, Up string // axis labels
	Columns    []int
	Bars       []NamedCount
	Dots       []Dot
	High       int    // number of lines for dots
	Ticks      []Mark // labels of columns
	Lines      []Mark // labels of lines
}

// NamedCount is the label and the count of a bar.
type NamedCount struct {
	Name  string
	Count int
}

// Dot counts the items at a column and a line.
type Dot struct{ Column, Line, Count int }

// Mark labels a column or a line.
type Mark struct {
	At    int
	Label string
}
