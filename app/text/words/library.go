package words

// Library holds the sentences for the library dialog.
type Library struct {
	_ incomparable

	Button, Title, Search, Keep                      string
	Untitled, Label, Progress, Solved, Here          string
	Today, Yesterday                                 string
	Open, OpenThis, ReviewThis, Restore, RestoreThis string
	Dropped, Empty, NothingFound, Failure            string
	Opened, OpenedTitled, Salvaged, KeptBefore       string
	DroppedUntil, Deleted, DeletedHelp               string
	Persistent, Deletable                            string
	Newer, Blocked                                   string    // shown instead of Failure
	Show, Order, AllGrades, More                     string    // labels of the options; Ratings.Grades has the grades
	Shows                                            [3]string // indexed by library.Show
	Orders                                           [4]string // indexed by library.Order
	Tools, Select, SelectAll, Found, Selected        string
	Drop, Export, Print                              string
	DropSelected, ExportSelected, PrintSelected      string
	DroppedNow, BringBack, Restored, Exported        string
	HereStays, FileName                              string
}
