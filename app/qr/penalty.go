package qr

import "rsc.io/qr/coding"

// finder is the pattern that readers look for, which should not appear elsewhere: dark
// and light modules in the ratio 1:1:3:1:1, with four light modules on one side.
var finder = [2]string{"#.###.#....", "....#.###.#"}

// penalty scores how hard a code is to read, by the four rules of section 7.8.3: runs of
// five or more equal modules, blocks of two by two, patterns like a finder pattern, and
// an imbalance of dark and light.
func penalty(c *coding.Code) int {
	points, dark := 0, 0
	for i := range c.Size {
		row, column := line(c, i, false), line(c, i, true)
		points += linePenalty(row) + linePenalty(column)
		for j := range c.Size {
			if row[j] == '#' {
				dark++
			}
			if i > 0 && j > 0 && block(c, j, i) {
				points += 3
			}
		}
	}
	percent := 100 * dark / (c.Size * c.Size)
	return points + 10*(max(percent-50, 50-percent)/5)
}

// line returns a row or a column, with '#' for dark.
func line(c *coding.Code, i int, column bool) string {
	modules := make([]byte, c.Size)
	for j := range modules {
		x, y := j, i
		if column {
			x, y = i, j
		}
		modules[j] = '.'
		if c.Black(x, y) {
			modules[j] = '#'
		}
	}
	return string(modules)
}

func linePenalty(line string) int {
	points, run := 0, 0
	for j := range line {
		if j > 0 && line[j] != line[j-1] {
			run = 0
		}
		switch run++; {
		case run == 5:
			points += 3
		case run > 5:
			points++
		}
		for _, pattern := range finder {
			if j+len(pattern) <= len(line) && line[j:j+len(pattern)] == pattern {
				points += 40
			}
		}
	}
	return points
}

// block reports whether a module equals its left, upper and upper left neighbours.
func block(c *coding.Code, x, y int) bool {
	kind := c.Black(x, y)
	return c.Black(x-1, y) == kind && c.Black(x, y-1) == kind && c.Black(x-1, y-1) == kind
}
