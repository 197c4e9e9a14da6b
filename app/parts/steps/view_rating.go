package steps

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/rate"
)

// RatingView describes the rating of the puzzle.
type RatingView struct {
	CanStart bool
	Summary  string // why there are no figures
	Figures  []Figure
	Counts   []Figure
	Help     string // what the figures mean, or where to find more
	// Profile is the outline of the chart of the path's ratings in a ProfileWidth by
	// ProfileHeight box, "" for none. Ticks holds the lines of the chart.
	Profile      string
	Ticks        []ProfileTick
	ProfileTitle string
	ProfileText  string
}

// Figure is a row of a table. Note names the technique that determines the value.
type Figure struct{ Name, Value, Note string }

// ProfileTick is a line of the chart's scale, with its height and rating.
type ProfileTick struct{ Y, Label string }

// The size of the chart of the path's ratings.
const (
	ProfileWidth  = 400
	ProfileHeight = 96
)

func newRatingView(d *desk.Desk, s *Steps, t *text.Catalog) RatingView {
	r := s.Rating(d)
	if r == nil {
		return RatingView{CanStart: d.Busy.ID == 0}
	}
	if r.Grade == rate.None {
		return RatingView{Summary: t.Ratings.Grades[rate.None]}
	}
	name := func(key string) string {
		if key == "" {
			return ""
		}
		return t.Techniques.Name(key)
	}
	hardest, basis := name(r.LevelSetter), ""
	if hardest != "" {
		basis = t.Fill(t.Explain.GradeNeeds, "name", hardest)
	}
	if !r.HoDoKuDone {
		hardest = t.Explain.Unsolved
	}
	v := RatingView{Figures: []Figure{{t.Explain.Grade, t.Ratings.Grades[r.Grade], basis}}, Help: t.Explain.RatingMore}
	for _, x := range r.Techniques {
		v.Counts = append(v.Counts, Figure{name(x.Key), strconv.Itoa(x.Steps), ""})
	}
	v.profile(r, t)
	if d.Options.Has(desk.Expert) {
		v.forExperts(r, hardest, name, t)
	}
	return v
}

// forExperts adds the ratings by other programs.
func (v *RatingView) forExperts(r *work.Rated, hardest string, name func(key string) string, t *text.Catalog) {
	e := &t.Explain
	er, note := t.Tenths(r.ER), name(r.ERSetter)
	if !r.SEDone {
		er, note = "–", e.Unsolved
	}
	v.Figures = append(v.Figures,
		Figure{e.ER, er, note},
		Figure{e.EP, t.Tenths(r.EP), ""},
		Figure{e.ED, t.Tenths(r.ED), ""},
		Figure{e.HoDoKu, t.Fill(e.BySteps, "score", r.Score, "level", t.Ratings.Levels[r.Level]), hardest},
	)
	v.Help = e.RatingHelp
}

// profile draws the ratings of the path as a staircase, with 0 at the bottom and the
// highest rating at the top.
func (v *RatingView) profile(r *work.Rated, t *text.Catalog) {
	if len(r.Profile) == 0 {
		return
	}
	var b strings.Builder
	b.WriteString("M0 " + strconv.Itoa(ProfileHeight))
	for i, rating := range r.Profile {
		y := profileY(rating, r)
		b.WriteString("L" + show.Figure(ProfileWidth*float64(i)/float64(len(r.Profile))) + " " + y)
		b.WriteString("L" + show.Figure(ProfileWidth*float64(i+1)/float64(len(r.Profile))) + " " + y)
	}
	b.WriteString("L" + strconv.Itoa(ProfileWidth) + " " + strconv.Itoa(ProfileHeight) + "Z")
	v.Profile, v.ProfileTitle = b.String(), t.Explain.Profile
	v.ProfileText = t.Fill(t.Explain.ProfileText, "count", len(r.Profile), "index", 1+slices.Index(r.Profile, slices.Max(r.Profile)))
	v.scale(r, t)
}

// profileTop returns the rating at the top of the chart.
func profileTop(r *work.Rated) int { return (slices.Max(r.Profile) + 9) / 10 * 10 }

func profileY(rating int, r *work.Rated) string {
	return show.Figure(ProfileHeight * (1 - float64(rating)/float64(profileTop(r))))
}

// scale adds the grid lines of the chart, and the range of ratings to its text.
func (v *RatingView) scale(r *work.Rated, t *text.Catalog) {
	top, easy := profileTop(r), 0
	for _, rating := range r.Profile {
		if rating < 20 {
			easy++
		}
	}
	for rating := 0; rating <= top; rating += max(10, top/40*10) {
		v.Ticks = append(v.Ticks, ProfileTick{profileY(rating, r), t.Tenths(rating)})
	}
	v.ProfileText += " " + t.Fill(t.Explain.ProfileFigures,
		"low", t.Tenths(slices.Min(r.Profile)), "high", t.Tenths(slices.Max(r.Profile)), "easy", easy)
}
