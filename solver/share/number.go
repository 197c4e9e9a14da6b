package share

import "slices"

// choices are a row of choices, each among a few with weights, that make up
// one number. A choice of weight w out of a total t multiplies the number by
// about t/w, which is as short as its probability allows; a choice among
// equals is a digit in a mixed radix. The same walk through the choices writes
// and reads them.
//
// Written in reverse, the last choice first, each takes the number x to
// floor(x/w)*t + s + x mod w, where s is the sum of the weights before it;
// reading undoes this. The first choices written find x at 0 and cost nothing
// if s is 0 as well.
//
// Source: J. Duda, "Asymmetric numeral systems", arXiv:1311.2540, the range
// variant with a state of any length in place of renormalization.
type choices struct {
	reading *natural // what is left to read; nil while writing
	written []choice
}

type choice struct{ start, weight, total int }

// choose writes a choice, an index into the weights, or reads one and returns
// it. A choice of weight 0 is never made. At least one weight is positive.
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

// pick writes or reads a choice among n that are equal.
func (c *choices) pick(which, n int) int {
	if c.reading == nil {
		c.written = append(c.written, choice{which, 1, n})
		return which
	}
	return c.reading.divide(n)
}

// number is the number of all choices written.
func (c *choices) number() natural {
	var x natural
	for _, w := range slices.Backward(c.written) {
		rest := x.divide(w.weight)
		x.timesPlus(w.total, w.start+rest)
	}
	return x
}
