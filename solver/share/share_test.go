package share

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/solver/board"
)

const (
	example  = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	none     = "................................................................................."
)

// parsePosition parses 81 symbols for the givens and 81 for the entries.
func parsePosition(t testing.TB, givens, entries string) board.Position {
	t.Helper()
	read := func(text string) board.Grid {
		var g board.Grid
		for i, r := range text {
			g[i], _ = board.ParseDigit(r)
		}
		if g.String() != text {
			t.Fatalf("%q does not have 81 symbols", text)
		}
		return g
	}
	return board.Position{Givens: read(givens), Entries: read(entries)}
}

var update = flag.Bool("update", false, "add the codes of the present version to the golden file")

// goldenFile has a line for each code, with the code, the givens and the entries. Its
// lines are never changed or removed.
const goldenFile = "testdata/codes.txt"

func TestOldCodesDecodeForever(t *testing.T) {
	if *update {
		addGolden(t)
	}
	f, err := os.Open(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	seen := make(map[byte]int)
	for lines := bufio.NewScanner(f); lines.Scan(); {
		fields := strings.Fields(lines.Text())
		if len(fields) != 3 {
			continue // comment
		}
		want := parsePosition(t, fields[1], fields[2])
		if got, err := Decode(fields[0]); err != nil || got != want {
			t.Errorf("%s decodes to %v and %v, %v", fields[0], &got.Givens, &got.Entries, err)
		}
		if fields[0][0] == Encode(&want)[0] && fields[0] != Encode(&want) {
			t.Errorf("%s is now encoded as %s", fields[0], Encode(&want))
		}
		seen[fields[0][0]]++
	}
	if seen['A'] < 20 {
		t.Errorf("%d golden codes of version A, want 20 or more", seen['A'])
	}
}

// addGolden appends the codes of samples that are not in the file yet.
func addGolden(t *testing.T) {
	text, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range samples(t) {
		line := fmt.Sprintln(Encode(&p), p.Givens.String(), p.Entries.String())
		if !strings.Contains(string(text), line) {
			text = append(text, line...)
		}
	}
	if err := os.WriteFile(goldenFile, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

// samples returns positions of all kinds: puzzles with and without symmetry, started,
// finished, wrong, full of conflicts, and almost empty.
func samples(t testing.TB) []board.Position {
	finished := parsePosition(t, example, none)
	for c, d := range parsePosition(t, solution, none).Givens {
		finished = finished.WithEntry(board.Cell(c), d)
	}
	started := parsePosition(t, example, none).WithEntry(40, 5).WithEntry(62, 4).WithEntry(70, 3)
	all := []board.Position{
		{},
		parsePosition(t, example, none),
		started,
		started.WithEntry(2, 5), // equal digits in a row
		finished,
		parsePosition(t, solution, none),
		parsePosition(t, none, example),
		parsePosition(t, none, solution),
		board.Position{}.WithGiven(0, 1),
		board.Position{}.WithGiven(80, 9),
		board.Position{}.WithEntry(0, 1),
		board.Position{}.WithEntry(80, 9),
		board.Position{}.WithGiven(40, 5).WithGiven(41, 5),
		parsePosition(t, strings.Repeat("9", 81), none),
		parsePosition(t, none, strings.Repeat("9", 81)),
		parsePosition(t, strings.Repeat("1.", 40)+"1", strings.Repeat(".1", 40)+"."),
	}
	for _, puzzle := range []string{
		"..48...17" + "67.9....." + "5.8.3...4" + "3..74.1.." + ".69...78." + "..1.69..5" + "1...8.3.6" + ".....6.91" + "24...15..", // half turn
		"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
		"...8.1.........43.5............7.8........1...2..3....6......75..34........2..6..",
		"1.......2" + ".3.....4." + "..5...6.." + "...7.8..." + "....9...." + "...1.2..." + "..6...4.." + ".5.....3." + "8.......7", // quarter turn
	} {
		all = append(all, parsePosition(t, puzzle, none))
	}
	return all
}

func TestSamples(t *testing.T) {
	for _, p := range samples(t) {
		code := Encode(&p)
		if got, err := Decode(code); err != nil || got != p {
			t.Errorf("%s decodes to %v and %v, %v; want %v and %v", code, &got.Givens, &got.Entries, err, &p.Givens, &p.Entries)
		}
	}
}

func TestLengths(t *testing.T) {
	for _, tt := range []struct {
		name string
		p    board.Position
		most int
	}{
		{"the empty grid", board.Position{}, 3},
		{"a puzzle with symmetry", parsePosition(t, example, none), 23},
		{"the same finished", samples(t)[4], 26},
		{"a solved grid", parsePosition(t, solution, none), 19},
		{"a hard puzzle", parsePosition(t, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", none), 25},
		{"the same digit everywhere", parsePosition(t, strings.Repeat("9", 81), none), 50},
	} {
		if code := Encode(&tt.p); len(code) > tt.most {
			t.Errorf("%s takes %d characters, %s, want %d at most", tt.name, len(code), code, tt.most)
		}
	}
}

// randomPosition fills a random share of the cells. In some positions the digits come
// from a solution; in the others they are arbitrary.
func randomPosition(rng *rand.Rand, solved board.Grid) board.Position {
	var p board.Position
	filled, given, wrong := rng.Float64(), rng.Float64(), rng.Float64()
	if rng.IntN(2) == 0 {
		wrong = 0
	}
	for c, d := range solved {
		if rng.Float64() < wrong {
			d = board.Digit(1 + rng.IntN(9))
		}
		switch {
		case rng.Float64() > filled:
		case rng.Float64() < given:
			p.Givens[c] = d
		default:
			p.Entries[c] = d
		}
	}
	return p
}

func TestRoundTrips(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 9))
	solved := parsePosition(t, solution, none).Givens
	longest := 0
	for range 1000 {
		p := randomPosition(rng, solved)
		code := Encode(&p)
		longest = max(longest, len(code))
		if got, err := Decode(code); err != nil || got != p {
			t.Fatalf("%s decodes to %v and %v, %v; want %v and %v", code, &got.Givens, &got.Entries, err, &p.Givens, &p.Entries)
		}
	}
	if longest > longestA {
		t.Errorf("a code has %d characters", longest)
	}
}

// TestGivensCount checks that in a cell with both a given and an entry, the given wins.
func TestGivensCount(t *testing.T) {
	p := parsePosition(t, example, solution)
	before := p
	got, err := Decode(Encode(&p))
	if want := samples(t)[4]; err != nil || got != want {
		t.Errorf("got %v and %v, %v", &got.Givens, &got.Entries, err)
	}
	if p != before {
		t.Error("Encode changed the position")
	}
}

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

// TestDamageIsFound damages the samples in every way that is always detected: one
// character changed, two characters swapped, the last one or two lost, or the first one
// after the version lost.
func TestDamageIsFound(t *testing.T) {
	for _, p := range samples(t) {
		code := Encode(&p)
		expectError := func(damaged string) {
			t.Helper()
			if damaged == code {
				return
			}
			var e *Error
			if got, err := Decode(damaged); !errors.As(err, &e) {
				t.Errorf("%s, damaged from %s, decodes to %v", damaged, code, &got.Givens)
			}
		}
		for i := range code {
			for _, c := range alphabet {
				expectError(code[:i] + string(c) + code[i+1:])
			}
			for j := range i {
				exchanged := []byte(code)
				exchanged[i], exchanged[j] = exchanged[j], exchanged[i]
				expectError(string(exchanged))
			}
		}
		expectError(code[:len(code)-1])
		expectError(code[:max(0, len(code)-2)])
		expectError(code[:1] + code[2:])
	}
}

// TestOtherDamage damages samples in ways that go undetected at most once in 4093 cases:
// truncation, lost and doubled characters, lower case for capitals, and random strings.
func TestOtherDamage(t *testing.T) {
	rng := rand.New(rand.NewPCG(4093, 62))
	tried, missed := 0, 0
	try := func(damaged, code string) {
		if damaged == code {
			return
		}
		tried++
		if _, err := Decode(damaged); err == nil {
			missed++
		}
	}
	for _, p := range samples(t) {
		code := Encode(&p)
		try(strings.ToLower(code[1:]), code)
		for i := range code {
			try(code[:i], code)
			try(code[:i]+code[i+1:], code)
			try(code[:i+1]+code[i:], code)
		}
		for range 500 {
			damaged := []byte(code)
			for range 2 + rng.IntN(5) {
				damaged[1+rng.IntN(len(code)-1)] = alphabet[rng.IntN(len(alphabet))]
			}
			try(string(damaged), code)
		}
	}
	if missed*1000 > tried {
		t.Errorf("%d of %d damaged codes were accepted", missed, tried)
	}
}

// TestForgedCodes decodes random numbers with a correct checksum. If one is accepted, it
// must be the code of its position.
func TestForgedCodes(t *testing.T) {
	rng := rand.New(rand.NewPCG(98, 1))
	for range 500 {
		n := new(big.Int).SetUint64(rng.Uint64())
		n.Lsh(n, uint(rng.IntN(150)))
		n.Mul(n, big.NewInt(primeA)).Add(n, big.NewInt(restA))
		code := "A" + n.Text(62)
		if p, err := Decode(code); err == nil && Encode(&p) != code {
			t.Errorf("%s and %s are the same position", code, Encode(&p))
		}
	}
}

func TestDecodeErrors(t *testing.T) {
	for code, want := range map[string]Error{
		"":                                 {Kind: Empty},
		"A":                                {Kind: Damaged},
		"A0":                               {Kind: Damaged},
		"A3hKeUXSShmAyXJbqXeEtu1":          {Kind: Damaged},
		"A3hKeUXSShmAyXJ":                  {Kind: Damaged},
		"A03hKeUXSShmAyXJbqXeEtu0":         {Kind: Damaged}, // a second code for the same position
		"A03hKeUXSShmAyXJbqXeEtu":          {Kind: Damaged},
		"C3hKeUXSShmAyXJbqXeEtu0":          {Kind: Damaged},
		"E":                                {Kind: Damaged},
		"EA3hKeUXSShmAyXJbqXeEtu0":         {Kind: Damaged},
		"F3hKeUXSShmAyXJbqXeEtu0":          {Kind: UnknownVersion, Text: "F"},
		"B3hKeUXSShmAyXJbqXeEtu0":          {Kind: Damaged},
		"B":                                {Kind: Damaged},
		"B0000":                            {Kind: Damaged},
		"3hKeUXSShmAyXJbqXeEtu0":           {Kind: UnknownVersion, Text: "3"},
		"A3hKeUXSSh%AyXJbqXeEtu0":          {Kind: BadCharacter, At: 11, Text: "%"},
		"A3hKeUXSShé":                      {Kind: BadCharacter, At: 11, Text: "é"},
		"A-1":                              {Kind: BadCharacter, At: 2, Text: "-"},
		"A" + strings.Repeat("Z", 1000000): {Kind: Damaged},
		"B" + strings.Repeat("Z", 1000000): {Kind: Damaged},
	} {
		var got *Error
		if _, err := Decode(code); !errors.As(err, &got) || *got != want {
			t.Errorf("%.30q: %+v, want %+v", code, got, want)
		}
	}
}

// FuzzDecode checks that each position has only one code.
func FuzzDecode(f *testing.F) {
	for _, p := range samples(f) {
		f.Add(Encode(&p))
	}
	f.Fuzz(func(t *testing.T, code string) {
		p, err := Decode(code)
		if err != nil {
			if e, ok := err.(*Error); !ok || e.Error() == "" {
				t.Fatalf("%v is not an *Error", err)
			}
			return
		}
		if again := Encode(&p); again != code {
			t.Fatalf("%s and %s are the same position", code, again)
		}
	})
}

// FuzzEncode checks that positions with arbitrary values survive encoding and decoding.
func FuzzEncode(f *testing.F) {
	f.Add([]byte(example), []byte(solution))
	f.Fuzz(func(t *testing.T, givens, entries []byte) {
		var p board.Position
		for i, b := range givens[:min(len(givens), board.Cells)] {
			p.Givens[i] = board.Digit(b % 10)
		}
		for i, b := range entries[:min(len(entries), board.Cells)] {
			p = p.WithEntry(board.Cell(i), board.Digit(b%10))
		}
		if got, err := Decode(Encode(&p)); err != nil || got != p {
			t.Fatalf("%s decodes to %+v, %v", Encode(&p), got, err)
		}
	})
}

func TestSymmetries(t *testing.T) {
	var sizes []int
	for _, s := range symmetriesA {
		orbits := s.orbits()
		sizes = append(sizes, len(orbits))
		var all board.CellSet
		for _, o := range orbits {
			all = all.Or(board.NewCellSet(o...))
		}
		if all != board.AllCells {
			t.Errorf("orbits cover %v", all)
		}
	}
	if want := []int{21, 41, 45, 45, 45, 45, 81}; !slices.Equal(sizes, want) {
		t.Errorf("numbers of orbits: %v, want %v", sizes, want)
	}
}
