package text

// Lesson teaches an idea of human solving; several techniques may share it.
type Lesson struct {
	Title string // of the idea
	What  string // what it is
	Why   string // why it holds
	Look  string // how to find it
}

// lessonOf names the lesson of each technique by their keys.
var lessonOf = func() map[string]string {
	m := make(map[string]string)
	for lesson, techniques := range lessonTechniques {
		for _, key := range techniques {
			m[key] = lesson
		}
	}
	return m
}()

// LessonOf is the lesson that teaches the technique with a key. A test sees to
// it that each technique has one.
func (c *Catalog) LessonOf(technique string) Lesson { return c.Lessons[lessonOf[technique]] }

// LessonGroups are the names of the lessons in the order in which one learns
// them, in the groups that Documents.Groups names.
var LessonGroups = [9][]string{
	{"full-house", "hidden-single", "naked-single", "direct"},
	{"pointing", "claiming", "locked-subset", "naked-subset", "hidden-subset"},
	{"fish", "finned-fish", "franken-fish", "mutant-fish", "kraken-fish"},
	{"skyscraper", "two-string-kite", "turbot-fish", "empty-rectangle", "guardians"},
	{"xy-wing", "xyz-wing", "w-wing", "wxyz-wing", "remote-pair"},
	{"unique-rectangle", "hidden-rectangle", "avoidable-rectangle", "unique-loop", "extended-rectangle", "bug"},
	{"simple-colours", "multi-colours", "3d-medusa", "x-chain", "xy-chain", "nice-loop", "aic", "bidirectional-cycle", "forcing-chain", "nishio", "multiple-chain", "dynamic-chain", "nested-chain"},
	{"als-xz", "als-xy-wing", "als-chain", "death-blossom", "sue-de-coq", "firework", "tridagon", "sk-loop", "junior-exocet", "multi-sector", "aligned-exclusion"},
	{"template"},
}

// LessonTechniques are the keys of the techniques that a lesson teaches, the
// easiest first.
func LessonTechniques(lesson string) []string { return lessonTechniques[lesson] }

// lessonTechniques are the techniques that each lesson teaches.
var lessonTechniques = map[string][]string{
	"full-house":          {"full-house"},
	"hidden-single":       {"hidden-single-box", "hidden-single-line"},
	"naked-single":        {"naked-single"},
	"direct":              {"direct-pointing", "direct-claiming", "direct-hidden-pair", "direct-hidden-triplet"},
	"pointing":            {"pointing"},
	"claiming":            {"claiming"},
	"locked-subset":       {"locked-pair", "locked-triple"},
	"naked-subset":        {"naked-pair", "naked-triple", "naked-quad"},
	"hidden-subset":       {"hidden-pair", "hidden-triple", "hidden-quad"},
	"fish":                {"x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"},
	"finned-fish":         {"finned-x-wing", "finned-swordfish", "finned-jellyfish", "finned-squirmbag", "finned-whale", "finned-leviathan", "sashimi-x-wing", "sashimi-swordfish", "sashimi-jellyfish", "sashimi-squirmbag", "sashimi-whale", "sashimi-leviathan"},
	"franken-fish":        {"franken-x-wing", "franken-swordfish", "franken-jellyfish", "franken-squirmbag", "franken-whale", "franken-leviathan", "finned-franken-x-wing", "finned-franken-swordfish", "finned-franken-jellyfish", "finned-franken-squirmbag", "finned-franken-whale", "finned-franken-leviathan"},
	"mutant-fish":         {"mutant-x-wing", "mutant-swordfish", "mutant-jellyfish", "mutant-squirmbag", "mutant-whale", "mutant-leviathan", "finned-mutant-x-wing", "finned-mutant-swordfish", "finned-mutant-jellyfish", "finned-mutant-squirmbag", "finned-mutant-whale", "finned-mutant-leviathan"},
	"kraken-fish":         {"kraken-fish-1", "kraken-fish-2"},
	"remote-pair":         {"remote-pair"},
	"bug":                 {"bug-plus-1", "bug-type-1", "bug-type-2", "bug-type-3", "bug-type-4"},
	"skyscraper":          {"skyscraper"},
	"two-string-kite":     {"two-string-kite", "dual-two-string-kite"},
	"turbot-fish":         {"turbot-fish"},
	"empty-rectangle":     {"empty-rectangle", "dual-empty-rectangle"},
	"w-wing":              {"w-wing"},
	"xy-wing":             {"xy-wing"},
	"xyz-wing":            {"xyz-wing"},
	"wxyz-wing":           {"wxyz-wing"},
	"unique-rectangle":    {"unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4", "unique-rectangle-5", "unique-rectangle-6"},
	"unique-loop":         {"unique-loop-1", "unique-loop-2", "unique-loop-3", "unique-loop-4"},
	"hidden-rectangle":    {"hidden-rectangle"},
	"avoidable-rectangle": {"avoidable-rectangle-1", "avoidable-rectangle-2"},
	"extended-rectangle":  {"extended-rectangle-1", "extended-rectangle-2", "extended-rectangle-3", "extended-rectangle-4"},
	"sue-de-coq":          {"sue-de-coq"},
	"simple-colours":      {"simple-colours-trap", "simple-colours-wrap"},
	"multi-colours":       {"multi-colours-1", "multi-colours-2"},
	"3d-medusa":           {"3d-medusa"},
	"x-chain":             {"x-chain"},
	"xy-chain":            {"xy-chain"},
	"nice-loop":           {"continuous-nice-loop", "discontinuous-nice-loop", "grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "als-continuous-nice-loop", "als-discontinuous-nice-loop"},
	"aic":                 {"aic", "grouped-aic", "als-aic"},
	"guardians":           {"guardians"},
	"als-xz":              {"als-xz"},
	"als-xy-wing":         {"als-xy-wing"},
	"als-chain":           {"als-chain"},
	"death-blossom":       {"death-blossom"},
	"firework":            {"firework-triple", "firework-quad", "firework-alp", "firework-w-wing"},
	"tridagon":            {"tridagon"},
	"sk-loop":             {"sk-loop"},
	"junior-exocet":       {"junior-exocet"},
	"multi-sector":        {"multi-sector-locked-sets"},
	"aligned-exclusion":   {"aligned-pair-exclusion", "aligned-triplet-exclusion"},
	"bidirectional-cycle": {"bidirectional-x-cycle", "bidirectional-y-cycle", "bidirectional-cycle"},
	"forcing-chain":       {"forcing-x-chain", "forcing-chain"},
	"nishio":              {"nishio-forcing-chain"},
	"multiple-chain":      {"cell-forcing-chain", "house-forcing-chain"},
	"dynamic-chain":       {"dynamic-forcing-chain", "dynamic-plus-forcing-chain"},
	"nested-chain":        {"nested-forcing-chain-2", "nested-forcing-chain-3", "nested-forcing-chain-4", "nested-forcing-chain-5"},
	"template":            {"template-set", "template-delete"},
}
