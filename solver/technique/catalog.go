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

// order lists the groups of techniques in the order in which a path tries them by
// default, starting with those that people spot most easily.
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

// Catalog returns all techniques in the order in which a path tries them by default. The
// techniques are shared and must not be changed.
func Catalog() []*Technique { return slices.Clone(catalog) }

// OfClass returns the techniques of a class in catalog order.
func OfClass(c entry.Class) []*Technique {
	return slices.DeleteFunc(Catalog(), func(t *Technique) bool { return t.Class != c })
}

// ByKey returns the technique with the key, including the techniques of Tabled and
// BruteForce. It returns nil if the key is unknown.
func ByKey(key string) *Technique { return byKey[key] }

// TechniqueClass returns the class of the technique with the key, or 0 if the key is
// unknown.
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

// Tabled returns the techniques that HoDoKu finds in its tables, in its order. Only
// HoDoKu's recipe searches for them. Package hodoku has their finders; the finders here
// find nothing.
func Tabled() []*Technique {
	return []*Technique{&tabled[0], &tabled[1], &tabled[2], &tabled[3]}
}

var tabled = [...]Technique{
	{Key: "table-chain-contradiction", HoDoKu: "1301", Score: 500, Finder: entry.Func(none)},
	{Key: "table-chain-verity", HoDoKu: "1302", Score: 500, Finder: entry.Func(none)},
	{Key: "table-net-contradiction", HoDoKu: "1303", Score: 700, Finder: entry.Func(none)},
	{Key: "table-net-verity", HoDoKu: "1304", Score: 700, Finder: entry.Func(none)},
}

// BruteForce is the technique of steps that take a digit from the solution when no other
// technique applies, as in HoDoKu's paths. It is not in the catalog, and its finder finds
// nothing. Code that knows the solution creates its steps.
var BruteForce = &Technique{Key: "brute-force", Score: 10000, OnRequest: true, Finder: entry.Func(none)}

// none is a finder that finds nothing.
func none(*board.Board, func(step.Step) bool) {}

// byKey maps keys to techniques.
var byKey = func() map[string]*Technique {
	index := make(map[string]*Technique, len(catalog))
	for _, t := range slices.Concat(catalog, Tabled(), []*Technique{BruteForce}) {
		index[t.Key] = t
	}
	return index
}()
