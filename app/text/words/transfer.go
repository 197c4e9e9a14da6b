package words

// Transfer holds the sentences for the import and export dialogs.
type Transfer struct {
	_ incomparable

	Taken, TakenEntries, Recognised, List, Everything, Wish string
	Title, Export, ExportAs, Help, Text                     string
	Kept, Copy, Save, OpenIn, OpenInHelp                    string
	Copied, NotCopied, Saved                                string
	Unpacking                                               string
	FileName                                                string // file name without extension
}

// Conversion holds the sentences about what a text format or another site keeps of a
// position.
type Conversion struct {
	_ incomparable

	// Parts holds the count of each part of a position, keyed by the key of its format.Part.
	Parts map[string]string
	// Become says what a lost part turns into, if anything. It has the same keys as
	// Parts.
	Become map[string]string
	// Lost and Dropped introduce lists of the parts lost in writing and in reading. And
	// stands between two parts.
	Lost, Dropped, And string
	// Headings and cells of the table of formats.
	Format, Reads, Writes, File, Keeps, Name, Yes, No string
	// NoFormat and NotWritten reject the name of a format.
	NoFormat, NotWritten string
}

// Print holds the sentences for the print dialog and for the printout.
type Print struct {
	_ incomparable

	Title, Button                    string
	Source, Grid, List, Count        string
	PerPage, Notes, Solutions, Codes string
	Print, Working, Failed, Nothing  string
	Puzzle, Solution, SolutionsTitle string
	NotUnique, Picked                string
	PickedList, PickedFirst          string
	Booklet, Heading, HeadingExample string
	Making, Stop, NoneChosen, Graded string
}
