//go:build !js

package e2e

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/web/e2e/driver"
)

// stillPrint replaces the browser's print dialog.
const stillPrint = `print = () => { globalThis.printed = true }`

// pdf prints the page on A4 paper to a file, as the browser's print dialog would.
func (p *player) pdf() (file string) {
	p.t.Helper()
	return p.pdfOn(driver.A4)
}

func (p *player) pdfOn(paper driver.Paper) (file string) {
	p.t.Helper()
	var out []byte
	p.do("printing", func(ctx context.Context) (err error) { out, err = p.page.Print(ctx, paper); return err })
	file = filepath.Join(p.t.TempDir(), "page.pdf")
	if dir := os.Getenv("SCREENSHOTS"); dir != "" {
		file = filepath.Join(dir, strings.ReplaceAll(p.t.Name(), "/", "-")+".pdf")
	}
	if err := os.WriteFile(file, out, 0o644); err != nil {
		p.t.Fatal(err)
	}
	return file
}

// pages returns the text of each page of a PDF.
func pages(t *testing.T, file string) []string {
	t.Helper()
	out, err := exec.Command("pdftotext", "-layout", file, "-").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(string(out), "\f"), "\f")
}

// digits returns the digits 1 to 9 in a text, sorted.
func digits(text string) string {
	var all []rune
	for _, r := range text {
		if r >= '1' && r <= '9' {
			all = append(all, r)
		}
	}
	slices.Sort(all)
	return string(all)
}

// codes returns the contents of the QR codes in a PDF, page by page. If it does not find
// the wanted number of codes, it tries a second resolution.
func codes(t *testing.T, file string, wanted int) (found []string) {
	t.Helper()
	for _, resolution := range []string{"300", "420"} { // the reader misses codes on crowded pages
		if len(found) == wanted && wanted > 0 {
			break
		}
		pictures := filepath.Join(t.TempDir(), "page")
		if out, err := exec.Command("pdftoppm", "-r", resolution, "-gray", file, pictures).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		files, err := filepath.Glob(pictures + "*")
		if err != nil {
			t.Fatal(err)
		}
		// Ignore the error: zbarimg fails if any page has no code.
		out, _ := exec.Command("zbarimg", append([]string{"--quiet", "--raw", "-Sdisable", "-Sqrcode.enable"}, files...)...).Output()
		if read := strings.Fields(string(out)); len(read) > len(found) {
			found = read
		}
	}
	return found
}

// TestPrintTheGrid checks that the browser's print command prints only the grid and a QR
// code with a link to the grid.
func TestPrintTheGrid(t *testing.T) {
	p := open(t, "/#"+wikipedia)
	p.waitGrid(dotted(wikipedia))
	p.scheme("dark")
	file := p.pdf()
	all := pages(t, file)
	if len(all) != 1 || digits(all[0]) != digits(wikipedia) || strings.ContainsAny(all[0], "abcdefghijklmnopqrstuvwxyz") {
		t.Errorf("%d pages: %q", len(all), all)
	}
	if got := codes(t, file, 1); len(got) != 1 || !strings.HasSuffix(got[0], "#A3hKeUXSShmAyXJbqXeEtu0") {
		t.Errorf("the codes say %q", got)
	}
	if left := eval[int](p, `document.getElementById("sheets").childElementCount`); left > 0 {
		t.Error("the sheets were not removed after printing")
	}
}

// TestPrintDialog prints the grid with candidates and the solution from the page's own
// dialog.
func TestPrintDialog(t *testing.T) {
	p := openWith(t, "/#"+wikipedia, stillPrint)
	p.waitGrid(dotted(wikipedia))
	p.click("Print")
	p.clickRole("checkbox", "Candidates in empty cells")
	p.clickRole("checkbox", "Solutions, upside down on the last page")
	p.clickRole("checkbox", "A QR code that opens each puzzle here")
	p.click("Print…")
	p.wait("the print dialog", `globalThis.printed`)
	file := p.pdf()
	all := pages(t, file)
	if len(all) != 2 {
		t.Fatalf("%d pages: %q", len(all), all)
	}
	if n := len(digits(all[0])); n < 30+51 {
		t.Errorf("%d digits and candidates on the first page", n)
	}
	if got, want := digits(strings.Replace(all[1], "1", "", 1)), digits(wikipediaSolution); len(got) != len(want) {
		t.Errorf("the solution has %d digits: %q", len(got), all[1])
	}
	if got := codes(t, file, 0); len(got) > 0 {
		t.Errorf("found codes %q", got)
	}
}

