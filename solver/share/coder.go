package share

// A coder is a range coder. It writes choices to bytes or reads them back, and spends on
// each choice the number of bits that its probability calls for. The same calls do both:
// a method returns the choice made, which is its argument when the coder writes.
//
// The bytes are a binary fraction. The interval starts as [0, 1), and each choice narrows
// it to the share of that choice. Any number in the final interval represents all of the
// choices; the coder takes the one with the fewest bytes. low is the lower end of the
// interval and span its width, both in units of 2^-32 relative to the bytes already
// written. A carry propagates into these bytes.
//
// Source: G. N. N. Martin, "Range encoding: an algorithm for removing redundancy from a
// digitised message" (1979).
type coder struct {
	reading bool
	bytes   []byte
	span    uint32
	low     uint64 // when writing
	value   uint32 // when reading: the number minus low
	at      int    // number of bytes read, including zeros past the end
}

// least is the width of the interval below which a byte is shifted out.
const least = 1 << 24

func newWriter() *coder { return &coder{span: 1<<32 - 1} }

func newReader(bytes []byte) *coder {
	c := &coder{reading: true, bytes: bytes, span: 1<<32 - 1}
	for range 4 {
		c.value = c.value<<8 | uint32(c.next())
	}
	return c
}

// next returns the next byte, or 0 past the end.
func (c *coder) next() byte {
	c.at++
	if c.at > len(c.bytes) {
		return 0
	}
	return c.bytes[c.at-1]
}

// overrun reports whether more was read than was written. If so, the choices read are
// meaningless.
func (c *coder) overrun() bool { return c.at > len(c.bytes)+4 }

// narrow reduces the interval to size of total equal shares, from share number start.
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

// carry moves the overflow of low into the bytes already written.
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

// share divides the interval into total equal shares and returns the index of the share
// that contains the number.
func (c *coder) share(total uint32) uint32 { return min(c.value/(c.span/total), total-1) }

// pick codes one of n equally likely choices, with n from 1 to least.
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

// weigh codes a yes or no, where yes has the probability weight/total and total is at
// most least. A certain answer takes no bits.
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

// finish returns the output in the fewest bytes. The coder must not be used afterwards.
func (c *coder) finish() []byte {
	for n := range 5 {
		below := uint64(1)<<(32-8*n) - 1 // the bits that do not fit in n bytes
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
