package words

// Errors holds the sentences about errors in texts, files and links.
type Errors struct {
	_ incomparable

	Unknown, AtLine                                                        string
	Empty, TooLong, Unrecognized                                           string
	NotADigit, WrongCellCount, WrongRowCount, WrongRowLength               string
	SeveralPuzzles, NotACandidate                                          string
	OtherSize, Damaged, TooNested, Unsafe, NeedsServer, NoPuzzle, NotACell string
	Ambiguous, CutOff, Picture, Packed                                     string
	LinkEmpty, LinkUnrecognized, LinkVersion, LinkCharacter                string
	LinkLength, LinkDamaged                                                string
	FileTooLarge, CannotUnpack                                             string
}
