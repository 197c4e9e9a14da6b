package share

import "math/bits"

// A chance is an adaptive probability of the answer yes. The zero value stands for one
// half.
type chance struct {
	lean int16 // probability minus one half, in 1/65536
	seen uint8 // number of answers so far, at most maxSeen
}

const (
	half    = 1 << 15
	maxSeen = 24 // the limit, at which the weight of an answer settles at 1/26
	// The probability of an answer is at least 1/128. An answer thus takes at most 7
	// bits, and a code of a few bytes cannot hold millions of answers.
	rarest = 1 << 16 / 128
)

// likely returns a chance with an initial probability in percent, which has the weight of
// three answers.
func likely(percent int) chance {
	return chance{lean: int16(percent*65535/100 - half), seen: 3}
}

// ask codes a yes or no and adapts p to the answer.
func (c *coder) ask(p *chance, yes bool) bool {
	weight := min(max(int(p.lean)+half, rarest), 1<<16-rarest)
	yes = c.weigh(yes, weight, 1<<16)
	target := -half
	if yes {
		target = half - 1
	}
	p.lean += int16((target - int(p.lean)) / (int(p.seen) + 2))
	p.seen = min(p.seen+1, maxSeen)
	return yes
}

// A number holds the predictions for coding a number: its bit length, and the bit after
// the leading one.
type number struct{ longer, second [26]chance }

// count codes a number from 0 to 2^24-1.
func (c *coder) count(p *number, n int) int {
	length := bits.Len(uint(n + 1))
	short := 1
	for short < len(p.longer)-1 && c.ask(&p.longer[short], length > short) {
		short++
	}
	x := 1
	for left := short - 1; left > 0; left-- {
		bit := (n+1)>>(left-1)&1 == 1
		if left == short-1 {
			bit = c.ask(&p.second[short], bit)
		} else {
			bit = c.pick(asBit(bit), 2) == 1
		}
		x = x<<1 | asBit(bit)
	}
	return x - 1
}

// letters predicts the bytes of a text.
type letters [256]chance

// letter encodes or decodes a byte.
func (c *coder) letter(p *letters, b byte) byte {
	node := 1
	for bit := 7; bit >= 0; bit-- {
		node = node<<1 | asBit(c.ask(&p[node], b>>bit&1 == 1))
	}
	return byte(node)
}

func asBit(b bool) int {
	if b {
		return 1
	}
	return 0
}
