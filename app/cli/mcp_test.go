//go:build !js

package cli

import (
	"io"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"sudoku/app/cli/pipeline"
)

// TestMCP calls the tools of the mcp command with the client of the SDK.
func TestMCP(t *testing.T) {
	const puzzle = "400080100000209000000730000020001009005000070090000050010500400600300000004007603"
	in, toServer := io.Pipe()
	fromServer, out := io.Pipe()
	ended := make(chan int)
	var errs strings.Builder
	go func() { ended <- run(t.Context(), []string{"mcp"}, in, out, &errs) }()
	client, err := mcp.NewClient(&mcp.Implementation{Name: "test"}, nil).Connect(t.Context(), &mcp.IOTransport{Reader: fromServer, Writer: toServer}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		tool   string
		args   map[string]any
		want   []string // in the result
		failed bool
	}{
		{"solve", map[string]any{"puzzle": puzzle}, []string{`"count":1`, `"solution":"479685132538219764162734598726851349345926871891473256913568427687342915254197683"`}, false},
		{"solve", map[string]any{"puzzle": "/etc/passwd"}, []string{`"error":"`}, false},
		{"explain", map[string]any{"puzzle": puzzle}, []string{`"technique":"skyscraper"`, `"solved":true`}, false},
		{"hint", map[string]any{"puzzle": puzzle, "level": 4}, []string{`"technique":"hidden-single-box"`, `"placements":["r2c5=1"]`}, false},
		{"rate", map[string]any{"puzzle": puzzle}, []string{`"grade":"Hard"`, `"recipe":"easiest"`, `"er":6.6`, `"score":1052`}, false},
		{"check", map[string]any{"puzzle": "5" + strings.Repeat(".", 7) + "5" + strings.Repeat(".", 72)}, []string{`"conflicts":`}, false},
		{"generate", map[string]any{"grade": "Medium", "seed": 5}, []string{`"grade":"Medium"`, `"seed":5`}, false},
		{"generate", map[string]any{"grade": "Hardest"}, []string{"Easy, Medium, Hard, Expert, Extreme"}, true},
		{"judge", map[string]any{"puzzle": puzzle, "deduction": "(9)r1c3 = (9)r1c8 - (9)r3c7 = (9)r8c7 => r8c3<>9"}, []string{`"holds":true`, `"technique":"two-string-kite"`}, false},
		{"judge", map[string]any{"puzzle": puzzle, "deduction": "(4)r8c6 = (4)r3c6 => r5c6<>4"}, []string{`"holds":false`, "column 6 has other places for 4", `"between":"(4)r8c6 = (4)r8c5 - (4)r2c5 = (4)r3c6"`}, false},
		{"judge", map[string]any{"puzzle": puzzle, "deduction": "(4)r8c6 = (4)r3q6"}, []string{"Cells such as r1c2 are needed here.", "^"}, true},
	} {
		r, err := client.CallTool(t.Context(), &mcp.CallToolParams{Name: tt.tool, Arguments: tt.args})
		if err != nil {
			t.Errorf("%s: %v", tt.tool, err)
			continue
		}
		text := r.Content[0].(*mcp.TextContent).Text
		if r.IsError != tt.failed {
			t.Errorf("%s %v: failed %v: %.300s", tt.tool, tt.args, r.IsError, text)
		}
		for _, want := range tt.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s %v: no %s in %.600s", tt.tool, tt.args, want, text)
			}
		}
	}
	client.Close()
	toServer.Close()
	if status := <-ended; status != pipeline.Done || errs.String() != "" {
		t.Errorf("exit %d, %q", status, errs.String())
	}
}
