package share

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"sudoku/solver/board"
)

// reviewedCode is a published code. It must remain readable.
const reviewedCode = "ED06V8w40ri0f0u7BBXoGT6kAmrpQ6K1a7D1Z"

// reviewed returns a game of two moves to be reviewed.
func reviewed() *History {
	h := Of(&board.Annotated{Position: board.Position{Givens: board.Grid{5, 3}}})
	for i := range 2 {
		n := h.Nodes[i]
		n.Parent, n.At = i, 30*(i+1)
		n.State.Entries[7+i] = board.Digit(4 + i)
		h.Nodes = append(h.Nodes, n)
	}
	h.Present, h.Review, h.Note = 1, true, "Why 4?"
	return h
}

func TestPublishedReview(t *testing.T) {
	if code, err := EncodeHistory(reviewed()); err != nil || code != reviewedCode {
		t.Errorf("the code is %s now, %v", code, err)
	}
	if back, err := DecodeHistory(reviewedCode); err != nil || !reflect.DeepEqual(back, reviewed()) {
		t.Errorf("decoded to %s, %v", dump(back), err)
	}
}

// TestReviews checks that a request for a review survives with any history, and is dropped
// from a single state.
func TestReviews(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 3))
	for i := range 300 {
		h := randomHistory(rng)
		h.Note = [...]string{"", "Look at box 5"}[i%2]
		plain, err := EncodeHistory(h)
		if err != nil {
			t.Fatal(err)
		}
		h.Review = true
		code, err := EncodeHistory(h)
		if err != nil {
			t.Fatal(err)
		}
		if len(h.Nodes) == 1 {
			plain, h.Review = strings.TrimPrefix(plain, "E"), false
		} else {
			plain = "E" + plain
		}
		if got, err := DecodeHistory(code); code != plain || err != nil || !reflect.DeepEqual(got, h) {
			t.Fatalf("%s decodes to %s, %v; want %s, %s", code, dump(got), err, plain, dump(h))
		}
	}
}

// TestDamagedReviews checks that every truncation and every changed character is
// detected.
func TestDamagedReviews(t *testing.T) {
	code, err := EncodeHistory(reviewed())
	if err != nil {
		t.Fatal(err)
	}
	for i := range code {
		for _, other := range "07ABCDEFZaz" {
			if damaged := code[:i] + string(other) + code[i+1:]; damaged != code {
				if _, err := DecodeHistory(damaged); err == nil {
					t.Errorf("%s is read", damaged)
				}
			}
		}
		if _, err := DecodeHistory(code[:i]); err == nil {
			t.Errorf("%s is read", code[:i])
		}
	}
	single := EncodeState(&board.Annotated{Position: board.Position{Givens: board.Grid{5, 3}}})
	for _, wrong := range []string{"E", "EE" + code[2:], "E" + code, "E" + single, "EX"} {
		if _, err := DecodeHistory(wrong); err == nil {
			t.Errorf("%s is read", wrong)
		}
	}
}

// FuzzDecodeAny checks, for all versions, that no two codes decode to the same history.
func FuzzDecodeAny(f *testing.F) {
	for _, code := range []string{notedCode, reviewedCode, "EB", "ED", "EE"} {
		f.Add(code)
	}
	f.Fuzz(func(t *testing.T, code string) {
		h, err := DecodeHistory(code)
		if err != nil {
			if _, ok := err.(*Error); !ok {
				t.Fatalf("%v is not an *Error", err)
			}
			return
		}
		if again, err := EncodeHistory(h); again != code || err != nil {
			t.Fatalf("%s and %s are the same history, %v", code, again, err)
		}
	})
}
