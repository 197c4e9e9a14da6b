//go:build !js

package argument

import "testing"

func TestParseFact(t *testing.T) {
	for _, text := range []string{
		"r1c3={14}", "{r2c2 r2c5}={267}", "5@r8={r8c2 r8c5}", "r8c2~r6c2", "r6c5~{r1c5 r6c2}",
		"als {r7c2 r9c2}={179}", "r1c1 is 6", "peers", "r1c3=1 -> r1c7=9", "r1c7=9 | r3c2=9",
		"r1c3=1 & r2c2<>4 -> r1c7<>9", "search r1c3=1 -> false", "r1c3=1", "deadly {r1c1 r1c4 r2c1 r2c4} 12 unless r2c4=3 r2c4=5",
	} {
		f, err := ParseFact(text)
		if err != nil || f.String() != text {
			t.Errorf("%q was read as %v, error %v", text, f, err)
		}
	}
	for _, text := range []string{"", "r1c3", "r1c3={}", "r1c3={11}", "r1c9~", "5@row 10={r1c1}", "55@row 1={r1c1}", "r1c3=12 -> r1c1=1", "deadly {r1c1} 12", "deadly {r1c1} 12 unless r1c1<>3"} {
		if f, err := ParseFact(text); err == nil {
			t.Errorf("%q is read as %v", text, f)
		}
	}
	for text, want := range map[string]string{"5@row8={r8c2 r8c5}": "5@r8={r8c2 r8c5}", "5@box 3={r1c7}": "5@b3={r1c7}", "als {r7c2 r9c2}={179} in column2": "als {r7c2 r9c2}={179}"} {
		if f, err := ParseFact(text); err != nil || f.String() != want {
			t.Errorf("%q was read as %v, error %v", text, f, err)
		}
	}
}

func FuzzParseFact(f *testing.F) {
	f.Add("r1c3=1 & r2c2<>4 -> r1c7<>9")
	f.Fuzz(func(t *testing.T, text string) {
		fact, err := ParseFact(text)
		if err != nil {
			return
		}
		if again, err := ParseFact(fact.String()); err != nil || again.String() != fact.String() {
			t.Errorf("%q was read as %v, then as %v, error %v", text, fact, again, err)
		}
	})
}
