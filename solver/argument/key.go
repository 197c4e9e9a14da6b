package argument

// Key is the key of a sentence. Each language has a template for every key.
type Key uint8

// The keys. Each comment paraphrases the sentence, with its holes in braces. A So…
// sentence states effects, whose cells are in {gone}.
const (
	// FullHouse: {cell} is the only empty cell of {house}, which lacks only {digit}.
	FullHouse Key = iota
	// Blocks: the {digit} in {from} rules it out in {cells}, along {house}.
	Blocks
	// Earlier: earlier steps ruled out {digits} in {cells}.
	Earlier
	// HouseHas: {house} has {digits}.
	HouseHas
	// OnlyDigit: only {digit} is left for {cell}.
	OnlyDigit
	// OnlyPlaces: in {house}, {digit} is in {cells}. If {other} is set, {digit} is also
	// in one of {cells} in the house {other}.
	OnlyPlaces
	// AllIn: {cells} are all in {house}, so the {digit} of {house} is in them.
	AllIn
	// HoldsOnly: {cells} hold only {digits}.
	HoldsOnly
	// EachHolds: each cell of {ring} holds one of {digits}.
	EachHolds
	// Opens: the rest of {houses} has none of {digits} or, without {houses}, the cells
	// hold nothing else. So in {house} only {cell} is left for {digit}.
	Opens
	// SharesHouse: the two cells of {ring} share {house}. InTurn: the digits alternate,
	// so the two ends in {ring} hold {digits}.
	SharesHouse
	InTurn
	// AsMany: the cells are in {houses} and equal {digits} in number, so each of {digits}
	// is in one of them.
	AsMany
	// HiddenIn: in {house}, {digits} are only in {cells}.
	HiddenIn
	// Covered: except for {fins}, the places for {digit} in {base} lie in {cover}, an
	// equal number of houses.
	Covered
	// InTwo: each of {cells} is in two of the cover houses.
	InTwo
	// FinSees: a fin of {fins} excludes {cells}.
	FinSees
	// Suppose: {digit} is in {from}. SupposeNot: it is not.
	Suppose
	SupposeNot
	// First…: if {digit} is not in {from}, then {other} is in {to}, because of the cell,
	// {house} or the set with {digits}.
	FirstCell
	FirstHouse
	FirstSet
	// Then…: {digit} is not in {mid}, because of {via}, so {other} is in {to}.
	ThenCell
	ThenHouse
	ThenSet
	// ThenNot: {digit} is not in {mid}, because of {via}.
	ThenNot
	// Ends: {digit} is in {cells}. EndsTwo: {digit} is in {from} or {other} is in {to}.
	Ends
	EndsTwo
	// Loop: the chain is back at its start, so every link holds in both directions.
	Loop
	// Pair: in {house}, {digit} is in {from}, of the first colour, or in {to}, of the
	// second.
	Pair
	// PairCell: {cell} is {digit}, of the first colour, or {other}, of the second.
	PairCell
	// PairsDrawn: each of {count} links joins candidates of different colours.
	PairsDrawn
	// Alternate: all candidates of one colour are true, and none of the other.
	Alternate
	// Clash: two candidates of {colour} exclude each other, in {house} or {cell}.
	Clash
	// ClashCell: {colour}, with its candidates {seen}, would leave {cell} without a digit.
	ClashCell
	// Opposed: the two candidates of {pair} have different colours.
	Opposed
	// Bridge: {from}, of one colour, sees {to}, of the other.
	Bridge
	// Swap: if {cells} held only {digits}, they could be filled in a second way.
	Swap
	// Extra: one of {extras} is true. If they have the same digit or cell, {digit} is in
	// {at}, or {cell} holds one of {digits}.
	Extra
	// Grave: without {extras}, every cell would have two candidates and every digit two
	// places.
	Grave
	// Crowded: {digit} has more than two places in each of {houses}, and {cell} is in all
	// of them.
	Crowded
	// OppositeCorner: if {cell} were {other}, {sides} would be {digit} and {corner}
	// {other}.
	OppositeCorner
	// RoofTogether: if one cell of {roof} were {digit}, so would the other be, and
	// {floor} would be {other}.
	RoofTogether
	// Joined: {roof} counts as one cell with {extras}. Together with {set} it has
	// {digits}, one for each cell.
	Joined
	// Needs: each of {digits} fits into the cells only once, so {digit} is in {cells}.
	Needs
	// Excluders: {cells} must leave a digit for each of {seen}.
	Excluders
	// CountedAlmost: {crossing} holds one of {digits}, and {cells} hold the others.
	CountedAlmost
	// Stem: {cell} is one of {digits}.
	Stem
	// Petal: if the stem is {digit}, the set {cells} lacks {digit} and has {digits}.
	Petal
	// Crossing: {cells}, where {line} crosses {box}, hold only {digits}.
	Crossing
	// Counted: in {house}, each of {digits} is counted once.
	Counted
	// CountedAll: the number of digits counted equals the number of cells.
	CountedAll
	// JammedIn: the cells in {houses} cannot be filled with {digits} alone.
	JammedIn
	// RingOdd: the {ring} has an odd number of cells, so {digit} is in {guardians}.
	RingOdd
	// FireworkCount: the box has each of {digits} at most once, so each is in {cells}.
	// FireworkEnds: {cell} sees {ends}, so {pivot} holds one of {digits}. FireworkBox:
	// {cell}, in the box of {pivot}, holds one of {digits}, and {pivot} the other.
	FireworkCount
	FireworkEnds
	FireworkBox
	// BaseDigits: {cells}, the base, hold two of {digits}. PairHolds: {cells} hold
	// {digit}, which has no other place in {house}, and therefore only one base digit.
	// RoomLeft: a base digit is used up in {line} and {box}, so in the boxes of the
	// pattern {houses} have room for it only in {cells}. FarPlaces: elsewhere in {houses}
	// it fits at most twice. Far: there, {digit} is only in {cover}.
	BaseDigits
	PairHolds
	RoomLeft
	FarPlaces
	Far
	// TargetsHold: one base digit is in {first}, and the other in {second}. MirrorHolds:
	// the digit of {target} is also in {mirror}, because {house} has no other place for
	// it. Sure: {digits} are in the base in any case, and occur twice in the rest of
	// {cross}.
	TargetsHold
	MirrorHolds
	Sure
	// WaysLeft: there are {count} ways to place {digit}.
	WaysLeft
	// NetCell: {cell} has only {digit} left, since {digits} are ruled out. NetPlace:
	// {cell} is the last place for {digit} in {house}.
	NetCell
	NetPlace
	// NetNoDigit: {cell} has no digit left. NetNoPlace: {house} has no place for {digit}.
	NetNoDigit
	NetNoPlace
	// Tried: each candidate of {list} leads to a contradiction.
	Tried
	// NetCase: {cell} cannot be {digit}, because that would lead to a contradiction.
	NetCase
	// SoLoses: the effects, with no reason given.
	SoLoses
	// SoSees: {gone} sees {seen}.
	SoSees
	// SoRest: the rest of {houses} has none of {digits} or, without {houses}, the cells
	// hold nothing else.
	SoRest
	// SoRoof: one cell of {roof} is {digit}, and the other holds an extra digit.
	SoRoof
	// SoEither: the effects follow in each case.
	SoEither
	// SoWrong: the supposition is wrong.
	SoWrong
	// SoLink: {digit} is in {cells}. SoCell: the cell holds one of {digits}. SoSet: the
	// set lacks one digit of {joins}, so it has {digit}, in {cells}, or each of {others}.
	SoLink
	SoCell
	SoSet
	// SoMirror: a target and its mirror share a digit. SoRoom: otherwise a base digit
	// would not fit into {houses}.
	SoMirror
	SoRoom
	// SoExcluded: with {wrong}, each choice for {others} repeats a digit or leaves none
	// for one of {seen}.
	SoExcluded
	// SoColour: {colour} is false. SoOther: {gone} sees opposite colours, in {seen}.
	// SoOwn: {gone} has one of two opposite colours and sees the other, in {seen}, or has
	// both.
	SoColour
	SoOther
	SoOwn
	Keys = iota
)

// PartName is the name of a part of a pattern.
type PartName uint8

// The names of parts.
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
