package share

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestNatural compares natural with math/big.
func TestNatural(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 1000 {
		var n natural
		want := new(big.Int)
		for range rng.IntN(60) {
			factor, plus := rng.IntN(1<<rng.IntN(32)+1), rng.IntN(1<<rng.IntN(32)+1)
			n.timesPlus(factor, plus)
			want.Mul(want, big.NewInt(int64(factor))).Add(want, big.NewInt(int64(plus)))
			if rng.IntN(3) == 0 {
				by := 1 + rng.IntN(1<<rng.IntN(32))
				var rest big.Int
				want.DivMod(want, big.NewInt(int64(by)), &rest)
				if got := n.divide(by); int64(got) != rest.Int64() {
					t.Fatalf("the remainder by %d is %d, want %v", by, got, &rest)
				}
			}
		}
		text := strings.TrimPrefix(want.Text(62), "0")
		if back, ok := natural62(text); !ok || string(back.text62(0)) != text {
			t.Fatalf("%s does not round-trip", text)
		}
		if got := string(n.text62(70)); got != strings.Repeat("0", max(70-len(text), 0))+text {
			t.Fatalf("%s, want %s with leading zeros", got, text)
		}
	}
	for _, text := range []string{"-1", "+1", "1_0", "1 ", "é", "/", ":", "@", "[", "`", "{"} {
		if n, ok := natural62(text); ok {
			t.Errorf("%q is read as %v", text, n)
		}
	}
}
