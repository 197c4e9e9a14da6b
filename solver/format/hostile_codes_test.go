package format

import (
	"bytes"
	"compress/zlib"
	"errors"
	"runtime"
	"strings"
	"testing"
	"time"

	"sudoku/solver/format/internal/encoded"
	"sudoku/solver/format/internal/program"
	"sudoku/solver/internal/cputime"
)

// bomb returns a sudoku.coach state that inflates to many times its size.
func bomb(size int) string {
	var packed bytes.Buffer
	w := zlib.NewWriter(&packed)
	w.Write([]byte(`{"givenDigits":"`))
	w.Write(bytes.Repeat([]byte("1"), size))
	w.Close()
	return encoded.CoachHead + encoded.ToBase32(packed.Bytes())
}

// TestHostileCodes reads texts designed to take a lot of time or memory, or to be
// mistaken for something else.
func TestHostileCodes(t *testing.T) {
	texts := vectors(t)
	deep := strings.Repeat("[", 100_000)
	objects := strings.Repeat(`{"grid":`, 50_000)
	manyGames := "<opensudoku>" + strings.Repeat("<game data=''/>", 60_000)
	xml := `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><opensudoku><game data="&b;"/></opensudoku>`
	for _, tt := range []struct {
		name, text string
		want       Kind
	}{
		{"10 MB of anything", strings.Repeat("5", 10<<20), TooLong},
		{"a bomb of zlib", bomb(50 << 20), TooLong},
		{"a small bomb of zlib", bomb(encoded.MaxInflated), TooLong},
		{"a bomb of lz-string", "scl" + lzBomb(), Damaged},
		{"brackets in JSON", `{"grid":` + deep, TooNested},
		{"objects in JSON", objects, TooNested},
		{"brackets in SudokuPad", "scl" + encoded.LzCompress("{ce:"+strings.Repeat("[", 1000)+"}"), TooNested},
		{"entities in XML", xml, Unsafe},
		{"an entity from a file", `<?xml version="1.0"?><!DOCTYPE x SYSTEM "file:///etc/passwd"><opensudoku/>`, Unsafe},
		{"a tag without an end", "<opensudoku><game data='" + strings.Repeat("1", 1<<19), TooLong},
		{"many attributes", "<opensudoku " + strings.Repeat("a='b' ", 1<<16) + ">", TooLong},
		{"a comment without an end", "<opensudoku><!--" + strings.Repeat("-", 1<<19), Empty},
		{"many games", manyGames, WrongCellCount},
		{"an address with many parts", "https://sudokupad.app/" + strings.Repeat("a/", 1<<18), NeedsServer},
		{"an address with many values", "https://f-puzzles.com/?" + strings.Repeat("a=b&", 1<<17), NeedsServer},
		{"an address with many escapes", "https://sudokupad.app/fpuz" + strings.Repeat("%25", 1<<18), NeedsServer},
		{"many addresses", strings.Repeat("https://sudokupad.app/a ", 1<<15), Unrecognized},
		{"many fields", strings.Repeat("16,", 1<<18), WrongCellCount},
		{"many lines of code", strings.Repeat(strings.Repeat("N4Ig", 15)+"\n", 1<<13), Damaged},
		{"many sections", strings.Repeat("[Puzzle]\n", 1<<13), Unrecognized},
		{"many moves", strings.Repeat("I405\n", 1<<13), WrongRowCount},
	} {
		start := time.Now()
		r, err := Read(tt.text)
		if got, ok := errors.AsType[*Error](err); !ok || got.Kind != tt.want {
			t.Errorf("%s: %v as %q, %v", tt.name, describe(&r.Annotated), r.Format, err)
		}
		if took := time.Since(start); took > 30*time.Second {
			t.Errorf("%s took %v", tt.name, took)
		}
	}
	// Characters that reverse, join or hide others are neither digits nor part of a frame.
	for _, hostile := range []string{"\u202e", "\u2066", "\ufe0f", "\u0301", "\x00", "\U000e0031", "５\u20e3", "\ud7ff", "१"} {
		for _, name := range []string{"givens_81_dot", "sudokuwiki_S9B", "codoku", "fpuzzles_payload_givens", "sudokucoach_SCv7", "sudokupad_scf", "hodoku_library"} {
			text := texts[name]
			middle := len(text) / 2
			if r, err := Read(text[:middle] + hostile + text[middle:]); err == nil {
				t.Errorf("%s with %q was read as %v", name, hostile, describe(&r.Annotated))
			} else {
				checkError(t, err)
			}
		}
	}
}

