//go:build !js

package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"github.com/alecthomas/kong"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/terminal"
	"sudoku/app/text/languages"
	"sudoku/solver/explain"
	"sudoku/web/server"
)

// commands holds the subcommands with their flags.
type commands struct {
	Lang     language `enum:"${languages}" default:"en" placeholder:"en" help:"Language of names and sentences: ${one_language}."`
	Notation string   `enum:"r1c1,words,a1,j9,k9,local" default:"r1c1" placeholder:"r1c1" help:"Names of cells in sentences: r1c1, words (row 1, column 1), a1 (A1 to I9), j9 (A1 to J9), k9 (A1 to K9) or local (the language's letters, such as the German Z1S1). Other fields of JSON always have r1c1."`

	Check      checkCommand      `cmd:"" help:"Find what is wrong with puzzles: contradictions, likely mistakes, missing and redundant givens."`
	Completion completionCommand `cmd:"" help:"Print a completion script for bash, zsh or fish."`
	Convert    convertCommand    `cmd:"" help:"Write puzzles and positions in another text format, or as links to other sites."`
	Explain    explainCommand    `cmd:"" help:"Solve puzzles as a person would, and explain each step."`
	Generate   generateCommand   `cmd:"" help:"Make puzzles by grade, rating, technique, symmetry, or pattern of givens."`
	Hint       hintCommand       `cmd:"" help:"Give a hint for a position, in as much detail as you like."`
	List       listCommand       `cmd:"" help:"Filter, sort and describe a list of puzzles: ratings, techniques, symmetry, duplicates."`
	Manual     manualCommand     `cmd:"" help:"Print the manual page."`
	Mcp        mcpCommand        `cmd:"" name:"mcp" help:"Serve solve, explain, hint, rate, check, generate and judge as tools of the Model Context Protocol, on standard input and output."`
	Methods    methodsCommand    `cmd:"" help:"Run well-known published solving methods on a puzzle and compare them."`
	Rate       rateCommand       `cmd:"" help:"Rate puzzles by Sudoku Explainer and HoDoKu, and give each a grade."`
	Scan       scanCommand       `cmd:"" help:"Read puzzles from photos and screenshots."`
	Serve      serveCommand      `cmd:"" default:"withargs" help:"Serve the page. This is the default command."`
	Solve      solveCommand      `cmd:"" help:"Print the solutions of puzzles."`
	Steps      stepsCommand      `cmd:"" help:"Print every step that any technique finds in a position."`
	Static     staticCommand     `cmd:"" help:"Write the page as plain files for a static host."`
	Trace      traceCommand      `cmd:"" help:"Restore function names in a stack trace of the page, read from standard input."`
	Licences   licencesCommand   `cmd:"" help:"Print the licences of this program and its dependencies."`
	Version    versionCommand    `cmd:"" help:"Print the version."`

	Words wordsCommand `cmd:"" hidden:"" help:"Print the completions of the last word, for the shell."`
}

// command is a subcommand with its arguments filled in. run returns the exit status; an
// error counts as Failed.
type command interface {
	run(ctx context.Context, e *pipeline.Environment) (status int, err error)
}

// complainOfError reports why the command could not continue. For an error in an
// expression or an argument, it marks the position on a separate line.
func complainOfError(e *pipeline.Environment, err error) {
	if _, marked := errors.AsType[*markedError](err); !marked {
		e.Complain(err.Error())
		return
	}
	lines := strings.Split(err.Error(), "\n")
	e.Complain(lines[0])
	for _, line := range lines[1:] {
		fmt.Fprintln(e.Errs, terminal.Printable(line))
	}
}

// Main runs the command line of the process and returns its exit status.
func Main() int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the process immediately
	return run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
}

func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	e := pipeline.NewEnvironment(stdin, stdout, stderr, languages.For().Named(explain.Short))
	status, err := dispatch(ctx, e, args)
	if lost := e.Out.Flush(); lost != nil { // any other error is a consequence of this one
		err = fmt.Errorf("standard output: %w", lost)
	}
	switch {
	case errors.Is(err, syscall.EPIPE), errors.Is(err, io.ErrClosedPipe):
		return status // the reader has closed the output
	case ctx.Err() != nil && errors.Is(err, ctx.Err()):
		return pipeline.Interrupted
	case err != nil:
		complainOfError(e, err)
		return pipeline.Failed
	}
	return status
}

// newParser returns the parser for the command line, including the help.
func newParser(c *commands, options ...kong.Option) (*kong.Kong, error) {
	return kong.New(c, append([]kong.Option{
		kong.Name("sudoku"),
		kong.Description("Solves sudoku, on the command line or on the page that it serves."),
		languageNames(),
		kong.Vars{"symmetries": strings.Join(symmetryKeys(), ","), "list_columns": listColumns(), "grace": server.Grace.String(), "peraddress": strconv.Itoa(server.PerAddress)},
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, NoExpandSubcommands: true}),
	}, options...)...)
}

// dispatch runs the command named by the arguments.
func dispatch(ctx context.Context, e *pipeline.Environment, args []string) (status int, err error) {
	helped := false
	var c commands
	parser, err := newParser(&c, kong.Writers(e.Out, e.Errs), kong.Exit(func(int) { helped = true }))
	if err != nil {
		return pipeline.Failed, err
	}
	parsed, err := parser.Parse(puzzlesLast(args))
	if helped {
		return pipeline.Done, nil
	}
	if err != nil {
		name := "sudoku"
		if wrong, ok := errors.AsType[*kong.ParseError](err); ok {
			if chosen := wrong.Context.Selected(); chosen != nil && slices.Contains(args, chosen.Name) {
				name = chosen.FullPath()
			}
		}
		return pipeline.Failed, fmt.Errorf("%w. %s", err, e.Say.Fill(e.Say.Commands.UseHelp, "command", name))
	}
	e.Say = languages.For(string(c.Lang)).Named(notations[c.Notation])
	return parsed.Selected().Target.Addr().Interface().(command).run(ctx, e)
}

// notations maps the values of --notation.
var notations = map[string]explain.Naming{
	"r1c1": explain.Short, "words": explain.InWords, "a1": explain.Lettered, "j9": explain.LetteredJ, "k9": explain.LetteredK, "local": explain.Local,
}

// language is the code of one of the program's languages.
type language string

// UnmarshalText parses a BCP 47 tag, such as pt or de-AT. It keeps an unknown tag
// unchanged, which the parser then rejects.
func (l *language) UnmarshalText(tag []byte) error {
	*l = language(tag)
	if c, ok := languages.Find(string(tag)); ok {
		*l = language(c.Code)
	}
	return nil
}

// languageNames returns the language codes for flags and their help.
func languageNames() kong.Vars {
	var codes []string
	for _, c := range languages.All {
		codes = append(codes, c.Code)
	}
	last := len(codes) - 1
	return kong.Vars{
		"languages":    strings.Join(codes, ","),
		"one_language": strings.Join(codes[:last], ", ") + " or " + codes[last],
	}
}

// puzzlesLast moves a puzzle that starts with '-' (an empty cell) to after "--", so that
// it is not parsed as flags.
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
