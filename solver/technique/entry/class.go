package entry

// Class says how much of the board one must look at to spot a technique, in ascending
// order.
type Class uint8

// The classes.
const (
	Single    Class = iota + 1 // a digit with one place or a cell with one digit left
	Direct                     // a small pattern that places a digit, without pencil marks
	Basic                      // locked candidates, pairs and triples
	Pattern                    // any other pattern
	Expert                     // a pattern so rare and large that only experts look for it
	Branching                  // follows assumptions branch by branch
)

// NeedsThought reports whether a technique of the class requires more than placing a
// digit directly.
func (c Class) NeedsThought() bool { return c > Direct }

// Stage is a stage of the lessons, in teaching order.
type Stage uint8

// The stages, named after what they teach.
const (
	Scanning Stage = iota + 1
	Lines
	Subsets
	OneDigit
	Wings
	Chains
	Sets
	Branches
	Stages = iota
)

// Level is the level of a technique in HoDoKu's default configuration, easiest first.
type Level uint8

// The levels.
const (
	Unlisted Level = iota // not in the configuration
	Easy
	Medium
	Hard
	Unfair
)
