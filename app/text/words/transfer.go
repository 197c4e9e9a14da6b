package words

// Transfer says what is read from texts and files, and what becomes of a position
// in those that are written.
type Transfer struct {
	_ incomparable

	Taken, TakenEntries, Recognised, List, Everything, Wish string
	Title, Export, ExportAs, Help, Text                     string
	Kept, Copy, Save, OpenIn, OpenInHelp                    string
	Copied, NotCopied, Saved                                string
	Unpacking                                               string
	FileName                                                string // without its ending
}

// Conversion says what a text format or another site keeps of a position.
type Conversion struct {
	_ incomparable

	// Parts are amounts of what a text may hold, by the keys of format.Part.
	Parts map[string]string
	// Become says of a lost part what comes of it, for those that turn into
	// something else.
	Become map[string]string
	// Lost and Dropped say such amounts, on writing and on reading; And goes
	// between them.
	Lost, Dropped, And string
	// The columns of the table of formats, and what is written for yes and no.
	Format, Reads, Writes, File, Keeps, Name, Yes, No string
	// NoFormat and NotWritten refuse a format that was named.
	NoFormat, NotWritten string
}

// Print is the print dialog, and what is on paper.
type Print struct {
	_ incomparable

	Title, Button                    string
	Source, Grid, List, Count        string
	PerPage, Notes, Solutions, Codes string
	Print, Working, Failed, Nothing  string
	Puzzle, Solution, SolutionsTitle string
	NotUnique, Picked                string
	Booklet, Heading, HeadingExample string
	Making, Stop, NoneChosen, Graded string
}
