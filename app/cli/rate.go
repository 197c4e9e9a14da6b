//go:build !js

package cli

import (
	"context"
	"fmt"
	"strings"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/verdict"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/path"
	"sudoku/solver/rate"
)

// rateCommand rates puzzles.
type rateCommand struct {
	JSON bool `help:"Print a JSON object for each puzzle: puzzle, grade, path (the path of explain: recipe, steps, solved, hardest, technique counts), se (er, ep, ed, hardest), hodoku (score, level, hardest, techniques), seconds (for a standard player; 0 if only experts finish), techniques (those of path); if something is wrong, also error, conflicts, mistakes, contradiction."`
	pipeline.Sharded
	pipeline.Jobs
	Puzzle string `arg:"" optional:"" name:"puzzle" help:"As for solve."`
}

// rated is the JSON output for the rating of a puzzle.
type rated struct {
	Puzzle string       `json:"puzzle"`
	Grade  string       `json:"grade"`
	Path   ownObject    `json:"path"`
	SE     seObject     `json:"se"`
	HoDoKu hodokuObject `json:"hodoku"`
	// Seconds is how long a standard player takes; see rate.Duration.
	Seconds int `json:"seconds"`
	// Techniques is a copy of Path.Techniques, kept for programs written for earlier
	// versions.
	Techniques map[string]int `json:"techniques"`
	verdict.Reasons

	rating rate.Rating
	own    rate.Own
}

// ownObject is the JSON output for the program's own path.
type ownObject struct {
	Recipe     string         `json:"recipe"`
	Steps      int            `json:"steps"`
	Solved     bool           `json:"solved"`
	Hardest    string         `json:"hardest"`
	Techniques map[string]int `json:"techniques"`
}

// seObject is the JSON output for a rating by Sudoku Explainer.
type seObject struct {
	ER tenths `json:"er"`
	EP tenths `json:"ep"`
	ED tenths `json:"ed"`
	// Hardest is the technique that sets ER.
	Hardest string `json:"hardest"`
}

// hodokuObject is the JSON output for a rating by HoDoKu.
type hodokuObject struct {
	Score      int            `json:"score"`
	Level      string         `json:"level"`
	Hardest    string         `json:"hardest"`
	Techniques map[string]int `json:"techniques"`
}

func (c *rateCommand) run(ctx context.Context, e *pipeline.Environment) (status int, err error) {
	m := pipeline.Many{Environment: e, Arg: c.Puzzle, Read: pipeline.AnyEntries, Shard: c.Shard, Jobs: c.Jobs.Count(), Batch: 1, Look: c.look}
	return m.Run(ctx)
}

func (c *rateCommand) look(ctx context.Context, p *pipeline.Page, q *pipeline.Question) (status int, err error) {
	r := newRated()
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
	own, walked, err := rate.RateOwn(ctx, b, path.Easiest())
	if err != nil {
		return err
	}
	took, err := rate.Duration(ctx, b)
	if err != nil {
		return err
	}
	r.Seconds = int(took.Seconds())
	r.fill(&rating)
	r.fillOwn("easiest", &own, &walked)
	return nil
}

// newRated returns the output for a puzzle without a rating.
func newRated() rated {
	return rated{Path: ownObject{Techniques: map[string]int{}}, Techniques: map[string]int{}, HoDoKu: hodokuObject{Techniques: map[string]int{}}}
}

// fill copies a rating.
func (r *rated) fill(rating *rate.Rating) {
	r.rating = *rating
	r.Grade = rating.Grade.String()
	r.SE = seObject{tenths(rating.SE.ER), tenths(rating.SE.EP), tenths(rating.SE.ED), techniqueOf(&rating.SEPath, rating.SE.ERStep)}
	h := &rating.HoDoKu
	r.HoDoKu = hodokuObject{h.Score, h.Level.String(), techniqueOf(&rating.HoDoKuPath, h.Hardest), countObject(h.Techniques)}
}

// fillOwn copies the description of a path.
func (r *rated) fillOwn(recipe string, own *rate.Own, p *path.Path) {
	r.own = *own
	r.Path = ownObject{recipe, own.Steps, own.Solved, techniqueOf(p, own.Hardest), countObject(own.Techniques)}
	r.Techniques = r.Path.Techniques
}

// techniqueOf returns the technique of step i of a path, or "" for -1.
func techniqueOf(p *path.Path, i int) string {
	if i < 0 {
		return ""
	}
	return p.Steps[i].Technique.Key
}

func countObject(counts []rate.Count) map[string]int {
	object := make(map[string]int, len(counts))
	for _, x := range counts {
		object[x.Technique.Key] = x.Steps
	}
	return object
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
	if r.own.Steps > 0 {
		out = append(out,
			say.Fill(say.Commands.OwnPath, "count", r.own.Steps, "techniques", countText(language, r.own.Techniques)),
			say.Fill(say.Commands.HoDoKuPath, "count", len(r.rating.HoDoKuPath.Steps), "techniques", countText(language, r.rating.HoDoKu.Techniques)))
	}
	if !r.rating.HoDoKu.Solved {
		out = append(out, say.Ratings.Open)
	}
	p.Line(strings.Join(out, "\n  "))
}

// countText lists techniques and how often each occurs.
func countText(language *explain.Language, counts []rate.Count) string {
	var list []string
	for _, x := range counts {
		list = append(list, fmt.Sprintf("%s %d", language.Name(x.Technique.Key), x.Steps))
	}
	return strings.Join(list, language.Marks.Comma)
}
