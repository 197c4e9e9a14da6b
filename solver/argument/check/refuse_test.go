//go:build !js

package check_test

import (
	"slices"
	"testing"

	"sudoku/app/text/chinese"
	"sudoku/app/text/english"
	"sudoku/app/text/french"
	"sudoku/app/text/german"
	"sudoku/app/text/japanese"
	"sudoku/app/text/spanish"
	"sudoku/solver/argument"
	"sudoku/solver/argument/check"
	"sudoku/solver/board"
	"sudoku/solver/explain"
	"sudoku/solver/step"
	"sudoku/solver/technique"
)

// example returns the first step of a technique on its example, and the board.
func example(t *testing.T, x *technique.Technique) (step.Step, board.Board) {
	t.Helper()
	p := x.Example()
	b := board.New(&p)
	s, ok := x.First(&b)
	if !ok {
		t.Fatal(x.Key)
	}
	return s, b
}

// TestFactsLeftOut leaves out each line in turn. Some arguments still hold because they
// state more than the proof needs, such as the places of a fish; many do not. No argument
// holds once all lines are gone.
func TestFactsLeftOut(t *testing.T) {
	needed, all := 0, 0
	for _, x := range technique.Catalog() {
		s, b := example(t, x)
		whole := argument.Of(&s, &b)
		for i := range whole.Why {
			a := whole
			a.Why = slices.Delete(slices.Clone(whole.Why), i, i+1)
			all++
			if check.Argument(&a, &s, &b) != nil {
				needed++
			}
		}
		a := whole
		a.Why, a.So = nil, slices.Clone(whole.So)
		for i := range a.So {
			a.So[i].Say = slices.Clone(a.So[i].Say)
			for j := range a.So[i].Say {
				a.So[i].Say[j].Facts = nil
			}
		}
		if check.Argument(&a, &s, &b) == nil {
			t.Errorf("%s: no line is needed", x.Key)
		}
	}
	if needed*5 < all*2 {
		t.Errorf("only %d of %d lines are needed", needed, all)
	}
}

// TestFoldedSupposition checks that an argument by contradiction is rejected if its
// suppositions are on folded lines.
func TestFoldedSupposition(t *testing.T) {
	refused := 0
	for _, x := range technique.Catalog() {
		s, b := example(t, x)
		a := argument.Of(&s, &b)
		if !slices.ContainsFunc(a.So, func(l argument.Line) bool { return l.Say[0].Key == argument.SoWrong }) {
			continue
		}
		for i := range a.Why {
			if key := a.Why[i].Say[0].Key; key == argument.Suppose || key == argument.SupposeNot {
				a.Why[i].Fold = true
			}
		}
		if check.Argument(&a, &s, &b) == nil {
			t.Errorf("%s: accepted", x.Key)
		}
		refused++
	}
	if refused == 0 {
		t.Error("no argument by contradiction")
	}
}

// TestFalseFacts checks that an argument is rejected after any of its facts is spoilt.
func TestFalseFacts(t *testing.T) {
	for _, x := range technique.Catalog() {
		s, b := example(t, x)
		whole := argument.Of(&s, &b)
		for i := range whole.Why {
			for j := range whole.Why[i].Say {
				for k, f := range whole.Why[i].Say[j].Facts {
					spoilt, ok := spoil(f, &b)
					if !ok {
						continue
					}
					a := argument.Of(&s, &b)
					a.Why[i].Say[j].Facts[k] = spoilt
					if check.Argument(&a, &s, &b) == nil {
						t.Errorf("%s: %v is accepted in place of %v", x.Key, spoilt, f)
					}
				}
			}
		}
	}
}

// spoil returns a false variant of a fact. ok is false if it has none for that kind of
// fact.
func spoil(f argument.Fact, b *board.Board) (argument.Fact, bool) {
	switch f.Kind {
	case argument.Holds, argument.Set:
		f.Digits ^= 1 << (f.Digits.First() - 1)
	case argument.Places, argument.Is, argument.Empty:
		f.Cells = f.Cells.Without(f.Cells.First())
		if f.Kind == argument.Is {
			f.Cells = b.Empty()
		}
	case argument.Sees:
		f.Others = f.Others.With(f.Cells.First())
	case argument.Count:
		f.Links = f.Links[1:]
	case argument.Deadly:
		f.Cells = f.Cells.Or(b.Givens())
	case argument.Jammed:
		f.Digits |= 1 << ((board.AllDigits &^ f.Digits).First() - 1)
	case argument.Ways:
		f.Number++
	case argument.Gone:
		f.Digits = board.AllDigits
	default:
		return f, false
	}
	return f, true
}

// TestWordsOfOtherFacts checks that a line is rejected if its words name a cell that its
// facts do not mention.
func TestWordsOfOtherFacts(t *testing.T) {
	s, b := example(t, technique.ByKey("w-wing"))
	a := argument.Of(&s, &b)
	if err := check.Words(&a, &english.Catalog.Techniques); err != nil {
		t.Fatal(err)
	}
	for i := range a.Why {
		a := argument.Of(&s, &b)
		a.Why[i].Say[0].Facts = a.Why[i].Say[0].Facts[:1]
		a.Why[i].Say[0].Args = append(a.Why[i].Say[0].Args, step.CellArg("from", 80), step.CellArg("cells", 80))
		for k := range a.Why[i].Say[0].Args {
			if set, ok := a.Why[i].Say[0].Args[k].Value.(board.CellSet); ok {
				a.Why[i].Say[0].Args[k].Value = set.With(80)
			}
		}
		if check.Words(&a, &english.Catalog.Techniques) == nil {
			t.Errorf("line %d may speak of r9c9", i+1)
		}
	}
}

