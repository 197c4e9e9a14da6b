//go:build !js

package web

import (
	"slices"
	"strconv"
	"strings"
)

// codings are the content codings there may be, the smallest first.
var codings = [...]string{"br", "gzip", "identity"}

// negotiate chooses the content coding for a request by the rules of RFC 9110,
// section 12.5.3: the one with the greatest weight, among equals the smallest.
// It reports false if the request accepts none.
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

// weights are the weights of an Accept-Encoding header: of the codings, in their
// order, and of all others. Below zero is one that the header does not name.
type weights struct {
	of    [len(codings)]float64
	other float64
}

func parseWeights(header []string) weights {
	w := weights{other: -1}
	for i := range w.of {
		w.of[i] = -1
	}
	for _, line := range header {
		for item := range strings.SplitSeq(line, ",") {
			coding, parameter, weighed := strings.Cut(item, ";")
			weight := 1.0
			if weighed {
				weight = parseWeight(parameter)
			}
			w.set(strings.ToLower(strings.TrimSpace(coding)), weight)
		}
	}
	return w
}

// parseWeight reads the parameter q. A weight that is not understood is that of a
// coding which is not accepted; another parameter says nothing about the weight.
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

// weight returns the weight of a coding by its number. Identity is acceptable
// unless excluded; if the header does not name it, it is the last resort.
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
