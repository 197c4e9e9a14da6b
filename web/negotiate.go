//go:build !js

package web

import (
	"strconv"
	"strings"
)

// codings are the content codings there may be, the smallest first.
var codings = []string{"br", "gzip", "identity"}

// negotiate chooses the content coding for a request by the rules of RFC 9110,
// section 12.5.3: the one with the greatest weight, among equals the smallest.
// It reports false if the request accepts none.
func (f *file) negotiate(acceptEncoding []string) (coding string, ok bool) {
	weights := parseWeights(acceptEncoding)
	best := 0.0
	for _, c := range codings {
		if c == "br" && f.brotli == nil || c == "gzip" && f.gzip == nil {
			continue
		}
		if w := weights.of(c); w > best {
			coding, best = c, w
		}
	}
	return coding, best > 0
}

// weights are the weights of an Accept-Encoding header, by coding.
type weights map[string]float64

func parseWeights(header []string) weights {
	weights := weights{}
	for item := range strings.SplitSeq(strings.Join(header, ","), ",") {
		coding, parameter, _ := strings.Cut(item, ";")
		coding = strings.ToLower(strings.TrimSpace(coding))
		if coding == "" {
			continue
		}
		weight := 1.0
		if q, ok := strings.CutPrefix(strings.ToLower(strings.TrimSpace(parameter)), "q="); ok {
			var err error
			if weight, err = strconv.ParseFloat(q, 64); err != nil || !(weight >= 0 && weight <= 1) {
				weight = 0 // not understood: not accepted
			}
		}
		if coding == "x-gzip" {
			coding = "gzip"
		}
		weights[coding] = weight
	}
	return weights
}

// of returns the weight of a coding. Identity is acceptable unless excluded;
// if the header does not name it, it is the last resort.
func (w weights) of(coding string) float64 {
	if weight, ok := w[coding]; ok {
		return weight
	}
	if weight, ok := w["*"]; ok {
		return weight
	}
	if coding == "identity" {
		return 0.0001
	}
	return 0
}
