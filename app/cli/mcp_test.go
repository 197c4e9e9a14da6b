//go:build !js

package cli

import (
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"sudoku/app/cli/pipeline"
	"sudoku/app/learn/learnui"
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
		want   []string // texts that the result must contain
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
		{"judge", map[string]any{"puzzle": puzzle, "deduction": "r2c5=1"}, []string{`"holds":true`, `"technique":"hidden-single-box"`, "So r2c5 must be 1."}, false},
		{"judge", map[string]any{"puzzle": puzzle, "deduction": "r2c5=4"}, []string{`"holds":false`, `"truth":"none"`, "r2c5=4 is false in the solution."}, false},
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

// TestMCPTranscript talks to the program in a separate process, over its standard input
// and output, and compares every message with the transcript.
func TestMCPTranscript(t *testing.T) {
	const puzzle = "400080100000209000000730000020001009005000070090000050010500400600300000004007603"
	cmd := exec.CommandContext(t.Context(), os.Args[0], "--lang=en", "mcp")
	cmd.Env = append(os.Environ(), asProgram+"=1")
	var errs, log strings.Builder
	cmd.Stderr = &errs
	client, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(),
		&mcp.LoggingTransport{Transport: &mcp.CommandTransport{Command: cmd}, Writer: &log}, nil)
	if err != nil {
		t.Fatal(err, errs.String())
	}
	if _, err := client.ListTools(t.Context(), nil); err != nil {
		t.Error(err)
	}
	for _, call := range []mcp.CallToolParams{
		{Name: "solve", Arguments: map[string]any{"puzzle": puzzle}},
		{Name: "solve", Arguments: map[string]any{"puzzle": puzzle[:80]}},
		{Name: "hint", Arguments: map[string]any{"puzzle": puzzle, "level": 4}},
		{Name: "judge", Arguments: map[string]any{"puzzle": puzzle, "deduction": "(9)r1c3 = (9)r1c8 - (9)r3c7 = (9)r8c7 => r8c3<>9"}},
		{Name: "judge", Arguments: map[string]any{"puzzle": puzzle, "deduction": "(4)r8c6 = (4)r3c6 => r5c6<>4"}},
		{Name: "judge", Arguments: map[string]any{"puzzle": puzzle, "deduction": "(4)r8c6 = (4)r3q6"}},
	} {
		if _, err := client.CallTool(t.Context(), &call); err != nil {
			t.Errorf("%s: %v", call.Name, err)
		}
	}
	if err := client.Close(); err != nil || cmd.ProcessState.ExitCode() != pipeline.Done || errs.String() != "" {
		t.Errorf("%v, %v, %q", err, cmd.ProcessState, errs.String())
	}
	got := strings.NewReplacer("write: ", "> ", "read: ", "< ", learnui.Version, "VERSION").Replace(log.String())
	got, _, _ = strings.Cut(got, "read error: ") // at the end, of the closed input or of the pipe
	const name = "protocol/testdata/transcript.txt"
	if *update {
		if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	wanted := strings.Split(string(want), "\n")
	for i, line := range strings.Split(got, "\n") {
		if i >= len(wanted) || line != wanted[i] {
			t.Errorf("line %d of the transcript is %.400s", i+1, line)
		}
	}
}

// TestMCPLanguage checks that results are in the language of the mcp command.
func TestMCPLanguage(t *testing.T) {
	cmd := exec.CommandContext(t.Context(), os.Args[0], "--lang=de", "mcp")
	cmd.Env = append(os.Environ(), asProgram+"=1")
	client, err := mcp.NewClient(&mcp.Implementation{Name: "test"}, nil).Connect(t.Context(), &mcp.CommandTransport{Command: cmd}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	r, err := client.CallTool(t.Context(), &mcp.CallToolParams{Name: "solve", Arguments: map[string]any{"puzzle": "55" + strings.Repeat(".", 79)}})
	if err != nil {
		t.Fatal(err)
	}
	if text := r.Content[0].(*mcp.TextContent).Text; !strings.Contains(text, "Keine Lösung.") {
		t.Error(text)
	}
}
