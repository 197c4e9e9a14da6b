// Command screens draws forty boards in Chromium in the styles of sites and programs, and
// writes the puzzle of each to a file. The boards are light or dark, large or small, and
// some have coloured cells, pencil marks or a keypad.
package main

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"html/template"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/search"
)

// A look is a style of a board.
type look struct {
	Page, Paper, Ink, Thin, Thick, Entry, Shade, Picked string
	Font                                                string
	Side, ThickWidth, ThinWidth, Padding, Percent       int
	Marks, Title, Keypad, Shaded, Bold                  bool
}

//go:embed themes.json
var themesFile []byte

// themes lists the colour schemes of boards.
var themes = func() (all []look) {
	if err := json.Unmarshal(themesFile, &all); err != nil {
		panic(err)
	}
	return all
}()

var fonts = []string{"Liberation Sans", "Liberation Serif", "DejaVu Sans", "sans-serif", "DejaVu Sans Mono"}

var page = template.Must(template.New("").Funcs(template.FuncMap{"css": func(s string) template.CSS { return template.CSS(s) }}).Parse(`<!doctype html>
<style>
body { margin: 0; background: {{css .Page}}; color: {{css .Ink}}; font-family: {{css .Font}}; padding: {{.Padding}}px }
table { border-collapse: collapse; background: {{css .Paper}}; border: {{.ThickWidth}}px solid {{css .Thick}} }
td { width: {{.Side}}px; height: {{.Side}}px; padding: 0; text-align: center; vertical-align: middle; border: {{.ThinWidth}}px solid {{css .Thin}}; font-size: {{.Digit}}px; line-height: 1; {{if .Bold}}font-weight: bold{{end}} }
td:nth-child(3n) { border-right: {{.ThickWidth}}px solid {{css .Thick}} }
tr:nth-child(3n) td { border-bottom: {{.ThickWidth}}px solid {{css .Thick}} }
td.shade { background: {{css .Shade}} } td.picked { background: {{css .Picked}} } td.entry { color: {{css .Entry}} }
div.marks { display: grid; grid-template: repeat(3, 1fr) / repeat(3, 1fr); width: {{.Side}}px; height: {{.Side}}px; font-size: {{.Mark}}px; font-weight: normal; align-items: center }
p span { display: inline-block; border: 1px solid {{css .Thin}}; margin: 4px; padding: 10px 14px; font-size: 22px }
</style>
{{if .Title}}<h2>Sudoku &ndash; Hard &ndash; 04:17</h2>{{end}}
<table>{{range .Rows}}<tr>{{range .}}<td class="{{.Class}}">{{if .Marks}}<div class=marks>{{range .Marks}}<i style="font-style:normal">{{.}}</i>{{end}}</div>{{else}}{{.Digit}}{{end}}</td>{{end}}</tr>{{end}}</table>
{{if .Keypad}}<p><span>1</span><span>2</span><span>3</span><span>4</span><span>5</span><span>6</span><span>7</span><span>8</span><span>9</span></p>{{end}}`))

type cell struct {
	Class, Digit string
	Marks        []string
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "screens: one argument is wanted, a folder for the pictures")
		os.Exit(2)
	}
	for i := range 40 {
		if err := draw(os.Args[1], i); err != nil {
			fmt.Fprintln(os.Stderr, "screens:", err)
			os.Exit(1)
		}
	}
}

// draw draws picture i of the set.
func draw(folder string, i int) error {
	rnd := rand.New(rand.NewPCG(uint64(i), 17))
	l := themes[i%len(themes)]
	l.Font = fonts[rnd.IntN(len(fonts))]
	l.Side = []int{28, 36, 44, 52, 68}[rnd.IntN(5)]
	l.ThickWidth, l.ThinWidth = 2+rnd.IntN(3), 1
	l.Padding, l.Percent = rnd.IntN(60), 55+rnd.IntN(25)
	l.Marks, l.Title, l.Keypad, l.Shaded, l.Bold = rnd.IntN(3) == 0, rnd.IntN(2) == 0, rnd.IntN(2) == 0, rnd.IntN(2) == 0, rnd.IntN(4) == 0
	puzzle := givens(rnd)
	solution := search.Solve(&puzzle).Solution
	position := puzzle
	var rows [9][]cell
	picked := rnd.IntN(81)
	for c := range board.Cell(board.Cells) {
		shown := cell{}
		if l.Shaded && (c.Row() == picked/9 || c.Column() == picked%9 || c.Box()%2 == 1) {
			shown.Class = "shade"
		}
		if l.Shaded && int(c) == picked {
			shown.Class = "picked"
		}
		if position[c] == 0 && rnd.IntN(6) == 0 {
			position[c] = solution[c]
			shown.Class += " entry"
		}
		if v := position[c]; v != 0 {
			shown.Digit = fmt.Sprint(v)
		} else if l.Marks && rnd.IntN(2) == 0 {
			for d := 1; d <= 9; d++ {
				mark := ""
				if int(solution[c]) == d || rnd.IntN(4) == 0 {
					mark = fmt.Sprint(d)
				}
				shown.Marks = append(shown.Marks, mark)
			}
		}
		rows[c.Row()] = append(rows[c.Row()], shown)
	}
	name := filepath.Join(folder, fmt.Sprintf("screen%02d", i))
	var html strings.Builder
	if err := page.Execute(&html, struct {
		look
		Digit, Mark int
		Rows        [9][]cell
	}{l, l.Side * l.Percent / 100, max(l.Side*27/100, 8), rows}); err != nil {
		return err
	}
	if err := os.WriteFile(name+".html", []byte(html.String()), 0o644); err != nil {
		return err
	}
	if err := os.WriteFile(name+".txt", []byte(position.String()+"\n"), 0o644); err != nil {
		return err
	}
	width := max(9*l.Side+2*l.Padding+60, 420)
	path, err := filepath.Abs(name)
	if err != nil {
		return err
	}
	out, err := exec.Command("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
		fmt.Sprintf("--window-size=%d,%d", width, width+220), "--screenshot="+path+".png", "file://"+path+".html").CombinedOutput()
	if err != nil {
		return fmt.Errorf("chromium: %w\n%s", err, out)
	}
	return nil
}

// givens returns the givens of a known puzzle with its digits permuted at random.
func givens(rnd *rand.Rand) (g board.Grid) {
	const known = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	digits := rnd.Perm(9)
	for c, r := range known {
		if r != '.' {
			g[c] = board.Digit(digits[r-'1'] + 1)
		}
	}
	return g
}
