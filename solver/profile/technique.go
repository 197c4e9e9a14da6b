package profile

import (
	"hash/fnv"
	"iter"
	"math/bits"
	"slices"
	"strings"

	"sudoku/solver/technique"
)

// A Technique is the number that identifies a technique in a row, starting at 1. The
// techniques of the catalog come first, followed by those that occur only in HoDoKu's
// path. The numbers change with the catalog, and Fingerprint with them; the Key is
// permanent.
type Technique uint8

// NoTechnique is the number that stands for no technique.
const NoTechnique Technique = 0

// MaxTechnique is the highest number that fits in a row.
const MaxTechnique = 191

// keys lists the keys of all techniques by number.
var keys = func() []string {
	all := []string{""}
	for _, t := range slices.Concat(technique.Catalog(), technique.Tabled(), []*technique.Technique{technique.BruteForce}) {
		if !slices.Contains(all, t.Key) {
			all = append(all, t.Key)
		}
	}
	return all
}()

var numbers = func() map[string]Technique {
	m := make(map[string]Technique, len(keys))
	for n, key := range keys {
		m[key] = Technique(n)
	}
	return m
}()

// TechniqueNumber returns the number of the technique with the given key, or NoTechnique
// if the key is unknown.
func TechniqueNumber(key string) Technique { return numbers[key] }

// Key returns the key of the technique. It is empty for NoTechnique and unknown numbers.
func (t Technique) Key() string {
	if int(t) < len(keys) {
		return keys[t]
	}
	return ""
}

// Fingerprint is a hash of the numbering of techniques.
var Fingerprint = func() uint32 {
	h := fnv.New32a()
	for _, key := range keys {
		h.Write([]byte(key))
		h.Write([]byte{0})
	}
	return h.Sum32()
}()

// A TechniqueSet is a bit set of technique numbers.
type TechniqueSet [3]uint64

// With returns the set with another technique added. NoTechnique changes nothing.
func (s TechniqueSet) With(t Technique) TechniqueSet {
	if t != NoTechnique && t <= MaxTechnique {
		s[t/64] |= 1 << (t % 64)
	}
	return s
}

// Has reports whether a technique is in the set.
func (s TechniqueSet) Has(t Technique) bool { return t <= MaxTechnique && s[t/64]>>(t%64)&1 != 0 }

// IsEmpty reports whether the set is empty.
func (s TechniqueSet) IsEmpty() bool { return s == TechniqueSet{} }

// Meets reports whether two sets have a technique in common.
func (s TechniqueSet) Meets(o TechniqueSet) bool {
	return s[0]&o[0]|s[1]&o[1]|s[2]&o[2] != 0
}

// Within reports whether s is a subset of o.
func (s TechniqueSet) Within(o TechniqueSet) bool {
	return s[0]&^o[0]|s[1]&^o[1]|s[2]&^o[2] == 0
}

// Or returns the union of two sets.
func (s TechniqueSet) Or(o TechniqueSet) TechniqueSet {
	return TechniqueSet{s[0] | o[0], s[1] | o[1], s[2] | o[2]}
}

// Len returns the number of techniques in the set.
func (s TechniqueSet) Len() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2])
}

// All yields the techniques of the set in ascending order.
func (s TechniqueSet) All() iter.Seq[Technique] {
	return func(yield func(Technique) bool) {
		for i, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(Technique(64*i + bits.TrailingZeros64(w))) {
					return
				}
			}
		}
	}
}

// Named returns the techniques that a word selects: the technique with this key, or else
// all techniques whose keys contain the word. For example, "chain" selects every
// "...-chain" and "finned" every finned fish. The set is empty if there is no match.
func Named(word string) (named TechniqueSet) {
	if t := TechniqueNumber(word); t != NoTechnique {
		return named.With(t)
	}
	if strings.Trim(word, "-") == "" {
		return named
	}
	for t, key := range keys {
		if strings.Contains("-"+key+"-", "-"+word+"-") {
			named = named.With(Technique(t))
		}
	}
	return named
}
