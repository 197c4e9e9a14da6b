//go:build !js

package pipeline

import (
	"fmt"
	"strings"
	"testing"
)

// TestShardErrors checks that the error for an invalid shard quotes it and says what
// would be valid.
func TestShardErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":          `"" is not a shard such as 3/64`,
		"3":         `"3" is not a shard such as 3/64`,
		"3/":        `"3/" is not a shard such as 3/64`,
		"a/b":       `"a/b" is not a shard such as 3/64`,
		"-1/4":      `"-1/4" is not a shard such as 3/64`,
		"1/2/3":     `"1/2/3" is not a shard such as 3/64`,
		"0/4":       `"0/4": the shards are 1/4 to 4/4`,
		"5/4":       `"5/4": the shards are 1/4 to 4/4`,
		"1/0":       `"1/0": the number of shards is from 1 to 1000000`,
		"1/1000001": `"1/1000001": the number of shards is from 1 to 1000000`,
	} {
		var s Shard
		if err := s.UnmarshalText([]byte(text)); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// FuzzShard checks that an accepted shard contains exactly one of the first puzzles, the
// one with the shard's number.
func FuzzShard(f *testing.F) {
	f.Add("3/64")
	f.Add("1/1")
	f.Fuzz(func(t *testing.T, text string) {
		var s, again Shard
		if s.UnmarshalText([]byte(text)) != nil {
			return
		}
		if err := again.UnmarshalText(fmt.Appendf(nil, "%d/%d", s.Number, s.Of)); err != nil || again != s {
			t.Errorf("%q is %v, again %v, %v", text, s, again, err)
		}
		for i := range min(s.Of, 100) {
			if s.Has(i) != (i+1 == s.Number) || s.Has(i) != s.Has(i+s.Of) {
				t.Errorf("%q and puzzle %d: %v", text, i, s.Has(i))
			}
		}
	})
}
