package entry

// Class is how much of the board a technique takes to see, the least first.
type Class uint8

// The classes.
const (
	Single    Class = iota + 1 // a digit or a cell with one place left
	Direct                     // a digit that a small pattern places, without pencil marks
	Basic                      // locked candidates, pairs and triples
	Pattern                    // any other pattern
	Expert                     // a pattern so rare and large that only experts look for it
	Branching                  // follows assumptions, branch by branch
)

// NeedsThought reports whether it takes more than to place a digit at once.
func (c Class) NeedsThought() bool { return c > Direct }

// HasIdea reports whether its steps are so long that what is said of one begins with
// the idea.
func (c Class) HasIdea() bool { return c >= Expert }

// Stage is a part of the way through the lessons, the first first.
type Stage uint8

// The stages, by what they teach.
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

// Level is the level of a technique in HoDoKu's default configuration, the easiest
// first.
type Level uint8

// The levels.
const (
	Unlisted Level = iota // not in that configuration
	Easy
	Medium
	Hard
	Unfair
)
