package lesson

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/step"
)

// ParseScript parses the script of a lesson:
//
//	lesson naked-pair      key, the name of the file
//	minutes 6              the author's estimate
//	needs pencil-marks     keys of earlier lessons
//	then hidden-pair       keys of lessons that follow
//
//	screen
//	board .42...98...       81 digits; each screen keeps the board of the one before
//	gone r1c6=13 r7c6=1     candidates struck so far
//	put r1c7=7              digits placed so far
//	lit column 6, r1c1      houses and cells in full light; without it, all
//	marks column 6          cells that show their candidates
//	ring r2c6 r8c6          cells that the question is about
//	frame column 6          houses with a frame
//	fill pivot r1c3         cells in a role (a role's name, as in package step)
//	disc on r2c2=7          candidates in a role
//	strike r1c6=1           candidates shown as eliminated
//	link strong r6c2=8 r6c2=5   a link between two candidates, or weak
//	look row 2, box 1       houses to look at one after the other
//	ask cells r2c6 r8c6     the question: cells, or several answers separated by "or";
//	                        strike r1c6=17, place r1c7=7, choice 1; after "any", as
//	                        in any strike r1c6=17, one candidate is enough
//	hint row 6              house lit up after two wrong tries
//	facts r2c6={17}; ...    claims, checked by tests
//	so r1c6<>1 ...          results, checked by tests
//
//	puzzle ...81...         the closing puzzle
//
// Lines that begin with # are comments. An error names the line.
func ParseScript(text string) (l Lesson, err error) {
	var digits board.Grid
	var gone, put board.CandidateSet
	current := onBoard(digits, gone, put)
	for i, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		word, rest, _ := strings.Cut(line, " ")
		rest = strings.TrimSpace(rest)
		fail := func(format string, args ...any) (Lesson, error) {
			return Lesson{}, fmt.Errorf("line %d: %s: %s", i+1, word, fmt.Sprintf(format, args...))
		}
		switch word {
		case "lesson":
			l.Key = rest
			continue
		case "minutes":
			if l.Estimate, err = strconv.Atoi(rest); err != nil {
				return fail("%q is not a number", rest)
			}
			continue
		case "needs":
			l.Needs = strings.Fields(rest)
			continue
		case "then":
			l.Then = strings.Fields(rest)
			continue
		case "puzzle":
			if l.Puzzle, err = parseGrid(rest); err != nil {
				return fail("%v", err)
			}
			continue
		case "screen":
			l.Screens = append(l.Screens, Screen{Board: current})
			continue
		}
		if len(l.Screens) == 0 {
			return fail("stands before the first screen")
		}
		s := &l.Screens[len(l.Screens)-1]
		switch word {
		case "board":
			if digits, err = parseGrid(rest); err == nil {
				gone, put = board.CandidateSet{}, board.CandidateSet{}
				current = onBoard(digits, gone, put)
			}
		case "gone":
			if err = addCandidates(rest, &gone); err == nil {
				current = onBoard(digits, gone, put)
			}
		case "put":
			if err = addCandidates(rest, &put); err == nil {
				current = onBoard(digits, gone, put)
			}
		default:
			err = s.parse(word, rest)
		}
		if err != nil {
			return fail("%v", err)
		}
		s.Board = current
	}
	for i := range l.Screens {
		if s := &l.Screens[i]; s.Lit.IsEmpty() {
			s.Lit = board.AllCells
		}
	}
	return l, nil
}

// parse parses a line of a screen, except for the lines that set up its board.
func (s *Screen) parse(word, rest string) (err error) {
	switch word {
	case "lit":
		err = addCells(rest, &s.Lit)
	case "marks":
		err = addCells(rest, &s.Marks)
	case "ring":
		err = addCells(rest, &s.Ring)
	case "frame":
		var houses board.HouseSet
		err = addHouses(rest, &houses)
		s.View.MarkHouses(houses, step.Base)
	case "hint":
		err = addHouses(rest, &s.Ask.Hint)
	case "fill":
		name, list, _ := strings.Cut(rest, " ")
		role, known := parseRole(name)
		if !known {
			return fmt.Errorf("%q is no role", name)
		}
		var cells board.CellSet
		err = addCells(list, &cells)
		s.View.MarkCells(cells, role)
	case "disc":
		name, list, _ := strings.Cut(rest, " ")
		role, known := parseRole(name)
		if !known {
			return fmt.Errorf("%q is no role", name)
		}
		err = s.mark(list, role)
	case "strike":
		err = s.mark(rest, step.Eliminated)
	case "link":
		err = s.link(strings.Fields(rest))
	case "look":
		s.Look, err = parseHouses(rest)
	case "ask":
		err = s.Ask.parse(rest)
	case "facts":
		s.Facts = rest
	case "so":
		s.So = rest
	default:
		err = fmt.Errorf("unknown word")
	}
	return err
}

func (s *Screen) mark(list string, r step.Role) error {
	var set board.CandidateSet
	if err := addCandidates(list, &set); err != nil {
		return err
	}
	for x := range set.All() {
		s.View.MarkNode(step.NewNode(x), r)
	}
	return nil
}

