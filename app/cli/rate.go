//go:build !js

package cli

import (
	"context"
	"fmt"
	"strings"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/verdict"
	"sudoku/solver/board"
	"sudoku/solver/rate"
)

// rateCommand rates puzzles.
type rateCommand struct {
	JSON bool `help:"Print a JSON object for each puzzle: puzzle, se (er, ep, ed), hodoku (score, level), grade, techniques (how often each), hardest; if something is wrong, also error, conflicts, mistakes, contradiction."`
	pipeline.Jobs
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"As for solve."`
}

// rated is the rating of a puzzle.
type rated struct {
	Puzzle     string         `json:"puzzle"`
	SE         seObject       `json:"se"`
	HoDoKu     hodokuObject   `json:"hodoku"`
	Grade      string         `json:"grade"`
	Techniques map[string]int `json:"techniques"`
	Hardest    string         `json:"hardest"`
	verdict.Reasons

	rating rate.Rating
}

// seObject is the JSON output for a rating by Sudoku Explainer.
type seObject struct {
	ER tenths `json:"er"`
	EP tenths `json:"ep"`
	ED tenths `json:"ed"`
}

// hodokuObject is the JSON output for a rating by HoDoKu.
type hodokuObject struct {
	Score int    `json:"score"`
	Level string `json:"level"`
}

func (c *rateCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	m := pipeline.Many{Environment: e, Arg: c.Puzzle, Read: pipeline.AnyEntries, Jobs: c.Jobs.Count(), Batch: 1, Look: c.look}
	return m.Run(ctx)
}

func (c *rateCommand) look(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (status int, err error) {
	r := rated{Techniques: map[string]int{}}
	_, why, status, err := verdict.OfQuestion(ctx, p, q)
	if err != nil {
		return pipeline.Failed, err
	}
	r.Reasons = why
	if q.Wrong == nil {
		values := q.Values()
		r.Puzzle = values.String()
	}
	if status == pipeline.Done {
		b := board.New(&q.Position)
		if err := r.rate(ctx, p, &b); err != nil {
			return pipeline.Failed, err
		}
	}
	switch {
	case c.JSON:
		return status, p.Encode(r)
	case r.Error != "":
		p.ReportQuestion(q, r.Error)
	default:
		r.print(p)
	}
	return status, nil
}

// rate rates a board.
func (r *rated) rate(ctx context.Context, p *pipeline.Page, b *board.Board) error {
	rating, err := rate.Rate(ctx, b, func(so rate.Progress) {
		p.Note(p.Say.Fill(p.Say.Ratings.AtLeast, "er", p.Say.Tenths(so.SE)))
	})
	if err != nil {
		return err
	}
	r.fill(&rating)
	return nil
}

// fill copies a rating.
func (r *rated) fill(rating *rate.Rating) {
	r.rating = *rating
	r.Techniques = map[string]int{}
	r.SE = seObject{tenths(rating.SE.ER), tenths(rating.SE.EP), tenths(rating.SE.ED)}
	r.HoDoKu.Score, r.HoDoKu.Level = rating.HoDoKu.Score, rating.HoDoKu.Level.String()
	r.Grade = rating.Grade.String()
	for _, count := range rating.Techniques {
		r.Techniques[count.Technique.Key] = count.Steps
	}
	if rating.Hardest >= 0 {
		r.Hardest = rating.Path.Steps[rating.Hardest].Technique.Key
	}
}

func (r *rated) print(p *pipeline.Page) {
	say, language := p.Say, &p.Say.Techniques
	out := []string{
		r.Puzzle,
		say.Fill(say.Ratings.Rated,
			"grade", say.Ratings.Grades[r.rating.Grade], "er", say.Tenths(r.rating.SE.ER),
			"ep", say.Tenths(r.rating.SE.EP), "ed", say.Tenths(r.rating.SE.ED),
			"level", say.Ratings.Levels[r.rating.HoDoKu.Level], "score", r.rating.HoDoKu.Score),
	}
	var counts []string
	for _, count := range r.rating.Techniques {
		counts = append(counts, fmt.Sprintf("%s %s", language.Name(count.Technique.Key), say.Integer(count.Steps)))
	}
	if len(counts) > 0 {
		out = append(out, strings.Join(counts, ", "))
	}
	if !r.rating.HoDoKu.Solved {
		out = append(out, say.Ratings.Open)
	}
	p.Line(strings.Join(out, "\n  "))
}
