package page_test

import (
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/transfer"
)

// TestPasteFromAPage checks that text copied from web pages can be pasted.
func TestPasteFromAPage(t *testing.T) {
	const digits = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
	var table strings.Builder
	for i, ch := range digits {
		if i%9 == 0 {
			table.WriteString("<tr>")
		}
		table.WriteString(`<td><input value="` + strings.Trim(string(ch), "0") + `"></td>`)
	}
	html := "<table>" + table.String() + "</table>"
	for _, c := range []struct {
		name, text, html string
		givens           int
		notice           desk.NoticeKind
	}{
		{"text alone", digits, "", 30, desk.Imported},
		{"text that says all", digits, "<p>Easy</p>", 30, desk.Imported},
		{"text without the inputs", "Easy\nMonday", html, 30, desk.Imported},
		{"no text", "", html, 30, desk.Imported},
		{"neither", "Easy", "<p>Easy</p>", 0, desk.ImportFailed},
	} {
		m, _ := page.Update(page.New(), transfer.TextGiven{Text: c.text, HTML: c.html})
		givens := m.Sheet().Position.Givens
		if n := givens.Filled().Len(); n != c.givens || m.Notice.Kind != c.notice {
			t.Errorf("%s: %d givens, notice %d", c.name, n, m.Notice.Kind)
		}
		if c.notice == desk.ImportFailed && m.Draft != c.text {
			t.Errorf("%s: the draft is %q", c.name, m.Draft)
		}
	}
}
