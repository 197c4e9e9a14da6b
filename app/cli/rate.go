//go:build !js

package cli

import (
	"context"
	"fmt"
	"os"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/format"
	"sudoku/solver/rate"
	"sudoku/solver/search"
)

// rateCommand prints how hard puzzles are.
type rateCommand struct {
	JSON   bool   `help:"Print a JSON object for each puzzle: puzzle, se (er, ep, ed), hodoku (score, level), grade, techniques (how often each), hardest."`
	Lang   string `enum:"en,de" default:"en" placeholder:"en" help:"The language of names and sentences: en or de."`
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"As for solve."`
}

// rated is the rating of a puzzle.
type rated struct {
	Puzzle string `json:"puzzle"`
	SE     struct {
		ER tenths `json:"er"`
		EP tenths `json:"ep"`
		ED tenths `json:"ed"`
	} `json:"se"`
	HoDoKu struct {
		Score int    `json:"score"`
		Level string `json:"level"`
	} `json:"hodoku"`
	Grade      string         `json:"grade"`
	Techniques map[string]int `json:"techniques"`
	Hardest    string         `json:"hardest"`
	Error      string         `json:"error,omitempty"`

	e        *environment
	language *explain.Language
	rating   rate.Rating
}

func (c *rateCommand) run(ctx context.Context, e *environment) (status int, err error) {
	input := logic{c.JSON, c.Lang, c.Puzzle}
	return answers(ctx, &input, e, func(entry *format.Entry, wrong string) (*rated, int, error) {
		r := rated{Error: wrong, Techniques: map[string]int{}, e: e, language: explain.For(c.Lang)}
		if wrong != "" {
			return &r, failed, nil
		}
		puzzle := entry.Position.Values()
		r.Puzzle = puzzle.String()
		found, err := search.Count(ctx, &puzzle, properLimit, nil)
		if err != nil {
			return nil, failed, err
		}
		if found.Count != 1 {
			r.Error = at(e.say, entry.Line, e.say.NotProper(found.Count))
			return &r, unsolved, nil
		}
		b := board.New(&entry.Position)
		err = r.rate(ctx, &b)
		return &r, done, err
	})
}

// rate fills in the rating of a board.
func (r *rated) rate(ctx context.Context, b *board.Board) error {
	show := progressLine{e: r.e, terminal: isTerminal(r.e)}
	rating, err := rate.Rate(ctx, b, func(p rate.Progress) {
		show.print(r.e.say.Fill(r.e.say.Ratings.AtLeast, "er", r.e.say.Tenths(p.SE)))
	})
	show.clear()
	if err != nil {
		return err
	}
	r.rating = rating
	r.SE.ER, r.SE.EP, r.SE.ED = tenths(rating.SE.ER), tenths(rating.SE.EP), tenths(rating.SE.ED)
	r.HoDoKu.Score, r.HoDoKu.Level = rating.HoDoKu.Score, rating.HoDoKu.Level.String()
	r.Grade = rating.Grade.String()
	for _, count := range rating.Techniques {
		r.Techniques[count.Technique.Key] = count.Steps
	}
	if rating.Hardest >= 0 {
		r.Hardest = rating.Path.Steps[rating.Hardest].Technique.Key
	}
	return nil
}

func (r *rated) complaints(asJSON bool) []string {
	if r.Error == "" || asJSON {
		return nil
	}
	return []string{r.Error}
}

func (r *rated) print() error {
	if r.Error != "" {
		return nil
	}
	say := r.e.say
	out := []string{
		r.Puzzle,
		say.Fill(say.Ratings.Rated,
			"grade", say.Ratings.Grades[r.rating.Grade], "er", say.Tenths(r.rating.SE.ER),
			"ep", say.Tenths(r.rating.SE.EP), "ed", say.Tenths(r.rating.SE.ED),
			"level", say.Ratings.Levels[r.rating.HoDoKu.Level], "score", r.rating.HoDoKu.Score),
	}
	var counts []string
	for _, count := range r.rating.Techniques {
		counts = append(counts, fmt.Sprintf("%s %s", r.language.Name(count.Technique.Key), say.Integer(count.Steps)))
	}
	if len(counts) > 0 {
		out = append(out, strings.Join(counts, ", "))
	}
	if !r.rating.HoDoKu.Solved {
		out = append(out, say.Ratings.Open)
	}
	_, err := fmt.Fprintln(r.e.out, strings.Join(out, "\n  "))
	return err
}

// progressLine is a line on standard error that is written over again and
// again, if that is a terminal.
type progressLine struct {
	e        *environment
	terminal bool
	width    int
}

func (p *progressLine) print(line string) {
	if !p.terminal {
		return
	}
	p.clear()
	fmt.Fprint(p.e.errs, line)
	p.width = len([]rune(line))
}

func (p *progressLine) clear() {
	if p.width > 0 {
		fmt.Fprintf(p.e.errs, "\r%*s\r", p.width, "")
		p.width = 0
	}
}

// isTerminal reports whether standard error is read by a person.
func isTerminal(e *environment) bool {
	f, ok := e.errs.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
