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

// part is a kind of check on a list.
type part struct {
	kind, list string
	// round counts how often the list has been begun, from 1; done of its puzzles
	// have been checked in this round.
	round, done, of int
	// What that came to, in this round: unsolved are the paths that got stuck though
	// there is one solution.
	unsolved, boards, steps, effects, wrong int
	seconds                                 int // of work, in all rounds
	// day, commit and catalog of the last time. A part that was checked with another
	// catalog of techniques is out of date and begins again.
	day, commit string
	catalog     uint32
}

// ledger is what has been checked, ever: its parts as they stand, and sums over all
// rounds and catalogs.
type ledger struct {
	parts      []*part
	techniques map[string]*count
	boards     int
	wrong      int
}

const head = `# What make sound and make hardest have checked; solver/tools/sound writes it.
# A part is a kind of check on a list. When all parts have come to their end they begin
# another round, in which every puzzle comes in another disguise; a part whose catalog
# of techniques is not today's begins again. The sums are over all rounds, and include
# what was checked with catalogs of before.
`

// The formats of its lines.
const (
	partLine      = "part %s %s round %d: %d/%d puzzles, %d unsolved, %d boards, %d steps, %d effects, %d wrong, %d s, %s %s %08x\n"
	techniqueLine = "technique %s %d steps, %d effects\n"
	sumLine       = "sum: %d boards, %d steps, %d effects, %d wrong\n"
)

// readLedger reads a ledger, or is an empty one if there is no such file.
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

// write writes the ledger, so that a reader finds the old one or the new one.
func (l *ledger) write(file string) error {
	if err := os.WriteFile(file+".new", []byte(l.String()), 0o644); err != nil {
		return err
	}
	return os.Rename(file+".new", file)
}

// String is the ledger as its file has it.
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

// all is the sum over the techniques.
func (l *ledger) all() (n count) {
	for _, of := range l.techniques {
		n.steps += of.steps
		n.effects += of.effects
	}
	return n
}

// plan adds parts for lists that are new, begins again those whose catalog is not
// today's, and takes over how long the lists are. Parts of lists that are not here stay.
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

// begin begins a round of a part.
func (p *part) begin(round int) {
	*p = part{kind: p.kind, list: p.list, round: round, of: p.of, seconds: p.seconds, day: p.day, commit: p.commit, catalog: profile.Fingerprint}
}

// isHardest reports whether a part is of the hardest puzzles known, each of which is
// to be solved by logic alone.
func (p *part) isHardest() bool {
	return p.kind == "human" && strings.Contains(p.list, "forum_hardest")
}

// next is the part to work on: of the lowest round, one that has had the least time.
// If there is none left, another round begins. It is nil if there is no part at all.
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

// ended reports whether no part has puzzles left in a round or before.
func (l *ledger) ended(round int, lists map[string]list, hardest bool) bool {
	return !slices.ContainsFunc(l.parts, func(p *part) bool {
		_, here := lists[p.list]
		return here && (!hardest || p.isHardest()) && p.round <= round && p.done < p.of
	})
}

// add counts what was checked of a puzzle.
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

// figure says in one line what has been checked.
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

// grouped is a number with its digits in threes.
func grouped(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
