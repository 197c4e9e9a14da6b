package text

import (
	"strings"

	"sudoku/solver/format"
)

// DescribeCounts lists the counts of all parts, such as "3 eliminated candidates, 2 marks
// in corners".
func (c *Catalog) DescribeCounts(counts format.Counts) string { return c.describeCounts(counts, nil) }

// Lost returns a sentence that lists what a format would lose, or "" if it loses nothing.
func (c *Catalog) Lost(counts format.Counts) string {
	if counts.IsZero() {
		return ""
	}
	return c.Fill(c.Conversion.Lost, "parts", c.describeCounts(counts, c.Conversion.Become))
}

// Dropped returns a sentence that lists what was not read, or "" if everything was.
func (c *Catalog) Dropped(counts format.Counts) string {
	if counts.IsZero() {
		return ""
	}
	return c.Fill(c.Conversion.Dropped, "parts", c.DescribeCounts(counts))
}

func (c *Catalog) describeCounts(counts format.Counts, become map[string]string) string {
	var said []string
	for p, n := range counts.All() {
		said = append(said, c.Fill(c.Conversion.Parts[p.String()]+become[p.String()], "count", n))
	}
	return strings.Join(said, c.Conversion.And)
}
