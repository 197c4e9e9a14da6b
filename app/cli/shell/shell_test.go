//go:build !js

package shell

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

type sample struct {
	Lang string `enum:"en,de" default:"en" help:"The language."`
	Cook struct {
		Hot   bool   `help:"Heat it."`
		Spice string `placeholder:"NAME" help:"What goes in: .5 g of it, \\ or -."`
		File  string `arg:"" optional:"" help:"A file."`
	} `cmd:"" help:"Cook it."`
	Count  struct{} `cmd:"" help:"Count it."`
	Secret struct{} `cmd:"" hidden:"" help:"Say nothing."`
	Serve  struct {
		Course string `arg:"" enum:"first,last" help:"Which course."`
	} `cmd:"" default:"withargs" help:"Serve it."`
}

func grammar(t *testing.T) *kong.Application {
	t.Helper()
	parser, err := kong.New(&sample{}, kong.Name("kitchen"), kong.Description("Cooks."))
	if err != nil {
		t.Fatal(err)
	}
	return parser.Model
}

func TestComplete(t *testing.T) {
	values := map[string][]string{"spice": {"salt", "pepper", "paprika"}}
	for words, want := range map[string]string{
		"":                          "cook count serve",
		"co":                        "cook count",
		"x":                         "",
		"-":                         "--help --lang",
		"--lang ":                   "de en",
		"--lang d":                  "de",
		"--lang=":                   "--lang=de --lang=en",
		"--lang de c":               "cook count",
		"cook ":                     "",
		"cook --":                   "--help --hot --lang --spice",
		"cook --hot ":               "",
		"cook --spice p":            "paprika pepper",
		"cook --spice=s":            "--spice=salt",
		"cook --spice salt --la":    "--lang",
		"cook --no-such=x":          "",
		"cook --spice --hot --lang": "--lang",
		"serve ":                    "first last",
		"serve l":                   "last",
		"secret ":                   "",
	} {
		got := strings.Join(Complete(grammar(t), strings.Split(words, " "), values), " ")
		if got != want {
			t.Errorf("%q completes to %q, want %q", words, got, want)
		}
	}
	if got := Complete(grammar(t), nil, nil); len(got) != 3 {
		t.Errorf("no words complete to %q", got)
	}
}

// TestBash runs the script with a command that prints its arguments.
func TestBash(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Fatal(err) // not skipped, since the Makefile needs bash as well
	}
	const ask = `
sudoku() { printf '<%s>\n' "$@"; }
COMP_LINE="$1" COMP_POINT=${#1}
_sudoku
printf '%s\n' "${COMPREPLY[@]}"`
	for line, want := range map[string][]string{
		"sudoku solve --fr": {"<words>", "<-->", "<solve>", "<--fr>"},
		"sudoku solve ":     {"<words>", "<-->", "<solve>", "<>"},
		"sudoku ":           {"<words>", "<-->", "<>"},
		"sudoku --lang=d":   {"<words>", "<-->", "d>"},
	} {
		out, err := exec.Command(bash, "-c", Script("bash")+ask, "bash", line).CombinedOutput()
		if got := strings.Fields(string(out)); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q asks %q, %v, want %q", line, got, err, want)
		}
	}
}

func TestManual(t *testing.T) {
	m := Manual{Version: "1.2", Statuses: []Status{{0, "Fine."}, {2, "Burnt."}}}
	page := m.Of(grammar(t))
	for _, want := range []string{
		".TH KITCHEN 1 \"\" \"kitchen 1.2\"\n.SH NAME\nkitchen \\- cooks\n",
		".SS \"kitchen cook [<file>] [flags]\"\nCook it.\n",
		".TP\n.B \"\\-\\-spice=NAME\"\nWhat goes in: .5 g of it, \\e or \\-.\n",
		".TP\n.B \"2\"\nBurnt.\n",
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q:\n%s", want, page)
		}
	}
	if strings.Contains(page, "secret") {
		t.Error("a hidden command is in the page")
	}
	for _, at := range []string{".start", "'start"} {
		if got := escaped(at); !strings.HasPrefix(got, `\&`) {
			t.Errorf("%q becomes the roff request %q", at, got)
		}
	}
}
