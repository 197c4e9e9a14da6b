package words

// Board names the grid and its cells for screen readers.
type Board struct {
	_ incomparable

	Name, Empty, Given, Entry, Answer, Corrected string
	Candidates, Conflict, NoDigit, NoPlace       string
}

// Outcomes describes the results of a search.
type Outcomes struct {
	_ incomparable

	Filled                        string
	Busy, BusyCount               string
	Unique, Several, AtLeast      string
	None, NoneSearched            string
	Fitting, WrongEntries, Effort string
	Shown, ShownOfMany            string
	NoneFits                      string
	Twice, NoCandidate, NoPlace   string
	MoreConflicts                 string
	Solved, Complete              string
}

// Notices respond to the player's actions.
type Notices struct {
	_ incomparable

	Cleared, NothingToClear, ExampleLoaded                                          string
	LinkCopied, LinkNotCopied, LinkOpened, NoteOpened, LinkDamaged, AddressRepaired string
	UndoBringsBack, GivenLocked, NothingToUndo, NothingToRedo                       string
	StorageRefused, StorageFull, StorageCorrupt, StorageNewer                       string
	StorageBack, SaveDamaged, NotOffline                                            string
	EngineRestarted, EngineFailed, NoWorker, Cancelled                              string
	NoMethodChosen, MethodsStarted, MethodsFinished                                 string
	FileUnreadable, OfferApplied                                                    string
	LanguageMissing                                                                 string
}