// TestPrintTheList prints the puzzles of a list, six to a page, with a QR code each and
// the solutions at the end.
func TestPrintTheList(t *testing.T) {
	p := openWith(t, "/", stillPrint)
	list, _ := manyPuzzles(12, wikipedia, wikipediaSolution)
	p.paste(list)
	p.waitList(12)
	p.click("Print")
	p.wait("the choice of six", `document.querySelector("#print-per-page select, select#print-per-page")?.selectedIndex === 3`)
	p.clickRole("checkbox", "Solutions, upside down on the last page")
	p.click("Print…")
	p.wait("the print dialog", `globalThis.printed`)
	file := p.pdf()
	all := pages(t, file)
	if len(all) != 3 {
		t.Fatalf("%d pages", len(all))
	}
	for i, page := range all[:2] {
		for _, caption := range []string{"Puzzle 1", "Puzzle 6", "Puzzle 7", "Puzzle 12"} {
			there := strings.Contains(page+"\n", caption+"\n") || strings.Contains(page, caption+" ")
			if wanted := (caption == "Puzzle 1" || caption == "Puzzle 6") == (i == 0); there != wanted {
				t.Errorf("page %d has %s: %v", i+1, caption, there)
			}
		}
	}
	if n := len(digits(all[2])); n < 12*81 {
		t.Errorf("%d digits on the page of solutions", n)
	}
	if got := codes(t, file, 12); len(got) != 12 {
		t.Errorf("%d codes", len(got))
	}
}

// TestPaper checks that the grid fits one page, and six puzzles too, on every paper and
// with every margin that a print dialog offers.
func TestPaper(t *testing.T) {
	p := openWith(t, "/#"+wikipedia, stillPrint)
	p.waitGrid(dotted(wikipedia))
	var papers []driver.Paper
	for _, paper := range []driver.Paper{driver.A4, driver.Letter} {
		for _, paper.Margin = range []float64{0, 5, 10, 13.4, 25} {
			papers = append(papers, paper)
		}
	}
	for _, paper := range papers {
		all := pages(t, p.pdfOn(paper))
		if len(all) != 1 || digits(all[0]) != digits(wikipedia) {
			t.Errorf("the grid on %v: %d pages: %q", paper, len(all), all)
		}
	}
	list, _ := manyPuzzles(12, wikipedia, wikipediaSolution)
	p.paste(list)
	p.waitList(12)
	for _, paper := range papers {
		p.run(`globalThis.printed = false`)
		p.click("Print")
		p.click("Print…")
		p.wait("the print dialog", `globalThis.printed`)
		all := pages(t, p.pdfOn(paper))
		if len(all) != 2 {
			t.Errorf("twelve puzzles on %v: %d pages", paper, len(all))
		}
		for _, page := range all {
			if n := strings.Count(page, "Puzzle "); n != 6 {
				t.Errorf("twelve puzzles on %v: a page with %d captions: %q", paper, n, page)
			}
		}
	}
}

// TestPrintABooklet prints a booklet of new puzzles of chosen grades, with a heading on
// each page, a QR code for each puzzle and the solutions at the end.
func TestPrintABooklet(t *testing.T) {
	p := openWith(t, "/", stillPrint)
	p.tool("New puzzle")
	p.click("Booklet")
	p.wait("the grades", `document.querySelector("#booklet-Easy")`)
	p.pictures("booklet")
	for grade, index := range map[string]int{"Easy": 3, "Medium": 1, "Hard": 1, "Expert": 0, "Extreme": 1} {
		p.chooseOption("booklet-"+grade, index)
	}
	p.clickOn("#booklet-heading")
	p.typeText("For Grandma")
	p.press("Tab")
	p.clickRole("checkbox", "Solutions, upside down on the last page")
	p.click("Print…")
	p.wait("the print dialog", `globalThis.printed`)
	headings := eval[[]string](p, `[...document.querySelectorAll(".sheet h1")].map((heading) => heading.textContent)`)
	file := p.pdf()
	all := pages(t, file)
	if len(all) != 3 {
		t.Fatalf("%d pages", len(all))
	}
	if want := []string{"For Grandma", "For Grandma"}; !slices.Equal(headings, want) {
		t.Errorf("the headings are %q", headings)
	}
	for i, page := range all[:2] {
		// Firefox prints bold text as outlines.
		if engine == driver.Chromium && !strings.Contains(page, "For Grandma") {
			t.Errorf("page %d has no heading", i+1)
		}
	}
	for _, caption := range []string{"Puzzle 1 · Easy", "Puzzle 4 · Easy", "Puzzle 5 · Medium", "Puzzle 6 · Hard"} {
		if !strings.Contains(all[0], caption) {
			t.Errorf("page 1 lacks %s", caption)
		}
	}
	if !strings.Contains(all[1], "Puzzle 7 · Extreme") {
		t.Errorf("page 2: %s", all[1])
	}
	if n := len(digits(all[2])); n < 7*81 {
		t.Errorf("%d digits on the page of solutions", n)
	}
	if got := codes(t, file, 7); len(got) != 7 {
		t.Errorf("%d codes", len(got))
	}
}
