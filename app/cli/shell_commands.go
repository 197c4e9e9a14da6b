//go:build !js

package cli

import (
	"context"

	"github.com/alecthomas/kong"

	"sudoku/app/cli/listing"
	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/shell"
	"sudoku/app/learn/learnui"
)

// completionCommand prints a completion script.
type completionCommand struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"bash, zsh or fish."`
}

func (c *completionCommand) run(_ context.Context, e *pipeline.Environment) (int, error) {
	_, err := e.Out.WriteString(shell.Script(c.Shell))
	return pipeline.Done, err
}

// manualCommand prints the manual page.
type manualCommand struct{}

func (c *manualCommand) run(_ context.Context, e *pipeline.Environment) (int, error) {
	model, err := grammar()
	if err != nil {
		return pipeline.Failed, err
	}
	manual := shell.Manual{Version: learnui.Version}
	for _, s := range statuses {
		manual.Statuses = append(manual.Statuses, shell.Status{Number: s.status, Means: s.means})
	}
	_, err = e.Out.WriteString(manual.Of(model))
	return pipeline.Done, err
}

// wordsCommand answers requests from the completion scripts.
type wordsCommand struct {
	Words []string `arg:"" optional:"" passthrough:""`
}

func (c *wordsCommand) run(_ context.Context, e *pipeline.Environment) (int, error) {
	model, err := grammar()
	if err != nil {
		return pipeline.Failed, err
	}
	words := c.Words
	if len(words) > 0 && words[0] == "--" {
		words = words[1:]
	}
	for _, word := range shell.Complete(model, words, choices()) {
		e.Out.WriteString(word + "\n")
	}
	return pipeline.Done, nil
}

// choices returns flag values that are not in the grammar.
func choices() map[string][]string {
	all := map[string][]string{
		"recipe": recipeKeys(), "level": {"1", "2", "3", "4", "5"}, "from": formatKeys(), "only": methodKeys(),
		"sort": listing.Keys(), "columns": listing.Keys(),
		"grade": gradeNames(), "technique": techniqueKeys(), "solved-by": techniqueKeys(),
	}
	for _, to := range targets() {
		all["to"] = append(all["to"], to.key)
	}
	return all
}

// grammar returns the model of the command line.
func grammar() (*kong.Application, error) {
	parser, err := newParser(&commands{})
	if err != nil {
		return nil, err
	}
	return parser.Model, nil
}