// TestBombsTakeNoMemory checks that inflating a bomb stops at the limit.
func TestBombsTakeNoMemory(t *testing.T) {
	for name, text := range map[string]string{"zlib": bomb(50 << 20), "lz-string": "scl" + lzBomb()} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := Read(text); err == nil {
			t.Errorf("a bomb of %s was accepted", name)
		}
		runtime.ReadMemStats(&after)
		if took := after.TotalAlloc - before.TotalAlloc; took > 24<<20 {
			t.Errorf("a bomb of %s takes %d MB", name, took>>20)
		}
	}
}

// lzBomb returns a code in which each part stands for a text one character longer than
// the one before.
func lzBomb() string { return encoded.LzCompress(strings.Repeat("a", 4*encoded.MaxInflated)) }

// TestNoWorkGrowsFaster checks that a text eight times as long takes at most about eight
// times as long to read. It retries, since other processes may disturb an attempt.
func TestNoWorkGrowsFaster(t *testing.T) {
	texts := vectors(t)
	lines := []string{texts["sudokuwiki_S9B"], texts["fpuzzles_link"], texts["hodoku_library"], texts["rows9"], texts["sadman_sdk"]}
	for _, line := range lines {
		tries := 0
		for tries < 5 && growth(line) > 40 {
			tries++
		}
		if tries == 5 {
			t.Errorf("%.40q takes more than linear time", line)
		}
	}
}

// TestBracketsAndQuotes checks how the time grows with the number of nested brackets,
// quotes and tags of all kinds.
func TestBracketsAndQuotes(t *testing.T) {
	for _, pattern := range []string{
		"[", "{", "(", "<", "[]", "{}", "()", "[1],", "[[1],", `{"a":`, `{"a":[`, `{"a":1},`, `["`, `"\\`, `"\"`, `"\\\\`, `"x" `, `'a\n'`, "'a\n", "'", "`", `"""`, `r#"`,
		"/*", "(*", "{-", "<!--", "<a>", "</a>", "<a ", "<a b='", "<td>", "<script>", "<style></style>", "&amp;",
		"- ", "- - ", "a:\n", "- {a: ", `\begin{tabular}`, `\\`, "1 & ", "{1}", "x = ", "Some(", `{"grid":[`, "{ce:[",
	} {
		tries := 0
		for tries < 5 && measureGrowth(pattern) > 40 {
			tries++
		}
		if tries == 5 {
			t.Errorf("%q takes more than linear time", pattern)
		}
	}
}

// measureGrowth returns the factor by which CPU time grows if a text is eight times as
// long.
func measureGrowth(pattern string) float64 {
	var took [2]time.Duration
	for i := range took {
		text := strings.Repeat(pattern, (1+7*i)<<13/len(pattern))
		start := cputime.Used()
		Recognise(text)
		took[i] = cputime.Used() - start
	}
	return float64(took[1]) / float64(max(took[0], 100*time.Microsecond))
}

// TestScripts checks that scripts and styles are skipped in upper and lower case, even if
// converting the text to lower case makes it longer.
func TestScripts(t *testing.T) {
	table := "<table>" + strings.Repeat("<tr>"+strings.Repeat("<td>1</td>", 8)+"<td>x</td></tr>\n", 9) + "</table>"
	for _, before := range []string{
		"<script>x</script>", "<SCRIPT>a < b\n</Script>", "<style>" + strings.Repeat("Ⱥ", 100) + "</STYLE>", "<script></script>" + strings.Repeat("Ⱥ", 100), "<script>" + strings.Repeat("Ⱥ", 100) + "</script>",
	} {
		if r, err := Read(before + table); err != nil || r.Format != program.Markup.Key {
			t.Errorf("after %.20q: %s, %v", before, r.Format, err)
		}
	}
}

// growth returns the factor by which the time grows if a list is eight times as long.
func growth(line string) float64 {
	var took [2]time.Duration
	for i := range took {
		list := strings.Repeat(line+"\n\n", 100*(1+7*i))
		start := time.Now()
		for range Puzzles(strings.NewReader(list)) {
		}
		took[i] = time.Since(start)
	}
	return float64(took[1]) / float64(took[0])
}
