package view

import (
	"slices"
	"strconv"
	"strings"

	"sudoku/app/model"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/solver/rate"
)

// Rating is how hard the puzzle is.
type Rating struct {
	CanStart bool
	Summary  string // why there are no figures
	Figures  []Figure
	Counts   []Figure
	// Profile is the outline of the chart of the path's ratings, in a field of
	// ProfileWidth by ProfileHeight, "" for none; Ticks are its lines.
	Profile     string
	Ticks       []ProfileTick
	ProfileText string
}

// Figure is a line of a table; Note names what set it.
type Figure struct{ Name, Value, Note string }

// ProfileTick is a line of the chart's scale: its height and its rating.
type ProfileTick struct{ Y, Label string }

// The field of the chart of the path's ratings.
const (
	ProfileWidth  = 400
	ProfileHeight = 96
)

func ratingOf(m *model.Model, t *text.Catalog) Rating {
	r := m.Steps.Rating(&m.Desk)
	if r == nil {
		return Rating{CanStart: m.Busy.ID == 0}
	}
	if r.Grade == rate.None {
		return Rating{Summary: t.Ratings.Grades[rate.None]}
	}
	e, name := &t.Explain, func(key string) string {
		if key == "" {
			return ""
		}
		return t.Techniques.Name(key)
	}
	er, note := t.Tenths(r.ER), name(r.ERSetter)
	if !r.SEDone {
		er, note = "–", e.Unsolved
	}
	hodoku := t.Fill(e.BySteps, "score", r.Score, "level", t.Ratings.Levels[r.Level])
	setter := name(r.LevelSetter)
	if !r.HoDoKuDone {
		setter = e.Unsolved
	}
	v := Rating{Figures: []Figure{
		{e.Grade, t.Ratings.Grades[r.Grade], ""},
		{e.ER, er, note},
		{e.EP, t.Tenths(r.EP), ""},
		{e.ED, t.Tenths(r.ED), ""},
		{e.HoDoKu, hodoku, setter},
	}}
	for _, x := range r.Techniques {
		v.Counts = append(v.Counts, Figure{name(x.Key), strconv.Itoa(x.Steps), ""})
	}
	v.profile(r, t)
	return v
}

// profile draws the ratings of the path as steps of a stair, from 0 at the
// bottom to the highest.
func (v *Rating) profile(r *work.Rated, t *text.Catalog) {
	if len(r.Profile) == 0 {
		return
	}
	low, high, easy := slices.Min(r.Profile), slices.Max(r.Profile), 0
	top := (high + 9) / 10 * 10
	var b strings.Builder
	b.WriteString("M0 " + strconv.Itoa(ProfileHeight))
	for i, rating := range r.Profile {
		y := figure(ProfileHeight * (1 - float64(rating)/float64(top)))
		b.WriteString("L" + figure(ProfileWidth*float64(i)/float64(len(r.Profile))) + " " + y)
		b.WriteString("L" + figure(ProfileWidth*float64(i+1)/float64(len(r.Profile))) + " " + y)
		if rating < 20 {
			easy++
		}
	}
	b.WriteString("L" + strconv.Itoa(ProfileWidth) + " " + strconv.Itoa(ProfileHeight) + "Z")
	v.Profile = b.String()
	for rating := 0; rating <= top; rating += max(10, top/40*10) {
		v.Ticks = append(v.Ticks, ProfileTick{figure(ProfileHeight * (1 - float64(rating)/float64(top))), t.Tenths(rating)})
	}
	v.ProfileText = t.Fill(t.Explain.ProfileText, "count", len(r.Profile), "low", t.Tenths(low), "high", t.Tenths(high),
		"easy", easy, "index", 1+slices.Index(r.Profile, high))
}
