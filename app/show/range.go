package show

// RangeTexts formats the bounds of a range for two fields, with "" for 0.
func RangeTexts(from, to int, write func(int) string) (texts [2]string) {
	for i, n := range [2]int{from, to} {
		if n != 0 {
			texts[i] = write(n)
		}
	}
	return texts
}