func (s *Screen) link(fields []string) error {
	if len(fields) != 3 {
		return fmt.Errorf("wants a kind and two candidates")
	}
	var ends [2]board.Candidate
	for i, name := range fields[1:] {
		var set board.CandidateSet
		if err := addCandidates(name, &set); err != nil {
			return err
		}
		for x := range set.All() {
			ends[i] = x
		}
	}
	kind, known := map[string]step.LinkKind{"strong": step.Strong, "weak": step.Weak}[fields[0]]
	if !known {
		return fmt.Errorf("%q is no kind of link", fields[0])
	}
	s.View.Links = append(s.View.Links, step.Link{From: step.NewNode(ends[0]), To: step.NewNode(ends[1]), Kind: kind})
	return nil
}

func (a *Ask) parse(text string) error {
	text, a.Any = strings.CutPrefix(text, "any ")
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "cells":
		a.Kind = Cells
		for list := range strings.SplitSeq(rest, " or ") {
			var cells board.CellSet
			if err := addCells(list, &cells); err != nil {
				return err
			}
			a.Cells = append(a.Cells, cells)
		}
		return nil
	case "strike":
		a.Kind = Strike
		return addCandidates(rest, &a.Candidates)
	case "place":
		a.Kind = Place
		return addCandidates(rest, &a.Candidates)
	case "choice":
		n, err := strconv.Atoi(rest)
		if err != nil || n < 1 {
			return fmt.Errorf("%q is not the number of a choice", rest)
		}
		a.Kind, a.Choice = Choice, n-1
		return nil
	}
	return fmt.Errorf("%q is no kind of question", word)
}

// onBoard returns a board with the given digits, after placing the candidates in put and
// eliminating those in gone.
func onBoard(digits board.Grid, gone, put board.CandidateSet) board.Board {
	b := board.FromGrid(&digits)
	for x := range put.All() {
		b.Place(x.Cell(), x.Digit())
	}
	for x := range gone.All() {
		b.Eliminate(x.Cell(), x.Digit())
	}
	return b
}

func parseGrid(text string) (g board.Grid, err error) {
	if len(text) != board.Cells {
		return g, fmt.Errorf("%d characters, not 81", len(text))
	}
	for i, r := range text {
		if d, ok := board.ParseDigit(r); ok {
			g[i] = d
		} else if r != '.' {
			return g, fmt.Errorf("%q is no digit", r)
		}
	}
	return g, nil
}

// addCells adds the cells of a list to set. The list holds cells (r1c6) and houses
// (row 1, column 6, box 2), separated by commas or spaces. "all" stands for all cells.
func addCells(list string, set *board.CellSet) error {
	fields := strings.FieldsFunc(list, func(r rune) bool { return r == ' ' || r == ',' })
	for i := 0; i < len(fields); i++ {
		if c, ok := board.ParseCell(fields[i]); ok {
			*set = set.With(c)
			continue
		}
		if fields[i] == "all" {
			*set = board.AllCells
			continue
		}
		if i+1 == len(fields) {
			return fmt.Errorf("%q is neither a cell nor a house", fields[i])
		}
		h, err := parseHouse(fields[i], fields[i+1])
		if err != nil {
			return err
		}
		*set = set.Or(h.Cells())
		i++
	}
	return nil
}

func addHouses(list string, set *board.HouseSet) error {
	houses, err := parseHouses(list)
	for _, h := range houses {
		*set = set.With(h)
	}
	return err
}

func parseHouses(list string) (houses []board.House, err error) {
	fields := strings.FieldsFunc(list, func(r rune) bool { return r == ' ' || r == ',' })
	if len(fields)%2 != 0 {
		return nil, fmt.Errorf("%q is no list of houses", list)
	}
	for i := 0; i < len(fields); i += 2 {
		h, err := parseHouse(fields[i], fields[i+1])
		if err != nil {
			return nil, err
		}
		houses = append(houses, h)
	}
	return houses, nil
}

func parseHouse(kind, number string) (board.House, error) {
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > 9 {
		return 0, fmt.Errorf("%q is no number of a house", number)
	}
	switch kind {
	case "row":
		return board.RowHouse(n - 1), nil
	case "column":
		return board.ColumnHouse(n - 1), nil
	case "box":
		return board.BoxHouse(n - 1), nil
	}
	return 0, fmt.Errorf("%q is no kind of house", kind)
}

// addCandidates adds the candidates of a list such as r1c6=17 r7c6=1.
func addCandidates(list string, set *board.CandidateSet) error {
	for field := range strings.FieldsSeq(list) {
		name, digits, _ := strings.Cut(field, "=")
		c, ok := board.ParseCell(name)
		if !ok || digits == "" {
			return fmt.Errorf("%q is no candidate", field)
		}
		for _, r := range digits {
			d, ok := board.ParseDigit(r)
			if !ok {
				return fmt.Errorf("%q is no candidate", field)
			}
			set.Add(board.NewCandidate(c, d))
		}
	}
	return nil
}

// parseRole is the inverse of Role.String.
func parseRole(name string) (step.Role, bool) {
	for r := step.Role(1); r != 0; r <<= 1 {
		if r.String() == name {
			return r, true
		}
	}
	return 0, false
}
