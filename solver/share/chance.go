package share

import "math/bits"

// chance is how likely a yes is, learned from the answers before. The zero value
// knows nothing: yes and no are as likely.
type chance struct {
	lean int16 // the probability less one half, in 1/65536
	seen uint8 // answers so far, to maxSeen
}

const (
	half    = 1 << 15
	maxSeen = 24 // from then on each answer counts as the 26th did
	// No answer is thought less likely than 1 in 128, so that none takes more
	// than 7 bits and a code of a few bytes cannot hold millions of them.
	rarest = 1 << 16 / 128
)

// likely is a chance that begins with a probability in percent, held for as
// firmly as after three answers.
func likely(percent int) chance {
	return chance{lean: int16(percent*65535/100 - half), seen: 3}
}

// ask is a yes or no.
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

// number is how likely each size of a number is: how many bits it has, and
// what the one after the first is.
type number struct{ longer, second [26]chance }

// count is a number from 0 to 2^24-1.
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

// letters is how likely each byte of a text is.
type letters [256]chance

// letter is a byte.
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
