package expert

import (
	"math/bits"
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// show yields the step of an exocet if there are eliminations. The step mentions mirrors
// and sure digits only if they contribute. It returns false if yield did.
func (e *exocet) show(b *board.Board, yield func(step.Step) bool) bool {
	plain := *e
	if !plain.judge(b, false) || !e.judge(b, true) {
		return true
	}
	withMirrors := e.effects(b, true)
	if withMirrors.IsEmpty() {
		return true
	}
	shown, mirrors := e, true
	if plain.effects(b, false) == withMirrors {
		shown, mirrors = &plain, false
	}
	unsure := *shown
	unsure.sure = 0
	if unsure.effects(b, mirrors) == withMirrors {
		shown = &unsure
	}
	return yield(shown.step(b, &withMirrors, mirrors))
}

// judge rules out base digits and reports whether the pattern is consistent.
func (e *exocet) judge(b *board.Board, mirrors bool) bool {
	e.left, e.sure = e.digits, 0
	for changed := true; changed; {
		left, sure := e.left, e.sure
		for i := range e.targets {
			e.targets[i].digits &= e.left
			e.fit(b, i, mirrors)
		}
		e.left &= e.targets[0].digits | e.targets[1].digits
		if e.left.Len() == 2 {
			e.sure |= e.left
		}
		for c := range e.base.All() {
			if digits := b.Candidates(c) & e.left; digits.Len() == 1 {
				e.sure |= digits
			}
		}
		for i := range e.targets {
			if digits := e.targets[i].digits; digits.Len() == 1 {
				e.sure |= digits
				e.targets[1-i].digits &^= digits
			}
		}
		if e.sure.Len() == 2 {
			e.left &= e.sure
		}
		changed = left != e.left || sure != e.sure
	}
	return e.left.Len() >= 2 && e.sure.Len() <= 2 && e.targets[0].digits != 0 && e.targets[1].digits != 0
}

// fit removes two kinds of digits from a target: those without a place in the target's
// mirror, and those without places on different lines in the S cells of the other two
// cross-lines.
func (e *exocet) fit(b *board.Board, i int, mirrors bool) {
	t := &e.targets[i]
	for d := range t.digits.All() {
		in := e.inS(d)
		if in[2] == 0 || in[1-i] == 0 || bits.OnesCount16(in[2]|in[1-i]) < 2 {
			t.digits = t.digits.Without(d)
		}
	}
	if mirrors && !t.mirror.IsEmpty() {
		var digits board.DigitSet
		for c := range t.mirror.All() {
			digits |= holds(b, c)
		}
		t.digits &= digits
	}
}

// effects returns the eliminations.
func (e *exocet) effects(b *board.Board, mirrors bool) (set board.CandidateSet) {
	e.clear(b, &set, e.base, e.digits&^e.left)
	for i := range e.targets {
		t := &e.targets[i]
		e.clear(b, &set, t.cells, board.AllDigits&^t.digits&^t.other)
		if mirrors {
			e.clearMirror(b, &set, t)
		}
	}
	for d := range e.sure.All() {
		e.clearSure(b, &set, d)
	}
	return set
}

func (e *exocet) clear(b *board.Board, set *board.CandidateSet, cells board.CellSet, digits board.DigitSet) {
	for d := range digits.All() {
		set.AddCells(cells.And(b.Places(d)), d)
	}
}

// clearMirror eliminates candidates in the mirror of a target. If one of the mirror's
// cells cannot hold the target's digit, the other one must. If another digit must be in
// the mirror too, the mirror holds only these two.
func (e *exocet) clearMirror(b *board.Board, set *board.CandidateSet, t *exocetTarget) {
	for c := range t.mirror.All() {
		if holds(b, c)&t.digits == 0 {
			e.clear(b, set, t.mirror.Without(c), board.AllDigits&^t.digits)
		}
	}
	if t.mirror.IsEmpty() {
		return
	}
	box, line := board.BoxHouse(t.mirror.First().Box()), t.mirror.Houses().First()
	if other := lockedIn(b, t.mirror, box, line) &^ e.digits; other.Len() == 1 {
		e.clear(b, set, t.mirror, board.AllDigits&^t.digits&^other)
	}
}

// clearSure makes the eliminations of a digit that is certain to be in the base, in the
// targets, and twice in the S cells.
func (e *exocet) clearSure(b *board.Board, set *board.CandidateSet, d board.Digit) {
	places := b.Places(d)
	set.AddCells(e.base.And(places).CommonPeers().And(places), d)
	var targets board.CellSet
	for i := range e.targets {
		if t := &e.targets[i]; t.digits.Has(d) {
			targets = targets.Or(t.cells)
		}
	}
	if targets.Within(b.Empty()) {
		set.AddCells(targets.And(places).CommonPeers().And(places), d)
	}
	for line := range e.sureLines(d).All() {
		set.AddCells(line.Cells().And(places).Minus(e.crossCells()), d)
	}
}

// sureLines returns the lines that, together with another line or a cross-line, cover all
// places for a digit in the S cells.
func (e *exocet) sureLines(d board.Digit) (lines board.HouseSet) {
	in := e.inS(d)
	var mask uint16
	if all := in[0] | in[1] | in[2]; bits.OnesCount16(all) == 2 {
		mask = all
	}
	for i := range in {
		if two := in[(i+1)%3] | in[(i+2)%3]; bits.OnesCount16(two) == 1 {
			mask |= two
		}
	}
	for ; mask != 0; mask &= mask - 1 {
		lines = lines.With(e.lineHouse(bits.TrailingZeros16(mask)))
	}
	return lines
}

// crossCells returns the cells of the cross-lines.
func (e *exocet) crossCells() (cells board.CellSet) {
	for _, cross := range e.cross {
		cells = cells.Or(e.crossHouse(cross).Cells())
	}
	return cells
}

func (e *exocet) step(b *board.Board, effects *board.CandidateSet, mirrors bool) step.Step {
	s := step.Step{
		Technique:    exocetKey,
		Eliminations: slices.Collect(effects.All()),
		Views:        make([]step.View, 1),
	}
	var cross board.HouseSet
	for _, k := range e.cross {
		cross = cross.With(e.crossHouse(k))
	}
	s.Args = []step.Arg{
		step.CellsArg("base", e.base), step.DigitsArg("digits", e.digits),
		step.CellsArg("first", e.targets[0].cells), step.CellsArg("second", e.targets[1].cells),
		step.HousesArg("houses", cross),
	}
	if out := e.digits &^ e.left; out != 0 {
		s.Args = append(s.Args, step.DigitsArg("ruled-out", out))
	}
	if e.sure != 0 {
		s.Args = append(s.Args, step.DigitsArg("sure", e.sure))
	}
	v := &s.Views[0]
	v.MarkHouses(cross, step.Base)
	e.markTargets(b, v, e.digits)
	v.MarkCells(e.targets[0].companion.Or(e.targets[1].companion), step.SetE)
	chute := e.chute()
	i := 0
	for d := range e.digits.All() {
		v.MarkCandidates(b, e.crossCells().Minus(chute), board.NewDigitSet(d), step.SetRole(i))
		i++
	}
	if mirrors {
		both := e.targets[0].mirror.Or(e.targets[1].mirror)
		for i, name := range []string{"first-mirror", "second-mirror"} {
			if mirror := e.targets[i].mirror; !mirror.IsEmpty() {
				s.Args = append(s.Args, step.CellsArg(name, mirror))
			}
		}
		v := step.View{}
		e.markTargets(b, &v, e.left)
		for i := range e.targets {
			v.MarkCells(e.targets[i].mirror, step.SetRole(i))
		}
		v.MarkCandidates(b, both, e.left, step.Pattern)
		s.Views = append(s.Views, v)
	}
	if e.sure != 0 {
		v := step.View{}
		e.markTargets(b, &v, e.sure)
		for d := range e.sure.All() {
			v.MarkHouses(e.sureLines(d), step.Cover)
		}
		v.MarkCandidates(b, e.crossCells().Minus(chute), e.sure, step.Cover)
		s.Views = append(s.Views, v)
	}
	return s
}

// chute returns the cells of the three boxes.
func (e *exocet) chute() (cells board.CellSet) {
	for line := range 3 {
		cells = cells.Or(e.lineHouse(e.line/3*3 + line).Cells())
	}
	return cells
}

// markTargets marks the base and the targets with the given digits.
func (e *exocet) markTargets(b *board.Board, v *step.View, digits board.DigitSet) {
	targets := e.targets[0].cells.Or(e.targets[1].cells)
	v.MarkCells(e.base, step.Pivot)
	v.MarkCells(targets, step.Pincer)
	v.MarkCandidates(b, e.base.Or(targets), digits, step.Pattern)
}
