//go:build !js

package pipeline

import (
	"fmt"
	"strconv"
	"strings"
)

// Sharded holds the flag for processing a part of a list.
type Sharded struct {
	Shard Shard `placeholder:"3/64" help:"Process only this part of the list, such as the third of 64: puzzles 3, 67, 131 and so on. Every puzzle, readable or not, is in exactly one of the parts 1/64 to 64/64."`
}

// Shard is every nth puzzle of a list, beginning with one of the first n. The zero Shard
// is the entire list.
type Shard struct {
	Number int // number of the shard, from 1
	Of     int
}

// maxShards limits the number of shards, to catch swapped numbers and typing mistakes.
const maxShards = 1_000_000

// UnmarshalText parses a shard such as 3/64.
func (s *Shard) UnmarshalText(text []byte) error {
	number, of, ok := strings.Cut(string(text), "/")
	n, err := strconv.ParseUint(number, 10, 31)
	if err != nil || !ok {
		return fmt.Errorf("%q is not a shard such as 3/64, the third of 64", text)
	}
	m, err := strconv.ParseUint(of, 10, 31)
	switch {
	case err != nil:
		return fmt.Errorf("%q is not a shard such as 3/64, the third of 64", text)
	case m < 1 || m > maxShards:
		return fmt.Errorf("%q: the number of shards is from 1 to %d", text, maxShards)
	case n < 1 || n > m:
		return fmt.Errorf("%q: the shards are 1/%d to %[2]d/%[2]d", text, m)
	}
	s.Number, s.Of = int(n), int(m)
	return nil
}

// Has reports whether puzzle i of a list, from 0, is in the shard.
func (s Shard) Has(i int) bool { return s.Of == 0 || i%s.Of == s.Number-1 }
