//go:build !js

package ear

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"sudoku/solver/golden"
	"sudoku/web"
)

// TestMain runs the tests if EAR is set, the page is built and a desktop is installed.
func TestMain(m *testing.M) {
	if err := ready(); err != nil {
		fmt.Println("web/ear: not tested:", err)
		if os.Getenv("EAR") != "" {
			os.Exit(1)
		}
		return
	}
	os.Exit(m.Run())
}

func ready() error {
	if os.Getenv("EAR") == "" {
		return fmt.Errorf("run `make ear`")
	}
	for _, name := range programs {
		if _, err := exec.LookPath(name); err != nil {
			return err
		}
	}
	_, err := page()
	return err
}

// page returns the handler of the page. Drawing all pages takes a while.
var page = sync.OnceValues(func() (http.Handler, error) { return web.New("/") })

// TestJourneys compares what Orca says with the transcripts. A line "> key key*3" has keys
// as xdotool names them, the second pressed three times. The lines below it are what Orca
// says until it is quiet. Their order does not count, since an announcement may come
// before or after the element that receives the focus. The line below "count" says how
// many keys and words each placement has cost since the last count. -update rewrites all
// these lines. After the keys of a line "~ key", what Orca says depends on how fast the
// machine is, and is left out.
func TestJourneys(t *testing.T) {
	files, err := filepath.Glob("testdata/*.transcript")
	if err != nil || len(files) == 0 {
		t.Fatal("no transcripts", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".transcript"), func(t *testing.T) {
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := perform(t, string(want), serve(t))
			switch {
			case *golden.Update:
				if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
			case unordered(got) != unordered(string(want)):
				t.Errorf("%s: heard\n%s", file, got)
			}
		})
	}
}

// site serves the page and records the time of the last request.
type site struct {
	*httptest.Server
	last atomic.Int64 // time of the last request, in nanoseconds since 1970
}

func serve(t *testing.T) *site {
	page, err := page()
	if err != nil {
		t.Fatal(err)
	}
	s := &site{}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.last.Store(time.Now().UnixNano())
		page.ServeHTTP(w, r)
	}))
	t.Cleanup(s.Close)
	return s
}

// idle returns the time since the last request, or 0 if there was none.
func (s *site) idle() time.Duration {
	if last := s.last.Load(); last != 0 {
		return time.Since(time.Unix(0, last))
	}
	return 0
}

// How long Orca must be quiet before the next key is pressed.
var (
	quietAsWritten = slow * 250 * time.Millisecond  // once it has said everything in the transcript
	quietUnknown   = slow * 2500 * time.Millisecond // if it says anything else
	quietLate      = slow * 8 * time.Second         // while the transcript has more
	quietLoaded    = slow * 4 * time.Second         // after a page was opened
	limit          = slow * 30 * time.Second
)

// slow multiplies all waits on a busy machine, where Orca speaks late.
var slow = func() time.Duration {
	n, _ := strconv.Atoi(os.Getenv("EAR_SLOW"))
	return time.Duration(max(n, 1))
}()

// perform plays a transcript and returns it with what Orca actually says.
func perform(t *testing.T, transcript string, s *site) string {
	d := startDesktop(t, "en_US")
	var out strings.Builder
	var cost effort
	lines := strings.Split(strings.TrimSpace(transcript), "\n")
	for i, line := range lines {
		action, isKeys := strings.CutPrefix(line, "> ")
		path, isVisit := strings.CutPrefix(line, "visit ")
		unheard, isUnheard := strings.CutPrefix(line, "~ ")
		switch {
		case isVisit:
			d.visit("en", s, path)
			fmt.Fprintln(&out, line)
		case isKeys:
			fmt.Fprintln(&out, line)
			all := keys(action)
			for i, key := range all {
				if i > 0 {
					d.pause()
				}
				d.press(key)
			}
			said := d.await(written(lines[i+1:]))
			for _, words := range said {
				fmt.Fprintf(&out, "  %s\n", words)
			}
			cost.add(all, said)
		case isUnheard:
			fmt.Fprintln(&out, line)
			for _, key := range keys(unheard) {
				d.press(key)
				d.await(nil)
			}
		case line == "count":
			fmt.Fprintf(&out, "count\n  %s\n", cost)
			cost = effort{}
		case strings.HasPrefix(line, "#") || line == "":
			fmt.Fprintln(&out, line)
		}
	}
	return out.String()
}

// written returns the leading indented lines, which hold what Orca should say.
func written(lines []string) (said []string) {
	for _, line := range lines {
		words, indented := strings.CutPrefix(line, "  ")
		if !indented {
			break
		}
		said = append(said, words)
	}
	return said
}

// unordered sorts what is said after each key.
func unordered(transcript string) string {
	lines := strings.Split(transcript, "\n")
	for from := range lines {
		said := len(written(lines[from:]))
		if said > 0 && (from == 0 || !strings.HasPrefix(lines[from-1], "  ")) {
			slices.Sort(lines[from : from+said])
		}
	}
	return strings.Join(lines, "\n")
}

// keys returns the keys of a line, repeated as often as it says.
func keys(action string) (all []string) {
	for _, word := range strings.Fields(action) {
		key, times, _ := strings.Cut(word, "*")
		n, err := strconv.Atoi(times)
		if err != nil {
			n = 1
		}
		all = append(all, slices.Repeat([]string{key}, n)...)
	}
	return all
}

// effort is what the placements of a game cost.
type effort struct{ placed, keys, words int }

func (e *effort) add(keys, said []string) {
	e.keys += len(keys)
	for _, words := range said {
		e.words += len(strings.Fields(words))
		if strings.Contains(words, " placed") {
			e.placed++
		}
	}
}

func (e effort) String() string {
	per := func(n int) float64 { return float64(n) / float64(max(e.placed, 1)) }
	return fmt.Sprintf("%d placed, with %.1f keys and %.1f words each", e.placed, per(e.keys), per(e.words))
}
