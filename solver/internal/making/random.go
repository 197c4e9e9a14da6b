package making

// Random is a stream of random numbers: SplitMix64 (Steele, Lea, Flood, "Fast splittable
// pseudorandom number generators", 2014). It is implemented here, together with the
// functions that use it, because the same seed must always give the same puzzle and no
// library guarantees that its shuffles never change.
type Random struct{ state uint64 }

// weyl is the increment of the state: the odd number nearest to 2^64 divided by the
// golden ratio.
const weyl = 0x9e3779b97f4a7c15

// NewRandom returns the stream for an attempt of a seed.
func NewRandom(seed uint64, attempt int) *Random {
	return &Random{mix(mix(seed+weyl) + uint64(attempt)*weyl)}
}

// mix is a permutation of the 64-bit numbers in which every output bit depends on all
// input bits.
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// next returns the next number.
func (r *Random) next() uint64 {
	r.state += weyl
	return mix(r.state)
}

// Below returns a uniform number from 0 to n-1, for n from 1 to 2^31 (Lemire, "Fast
// random integer generation in an interval", 2019).
func (r *Random) Below(n int) int {
	limit := uint64(n)
	x := r.next() >> 32 * limit
	if uint32(x) < uint32(n) {
		for rejected := -uint32(n) % uint32(n); uint32(x) < rejected; {
			x = r.next() >> 32 * limit
		}
	}
	return int(x >> 32)
}

// Shuffle shuffles a list (Fisher and Yates, Durstenfeld).
func Shuffle[T any](r *Random, list []T) {
	for i := len(list) - 1; i > 0; i-- {
		j := r.Below(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}
