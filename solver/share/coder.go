package share

// coder is a range coder: it writes choices into bytes, each in as many bits as
// its probability asks for, or reads them back. One walk through the choices
// does either: what a method returns is the choice made, which while writing
// is the one handed in.
//
// The bytes are a binary fraction. An interval begins as all of [0, 1); each
// choice narrows it to the choice's share; any number in the last interval
// represents all of them, and the one with the fewest bytes is taken. low is
// the lower end and span the width, both in multiples of 2^-32 of the bytes
// out so far; a carry runs back into these.
//
// Source: G. N. N. Martin, "Range encoding: an algorithm for removing
// redundancy from a digitised message" (1979).
type coder struct {
	reading bool
	bytes   []byte
	span    uint32
	low     uint64 // while writing
	value   uint32 // while reading: the number less low
	at      int    // bytes read, those missing at the end counted
}

// least is the width below which a byte is moved out.
const least = 1 << 24

func newWriter() *coder { return &coder{span: 1<<32 - 1} }

func newReader(bytes []byte) *coder {
	c := &coder{reading: true, bytes: bytes, span: 1<<32 - 1}
	for range 4 {
		c.value = c.value<<8 | uint32(c.next())
	}
	return c
}

// next is the next byte; after the last there are zeros.
func (c *coder) next() byte {
	c.at++
	if c.at > len(c.bytes) {
		return 0
	}
	return c.bytes[c.at-1]
}

// overrun reports whether more was read than was ever written. What is read
// then has no meaning.
func (c *coder) overrun() bool { return c.at > len(c.bytes)+4 }

// narrow takes the shares from start on, size of them, out of total.
func (c *coder) narrow(start, size, total uint32) {
	c.span /= total
	if c.reading {
		c.value -= start * c.span
	} else {
		c.low += uint64(start) * uint64(c.span)
		c.carry()
	}
	c.span *= size
	for c.span < least {
		c.span <<= 8
		if c.reading {
			c.value = c.value<<8 | uint32(c.next())
		} else {
			c.bytes = append(c.bytes, byte(c.low>>24))
			c.low = c.low << 8 & (1<<32 - 1)
		}
	}
}

// carry adds what low is too large by to the bytes out already.
func (c *coder) carry() {
	if c.low>>32 == 0 {
		return
	}
	c.low &= 1<<32 - 1
	for i := len(c.bytes) - 1; ; i-- {
		if c.bytes[i]++; c.bytes[i] != 0 {
			return
		}
	}
}

// share is the share, of total equal ones, in which the number lies.
func (c *coder) share(total uint32) uint32 { return min(c.value/(c.span/total), total-1) }

// pick is a choice among n that are equal, n being 1 to maxTotal.
func (c *coder) pick(which, n int) int {
	if n == 1 {
		return 0
	}
	if c.reading {
		which = int(c.share(uint32(n)))
	}
	c.narrow(uint32(which), 1, uint32(n))
	return which
}

// weigh is a yes or no, of which yes has a weight out of a total of at most
// maxTotal. What has no weight or all is not written.
func (c *coder) weigh(yes bool, weight, total int) bool {
	if weight == 0 || weight == total {
		return weight != 0
	}
	if c.reading {
		yes = c.share(uint32(total)) < uint32(weight)
	}
	if yes {
		c.narrow(0, uint32(weight), uint32(total))
	} else {
		c.narrow(uint32(weight), uint32(total-weight), uint32(total))
	}
	return yes
}

// finish is what was written, in the fewest bytes. The coder is used up.
func (c *coder) finish() []byte {
	for n := range 5 {
		below := uint64(1)<<(32-8*n) - 1 // what n bytes cannot say
		v := (c.low + below) &^ below
		if v < c.low+uint64(c.span) {
			c.low = v
			c.carry()
			for range n {
				c.bytes = append(c.bytes, byte(c.low>>24))
				c.low = c.low << 8 & (1<<32 - 1)
			}
			break
		}
	}
	return c.bytes
}
