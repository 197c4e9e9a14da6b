package picture

import (
	"fmt"
	"html"
	"strings"

	"sudoku/app/qr"
	"sudoku/app/show"
)

// Puzzle is a puzzle to print.
type Puzzle struct {
	Board   show.Board
	Caption string
	Code    qr.Code // the zero value omits the code
	// Solution is printed upside down on the last page. If there is no solution, it is nil
	// and SolutionName says why.
	Solution     *show.Board
	SolutionName string
}

// solutionsPerPage is the number of solutions on a page.
const solutionsPerPage = 12

// Paper is the layout of the printout.
type Paper struct {
	PerPage   int
	Heading   string // heading of each page of puzzles, or ""
	Solutions string // heading of the solutions, or "" to omit them
}

// Pages returns the pages as markup, which the style sheet lays out: the puzzles, then
// the solutions.
func Pages(puzzles []Puzzle, paper Paper, p Palette) string {
	var b strings.Builder
	for from := 0; from < len(puzzles); from += paper.PerPage {
		fmt.Fprintf(&b, `<section class="sheet per-%d">`, paper.PerPage)
		if paper.Heading != "" {
			fmt.Fprintf(&b, `<h1>%s</h1>`, html.EscapeString(paper.Heading))
		}
		for _, puzzle := range puzzles[from:min(from+paper.PerPage, len(puzzles))] {
			puzzle.write(&b, p)
		}
		b.WriteString("</section>")
	}
	for from := 0; paper.Solutions != "" && from < len(puzzles); from += solutionsPerPage {
		fmt.Fprintf(&b, `<section class="sheet solutions"><h2>%s</h2>`, html.EscapeString(paper.Solutions))
		for _, puzzle := range puzzles[from:min(from+solutionsPerPage, len(puzzles))] {
			puzzle.writeSolution(&b, p)
		}
		b.WriteString("</section>")
	}
	return b.String()
}

func (z *Puzzle) write(b *strings.Builder, p Palette) {
	b.WriteString("<figure><figcaption>")
	fmt.Fprintf(b, "<span>%s</span>", html.EscapeString(z.Caption))
	if z.Code.Size > 0 {
		code, _ := QR(z.Code, z.Caption, p)
		b.WriteString(code)
	}
	b.WriteString("</figcaption>")
	b.WriteString(SVG(&z.Board, p, Options{Candidates: true}))
	b.WriteString("</figure>")
}

func (z *Puzzle) writeSolution(b *strings.Builder, p Palette) {
	fmt.Fprintf(b, "<figure><figcaption>%s</figcaption>", html.EscapeString(z.SolutionName))
	if z.Solution != nil {
		b.WriteString(SVG(z.Solution, p, Options{}))
	}
	b.WriteString("</figure>")
}
