package format

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
)

// TestGlanceRefusesNothing checks that May never rules out a format that the text looks
// like.
func TestGlanceRefusesNothing(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 8))
	texts := allTexts(t)
	recognised := make(map[string]int)
	for i := range max(tries(6000), len(texts)*(1+*long)) {
		text := texts[i%len(texts)]
		if i >= len(texts) {
			text = mutated(rng, text)
		}
		if i >= len(texts) && i%7 == 6 {
			text = unreadable[rng.IntN(len(unreadable))].line(rng)
		}
		for _, text := range []string{text, strings.ReplaceAll(text, "\n", " "), " \u200b\u0085" + text, strings.ToUpper(text)} {
			checkGlance(t, text, recognised)
		}
	}
	for _, f := range catalog {
		if f.May != nil && recognised[f.Key] == 0 {
			t.Errorf("no sample looks like %s", f.Key)
		}
	}
}

// allTexts returns the samples of all formats.
func allTexts(t testing.TB) (texts []string) {
	vectors := vectors(t)
	for _, name := range slices.Sorted(maps.Keys(vectors)) {
		texts = append(texts, vectors[name])
	}
	for _, f := range append(pasted(t, "program_text.txtar"), pasted(t, "pasted.txtar")...) {
		texts = append(texts, string(f.Data))
	}
	g := mustRead(t, example)
	for _, f := range catalog {
		if f.Render != nil {
			texts = append(texts, f.Render(&board.Annotated{Position: board.Position{Givens: g}}))
		}
	}
	return append(texts, "a,b,c,d,"+example+",f,g", "1 2 3 "+example+" x", `{"cells":`, example[:40]+"+"+example[40:])
}

// mutated returns a text with up to three mutations.
func mutated(rng *rand.Rand, text string) string {
	for range rng.IntN(4) {
		if text != "" {
			text = mutations[rng.IntN(len(mutations))].do(rng, text, rng.IntN(len(text)))
		}
	}
	return text
}

func checkGlance(t *testing.T, text string, recognised map[string]int) {
	t.Helper()
	s, err := core.NewSource(text)
	if err != nil {
		return
	}
	for _, f := range catalog {
		if f.May == nil || !f.Look(s) {
			continue
		}
		recognised[f.Key]++
		if !f.May(s.Glance) {
			t.Errorf("May rules out %s for %q", f.Key, text)
		}
	}
	for line := range strings.SplitSeq(text, "\n") {
		l := textLine{size: len(line), raw: []byte(line)}
		if isRow(withoutComment(l)) && !mayBeRow(l.raw) {
			t.Errorf("the row %q is ruled out", line)
		}
		for _, f := range inBlocks {
			if f.Block.Begins(line) && !strings.ContainsAny(line, f.Block.Marks) {
				t.Errorf("May rules out %s for %q", f.Key, line)
			}
		}
		checkBare(t, l)
	}
}

// checkBare checks a line that looks bare. It must have no comment and match no format in
// inList, and NoSymbol must agree with ReadRecord.
func checkBare(t *testing.T, l textLine) {
	t.Helper()
	line := string(l.raw)
	if strings.TrimSpace(line) == "" || !new(list).isBare(l.raw) {
		return
	}
	one, err := l.source()
	if err != nil || one.Lines[0].Text != line || one.Lines[0].Comment != "" || core.FirstMatch(one, inList) != nil {
		t.Errorf("%q looks bare", line)
	}
	if got := basic.NoSymbol(l.raw); got != nil {
		if _, _, want := basic.ReadRecord(line); want == nil || *got != *want {
			t.Errorf("the error of %q is %v, want %v", line, got, want)
		}
	}
}

// FuzzGlance is like TestGlanceRefusesNothing but uses any text.
func FuzzGlance(f *testing.F) {
	for _, text := range allTexts(f) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) { checkGlance(t, text, map[string]int{}) })
}

// TestClean checks that the fast paths of Clean give the same result as replacing line
// ends first.
func TestClean(t *testing.T) {
	ends := strings.NewReplacer("\r\n", "\n", "\r", "\n", "\u2028", "\n", "\u2029", "\n", "\v", "\n", "\f", "\n")
	rng := rand.New(rand.NewPCG(3, 1))
	parts := []string{"\r", "\n", "\u2028", "\v", "\f", "a", "é", "\u200b", "…", "\xff", "║", "５", "\u00a0"}
	for range tries(5000) {
		var text string
		for range rng.IntN(8) {
			text += parts[rng.IntN(len(parts))]
		}
		if got, want := core.Clean(text), core.Clean(ends.Replace(text)); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

// TestUnreadableLines checks that the error for an unreadable line does not depend on the
// lines before it.
func TestUnreadableLines(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 3))
	for range tries(300) {
		kind := unreadable[rng.IntN(len(unreadable))]
		text := kind.line(rng)
		alone := printed(strings.NewReader(example + "\n" + text + "\n" + example))
		var list strings.Builder
		list.WriteString(example + "\n")
		for range 20 {
			list.WriteString(unreadable[rng.IntN(len(unreadable))].line(rng) + "\n" + example + "\n")
		}
		samePieces(t, list.String(), rng.Uint64())
		after := printed(strings.NewReader(list.String() + text + "\n" + example))
		if len(alone) < 2 || strings.ReplaceAll(after[len(after)-2], "line 42", "line 2") != alone[1] && kind.name != "anything" {
			t.Errorf("%s, %q: %v after others, %v alone", kind.name, text, after[len(after)-2:], alone)
		}
	}
}
