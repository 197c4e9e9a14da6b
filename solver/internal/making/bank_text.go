package making

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"sudoku/solver/board"
)

// A bank consists of these lines: "mined" and the number of attempts, the attempts of
// each key, "walks" and their number, "births" and how each puzzle was bred, and the
// births of each key. The last three are absent if nothing was bred. After "seen" come,
// by technique key, puzzles in which the technique has a step: the number of an attempt
// or the puzzle itself. They are in a separate file, which WriteTo does not write.
//
// A line that starts with a space continues the previous one, which keeps diffs readable.
// The page loads a version without continuation lines.
const (
	minedLine  = "mined"
	walksLine  = "walks"
	birthsLine = "births"
	seenLine   = "seen"
)

// attemptMark precedes the number of an attempt in place of a parent.
const attemptMark = "a"

// perLine is the number of entries per line.
const perLine = 12

// separator returns the text that precedes an entry.
func separator(entry int) string {
	if entry > 0 && entry%perLine == 0 {
		return "\n "
	}
	return " "
}

// Joined joins each line of a bank with its continuation lines.
func Joined(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\n "), []byte(" ")) }

// WriteTo writes the bank.
func (b *Bank) WriteTo(w io.Writer) (int64, error) {
	var out strings.Builder
	fmt.Fprintln(&out, minedLine, b.Mined)
	writeLists(&out, b.Attempts)
	if b.Walks > 0 || len(b.Births) > 0 {
		fmt.Fprintln(&out, walksLine, b.Walks)
		out.WriteString(birthsLine)
		for i, birth := range b.Births {
			out.WriteString(separator(i))
			if birth.Search != "" {
				fmt.Fprintf(&out, "%s%d.%s", birth.Search, birth.Seed, Pack(&birth.Givens))
			} else if birth.Parent < 0 {
				fmt.Fprintf(&out, "%s%d.%d", attemptMark, ^birth.Parent, birth.Seed)
			} else {
				fmt.Fprintf(&out, "%d.%d", i-birth.Parent, birth.Seed)
			}
		}
		out.WriteByte('\n')
		writeLists(&out, b.Bred)
	}
	n, err := io.WriteString(w, out.String())
	return int64(n), err
}

// writeLists writes a line for each key, with each number as the difference from the
// previous one.
func writeLists(out *strings.Builder, lists map[string][]int) {
	keys := make([]string, 0, len(lists))
	for key := range lists {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	for _, key := range keys {
		out.WriteString(key)
		last := 0
		for i, n := range lists[key] {
			out.WriteString(separator(i))
			fmt.Fprint(out, n-last)
			last = n
		}
		out.WriteByte('\n')
	}
}

// ReadBank reads a bank in the format of WriteTo. Line numbers in errors do not count
// continuation lines.
func ReadBank(r io.Reader) (*Bank, error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	b := &Bank{Attempts: map[string][]int{}, Bred: map[string][]int{}}
	lines := bufio.NewScanner(bytes.NewReader(Joined(text)))
	lines.Buffer(nil, 1<<20)
	at, lists, seen := 1, b.Attempts, false
	for ; lines.Scan(); at++ {
		fields := strings.Fields(lines.Text())
		if len(fields) == 0 {
			return nil, fmt.Errorf("line %d of the bank is empty", at)
		}
		key, fields := fields[0], fields[1:]
		if at == 1 && (key != minedLine || len(fields) != 1) {
			return nil, fmt.Errorf("this is no bank: it begins with %q", key)
		}
		var err error
		switch {
		case at == 1:
			b.Mined, err = readNumber(fields[0])
		case key == walksLine && len(fields) == 1:
			lists = b.Bred
			b.Walks, err = readNumber(fields[0])
		case key == birthsLine:
			b.Births, err = readBirths(fields)
		case key == seenLine && len(fields) == 0:
			seen, b.Seen = true, map[string][]string{}
		case seen:
			b.Seen[key] = fields
		default:
			lists[key], err = readList(fields)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d of the bank: %w", at, err)
		}
	}
	if at == 1 && lines.Err() == nil {
		return nil, errors.New("the bank is empty")
	}
	for key, places := range b.Bred {
		if n := len(places); n > 0 && places[n-1] >= len(b.Births) {
			return nil, fmt.Errorf("the bank has no birth %d, which it lists for %s", places[n-1], key)
		}
	}
	return b, lines.Err()
}

func readNumber(field string) (int, error) {
	n, err := strconv.Atoi(field)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("%q is no number", field)
	}
	return n, nil
}

func readList(fields []string) (numbers []int, err error) {
	sum := 0
	for _, field := range fields {
		n, err := readNumber(field)
		if err != nil {
			return nil, err
		}
		sum += n
		numbers = append(numbers, sum)
	}
	return numbers, nil
}

func readBirths(fields []string) (births []Birth, err error) {
	for i, field := range fields {
		from, by, _ := strings.Cut(field, ".")
		var birth Birth
		kind := strings.TrimRight(from, "0123456789")
		n, err := readNumber(from[len(kind):])
		switch kind {
		case "":
			birth.Parent = i - n
			if n < 1 || n > i {
				err = errors.New("it comes before its parent")
			}
		case attemptMark:
			birth.Parent = ^n
		default:
			birth.Search, birth.Seed = kind, uint64(n)
			birth.Givens, err = unpack(by)
		}
		if err == nil && birth.Search == "" {
			n, err = readNumber(by)
			birth.Seed = uint64(n)
		}
		if err != nil {
			return nil, fmt.Errorf("%q is no birth: %w", field, err)
		}
		births = append(births, birth)
	}
	return births, nil
}

// Pack formats a grid as its digits, with a letter for each run of empty cells: a for one
// cell, z for 26.
func Pack(g *board.Grid) string {
	var out strings.Builder
	empty := 0
	flush := func() {
		for ; empty > 0; empty -= min(empty, 26) {
			out.WriteByte(byte('a' + min(empty, 26) - 1))
		}
	}
	for _, d := range g {
		if d == 0 {
			empty++
			continue
		}
		flush()
		out.WriteByte(byte('0' + d))
	}
	flush()
	return out.String()
}

// unpack parses a proper puzzle in the format of Pack.
func unpack(s string) (g board.Grid, err error) {
	at := 0
	for _, x := range []byte(s) {
		switch {
		case '1' <= x && x <= '9' && at < board.Cells:
			g[at] = board.Digit(x - '0')
			at++
		case 'a' <= x && x <= 'z':
			at += int(x-'a') + 1
		default:
			return g, fmt.Errorf("%q in it", x)
		}
	}
	if _, ok := Solve(&g); at != board.Cells || !ok {
		return g, errors.New("it is no puzzle")
	}
	return g, nil
}
