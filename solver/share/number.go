package share

import "slices"

// choices encodes a series of weighted choices as one number. A choice of weight w out of
// a total t multiplies the number by about t/w, the minimum for its probability. A choice
// among equals is a digit in a mixed radix. The same calls write and read the choices.
//
// They are written in reverse. Each choice maps the number x to floor(x/w)*t + s + x mod
// w, where s is the sum of the weights before it, and reading inverts this. While x is 0,
// choices with s = 0 cost nothing.
//
// Source: J. Duda, "Asymmetric numeral systems", arXiv:1311.2540. This is the range
// variant with a state of unlimited length instead of renormalisation.
type choices struct {
	reading *natural // remaining number when reading; nil when writing
	written []choice
}

type choice struct{ start, weight, total int }

// choose writes or reads a choice, an index into weights, and returns it. A choice of
// weight 0 is never made. At least one weight must be positive.
func (c *choices) choose(which int, weights ...int) int {
	total := 0
	for _, w := range weights {
		total += w
	}
	start := 0
	if c.reading == nil {
		for _, w := range weights[:which] {
			start += w
		}
		c.written = append(c.written, choice{start, weights[which], total})
		return which
	}
	rest := c.reading.divide(total)
	which = 0
	for rest >= start+weights[which] {
		start += weights[which]
		which++
	}
	c.reading.timesPlus(weights[which], rest-start)
	return which
}

// pick writes or reads one of n equally likely choices.
func (c *choices) pick(which, n int) int {
	if c.reading == nil {
		c.written = append(c.written, choice{which, 1, n})
		return which
	}
	return c.reading.divide(n)
}

// number returns the number that encodes all choices written.
func (c *choices) number() natural {
	var x natural
	for _, w := range slices.Backward(c.written) {
		rest := x.divide(w.weight)
		x.timesPlus(w.total, w.start+rest)
	}
	return x
}
