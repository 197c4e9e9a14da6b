//go:build !js

package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"

	"sudoku/app/text"
)

// The exit statuses.
const (
	done        = 0
	unsolved    = 1 // no solution, or several where one was asked for
	failed      = 2 // unreadable input or wrong usage
	interrupted = 130
)

// commands are the subcommands with their flags.
type commands struct {
	Convert convertCommand `cmd:"" help:"Write puzzles and positions in another text format, or as addresses of other sites."`
	Explain explainCommand `cmd:"" help:"Solve puzzles as people do and say why each step holds."`
	Hint    hintCommand    `cmd:"" help:"Say what to look for in a position, little or much."`
	Methods methodsCommand `cmd:"" help:"Run the methods of well-known write-ups on a puzzle and compare them."`
	Rate    rateCommand    `cmd:"" help:"Say how hard puzzles are: by Sudoku Explainer, by HoDoKu, in a word."`
	Serve   serveCommand   `cmd:"" default:"withargs" help:"Serve the page. This is what happens without a command."`
	Solve   solveCommand   `cmd:"" help:"Print the solutions of puzzles."`
	Steps   stepsCommand   `cmd:"" help:"Print every step that the techniques of human solvers find in a position."`
	Static  staticCommand  `cmd:"" help:"Write the page as plain files for any static host."`
}

// command is a subcommand with its arguments filled in. It returns the exit
// status; an error means failed.
type command interface {
	run(ctx context.Context, e *environment) (status int, err error)
}

// environment is what a command reads and writes.
type environment struct {
	in   io.Reader
	out  *bufio.Writer
	errs io.Writer
	say  *text.Catalog
}

// complain writes a line to standard error, behind all output so far.
func (e *environment) complain(line string) {
	e.out.Flush()
	fmt.Fprintln(e.errs, "sudoku: "+line)
}

// Main runs the command line of the process and returns its exit status.
func Main() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
}

func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	e := &environment{in: stdin, out: bufio.NewWriter(stdout), errs: stderr, say: text.English}
	status, err := e.dispatch(ctx, args)
	if lost := e.out.Flush(); lost != nil { // anything else that failed did so for it
		err = fmt.Errorf("standard output: %w", lost)
	}
	switch {
	case errors.Is(err, syscall.EPIPE), errors.Is(err, io.ErrClosedPipe):
		return status // whoever read the output has seen enough
	case ctx.Err() != nil && errors.Is(err, ctx.Err()):
		return interrupted
	case err != nil:
		e.complain(err.Error())
		return failed
	}
	return status
}

// dispatch finds out which command the arguments ask for, and runs it.
func (e *environment) dispatch(ctx context.Context, args []string) (status int, err error) {
	helped := false
	parser, err := kong.New(&commands{},
		kong.Name("sudoku"),
		kong.Description("Solves sudoku, here or on the page that it serves."),
		kong.Writers(e.out, e.errs),
		kong.Exit(func(int) { helped = true }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, NoExpandSubcommands: true}),
	)
	if err != nil {
		return failed, err
	}
	parsed, err := parser.Parse(puzzlesLast(args))
	if helped {
		return done, nil
	}
	if err != nil {
		name := "sudoku"
		if wrong, ok := errors.AsType[*kong.ParseError](err); ok {
			if c := wrong.Context.Selected(); c != nil && slices.Contains(args, c.Name) {
				name = c.FullPath()
			}
		}
		return failed, fmt.Errorf("%w. %s", err, e.say.Fill(e.say.Commands.UseHelp, "command", name))
	}
	return parsed.Selected().Target.Addr().Interface().(command).run(ctx, e)
}

// puzzlesLast moves a puzzle that begins with '-' for an empty cell behind
// "--", where it is not taken for flags.
func puzzlesLast(args []string) []string {
	isPuzzle := func(arg string) bool {
		return strings.HasPrefix(arg, "-") && len(arg) >= 81 && strings.Trim(arg, "-0123456789") == ""
	}
	i := slices.IndexFunc(args, isPuzzle)
	if i < 0 || slices.Contains(args, "--") {
		return args
	}
	return slices.Concat(args[:i], args[i+1:], []string{"--", args[i]})
}
