//go:build !js

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"sudoku/solver/profile"
)

// A part is a kind of check applied to a list.
type part struct {
	kind, list string
	// round counts the passes through the list, from 1. done is the number of puzzles
	// checked in this round.
	round, done, of int
	// The results of this round. unsolved counts the paths that got stuck although the
	// puzzle has one solution.
	unsolved, boards, steps, effects, wrong int
	seconds                                 int // time spent in all rounds
	// day, commit and catalog describe the last check. If the catalog of techniques has
	// changed since, the part is out of date and starts again.
	day, commit string
	catalog     uint32
}

// A ledger records everything checked so far: the current state of its parts, and totals
// over all rounds and catalogs.
type ledger struct {
	parts      []*part
	techniques map[string]*count
	boards     int
	wrong      int
}

const head = `# Results of "make sound" and "make hardest", written by solver/tools/sound.
# A part is a kind of check on a list. When all parts are finished, the next round starts
# with new disguises of the puzzles. A part checked with an outdated catalog of techniques
# starts again. The totals cover all rounds, including those with earlier catalogs.
`

// Formats of the lines.
const (
	partLine      = "part %s %s round %d: %d/%d puzzles, %d unsolved, %d boards, %d steps, %d effects, %d wrong, %d s, %s %s %08x\n"
	techniqueLine = "technique %s %d steps, %d effects\n"
	sumLine       = "sum: %d boards, %d steps, %d effects, %d wrong\n"
)

// readLedger reads a ledger. It returns an empty ledger if the file does not exist.
func readLedger(file string) (*ledger, error) {
	l := &ledger{techniques: map[string]*count{}}
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return l, nil
	}
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(data)) {
		if err := l.read(line); err != nil {
			return nil, fmt.Errorf("%s: %q: %w", file, line, err)
		}
	}
	return l, nil
}

func (l *ledger) read(line string) (err error) {
	word, _, _ := strings.Cut(line, " ")
	switch word {
	case "part":
		p := new(part)
		_, err = fmt.Sscanf(line, partLine, &p.kind, &p.list, &p.round, &p.done, &p.of, &p.unsolved, &p.boards, &p.steps, &p.effects, &p.wrong, &p.seconds, &p.day, &p.commit, &p.catalog)
		l.parts = append(l.parts, p)
	case "technique":
		n, key := new(count), ""
		_, err = fmt.Sscanf(line, techniqueLine, &key, &n.steps, &n.effects)
		l.techniques[key] = n
	case "sum:":
		_, err = fmt.Sscanf(line, sumLine, &l.boards, new(int), new(int), &l.wrong)
	}
	return err
}

// write writes the ledger atomically.
func (l *ledger) write(file string) error {
	if err := os.WriteFile(file+".new", []byte(l.String()), 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}

// String returns the text of the ledger file.
func (l *ledger) String() string {
	var b strings.Builder
	b.WriteString(head)
	all := l.all()
	fmt.Fprintf(&b, sumLine, l.boards, all.steps, all.effects, l.wrong)
	b.WriteByte('\n')
	for _, p := range l.parts {
		fmt.Fprintf(&b, partLine, p.kind, p.list, p.round, p.done, p.of, p.unsolved, p.boards, p.steps, p.effects, p.wrong, p.seconds, p.day, p.commit, p.catalog)
	}
	b.WriteByte('\n')
	for _, key := range slices.Sorted(maps.Keys(l.techniques)) {
		fmt.Fprintf(&b, techniqueLine, key, l.techniques[key].steps, l.techniques[key].effects)
	}
	return b.String()
}

// all returns the total over the techniques.
func (l *ledger) all() (n count) {
	for _, of := range l.techniques {
		n.steps += of.steps
		n.effects += of.effects
	}
	return n
}

// plan adds parts for new lists, restarts parts with an outdated catalog, and updates the
// lengths of the lists. It keeps parts whose lists are absent.
func (l *ledger) plan(lists map[string]list) {
	known := map[[2]string]*part{}
	for _, p := range l.parts {
		known[[2]string{p.kind, p.list}] = p
	}
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		for _, name := range slices.Sorted(maps.Keys(lists)) {
			p := known[[2]string{kind, name}]
			if p == nil {
				p = &part{kind: kind, list: name, round: 1, day: "-", commit: "-", catalog: profile.Fingerprint}
				l.parts = append(l.parts, p)
			}
			if p.catalog != profile.Fingerprint {
				p.begin(p.round)
			}
			p.of = lists[name].of
			p.done = min(p.done, p.of)
		}
	}
	slices.SortFunc(l.parts, func(a, b *part) int { return strings.Compare(a.kind+" "+a.list, b.kind+" "+b.list) })
}

// begin starts a round of a part.
func (p *part) begin(round int) {
	*p = part{kind: p.kind, list: p.list, round: round, of: p.of, seconds: p.seconds, day: p.day, commit: p.commit, catalog: profile.Fingerprint}
}

// isHardest reports whether a part covers the hardest known puzzles, each of which must
// be solved by logic alone.
func (p *part) isHardest() bool {
	return p.kind == "human" && strings.Contains(p.list, "forum_hardest")
}

// next returns the part in the lowest round that has had the least time. If no part is
// left in the current round, it starts a new one. It returns nil if there are no parts.
func (l *ledger) next(lists map[string]list, hardest bool) (best *part) {
	for _, p := range l.parts {
		if _, here := lists[p.list]; !here || hardest && !p.isHardest() {
			continue
		}
		if p.done == p.of && l.ended(p.round, lists, hardest) {
			p.begin(p.round + 1)
		}
		if p.done < p.of && (best == nil || p.round < best.round || p.round == best.round && p.seconds < best.seconds) {
			best = p
		}
	}
	return best
}

// ended reports whether no part has puzzles left in the given round or an earlier one.
func (l *ledger) ended(round int, lists map[string]list, hardest bool) bool {
	return !slices.ContainsFunc(l.parts, func(p *part) bool {
		_, here := lists[p.list]
		return here && (!hardest || p.isHardest()) && p.round <= round && p.done < p.of
	})
}

// add counts the checks of a puzzle.
func (p *part) add(c *checker) {
	p.boards += c.boards
	p.unsolved += c.unsolved
	p.wrong += len(c.wrong)
	for _, n := range c.by {
		p.steps += n.steps
		p.effects += n.effects
	}
}

func (l *ledger) add(c *checker) {
	l.boards += c.boards
	l.wrong += len(c.wrong)
	for key, n := range c.by {
		if l.techniques[key] == nil {
			l.techniques[key] = new(count)
		}
		l.techniques[key].steps += n.steps
		l.techniques[key].effects += n.effects
	}
}

// figure summarises the checks on one line.
func (l *ledger) figure(hardest bool) string {
	done, of, unsolved := 0, 0, 0
	for _, p := range l.parts {
		if hardest && !p.isHardest() {
			continue
		}
		of += p.of
		if done += p.done; p.round > 1 {
			done += p.of - p.done
		}
		unsolved += p.unsolved
	}
	if hardest {
		return fmt.Sprintf("%s of %s puzzles, %d not solved", grouped(done), grouped(of), unsolved)
	}
	all, techniques := l.all(), len(l.techniques)
	if l.techniques[repairKey] != nil {
		techniques--
	}
	return fmt.Sprintf("%s effects of %s steps by %d techniques, %d wrong; %s of %s checks of a puzzle",
		grouped(all.effects), grouped(all.steps), techniques, l.wrong, grouped(done), grouped(of))
}

// grouped formats a number with its digits in groups of three.
func grouped(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
