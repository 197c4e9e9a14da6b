package words

// Check holds the sentences for the check panel.
type Check struct {
	_ incomparable

	Start, Intro, OfferNone, OfferSeveral string
	Stages                                [6]string // indexed by repair.Stage
	Progress, Undecided, Effort           string

	ContradictionTitle, Contradiction, ContradictionUnfinished string

	RepairsTitle, Repairs, NoRepairs, RepairsUnfinished string
	MoreRepairs, Try, Apply                             string
	ShiftRight, ShiftLeft, ShiftDown, ShiftUp           string
	Move, Swap, Change, Drop                            string

	LayerTitle, Same, Layer, Legend, ListingUnfinished string
	Layers                                             [3]string // indexed by check.Layer

	Compare, Mapped, MappedPart, SharesShown string
	GroupsTitle, Groups, Group, MoreGroups   string

	OneIsEnough, TwoAreEnough, Add, MoreAdditions, AdditionsListed string

	CompletedTitle, Completed, CompletedFewest, Complete, CompletingUnfinished string

	MinimalTitle, Minimal, Redundant, MinimalInside, TakeMinimal, MinimizingUnfinished string

	// Labels of the marks in the grid, for screen readers.
	Contradicting, Unneeded, Takes, Becomes, BecomesEmpty string
	Shares, Share, ShareLess, ShareNone, Grouped          string
}
