//go:build !js

package web

import (
	"iter"
	"slices"
	"strconv"
	"strings"
)

// codings lists the content codings, smallest first.
var codings = [...]string{"br", "gzip", "identity"}

// negotiate chooses the content coding by the rules of RFC 9110, section 12.5.3: the one
// with the highest weight or, among equals, the smallest. It returns false if the request
// accepts none.
func (f *file) negotiate(acceptEncoding []string) (coding string, ok bool) {
	weights := parseWeights(acceptEncoding)
	best := 0.0
	for i, c := range codings {
		if c == "br" && f.brotli == nil || c == "gzip" && f.gzip == nil {
			continue
		}
		if w := weights.weight(i); w > best {
			coding, best = c, w
		}
	}
	return coding, best > 0
}

// weights holds the weights that an Accept-Encoding header gives to the elements of
// codings, in order, and to all other codings. A negative weight means that the header
// does not name the coding.
type weights struct {
	of    [len(codings)]float64
	other float64
}

func parseWeights(header []string) weights {
	w := weights{other: -1}
	for i := range w.of {
		w.of[i] = -1
	}
	for coding, weight := range weighted(header) {
		w.set(strings.ToLower(coding), weight)
	}
	return w
}

// weighted returns the elements of a header and their weights.
func weighted(header []string) iter.Seq2[string, float64] {
	return func(yield func(string, float64) bool) {
		for _, line := range header {
			for item := range strings.SplitSeq(line, ",") {
				element, parameter, weighed := strings.Cut(item, ";")
				weight := 1.0
				if weighed {
					weight = parseWeight(parameter)
				}
				if !yield(strings.TrimSpace(element), weight) {
					return
				}
			}
		}
	}
}

// parseWeight parses the parameter q. A malformed weight counts as 0, and other
// parameters are ignored.
func parseWeight(parameter string) float64 {
	q, ok := strings.CutPrefix(strings.ToLower(strings.TrimSpace(parameter)), "q=")
	if !ok {
		return 1
	}
	weight, err := strconv.ParseFloat(q, 64)
	if err != nil || !(weight >= 0 && weight <= 1) {
		return 0
	}
	return weight
}

func (w *weights) set(coding string, weight float64) {
	switch coding {
	case "*":
		w.other = weight
		return
	case "x-gzip":
		coding = "gzip"
	}
	if i := slices.Index(codings[:], coding); i >= 0 {
		w.of[i] = weight
	}
}

// weight returns the weight of coding i. Identity is acceptable unless excluded. If the
// header names neither identity nor *, identity is the last resort.
func (w *weights) weight(i int) float64 {
	switch {
	case w.of[i] >= 0:
		return w.of[i]
	case w.other >= 0:
		return w.other
	case codings[i] == "identity":
		return 0.0001
	}
	return 0
}
