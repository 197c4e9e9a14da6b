package words

// Judgement holds the sentences that judge an argument.
type Judgement struct {
	_ incomparable

	Holds, Named, HoldsNot                     string
	OneOfTwo, Loop, StartTrue, StartFalse      string
	HouseStrong, CellStrong                    string
	SetStrong, LockedStrong                    string
	HouseWeak, SightWeak, CellWeak, FilledWeak string
	NotHouse, NotCell, NotSet                  string
	Between, Missing, After                    string
	Shown, Already                             string
	Truths                                     [4]string  // indexed by work.Truth
	Faults                                     [10]string // indexed by eureka.FaultKind
	Syntax                                     [11]string // indexed by eureka.Reason
}
