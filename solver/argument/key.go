package argument

// Key is the key of a sentence. The languages have a template for each.
type Key uint8

// The keys, with their arguments. So… sentences have effects, and the argument "gone"
// with their cells.
const (
	// FullHouse: cell, house, digit.
	FullHouse Key = iota
	// Blocks: digit in from keeps it out of cells, along house.
	Blocks
	// Earlier: digits were ruled out of cells before.
	Earlier
	// HouseHas: house has digits.
	HouseHas
	// OnlyDigit: digit is left for cell.
	OnlyDigit
	// OnlyPlaces: digit in house is in cells. other: as well as in the house other.
	OnlyPlaces
	// AllIn: cells are all in house, so its digit is there.
	AllIn
	// HoldsOnly: cells hold only digits.
	HoldsOnly
	// EachHolds: each cell of ring has digits.
	EachHolds
	// Opens: the rest of houses has none of digits or, without houses, cells hold only
	// digits, so in house only cell is left for digit.
	Opens
	// SharesHouse: the two cells of ring share house. InTurn: the ends in ring hold digits.
	SharesHouse
	InTurn
	// AsMany: as many cells as digits, so each of digits is in cells.
	AsMany
	// HiddenIn: digits in house are only in cells.
	HiddenIn
	// Covered: places of base, without fins, lie in as many cover.
	Covered
	// InTwo: cells are in two of cover.
	InTwo
	// FinSees: a fin excludes cells.
	FinSees
	// Suppose and SupposeNot: digit in from.
	Suppose
	SupposeNot
	// FirstCell…: digit not in from, so other in to, in house or in the set with digits.
	FirstCell
	FirstHouse
	FirstSet
	// Then…: digit is not in mid, by via, so other is in to.
	ThenCell
	ThenHouse
	ThenSet
	// ThenNot: digit is not in mid, by via.
	ThenNot
	// Ends: digit is in cells. EndsTwo: or other in to.
	Ends
	EndsTwo
	// Loop: every link holds both ways.
	Loop
	// Pair: digit in house is in from, of the first colour, or in to, of the second.
	Pair
	// PairCell: cell is digit, of the first colour, or other, of the second.
	PairCell
	// PairsDrawn: count pairs join both colours.
	PairsDrawn
	// Alternate: all of one colour are true and none of the other.
	Alternate
	// Clash: two candidates of colour exclude each other, in house.
	Clash
	// ClashCell: the colour would leave cell without a digit.
	ClashCell
	// Opposed: the two of pair have different colours.
	Opposed
	// Bridge: from of one colour sees to of the other.
	Bridge
	// Swap: cells with only digits could be filled in a second way.
	Swap
	// Extra: so one of extras is true: digit in at, digits in cell or, if there is one, the
	// one of digits in at.
	Extra
	// Grave: without extras, cells and digits would come in pairs.
	Grave
	// Crowded: digit has more than two places in each of houses, and cell is in all.
	Crowded
	// OppositeCorner: with other in cell, sides would be digit and corner other.
	OppositeCorner
	// RoofTogether: if one of roof is digit, the other is, and floor is other.
	RoofTogether
	// Joined: roof counts as a cell with extras, and with the set it has digits.
	Joined
	// Needs: all but digit of digits fit once into the cells, so one is digit.
	Needs
	// Excluders: the cells see the cells seen.
	Excluders
	// CountedAlmost: the crossing has one of the digits, cells the others.
	CountedAlmost
	// Stem: cell is one of digits.
	Stem
	// Petal: if it is digit, the set cells lacks digit and has other.
	Petal
	// Crossing: cells where line crosses box hold digits.
	Crossing
	// Counted: digits are counted once in house.
	Counted
	// CountedAll: as many cells as digits counted.
	CountedAll
	// JammedIn: cells cannot hold digits alone.
	JammedIn
	// RingOdd: an odd ring, so guardians.
	RingOdd
	// FireworkCount: digits in house at most once, so each is in cells. FireworkEnds: cell
	// sees ends, so pivot has a digit. FireworkBox: cell, in the box of pivot, has one digit,
	// pivot the other.
	FireworkCount
	FireworkEnds
	FireworkBox
	// BaseDigits: the base cells hold two of digits. PairHolds: cells hold digit, of house,
	// and one base digit. RoomLeft: the base digits, used up in line and box, have in houses
	// only the targets, of these boxes. FarPlaces: outside these boxes, they fit at most
	// twice. Far: digit is in cover.
	BaseDigits
	PairHolds
	RoomLeft
	FarPlaces
	Far
	// TargetsHold: one base digit is in first, one in second. MirrorHolds: that of target is
	// also in mirror, of house. Sure: digits are in the base.
	TargetsHold
	MirrorHolds
	Sure
	// WaysLeft: count ways to place digit.
	WaysLeft
	// NetCell: cell has only digit left, others are out. NetPlace: house has only cell left.
	NetCell
	NetPlace
	// NetNoDigit, NetNoPlace: the contradiction.
	NetNoDigit
	NetNoPlace
	// Tried: each of list meets a contradiction.
	Tried
	// NetCase: the candidate, tried, meets a contradiction.
	NetCase
	// SoLoses: the effects alone.
	SoLoses
	// SoSees: gone sees seen.
	SoSees
	// SoRest: in houses, all other cells.
	SoRest
	// SoRoof: one of roof is digit, the other an extra digit.
	SoRoof
	// SoEither: in each case.
	SoEither
	// SoWrong: the supposition is wrong.
	SoWrong
	// SoLink: digit is in cells. SoCell: cell is digits. SoSet: the set lacks one
	// of joins, so it has digit.
	SoLink
	SoCell
	SoSet
	// SoMirror: targets and mirrors share digits. SoRoom: houses would lack room.
	SoMirror
	SoRoom
	// SoExcluded: with wrong, each choice of others leaves a cell of seen empty.
	SoExcluded
	// SoColour: the colour is false. SoOther: gone sees opposite colours, in seen. SoOwn: gone
	// has one colour and sees the other, in seen, or has both.
	SoColour
	SoOther
	SoOwn
	Keys = iota
)

// PartName is the name of a part of a pattern.
type PartName uint8

// The parts.
const (
	PartPattern PartName = iota
	PartBase
	PartCover
	PartFins
	PartPivot
	PartPincers
	PartColourA
	PartColourB
	PartColourC
	PartColourD
	PartSetA
	PartSetB
	PartSetC
	PartSetD
	PartSetE
	PartSetF
	PartSetG
	PartFloor
	PartRoof
	PartTargetA
	PartTargetB
	PartMirrorA
	PartMirrorB
	PartGuardians
	PartStem
	PartCrossing
	PartLine
	PartBox
	Parts = iota
)
