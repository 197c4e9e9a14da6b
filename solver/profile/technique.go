package profile

import (
	"hash/fnv"
	"iter"
	"math/bits"
	"slices"
	"strings"

	"sudoku/solver/technique"
)

// Technique is the number of a technique in rows, from 1: those of the catalog
// first, then those that only HoDoKu's path has. It changes with the catalog, as
// Fingerprint does; what lasts is its Key.
type Technique uint8

// NoTechnique is the number where there is none.
const NoTechnique Technique = 0

// MaxTechnique is the highest number that a row has room for.
const MaxTechnique = 191

// keys are those of all techniques; that of number n is keys[n].
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

// TechniqueNumber is the number of the technique with a key, NoTechnique if there is no
// such.
func TechniqueNumber(key string) Technique { return numbers[key] }

// Key is that of the technique, "" of NoTechnique and of numbers that no
// technique has.
func (t Technique) Key() string {
	if int(t) < len(keys) {
		return keys[t]
	}
	return ""
}

// Fingerprint changes when the numbers of techniques do.
var Fingerprint = func() uint32 {
	h := fnv.New32a()
	for _, key := range keys {
		h.Write([]byte(key))
		h.Write([]byte{0})
	}
	return h.Sum32()
}()

// TechniqueSet is a set of numbers of techniques, a bit each.
type TechniqueSet [3]uint64

// With is the set with one more; NoTechnique changes nothing.
func (s TechniqueSet) With(t Technique) TechniqueSet {
	if t != NoTechnique && t <= MaxTechnique {
		s[t/64] |= 1 << (t % 64)
	}
	return s
}

// Has reports whether a technique is in the set.
func (s TechniqueSet) Has(t Technique) bool { return t <= MaxTechnique && s[t/64]>>(t%64)&1 != 0 }

// IsEmpty reports whether the set has none.
func (s TechniqueSet) IsEmpty() bool { return s == TechniqueSet{} }

// Meets reports whether two sets have a technique in common.
func (s TechniqueSet) Meets(o TechniqueSet) bool {
	return s[0]&o[0]|s[1]&o[1]|s[2]&o[2] != 0
}

// Within reports whether all of the set are in another.
func (s TechniqueSet) Within(o TechniqueSet) bool {
	return s[0]&^o[0]|s[1]&^o[1]|s[2]&^o[2] == 0
}

// Or is the union of two sets.
func (s TechniqueSet) Or(o TechniqueSet) TechniqueSet {
	return TechniqueSet{s[0] | o[0], s[1] | o[1], s[2] | o[2]}
}

// Len is the number of techniques in the set.
func (s TechniqueSet) Len() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2])
}

// All yields the techniques of the set by their numbers.
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

// Named are the techniques that a word stands for: the one with that key, else
// all that have the word, or several in a row, in their keys: "chain" is every
// "...-chain", "finned" is every finned fish. The set is empty if there is none.
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
