//go:build !js

package cli

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"sudoku/app/cli/pipeline"
)

// times matches a time and the padding around it.
var times = regexp.MustCompile(`"millis":[0-9.e+-]+| *[0-9.]+ m?s +`)

func TestMethods(t *testing.T) {
	const hardest = "800000000003600000070090200050007000000045700000100030001000068008500010090000400"
	dotted := strings.ReplaceAll(hardest, "0", ".")
	const solution = "812753649943682175675491283154237896369845721287169534521974368438526917796318452"
	for _, test := range []struct {
		args   []string
		status int
		out    string
		errs   string
	}{
		{[]string{"--only", "narrowing-hidden-singles,candidates-with-trial", hardest}, pipeline.Done,
			dotted + "\n" +
				"Method                    Time     Nodes  Tries  Depth  Rounds                 Outcome\n" +
				"narrowing-hidden-singles<time>–      –      –      2 passes               stalled, 60 cells open\n" +
				"candidates-with-trial<time>618    2,724  13     618 cycles, 96 trials  solved\n", ""},
		{[]string{"--json", "--only=dancing-links", hardest}, pipeline.Done,
			`{"puzzle":"` + dotted + `","methods":[{"method":"dancing-links","outcome":"solved","grid":"` + solution +
				`","open":0,<time>,"nodes":1472,"tries":1471,"depth":60,"passes":0,"cycles":0,"trials":0}]}` + "\n", ""},
		{[]string{"--json", "--time=1ms", "--only=string-recursion", dotted}, pipeline.Done, `"outcome":"limit-reached"`, ""},
		{[]string{"55" + dotted[2:]}, pipeline.Unsolved, "", "5 appears twice in row 1: r1c1, r1c2. 5 appears twice in column 2: r1c2, r4c2. " +
			"The methods were not run."},
		{[]string{"--json", "55" + dotted[2:]}, pipeline.Unsolved, `"methods":[],"error":"No solution. 5 appears`, ""},
		{[]string{"--only=narrowing", "82" + dotted[2:]}, pipeline.Unsolved, "stalled", "No solution. These"},
		{[]string{"--only=narrowing", dotted[:8] + strings.Repeat(".", 73)}, pipeline.Unsolved, "stalled", "Several solutions."},
		{[]string{"--only=magic", hardest}, pipeline.Failed, "", "Unknown method “magic”. The methods are depth-first,"},
		{[]string{"--time=-1s", hardest}, pipeline.Failed, "", "--time: a time of 0 or more is needed"},
		{[]string{hardest + "7777"}, pipeline.Failed, "", "85 cells"},
	} {
		var out, errs bytes.Buffer
		status := run(t.Context(), append([]string{"methods"}, test.args...), strings.NewReader(""), &out, &errs)
		// The width of the column varies with the times.
		got := regexp.MustCompile(`Time +`).ReplaceAllString(times.ReplaceAllString(out.String(), "<time>"), "Time     ")
		if status != test.status || !strings.Contains(got, test.out) || !strings.Contains(errs.String(), test.errs) {
			t.Errorf("%v: status %d\n%s\n%s\nwant %s", test.args, status, got, &errs, test.out)
		}
	}
}
