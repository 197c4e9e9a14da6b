package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const table = "../../PROMISES.md"

func TestWith(t *testing.T) {
	const before = "Words.\n\n| promise | how | figure | day | commit |\n|---|---|---|---|---|\n| a | `make a` |  |  |  |\n| b | `make b`, TestB | 3 | 2026-01-02 | 1234567 |\n"
	for _, x := range []struct{ target, want, wrong string }{
		{target: "a", want: strings.Replace(before, "|  |  |  |", "| 7 | 2026-11-23 | abcdef0 |", 1)},
		{target: "b", want: strings.Replace(before, "3 | 2026-01-02 | 1234567", "7 | 2026-11-23 | abcdef0", 1)},
		{target: "c", wrong: "0 rows have the target c instead of one"},
	} {
		got, err := with(before, x.target, "7", "2026-11-23", "abcdef0")
		if err != nil {
			if err.Error() != x.wrong {
				t.Errorf("%s: %v", x.target, err)
			}
			continue
		}
		if got != x.want {
			t.Errorf("%s:\n%s\nwant\n%s", x.target, got, x.want)
		}
	}
}

// TestTableNamesWhatIsThere checks that the targets and tests in the table exist.
func TestTableNamesWhatIsThere(t *testing.T) {
	text, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	makefile, err := os.ReadFile("../../../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	tests := testsBelow(t, "../../..")
	rows := 0
	for line := range strings.Lines(string(text)) {
		cells := splitCells(strings.TrimSuffix(line, "\n"))
		if cells == nil || cells[0] == "promise" {
			continue
		}
		rows++
		proofs := 0
		for _, target := range regexp.MustCompile("`make ([a-z-]+)[^`]*`").FindAllStringSubmatch(cells[byTarget], -1) {
			proofs++
			if !strings.Contains(string(makefile), "\n"+target[1]+":") {
				t.Errorf("%s: no target %s", cells[0], target[1])
			}
		}
		for _, name := range regexp.MustCompile(`\b(Test|Fuzz)\w+`).FindAllString(cells[byTarget], -1) {
			proofs++
			if !slices.Contains(tests, name) {
				t.Errorf("%s: no test %s", cells[0], name)
			}
		}
		if proofs == 0 {
			t.Errorf("%s: nothing proves it", cells[0])
		}
	}
	if rows == 0 {
		t.Error("the table has no rows")
	}
}

// testsBelow returns the names of all tests in a folder and its subfolders.
func testsBelow(t *testing.T, folder string) (names []string) {
	function := regexp.MustCompile(`(?m)^func ((?:Test|Fuzz)\w+)\(`)
	err := filepath.WalkDir(folder, func(path string, _ os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, match := range function.FindAllStringSubmatch(string(text), -1) {
			names = append(names, match[1])
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}