// TestDisagree checks that sentences are rejected if their words do not agree in number.
func TestDisagree(t *testing.T) {
	ja, zh := &japanese.Catalog.Techniques, &chinese.Catalog.Techniques
	en, de, es, fr := &english.Catalog.Techniques, &german.Catalog.Techniques, &spanish.Catalog.Techniques, &french.Catalog.Techniques
	for _, tt := range []struct {
		technique string
		language  *explain.Language
		key       argument.Key
		wrong     string
	}{
		{"naked-pair", en, argument.HoldsOnly, "{cells} is {digits/or}."},
		{"naked-pair", en, argument.HoldsOnly, "{cells} hold only {digits/or}."},
		{"naked-pair", en, argument.HoldsOnly, "{cells} are each {digits}."},
		{"naked-pair", en, argument.HoldsOnly, "{cells} confine {digits}."},
		{"naked-pair", en, argument.AsMany, "One of {digits} are in {houses}."},
		{"pointing", en, argument.OnlyPlaces, "In {house}, {digit} is in {cells}."},
		{"pointing", en, argument.AllIn, "Each of {house} has its {digit} there."},
		{"x-wing", en, argument.SoRest, "So the rest of {houses} has no {digits}, and {gone} loses it."},
		{"x-wing", en, argument.Covered, "The places of {base} lie in {base}, each of {cover} has its {digit} in {base}."},
		{"swordfish", en, argument.Covered, "The {digit}s of both {base} are there."},
		{"finned-x-wing", en, argument.FinSees, "One of the fins {fins} is {digit}."},
		{"skyscraper", en, argument.SoSees, "So {loses}: it sees {seen}."},
		{"turbot-fish", en, argument.SoSees, "So {loses}: they see {seen}."},
		{"unique-rectangle-2", en, argument.Extra, "So one of these is true: {extras/and}."},
		{"naked-pair", de, argument.HoldsOnly, "{cells} ist {digits/or}."},
		{"naked-pair", de, argument.HoldsOnly, "{cells} enthalten nur {digits/or}."},
		{"pointing", de, argument.OnlyPlaces, "In {house} steht die {digit} steht in {cells}."},
		{"finned-x-wing", de, argument.FinSees, "Ist eine der Flossen {fins} die {digit}, so sind {cells} es nicht."},
		{"skyscraper", de, argument.SoSees, "Also {loses}."},
		{"turbot-fish", de, argument.SoSees, "Also verlieren {gone} die Ziffer."},
		{"naked-pair", fr, argument.HoldsOnly, "{cells} est {digits/or}."},
		{"naked-pair", fr, argument.HoldsOnly, "{cells} ne contiennent que {digits/or}."},
		{"naked-pair", fr, argument.AsMany, "Un des chiffres {digits} sont dans {houses}."},
		{"pointing", fr, argument.OnlyPlaces, "Dans {house}, le {digit} est en {cells}."},
		{"finned-x-wing", fr, argument.FinSees, "Si l’une des nageoires {fins} est un {digit}."},
		{"skyscraper", fr, argument.SoSees, "Donc {loses} : elle voit {seen}."},
		{"turbot-fish", fr, argument.SoSees, "Donc {loses} : elles voient {seen}."},
		{"naked-pair", es, argument.HoldsOnly, "{cells} es {digits/or}."},
		{"naked-pair", es, argument.HoldsOnly, "{cells} tienen {digits/or}."},
		{"naked-pair", es, argument.AsMany, "Uno de {digits} están en {houses}."},
		{"pointing", es, argument.OnlyPlaces, "En {house}, el {digit} está en {cells}."},
		{"finned-x-wing", es, argument.FinSees, "Si la aleta {fins} es {digit}, {cells} no lo son."},
		{"skyscraper", es, argument.SoSees, "Así que {loses}: ve {seen}."},
		{"turbot-fish", es, argument.SoSees, "Así que {loses}: ven {seen}."},
		{"remote-pair", ja, argument.EachHolds, "{ring/cells}はどちらも{digits/or}です。"},
		{"naked-triple", ja, argument.HoldsOnly, "{cells}は両方とも{digits/or}です。"},
		{"pointing", ja, argument.OnlyPlaces, "{house}で{cells/or}は、どちらも{digit}です。"},
		{"pointing", ja, argument.OnlyPlaces, "{house}で{cells}は{digit}ではありません。"},
		{"finned-x-wing", ja, argument.FinSees, "フィンの{fins}のどれかが{digit}です。"},
		{"pointing", zh, argument.OnlyPlaces, "{house}中，{cells/or}都是{digit}。"},
		{"pointing", zh, argument.OnlyPlaces, "{house}中，{cells}不是{digit}。"},
		{"finned-x-wing", zh, argument.FinSees, "如果鱼鳍{fins}之一是{digit}。"},
		{"naked-triple", en, argument.HoldsOnly, "{cells} hold {digits}, since one of the two holds one of them."},
	} {
		s, b := example(t, technique.ByKey(tt.technique))
		a := argument.Of(&s, &b)
		if err := check.Words(&a, tt.language); err != nil {
			t.Fatal(err)
		}
		l := *tt.language
		l.Lines[tt.key] = tt.wrong
		if check.Words(&a, &l) == nil {
			t.Errorf("%s may say: %s", tt.technique, tt.wrong)
		}
	}
}
