package technique

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
	"sudoku/solver/technique/als"
	"sudoku/solver/technique/basic"
	"sudoku/solver/technique/chain"
	"sudoku/solver/technique/entry"
	"sudoku/solver/technique/expert"
	"sudoku/solver/technique/fish"
	"sudoku/solver/technique/force"
	"sudoku/solver/technique/unique"
	"sudoku/solver/technique/wing"
)

// order is that of the groups of the families, in which a path looks for their
// techniques by default: what a person sees most easily comes first.
var order = [...]*[]Technique{
	&basic.Singles,
	&basic.Direct,
	&basic.Subsets,
	&fish.Straight,
	&chain.RemotePairs,
	&unique.Graves,
	&chain.Turbots,
	&wing.Wings,
	&unique.Rectangles,
	&fish.WithFins,
	&als.Crossings,
	&chain.Chains,
	&fish.Loops,
	&als.Sets,
	&chain.ThroughSets,
	&expert.Patterns,
	&fish.WithBoxes,
	&als.Pairs,
	&chain.OfExplainer,
	&als.Triplets,
	&fish.Templates,
	&force.Chains,
}

// Catalog lists every technique in the order in which a path looks for them by
// default. The techniques are shared and must not be changed.
func Catalog() []*Technique { return slices.Clone(catalog) }

// OfClass lists the techniques of a class in the order of the catalog.
func OfClass(c entry.Class) []*Technique {
	return slices.DeleteFunc(Catalog(), func(t *Technique) bool { return t.Class != c })
}

// ByKey is the technique with a key, also one of Tabled or BruteForce; nil if there
// is none.
func ByKey(key string) *Technique { return byKey[key] }

// TechniqueClass is the class of the technique with a key, 0 if there is none.
func TechniqueClass(key string) entry.Class {
	if t := byKey[key]; t != nil {
		return t.Class
	}
	return 0
}

var catalog = func() (all []*Technique) {
	for _, group := range order {
		for i := range *group {
			all = append(all, &(*group)[i])
		}
	}
	return all
}()

// Tabled are the techniques that HoDoKu's tables give, in its order. Its recipe
// alone has them, and package hodoku their finders: these find nothing.
func Tabled() []*Technique {
	return []*Technique{&tabled[0], &tabled[1], &tabled[2], &tabled[3]}
}

var tabled = [...]Technique{
	{Key: "table-chain-contradiction", HoDoKu: "1301", Score: 500, Finder: entry.Func(none)},
	{Key: "table-chain-verity", HoDoKu: "1302", Score: 500, Finder: entry.Func(none)},
	{Key: "table-net-contradiction", HoDoKu: "1303", Score: 700, Finder: entry.Func(none)},
	{Key: "table-net-verity", HoDoKu: "1304", Score: 700, Finder: entry.Func(none)},
}

// BruteForce is for a digit that is taken from the solution where nothing
// else is left, as HoDoKu does in its paths. It is not in the catalog, and its
// finder finds nothing: whoever knows the solution makes the step.
var BruteForce = &Technique{Key: "brute-force", Score: 10000, OnRequest: true, Finder: entry.Func(none)}

// none is a finder that finds nothing.
func none(*board.Board, func(step.Step) bool) {}

// byKey finds every technique by its key.
var byKey = func() map[string]*Technique {
	index := make(map[string]*Technique, len(catalog))
	for _, t := range slices.Concat(catalog, Tabled(), []*Technique{BruteForce}) {
		index[t.Key] = t
	}
	return index
}()
