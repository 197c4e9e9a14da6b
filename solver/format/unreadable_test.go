package format

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// unreadable holds lines without a puzzle that occur in files of puzzles.
var unreadable = []struct {
	name string
	line func(rng *rand.Rand) string
}{
	{"a word", func(*rand.Rand) string { return "hello" }},
	{"a number", func(rng *rand.Rand) string { return fmt.Sprint(rng.IntN(100_000)) }},
	{"words", func(rng *rand.Rand) string {
		return fmt.Sprintf("the quick brown fox jumps over %d dogs", rng.IntN(100))
	}},
	{"words in Unicode", func(rng *rand.Rand) string {
		return fmt.Sprintf("Grüße · aus ║ der Küche … %d", rng.IntN(1000))
	}},
	{"numbers", func(rng *rand.Rand) string {
		return strings.Trim(fmt.Sprint(rng.Perm(12)), "[]")
	}},
	{"fields", func(rng *rand.Rand) string {
		return fmt.Sprintf("%d,%d,x,%d,%d,abc,%d", rng.IntN(100), rng.IntN(1000), rng.IntN(100), rng.IntN(10), rng.IntN(1000))
	}},
	{"a cell too few", func(rng *rand.Rand) string { return example[:60+rng.IntN(21)] }},
	{"a cell too many", func(*rand.Rand) string { return example + "." }},
	{"a wrong character", func(rng *rand.Rand) string {
		at := rng.IntN(81)
		return example[:at] + string("qz@é"[rng.IntN(3)]) + example[at+1:]
	}},
	{"an address", func(rng *rand.Rand) string {
		return fmt.Sprintf("https://example.com/%d?p=%d", rng.IntN(1000), rng.IntN(1000))
	}},
	{"a log", func(rng *rand.Rand) string {
		return fmt.Sprintf(`127.0.0.%d - - [10/Oct/2000:13:55:36 -0700] "GET /a.gif HTTP/1.0" 200 %d`, rng.IntN(255), rng.IntN(10_000))
	}},
	{"JSON", func(rng *rand.Rand) string {
		return fmt.Sprintf(`{"id": %d, "name": "x", "puzzle": "none"}`, rng.IntN(1000))
	}},
	{"HTML", func(rng *rand.Rand) string {
		return fmt.Sprintf("<tr><td>%d</td><td class='x'>%d</td></tr>", rng.IntN(100), rng.IntN(100))
	}},
	{"base64", func(rng *rand.Rand) string {
		return randomText(rng, 40+rng.IntN(160), "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
	}},
	{"anything", func(rng *rand.Rand) string { return randomText(rng, 5+rng.IntN(120), printable) }},
}

// printable holds the printable ASCII characters.
var printable = func() string {
	var all strings.Builder
	for ch := ' '; ch <= '~'; ch++ {
		all.WriteRune(ch)
	}
	return all.String()
}()

func randomText(rng *rand.Rand, size int, of string) string {
	var text strings.Builder
	for range size {
		text.WriteByte(of[rng.IntN(len(of))])
	}
	return text.String()
}

// BenchmarkUnreadable reads lists of lines without puzzles.
func BenchmarkUnreadable(b *testing.B) {
	for _, kind := range unreadable {
		b.Run(strings.ReplaceAll(kind.name, " ", "-"), func(b *testing.B) {
			rng := rand.New(rand.NewPCG(1, 2))
			var text strings.Builder
			text.WriteString(example + "\n")
			for text.Len() < 1<<17 {
				text.WriteString(kind.line(rng) + "\n")
			}
			b.SetBytes(int64(text.Len()))
			for b.Loop() {
				for range Scan(strings.NewReader(text.String()), false) {
				}
			}
		})
	}
}
