package argument

import (
	"fmt"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// ParseFact parses a fact in the notation of Fact.String. It accepts the kinds that
// people write (Holds, Places, Sees, Is, Set, Rules, Follows and Cases) and Deadly, which
// lessons about uniqueness use. A house may be written out (row 8 or row8). An almost
// locked set may name its house ("in column2"), which is ignored.
func ParseFact(text string) (f Fact, err error) {
	text = strings.TrimSpace(text)
	fail := func() (Fact, error) { return Fact{}, fmt.Errorf("%q is not a fact", text) }
	ok := true
	must := func(is bool) { ok = ok && is }
	switch {
	case text == "peers":
		return Fact{Kind: Rules}, nil
	case strings.HasPrefix(text, "als "):
		cells, digits, found := strings.Cut(text[len("als "):], "=")
		digits, _, _ = strings.Cut(digits, " in ")
		f.Kind = Set
		must(found && parseCells(cells, &f.Cells) && parseDigits(digits, &f.Digits))
	case strings.HasPrefix(text, "deadly "):
		pattern, extras, found := strings.Cut(text[len("deadly "):], " unless ")
		cells, digits, _ := strings.Cut(pattern, "} ")
		f.Kind = Deadly
		var list []step.Claim
		must(found && parseCells(cells, &f.Cells) && parseClaims(extras, " ", &list))
		must(digits == "" || parseDigits(digits, &f.Digits))
		for _, x := range list {
			must(x.True)
			f.Extras = append(f.Extras, x.Candidate)
		}
	case strings.HasPrefix(text, "search "):
		f, ok = parseFollows(text[len("search "):])
		f.Kind = Cases
	case strings.Contains(text, "->") || strings.Contains(text, "|"):
		f, ok = parseFollows(text)
	case strings.Contains(text, "~"):
		cells, others, _ := strings.Cut(text, "~")
		f.Kind = Sees
		must(parseCells(cells, &f.Cells) && parseCells(others, &f.Others))
	case strings.Contains(text, "@"):
		digit, rest, _ := strings.Cut(text, "@")
		house, cells, found := strings.Cut(rest, "=")
		f.Kind = Places
		f.House, ok = parseHouse(house)
		must(found && parseDigits("{"+digit+"}", &f.Digits) && f.Digits.Len() == 1 && parseCells(cells, &f.Cells))
	case strings.Contains(text, " is "):
		cells, digit, _ := strings.Cut(text, " is ")
		f.Kind = Is
		must(parseCells(cells, &f.Cells) && parseDigits("{"+digit+"}", &f.Digits))
	default:
		cells, digits, found := strings.Cut(text, "=")
		f.Kind = Holds
		if found && !strings.HasPrefix(digits, "{") {
			f, ok = parseFollows(text)
			break
		}
		must(found && parseCells(cells, &f.Cells) && parseDigits(digits, &f.Digits))
	}
	if !ok {
		return fail()
	}
	return f, nil
}

// ParseClaim parses a claim such as r1c2=5 or r1c2<>5.
func ParseClaim(text string) (x step.Claim, ok bool) {
	text = strings.TrimSpace(text)
	name, digit, is := strings.Cut(text, "=")
	if !is {
		name, digit, ok = strings.Cut(text, "<>")
		if !ok {
			return x, false
		}
	}
	c, ok := board.ParseCell(name)
	if !ok || len(digit) != 1 || digit[0] < '1' || digit[0] > '9' {
		return x, false
	}
	return step.Claim{Candidate: board.NewCandidate(c, board.Digit(digit[0]-'0')), True: is}, true
}

// parseFollows parses a fact such as r1c3=1 & r2c2<>4 -> r1c7=9 | r3c2=9.
func parseFollows(text string) (f Fact, ok bool) {
	f.Kind = Follows
	given, then, found := strings.Cut(text, "->")
	if !found {
		given, then = "", text
	}
	if given != "" && !parseClaims(given, "&", &f.If) {
		return f, false
	}
	if strings.TrimSpace(then) == "false" {
		return f, true
	}
	return f, parseClaims(then, "|", &f.Then)
}

func parseClaims(text, between string, list *[]step.Claim) bool {
	for part := range strings.SplitSeq(text, between) {
		x, ok := ParseClaim(part)
		if !ok {
			return false
		}
		*list = append(*list, x)
	}
	return true
}

// parseCells parses r1c2 or {r1c2 r1c3}.
func parseCells(text string, set *board.CellSet) bool {
	text = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(text), "{"), "}")
	for name := range strings.FieldsSeq(text) {
		c, ok := board.ParseCell(name)
		if !ok || set.Has(c) {
			return false
		}
		*set = set.With(c)
	}
	return !set.IsEmpty()
}

// parseDigits parses {267}, or the 267 that Fact.String writes for some kinds.
func parseDigits(text string, set *board.DigitSet) bool {
	text = strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(text), "{"), "}")
	for _, r := range text {
		d, ok := board.ParseDigit(r)
		if !ok || set.Has(d) {
			return false
		}
		*set = set.With(d)
	}
	return *set != 0
}

// parseHouse parses r8, row8 or row 8.
func parseHouse(text string) (board.House, bool) {
	text = strings.ReplaceAll(strings.TrimSpace(text), " ", "")
	for _, word := range []string{"row", "column", "box"} {
		if rest, ok := strings.CutPrefix(text, word); ok {
			text = word[:1] + rest
		}
	}
	for h := range board.House(board.Houses) {
		if text == h.String() {
			return h, true
		}
	}
	return 0, false
}
