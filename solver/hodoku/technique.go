package hodoku

import (
	"sudoku/solver/step"
	"sudoku/solver/technique"
	"sudoku/solver/technique/chain"
)

// searches holds the searches for techniques whose instances, or their order, differ
// between HoDoKu and the catalog, and for techniques that only HoDoKu has.
var searches = map[string]step.Search{
	"remote-pair":                     remotePair,
	"continuous-nice-loop":            chain.Search("continuous-nice-loop", chain.Tabled, chain.Continuous, 0),
	"discontinuous-nice-loop":         chain.Search("discontinuous-nice-loop", chain.Tabled, chain.Discontinuous, 0),
	"aic":                             chain.Search("aic", chain.Tabled, chain.AIC, 0),
	"grouped-continuous-nice-loop":    chain.Search("grouped-continuous-nice-loop", chain.TabledGrouped, chain.Continuous, 0),
	"grouped-discontinuous-nice-loop": chain.Search("grouped-discontinuous-nice-loop", chain.TabledGrouped, chain.Discontinuous, 0),
	"grouped-aic":                     chain.Search("grouped-aic", chain.TabledGrouped, chain.AIC, 0),
	"als-xz":                          alsXZ,
	"als-xy-wing":                     alsXYWing,
	"als-chain":                       alsChain,
	"table-chain-contradiction":       tableSearch{"table-chain-contradiction", false, false}.search,
	"table-chain-verity":              tableSearch{"table-chain-verity", false, true}.search,
	"table-net-contradiction":         tableSearch{"table-net-contradiction", true, false}.search,
	"table-net-verity":                tableSearch{"table-net-verity", true, true}.search,
}

// Form returns the technique with the key as HoDoKu applies it: the catalog's technique,
// or a form of it with another finder. It returns nil if there is no such technique.
func Form(key string) *technique.Technique {
	t := technique.ByKey(key)
	search, other := searches[key]
	if !other {
		return t
	}
	return t.WithSearch(search)
}
