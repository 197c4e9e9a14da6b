package picture

import (
	"fmt"
	"html"
	"math"
	"strconv"
	"unicode/utf8"

	"sudoku/app/show"
)

// Dimensions of a chart.
const (
	ChartWidth = 480 // keeps the letters legible on a phone
	plotHeight = 250
	plotLeft   = 72
	plotTop    = 14
	plotRight  = ChartWidth - 16
	plotBottom = plotTop + plotHeight
	barHeight  = 24
	barLeft    = 256
	lettering  = 14
)

// accent is the colour of the data.
const accent Token = "--accent"

// OnPage returns the palette for a picture within the page, which follows the style
// sheet.
func OnPage() Palette {
	p := Palette{}
	for _, token := range Tokens() {
		p[token] = "var(" + string(token) + ")"
	}
	return p
}

// Chart draws a distribution as SVG, ChartWidth wide. integer formats the numbers on the
// axes.
func Chart(v *show.Distribution, p Palette, integer func(int) string) (svg string, height int) {
	d := drawing{palette: p}
	height = plotBottom + 48
	if len(v.Bars) > 0 {
		height = barHeight*len(v.Bars) + 2*plotTop
	}
	fmt.Fprintf(&d, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" font-family="system-ui, sans-serif" font-size="%d">`,
		ChartWidth, height, ChartWidth, height, lettering)
	fmt.Fprintf(&d, "<title>%s</title>", html.EscapeString(v.Name))
	d.rect(0, 0, ChartWidth, height, sheet)
	switch {
	case len(v.Bars) > 0:
		d.bars(v, integer)
	case v.High > 0:
		d.dots(v)
	case len(v.Columns) > 0:
		d.columns(v, integer)
	}
	d.WriteString("</svg>")
	return d.String(), height
}

// label writes a word. anchor is the part of the word that is at the point: "start",
// "middle" or "end".
func (d *drawing) label(x, y float64, anchor string, fill Token, text string) {
	fmt.Fprintf(d, `<text x="%s" y="%s" text-anchor="%s" fill="%s">%s</text>`, short(x), short(y), anchor, d.palette[fill], html.EscapeString(text))
}

// across draws a horizontal line through the plot.
func (d *drawing) across(y float64) {
	fmt.Fprintf(d, `<path d="M%d %sH%d" stroke="%s"/>`, plotLeft, short(y), plotRight, d.palette[line])
}

func (d *drawing) block(x, y, width, height float64, more string) {
	fmt.Fprintf(d, `<rect x="%s" y="%s" width="%s" height="%s" fill="%s"%s/>`, short(x), short(y), short(width), short(height), d.palette[accent], more)
}

// short formats a length with at most one decimal.
func short(x float64) string { return strconv.FormatFloat(math.Round(10*x)/10, 'f', -1, 64) }

// axes draws the axis titles and the marks.
func (d *drawing) axes(v *show.Distribution) {
	width := float64(plotRight-plotLeft) / float64(len(v.Columns))
	for _, m := range v.Ticks {
		d.label(plotLeft+(float64(m.At)+.5)*width, plotBottom+18, "middle", inkSoft, m.Label)
	}
	d.label((plotLeft+plotRight)/2, plotBottom+38, "middle", ink, v.Across)
	fmt.Fprintf(d, `<text transform="translate(14 %d) rotate(-90)" text-anchor="middle" fill="%s">%s</text>`,
		plotTop+plotHeight/2, d.palette[ink], html.EscapeString(v.Up))
}

func (d *drawing) columns(v *show.Distribution, integer func(int) string) {
	most := 1
	for _, n := range v.Columns {
		most = max(most, n)
	}
	step := roundStep(most)
	top := (most + step - 1) / step * step
	for n := 0; n <= top; n += step {
		y := plotBottom - float64(n)/float64(top)*plotHeight
		d.across(y)
		d.label(plotLeft-6, y+4, "end", inkSoft, integer(n))
	}
	width := float64(plotRight-plotLeft) / float64(len(v.Columns))
	gap := min(width/5, 4)
	for i, n := range v.Columns {
		if n > 0 {
			height := max(1, float64(n)/float64(top)*plotHeight)
			d.block(plotLeft+float64(i)*width+gap/2, plotBottom-height, width-gap, height, "")
		}
	}
	d.axes(v)
}

// roundStep returns the step between the marks on an axis up to most: 1, 2 or 5 times a
// power of ten, so that five steps suffice.
func roundStep(most int) int {
	for power := 1; ; power *= 10 {
		for _, factor := range []int{1, 2, 5} {
			if step := power * factor; 5*step >= most {
				return step
			}
		}
	}
}

func (d *drawing) bars(v *show.Distribution, integer func(int) string) {
	most := max(1, v.Bars[0].Count)
	for i, b := range v.Bars {
		y := float64(plotTop + i*barHeight)
		d.name(barLeft-8, y+16, b.Name)
		width := max(1, float64(b.Count)/float64(most)*(plotRight-barLeft-64))
		d.block(barLeft, y+3, width, barHeight-6, "")
		d.label(barLeft+width+6, y+16, "start", inkSoft, integer(b.Count))
	}
}

// letter is the average width of a letter in a wide font.
const letter = 8.2

// name writes the name of a bar, compressed if it is too long.
func (d *drawing) name(x, y float64, name string) {
	narrow := ""
	if room := x - 4; letter*float64(utf8.RuneCountInString(name)) > room {
		narrow = fmt.Sprintf(` textLength="%s" lengthAdjust="spacingAndGlyphs"`, short(room))
	}
	fmt.Fprintf(d, `<text x="%s" y="%s" text-anchor="end" fill="%s"%s>%s</text>`, short(x), short(y), d.palette[ink], narrow, html.EscapeString(name))
}

// dots draws a dot for each combination of values that occurs. The dot's size and opacity
// grow with the logarithm of the number of items.
func (d *drawing) dots(v *show.Distribution) {
	most := 1
	for _, dot := range v.Dots {
		most = max(most, dot.Count)
	}
	width, height := float64(plotRight-plotLeft)/float64(len(v.Columns)), float64(plotHeight)/float64(v.High)
	for _, m := range v.Lines {
		y := plotBottom - (float64(m.At)+.5)*height
		d.across(y)
		d.label(plotLeft-6, y+4, "end", inkSoft, m.Label)
	}
	for _, dot := range v.Dots {
		share := math.Log(float64(dot.Count)+1) / math.Log(float64(most)+1)
		side := min(max(width, 4), max(height, 4)) * (.5 + .5*share)
		x, y := plotLeft+(float64(dot.Column)+.5)*width, plotBottom-(float64(dot.Line)+.5)*height
		d.block(x-side/2, y-side/2, side, side, fmt.Sprintf(` rx="%s" opacity="%.2f"`, short(side/2), .3+.7*share))
	}
	d.axes(v)
}
