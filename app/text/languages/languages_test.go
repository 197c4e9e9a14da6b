//go:build !js

package languages_test

import (
	"testing"

	"sudoku/app/text"
	"sudoku/app/text/english"
	"sudoku/app/text/german"
	. "sudoku/app/text/languages"
	"sudoku/solver/board"
	"sudoku/solver/explain"
)

func TestFill(t *testing.T) {
	for _, tt := range []struct {
		catalog  *text.Catalog
		sentence string
		pairs    []any
		want     string
	}{
		{english.Catalog, "plain", nil, "plain"},
		{english.Catalog, "{digit} in {house}", []any{"digit", 5, "house", "row 3"}, "5 in row 3"},
		{english.Catalog, "{n:one solution|{n} solutions}", []any{"n", 1}, "one solution"},
		{english.Catalog, "{n:one solution|{n} solutions}", []any{"n", 9734}, "9,734 solutions"},
		{german.Catalog, "{n:eine|{n} Lösungen}", []any{"n", 9734}, "9.734 Lösungen"},
		{english.Catalog, "{n:one of {m}|{n} of {m:one|{m}}}.", []any{"n", 2, "m", 1}, "2 of one."},
		{english.Catalog, "{n:one of {m}|many}", []any{"n", 1, "m", "x"}, "one of x"},
		{english.Catalog, "{name?“{name}”|untitled}, {n?{n}|none}", []any{"name", "A", "n", 0}, "“A”, none"},
		{english.Catalog, "{name?“{name}”|untitled}, {n?{n}|none}", []any{"name", "", "n", 3}, "untitled, 3"},
		{english.Catalog, "{a:{b:x|y}|z} {rate}", []any{"rate", 1.5, "a", true, "b", 2}, "y 1.5"},
		{english.Catalog, "{unknown} {unknown:a|b}", nil, "{unknown} {unknown:a|b}"},
		{english.Catalog, "{house}. {house/in}, {houses}", []any{"house", board.House(2), "houses", board.NewHouseSet(2, 4)}, "Row 3. Row 3, rows 3 and 5"},
		{german.Catalog, "{houses:eins|mehr}: {houses}", []any{"houses", board.NewHouseSet(2, 19)}, "mehr: Zeile 3 und Block 2"},
		{english.Catalog, "{text}", []any{"text", "{digit}"}, "{digit}"},
	} {
		if got := tt.catalog.Fill(tt.sentence, tt.pairs...); got != tt.want {
			t.Errorf("Fill(%q, %v) = %q, want %q", tt.sentence, tt.pairs, got, tt.want)
		}
	}
}

// TestNamed checks that a variant of a catalog names cells in its own way, capitalised at
// the start of a sentence, and that each variant is created once.
func TestNamed(t *testing.T) {
	two := board.NewCellSet(1, 2)
	for _, tt := range []struct {
		catalog *text.Catalog
		want    string
	}{
		{english.Catalog, "Row 5, column 5: row 1, columns 2 and 3. Row 5, column 5 or 5 in row 1, column 2; many."},
		{german.Catalog, "Zeile 5, Spalte 5: Zeile 1, Spalte 2 und 3. Zeile 5, Spalte 5 or 5 in Zeile 1, Spalte 2; many."},
		{english.Catalog.Named(explain.Short), "r5c5: r1c2 and r1c3. r5c5 or r1c2=5; many."},
		{english.Catalog.Named(explain.Lettered), "E5: A2 and A3. E5 or A2=5; many."},
	} {
		got := tt.catalog.Fill("{cell}: {cells}. {cell} or {x}; {cells:one|many}.", "cell", board.Cell(40), "cells", two, "x", board.NewCandidate(1, 5))
		if got != tt.want {
			t.Errorf("got %q, want %q", got, tt.want)
		}
	}
	short := english.Catalog.Named(explain.Short)
	if short != english.Catalog.Named(explain.Short) || short.Named(explain.InWords) != english.Catalog || short.Named(explain.Lettered) != english.Catalog.Named(explain.Lettered) {
		t.Error("a variant is made twice")
	}
}

func TestNumbers(t *testing.T) {
	for n, want := range map[int]string{
		0: "0", 999: "999", 1000: "1,000", 100000: "100,000", 1234567: "1,234,567", -1000: "-1,000", -100: "-100",
	} {
		if got := english.Catalog.Integer(n); got != want {
			t.Errorf("Integer(%d) = %q, want %q", n, got, want)
		}
	}
	for ms, want := range map[float64]string{
		0.123: "0.12 ms", 1.26: "1.3 ms", 12.34: "12.3 ms", 123.4: "123 ms", 1234: "1.2 s", 123456: "123 s",
	} {
		if got := english.Catalog.Milliseconds(ms); got != want {
			t.Errorf("Milliseconds(%v) = %q, want %q", ms, got, want)
		}
	}
	if got, want := german.Catalog.Milliseconds(1.25), "1,2 ms"; got != want {
		t.Errorf("Milliseconds(1.25) = %q, want %q", got, want)
	}
	if got, want := german.Catalog.Tenths(42), "4,2"; got != want {
		t.Errorf("Tenths(42) = %q, want %q", got, want)
	}
}

func TestFor(t *testing.T) {
	for _, tt := range []struct {
		languages []string
		want      string
	}{
		{nil, "en"},
		{[]string{"de-AT", "en"}, "de"},
		{[]string{"qaa", "DE"}, "de"},
		{[]string{"qaa"}, "en"},
		{[]string{"en-GB", "de"}, "en"},
	} {
		if got := For(tt.languages...).Code; got != tt.want {
			t.Errorf("For(%v) = %q, want %q", tt.languages, got, tt.want)
		}
	}
}
