//go:build !js

// Package protocol serves commands as tools of the Model Context Protocol, for language
// models and other programs.
package protocol

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// Run runs a command line, such as "solve --json -", and returns its exit status.
type Run func(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int

// Limits bounds what a tool accepts, uses and returns.
type Limits struct {
	Text   int           // maximum size in bytes of a puzzle or argument
	Result int           // maximum size in bytes of a result
	Time   time.Duration // maximum duration of a call once it has begun
	Calls  int           // maximum number of calls at once; others wait
}

// DefaultLimits returns the limits of the mcp command.
func DefaultLimits() Limits {
	return Limits{Text: 8 << 10, Result: 1 << 20, Time: 30 * time.Second, Calls: runtime.GOMAXPROCS(0)}
}

// The inputs of the tools. The tags describe the fields in the schemas.
type (
	onPuzzle struct {
		Puzzle string `json:"puzzle" jsonschema:"One puzzle or position: 81 characters with . or 0 for an empty cell, nine lines, a candidate grid, or another text format. Entries of the player may be marked as in HoDoKu's library."`
	}
	solveInput struct {
		onPuzzle
		Count int `json:"count,omitempty" jsonschema:"Count up to this many solutions, 1 to 1000; default 2, which tells one solution from several."`
	}
	hintInput struct {
		onPuzzle
		Level int `json:"level,omitempty" jsonschema:"How much to reveal: 1 the technique (default), 2 where to look, 3 the cells, 4 the whole step with its reason, 5 also the position after it."`
	}
	generateInput struct {
		Grade     string `json:"grade,omitempty" jsonschema:"Easy, Medium, Hard, Expert or Extreme, or a range such as Hard-Extreme."`
		Technique string `json:"technique,omitempty" jsonschema:"Key of a technique that the puzzle must need, such as x-wing or xy-chain."`
		Symmetry  string `json:"symmetry,omitempty" jsonschema:"Symmetry of the givens: none (default), half-turn, quarter-turn, left-right, top-bottom, both-mirrors, diagonal, antidiagonal, both-diagonals or full."`
		Minimal   bool   `json:"minimal,omitempty" jsonschema:"Every given is needed."`
		Seed      int    `json:"seed,omitempty" jsonschema:"The same seed gives the same puzzle. Without one the puzzle is random."`
	}
	judgeInput struct {
		onPuzzle
		Argument string `json:"deduction" jsonschema:"The deduction in Eureka notation, such as (5)r1c2 = (5)r1c7 - (5=8)r4c7 => r4c2<>8, with = for a strong and - for a weak link; or as sets, such as 7 r26\\c13 (a digit in base houses, counted against cover houses), (267)r2c259 (a naked subset) or {38r2 r5c5}\\{8c56 3b5}. Conclusions after => are optional. Conclusions alone, such as r2c5=1 or r3c4<>7, ask which technique shows them here."`
	}
)

// server serves the tools.
type server struct {
	run    Run
	limits Limits
	slots  chan struct{} // holds an element for each call that runs
}

// Serve serves the tools over a transport until the other side closes it or ctx is done.
func Serve(ctx context.Context, run Run, limits Limits, version string, transport mcp.Transport) error {
	s := server{run, limits, make(chan struct{}, limits.Calls)}
	m := mcp.NewServer(&mcp.Implementation{Name: "sudoku", Title: "Sudoku Solver", Version: version}, &mcp.ServerOptions{
		Instructions: "Sudoku puzzles of 9 by 9: solve, explain step by step, hint, rate, check for mistakes, generate, and judge whether a deduction is valid. Cells are r1c1 to r9c9. Results are facts from an exact engine; do not guess digits yourself.",
	})
	add(&s, m, "solve", "Solve a puzzle: the solution, or how many solutions there are, or why there is none.", func(in solveInput) ([]string, string, error) {
		if in.Count == 0 {
			in.Count = 2
		}
		if in.Count < 1 || in.Count > 1000 {
			return nil, "", errors.New("count: a number from 1 to 1000 is needed")
		}
		return []string{"solve", "--count=" + strconv.Itoa(in.Count)}, in.Puzzle, nil
	})
	add(&s, m, "explain", "Solve a puzzle or position as a person would, with the technique, the reason and the effects of every step.", puzzleFor("explain"))
	add(&s, m, "hint", "The next step of a position, in as much detail as wanted. Says first if something on the board is wrong.", func(in hintInput) ([]string, string, error) {
		if in.Level == 0 {
			in.Level = 1
		}
		if in.Level < 1 || in.Level > 5 {
			return nil, "", errors.New("level: a number from 1 to 5 is needed")
		}
		return []string{"hint", "--level=" + strconv.Itoa(in.Level)}, in.Puzzle, nil
	})
	add(&s, m, "rate", "Rate a puzzle: its grade, the techniques of this program's path, and the ratings of Sudoku Explainer and HoDoKu on their own scales.", puzzleFor("rate"))
	add(&s, m, "check", "Find what is wrong with a puzzle: contradictions, likely typing mistakes, missing and redundant givens.", puzzleFor("check"))
	add(&s, m, "generate", "Make a puzzle with one solution, by grade, technique or symmetry.", generate)
	add(&s, m, "judge", "Judge a deduction at a position: whether each link holds and why, what follows, what the technique is called, and what is missing or wrong. It judges the argument, not only whether the conclusion is true. Given a conclusion alone, it names the easiest technique that shows it in one step, or says whether it is true in the solution.", func(in judgeInput) ([]string, string, error) {
		if len(in.Argument) > limits.Text {
			return nil, "", fmt.Errorf("deduction: %d bytes are too many; the limit is %d", len(in.Argument), limits.Text)
		}
		if strings.TrimSpace(in.Argument) == "" {
			return nil, "", errors.New("deduction: a text such as (5)r1c2 = (5)r1c7 - (5)r4c7 = (5)r4c1 is needed")
		}
		return []string{"check", "--deduction=" + in.Argument}, in.Puzzle, nil
	})
	return m.Run(ctx, transport)
}

// puzzleFor returns the function that add needs for a command whose only argument is a
// puzzle.
func puzzleFor(command string) func(onPuzzle) ([]string, string, error) {
	return func(in onPuzzle) ([]string, string, error) { return []string{command}, in.Puzzle, nil }
}

func generate(in generateInput) (args []string, puzzle string, err error) {
	args = []string{"generate", "--limit=25s"}
	for _, flag := range [][2]string{{"grade", in.Grade}, {"technique", in.Technique}, {"symmetry", in.Symmetry}} {
		if flag[1] != "" {
			args = append(args, "--"+flag[0]+"="+flag[1])
		}
	}
	if in.Minimal {
		args = append(args, "--minimal")
	}
	if in.Seed != 0 {
		args = append(args, "--seed="+strconv.Itoa(in.Seed))
	}
	return args, "", nil
}

// add adds a tool that runs a command. arguments returns the command's arguments and its
// standard input.
func add[In any](s *server, m *mcp.Server, name, description string, arguments func(In) (args []string, puzzle string, err error)) {
	tool := &mcp.Tool{Name: name, Description: description, Annotations: &mcp.ToolAnnotations{ReadOnlyHint: true}}
	mcp.AddTool(m, tool, func(ctx context.Context, _ *mcp.CallToolRequest, in In) (*mcp.CallToolResult, map[string]any, error) {
		args, puzzle, err := arguments(in)
		if err != nil {
			return nil, nil, err
		}
		out, err := s.call(ctx, args, puzzle)
		return nil, out, err
	})
}

// call runs a command on a puzzle and returns its JSON output. The puzzle is always
// passed on standard input, so it is never taken for a file name.
func (s *server) call(ctx context.Context, args []string, puzzle string) (map[string]any, error) {
	if len(puzzle) > s.limits.Text {
		return nil, fmt.Errorf("puzzle: %d bytes are too many; the limit is %d", len(puzzle), s.limits.Text)
	}
	args = append(args, "--json", "--jobs=1")
	if args[0] != "generate" {
		if strings.TrimSpace(puzzle) == "" {
			return nil, errors.New("puzzle: a puzzle is needed, such as 81 characters with . for an empty cell")
		}
		args = append(args, "-")
	}
	select {
	case s.slots <- struct{}{}:
		defer func() { <-s.slots }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	ctx, cancel := context.WithTimeout(ctx, s.limits.Time)
	defer cancel()
	out, errs := &bounded{limit: s.limits.Result}, &bounded{limit: 4 << 10}
	s.run(ctx, args, strings.NewReader(puzzle), out, errs)
	switch {
	case errors.Is(ctx.Err(), context.Canceled):
		return nil, ctx.Err()
	case ctx.Err() != nil:
		return nil, fmt.Errorf("no result within %v; try an easier puzzle or order", s.limits.Time)
	case out.over:
		return nil, fmt.Errorf("the result has more than %d bytes", s.limits.Result)
	}
	lines := bytes.Split(bytes.TrimSpace(out.Bytes()), []byte("\n"))
	switch {
	case len(lines) > 1:
		return nil, fmt.Errorf("puzzle: %d puzzles were given; only one at a time is allowed", len(lines))
	case len(lines[0]) == 0:
		return nil, errors.New(strings.TrimSpace(strings.ReplaceAll(errs.String(), "sudoku: ", "")))
	}
	var object map[string]any
	if err := json.Unmarshal(lines[0], &object); err != nil {
		return nil, err
	}
	return object, nil
}

// bounded is a buffer that drops what exceeds its limit.
type bounded struct {
	bytes.Buffer
	limit int
	over  bool
}

// Write appends p to the buffer, or drops it if the buffer would exceed its limit.
func (b *bounded) Write(p []byte) (int, error) {
	if b.Len()+len(p) > b.limit {
		b.over = true
		return len(p), nil
	}
	return b.Buffer.Write(p)
}
