//go:build !js

package protocol_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"sudoku/app/cli/protocol"
)

// connect serves tools with a fake command and returns a client of the SDK.
func connect(t *testing.T, run protocol.Run, limits protocol.Limits) *mcp.ClientSession {
	t.Helper()
	ours, theirs := mcp.NewInMemoryTransports()
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		protocol.Serve(ctx, run, limits, "test", ours)
	}()
	client, err := mcp.NewClient(&mcp.Implementation{Name: "test"}, nil).Connect(ctx, theirs, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { client.Close(); stop(); <-ended })
	return client
}

func call(t *testing.T, client *mcp.ClientSession, tool string, args map[string]any) (text string, failed bool) {
	t.Helper()
	r, err := client.CallTool(t.Context(), &mcp.CallToolParams{Name: tool, Arguments: args})
	if err != nil {
		return err.Error(), true
	}
	return r.Content[0].(*mcp.TextContent).Text, r.IsError
}

// TestTools checks the list of tools with their schemas, and the command that each runs.
func TestTools(t *testing.T) {
	echo := func(_ context.Context, args []string, stdin io.Reader, stdout, _ io.Writer) int {
		read, _ := io.ReadAll(stdin)
		json.NewEncoder(stdout).Encode(map[string]any{"args": args, "stdin": string(read)})
		return 0
	}
	client := connect(t, echo, protocol.DefaultLimits())
	listed, err := client.ListTools(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, tool := range listed.Tools {
		names = append(names, tool.Name)
		schema, _ := json.Marshal(tool.InputSchema)
		if tool.Description == "" || !strings.Contains(string(schema), `"description"`) {
			t.Errorf("%s: %s", tool.Name, schema)
		}
	}
	if got := fmt.Sprint(names); got != "[check explain generate hint judge rate solve]" {
		t.Errorf("tools %s", got)
	}
	for _, tt := range []struct {
		tool string
		args map[string]any
		want string
	}{
		{"solve", map[string]any{"puzzle": "/etc/passwd"}, `{"args":["solve","--count=2","--json","--jobs=1","-"],"stdin":"/etc/passwd"}`},
		{"hint", map[string]any{"puzzle": "x", "level": 3}, `{"args":["hint","--level=3","--json","--jobs=1","-"],"stdin":"x"}`},
		{"rate", map[string]any{"puzzle": "x"}, `{"args":["rate","--json","--jobs=1","-"],"stdin":"x"}`},
		{"judge", map[string]any{"puzzle": "x", "deduction": "--help"}, `{"args":["check","--deduction=--help","--json","--jobs=1","-"],"stdin":"x"}`},
		{"generate", map[string]any{"grade": "Hard", "seed": 7}, `{"args":["generate","--limit=25s","--grade=Hard","--seed=7","--json","--jobs=1"],"stdin":""}`},
	} {
		if got, failed := call(t, client, tt.tool, tt.args); failed || got != tt.want {
			t.Errorf("%s: %s, want %s", tt.tool, got, tt.want)
		}
	}
}

// TestLimits checks which calls are refused, and with which error.
func TestLimits(t *testing.T) {
	run := func(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		read, _ := io.ReadAll(stdin)
		switch string(read) {
		case "slow":
			<-ctx.Done()
		case "large":
			fmt.Fprintf(stdout, `{"x":%q}`, strings.Repeat("x", 2000))
		case "two":
			fmt.Fprint(stdout, "{}\n{}\n")
		case "wrong":
			fmt.Fprintln(stderr, "sudoku: --deduction: Cells are needed here.")
		}
		return 2
	}
	client := connect(t, run, protocol.Limits{Text: 100, Result: 1000, Time: 50 * time.Millisecond, Calls: 1})
	for puzzle, want := range map[string]string{
		"":                       "puzzle: a puzzle is needed",
		strings.Repeat(".", 101): "puzzle: 101 bytes are too many; the limit is 100",
		"slow":                   "no result within 50ms",
		"large":                  "the result has more than 1000 bytes",
		"two":                    "puzzle: 2 puzzles were given; only one at a time is allowed",
		"wrong":                  "--deduction: Cells are needed here.",
	} {
		if got, failed := call(t, client, "judge", map[string]any{"puzzle": puzzle, "deduction": "x"}); !failed || !strings.Contains(got, want) {
			t.Errorf("%.10q: %q, want %q", puzzle, got, want)
		}
	}
	for _, tt := range []struct {
		tool string
		args map[string]any
		want string
	}{
		{"hint", map[string]any{"puzzle": "x", "level": 9}, "level: a number from 1 to 5 is needed"},
		{"solve", map[string]any{"puzzle": "x", "count": -1}, "count: a number from 1 to 1000 is needed"},
		{"solve", map[string]any{}, "puzzle"},
		{"solve", map[string]any{"puzzle": "x", "other": 1}, "other"},
		{"judge", map[string]any{"puzzle": "x", "deduction": " "}, "deduction: a text such as"},
	} {
		if got, failed := call(t, client, tt.tool, tt.args); !failed || !strings.Contains(got, tt.want) {
			t.Errorf("%s %v: %q, want %q", tt.tool, tt.args, got, tt.want)
		}
	}
}

// TestCancelled checks that a call that the client cancels stops its command, and that a
// waiting call then runs.
func TestCancelled(t *testing.T) {
	began, stopped := make(chan string, 2), make(chan struct{})
	run := func(ctx context.Context, _ []string, stdin io.Reader, stdout, _ io.Writer) int {
		read, _ := io.ReadAll(stdin)
		began <- string(read)
		if string(read) == "endless" {
			<-ctx.Done()
			close(stopped)
		}
		fmt.Fprintln(stdout, "{}")
		return 0
	}
	client := connect(t, run, protocol.Limits{Text: 100, Result: 100, Time: time.Hour, Calls: 1})
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() {
		_, err := client.CallTool(ctx, &mcp.CallToolParams{Name: "solve", Arguments: map[string]any{"puzzle": "endless"}})
		ended <- err
	}()
	if got := <-began; got != "endless" {
		t.Fatalf("%q began", got)
	}
	next := make(chan string)
	go func() {
		text, _ := call(t, client, "solve", map[string]any{"puzzle": "next"})
		next <- text
	}()
	cancel()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("the cancelled call: %v", err)
	}
	<-stopped
	if got := <-next; got != "{}" {
		t.Errorf("the next call: %s", got)
	}
}
