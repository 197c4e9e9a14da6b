package technique

// Explainer is the technique with a key as Sudoku Explainer 1.2.1 has it: that of
// the catalog, or a form of it where the program's own rules find other steps or
// take them in another order. It is nil if the catalog has none.
func Explainer(key string) *Technique {
	return ByKey(key)
}
