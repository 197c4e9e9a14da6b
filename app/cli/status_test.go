//go:build !js

package cli

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/app/cli/pipeline"
)

// statusInputs holds positions of one puzzle, keyed by fault.
var statusInputs = map[string]string{
	"proper":            puzzle,
	"solved":            solution,
	"none":              "5" + "1" + puzzle[2:],
	"clash":             "55" + puzzle[2:],
	"several":           "53" + strings.Repeat(".", 79),
	"wrong entry":       strings.Replace(puzzle, "53.", "53+1", 1),
	"wrong elimination": ":0000:x:" + puzzle + ":413::",
	"right elimination": ":0000:x:" + puzzle + ":113::",
	"unreadable":        "xyz" + puzzle[3:],
}

// TestStatuses compares the exit statuses of all commands that read puzzles with one
// table.
func TestStatuses(t *testing.T) {
	one := map[string]int{
		"proper": pipeline.Done, "solved": pipeline.Done, "none": pipeline.Unsolved, "clash": pipeline.Unsolved, "several": pipeline.Unsolved,
		"wrong entry": pipeline.Unsolved, "wrong elimination": pipeline.Unsolved, "right elimination": pipeline.Done, "unreadable": pipeline.Failed,
	}
	several := map[string]int{"several": pipeline.Done}
	read := map[string]int{
		"none": pipeline.Done, "clash": pipeline.Done, "several": pipeline.Done, "wrong entry": pipeline.Done, "wrong elimination": pipeline.Done,
	}
	for command, differs := range map[string]map[string]int{
		"solve":                       nil,
		"solve --count=3":             several,
		"check":                       nil,
		"explain":                     nil,
		"hint":                        nil,
		"hint --level=5":              nil,
		"methods --only=engine":       nil,
		"rate":                        nil,
		"steps --quick":               nil,
		"convert --to=hodoku-library": read,
	} {
		for name, input := range statusInputs {
			want, ok := differs[name]
			if !ok {
				want = one[name]
			}
			for _, asJSON := range []bool{false, true} {
				args := strings.Fields(command)
				if asJSON {
					args = append(args, "--json")
				}
				checkStatus(t, fmt.Sprintf("%s of %s", strings.Join(args, " "), name), args, input, asJSON, want)
			}
		}
	}
}

func checkStatus(t *testing.T, name string, args []string, input string, asJSON bool, want int) {
	t.Helper()
	var out, errs strings.Builder
	status := run(t.Context(), append(args, "-"), strings.NewReader(input+"\n"), &out, &errs)
	if status != want {
		t.Errorf("%s: status %d, want %d: %s%s", name, status, want, &out, &errs)
	}
	said := errs.String()
	if asJSON {
		var object struct{ Error string }
		if err := json.Unmarshal([]byte(out.String()), &object); err != nil {
			t.Errorf("%s: %v: %s", name, err, &out)
		}
		if said != "" {
			t.Errorf("%s complains in addition to its object: %s", name, said)
		}
		said = object.Error
	} else if slices.Contains(args, "check") {
		said += out.String()
	}
	isSeveral := strings.Contains(name, "several") // JSON output gives the number instead
	if want == pipeline.Done && said != "" && !strings.Contains(name, "check") || want != pipeline.Done && said == "" && !isSeveral {
		t.Errorf("%s: status %d, printed %q", name, want, said)
	}
}

// TestMistakesAreNamed checks that every solving command names the digits that contradict
// the solution, but does not reveal the solution.
func TestMistakesAreNamed(t *testing.T) {
	for _, command := range []string{"solve", "solve --count=3", "explain", "hint --level=5", "rate", "steps --quick", "methods --only=engine", "check"} {
		for input, sentence := range map[string]string{
			statusInputs["wrong entry"]:       "The entry r1c3=1 contradicts the solution.",
			statusInputs["wrong elimination"]: "The candidate r1c3=4 was ruled out, but it belongs to the solution.",
		} {
			mistake := map[bool]string{true: "r1c3=1", false: "r1c3<>4"}[strings.Contains(sentence, "entry")]
			var out, errs, object strings.Builder
			args := strings.Fields(command)
			run(t.Context(), append(args, "-"), strings.NewReader(input), &out, &errs)
			if said := errs.String() + out.String(); !strings.Contains(said, sentence) {
				t.Errorf("%s prints %q", command, said)
			}
			run(t.Context(), append(args, "--json", "-"), strings.NewReader(input), &object, &errs)
			var got struct {
				Error    string
				Mistakes []string
				Steps    []any
				Solution string
			}
			if err := json.Unmarshal([]byte(object.String()), &got); err != nil {
				t.Fatal(command, err)
			}
			if !strings.Contains(got.Error, sentence) || !slices.Equal(got.Mistakes, []string{mistake}) || len(got.Steps) > 0 || got.Solution != "" {
				t.Errorf("%s --json prints %s", command, &object)
			}
		}
	}
}

// TestStatusesAreInTheManual checks that the manual contains the table.
func TestStatusesAreInTheManual(t *testing.T) {
	var out, errs strings.Builder
	if status := run(t.Context(), []string{"manual"}, nil, &out, &errs); status != pipeline.Done {
		t.Fatal(status, errs.String())
	}
	for _, s := range statuses {
		if !strings.Contains(out.String(), fmt.Sprintf("%d\"\n%s", s.status, s.means)) {
			t.Errorf("the manual lacks status %d: %s", s.status, s.means)
		}
	}
}
