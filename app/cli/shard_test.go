//go:build !js

package cli

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestShards checks that the shards of a list partition it and keep its order, for plain
// and packed files and standard input.
func TestShards(t *testing.T) {
	text := "# a list with grids of several lines and unreadable lines\n"
	for i := range 40 {
		// Puzzle i is the example with its digits renamed.
		renamed := strings.Map(func(x rune) rune {
			if x == '.' {
				return x
			}
			return '1' + (x-'1'+rune(i))%9
		}, puzzle)
		switch {
		case i%13 == 5:
			text += renamed[:80] + "\n"
		case i%9 == 3:
			for row := range 9 {
				text += renamed[9*row:9*row+9] + "\n"
			}
			text += "\n"
		default:
			text += renamed + "\n"
		}
	}
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	w.Write([]byte(text))
	w.Close()
	dir := t.TempDir()
	plainFile, packedFile := filepath.Join(dir, "list.txt"), filepath.Join(dir, "list.gz")
	if err := os.WriteFile(plainFile, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(packedFile, packed.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, command := range [][]string{{"list", "--columns=line,puzzle,solutions,er", "--as=line"}, {"solve", "--json"}, {"rate", "--json"}} {
		for _, source := range []string{plainFile, packedFile, "-"} {
			// lines returns the answers and the number of complaints.
			lines := func(shard ...string) (out []string, complaints int) {
				var stdout, stderr strings.Builder
				run(t.Context(), append(append(command[:len(command):len(command)], shard...), source), strings.NewReader(text), &stdout, &stderr)
				return strings.Split(strings.TrimSuffix(stdout.String(), "\n"), "\n"), strings.Count(stderr.String(), "80 cells")
			}
			whole, complaints := lines()
			if command[0] == "list" && (complaints == 0 || len(whole)+complaints != 40) {
				t.Fatalf("%v: %d lines, %d complaints", command, len(whole), complaints)
			}
			for _, n := range []int{1, 2, 7, 41} {
				left, total := complaints, 0
				for i := range n {
					part, unread := lines(fmt.Sprintf("--shard=%d/%d", i+1, n))
					if part[0] == "" {
						part = nil
					}
					left -= unread
					total += len(part)
					if i < min(n, 5) && part[0] != whole[i] { // before the first unreadable line
						t.Errorf("%v %s: shard %d of %d begins with %s", command, source, i+1, n, part[0])
					}
					if !isWithin(part, whole) {
						t.Errorf("%v %s: shard %d of %d has lines that are not in the list, or in another order", command, source, i+1, n)
					}
				}
				if left != 0 || total != len(whole) {
					t.Errorf("%v %s: %d shards have %d lines of %d, and %d complaints too few", command, source, n, total, len(whole), left)
				}
			}
		}
	}
}

// isWithin reports whether a list has all lines of a part, in the same order.
func isWithin(part, list []string) bool {
	for _, line := range list {
		if len(part) > 0 && part[0] == line {
			part = part[1:]
		}
	}
	return len(part) == 0
}
