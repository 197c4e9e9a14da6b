package statisticsui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/draw"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/statistics"
)

const endingTitle = "ending-title"

// EndingPanel returns the result of a finished game, and one action to take next.
func (p *Drawing) EndingPanel() app.UI {
	t, v := p.T, p.Ending
	var next desk.Msg = generator.AnotherPressed{}
	if v.Daily.String() != "" {
		next = generator.DailyPicked{Puzzle: v.Daily}
	}
	said := p.Said
	if said == "" {
		said = v.Remark
	}
	return app.Elem("div").Class("ending").Role("group").Aria("labelledby", endingTitle).Body(
		app.Elem("p").Class("ending-kind").Text(v.Kind),
		app.Elem("div").Class("ending-head").Body(
			app.Elem("h2").ID(endingTitle).Text(v.Title),
			p.round("review", p.T.Review.Title, frame.PanelPicked{Panel: desk.ReviewPanel}),
			p.round("share", t.Actions.Share, sharing.ResultPressed{}),
			p.round("more", t.Finish.Details, statistics.DetailsPressed{}),
		),
		app.Elem("p").Class("ending-remark").Role("status").Text(said),
		app.Elem("div").Class("ending-streak").Hidden(v.Streak == 0).Body(p.streak(), p.week()),
		p.Button("primary", v.Next, next).ID(desk.EndingID),
	)
}

// round returns a button that shows only an icon.
func (p *Drawing) round(shape, name string, msg desk.Msg) app.UI {
	handler, scope := p.On(msg)
	return app.Elem("button").Attr("type", "button").Class("button quiet round").Aria("label", name).Title(name).
		OnClick(handler, scope).Body(draw.Icon(shape))
}

func (p *Drawing) streak() app.UI {
	class := "flame"
	if p.Ending.Grown {
		class += " grown"
	}
	return app.Elem("p").Class(class).Body(
		draw.Icon("flame"), app.Elem("strong").Text(strconv.Itoa(p.Ending.Streak)), app.Text(" "+p.Ending.Days),
	)
}

// week shows on which of the last seven days a puzzle was solved.
func (p *Drawing) week() app.UI {
	days := p.Ending.Week[:]
	return app.Elem("ol").Class("week").Aria("label", p.T.Finish.Week).Body(
		app.Range(days).Slice(func(i int) app.UI {
			d := &days[i]
			name, class := d.Name, ""
			if d.Solved {
				name, class = p.T.Fill(p.T.Finish.DaySolved, "day", d.Name), "solved"
			}
			return app.Elem("li").Class(class).Body(
				app.Elem("span").Class("visually-hidden").Text(name),
				app.Elem("span").Class("week-day").Aria("hidden", "true").Text(d.Short),
			)
		}),
	)
}
