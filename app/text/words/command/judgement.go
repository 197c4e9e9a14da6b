package command

// Judgement holds the sentences that judge an argument.
type Judgement struct {
	_ [0]func() // incomparable, see package words

	Holds, Named, HoldsNot                     string
	OneOfTwo, Loop, StartTrue, StartFalse      string
	HouseStrong, CellStrong, SetStrong         string
	HouseWeak, SightWeak, CellWeak, FilledWeak string
	NotHouse, NotCell                          string
	Between                                    string
	Faults                                     [10]string // by eureka.FaultKind
	Syntax                                     [11]string // by eureka.Reason
}
