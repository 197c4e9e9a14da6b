package technique

// hodokuSearches are the searches of techniques that find in HoDoKu other
// instances than here, or meet them in another order.
var hodokuSearches = map[string]search{
	"remote-pair":                     hodokuRemotePair,
	"continuous-nice-loop":            chainFamily{key: "continuous-nice-loop", hunt: huntPlainTabled, form: chainContinuous}.search,
	"discontinuous-nice-loop":         chainFamily{key: "discontinuous-nice-loop", hunt: huntPlainTabled, form: chainDiscontinuous}.search,
	"aic":                             chainFamily{key: "aic", hunt: huntPlainTabled, form: chainAIC}.search,
	"grouped-continuous-nice-loop":    chainFamily{key: "grouped-continuous-nice-loop", hunt: huntGroupedTabled, form: chainContinuous}.search,
	"grouped-discontinuous-nice-loop": chainFamily{key: "grouped-discontinuous-nice-loop", hunt: huntGroupedTabled, form: chainDiscontinuous}.search,
	"grouped-aic":                     chainFamily{key: "grouped-aic", hunt: huntGroupedTabled, form: chainAIC}.search,
	"als-xz":                          hodokuALSXZ,
	"als-xy-wing":                     hodokuALSXYWing,
	"als-chain":                       hodokuALSChain,
}

// AsInHoDoKu is the technique with a finder that looks for instances as HoDoKu
// does; the technique itself where that makes no difference.
func AsInHoDoKu(t *Technique) *Technique {
	find, other := hodokuSearches[t.Key]
	if !other {
		return t
	}
	same := *t
	same.Find = seq(find)
	return &same
}
