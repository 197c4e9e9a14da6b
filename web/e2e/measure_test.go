//go:build !js

package e2e

import (
	"os"
	"testing"
	"time"

	"github.com/chromedp/cdproto/network"
)

// TestMeasure prints how long it takes from the visit to a solved puzzle. It
// runs where MEASURE is set, since the figures mean something on a quiet machine
// only:
//
//	MEASURE=1 go test -count=1 -v -run Measure ./web/e2e
func TestMeasure(t *testing.T) {
	if os.Getenv("MEASURE") == "" {
		t.Log("set MEASURE to measure")
		return
	}
	for _, condition := range []struct {
		name  string
		apply []*network.Conditions
	}{
		{"no throttling", nil},
		{"slow 4G (150 ms, 1.6 Mbit/s)", []*network.Conditions{{Latency: 150, DownloadThroughput: 1.6e6 / 8, UploadThroughput: 750e3 / 8}}},
	} {
		site, err := theSite()
		if err != nil {
			t.Fatal(err)
		}
		p := serve(t, site).open()
		call(p, network.Enable, network.EnableParams{})
		if condition.apply != nil {
			call(p, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: condition.apply})
		}
		for _, visit := range []string{"first visit", "second visit"} {
			start := time.Now()
			p.navigate("/#" + wikipedia)
			running := time.Since(start)
			p.waitGrid(dotted(wikipedia))
			p.click("Solve")
			p.waitGrid(wikipediaSolution)
			t.Logf("%s, %s: page runs after %v, puzzle solved after %v; first paint %.0f ms",
				condition.name, visit, running.Round(time.Millisecond), time.Since(start).Round(time.Millisecond),
				eval[float64](p, `performance.getEntriesByName("first-contentful-paint")[0].startTime`))
			p.click("Clear")
			p.waitServiceWorker(site.Version)
		}
	}
}
