package classic

import (
	"slices"
	"time"
)

// catalog lists the methods; variants of a method are adjacent.
var catalog = []Method{
	{Key: "depth-first", Family: "depth-first", run: depthFirst(occursGathered)},
	{Key: "depth-first-scanning", Family: "depth-first", run: depthFirst(occursScanned)},
	{Key: "string-recursion", Family: "string-recursion", run: stringRecursion},
	{Key: "string-recursion-rewritten", Family: "string-recursion", run: stringRecursionRewritten},
	{Key: "narrowing", Family: "narrowing", run: narrowing(false, false)},
	{Key: "narrowing-hidden-singles", Family: "narrowing", run: narrowing(true, false)},
	{Key: "narrowing-brute-force", Family: "narrowing", Limits: Limits{Time: time.Minute}, run: narrowing(true, true)},
	{Key: "candidates-with-trial", Family: "candidates-with-trial", Limits: Limits{Cycles: 1000}, run: candidatesWithTrial},
	{Key: "exhaustive", Family: "exhaustive", run: exhaustive(true)},
	{Key: "exhaustive-all-digits", Family: "exhaustive", run: exhaustive(false)},
	{Key: "dancing-links", Family: "dancing-links", run: dancingLinks},
	{Key: "engine", Family: "engine", run: engine},
}

// Methods returns all methods; variants of a method are adjacent.
func Methods() []Method { return slices.Clone(catalog) }

// Find returns the method with the given key.
func Find(key string) (m Method, ok bool) {
	i := slices.IndexFunc(catalog, func(m Method) bool { return m.Key == key })
	if i < 0 {
		return Method{}, false
	}
	return catalog[i], true
}
