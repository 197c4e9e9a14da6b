//go:build !js

package ear

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
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
	_, err := web.New("/")
	return err
}

// TestJourneys compares what Orca says with the transcripts. A line "> key key" has keys
// as xdotool names them. The lines below it are what Orca says until it is quiet. -update
// rewrites these lines.
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
			case got != string(want):
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
	page, err := web.New("/")
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
const (
	quietAsWritten = 250 * time.Millisecond  // once it has said everything in the transcript
	quietUnknown   = 2500 * time.Millisecond // if it says anything else
	quietLate      = 8 * time.Second         // while the transcript has more
	quietLoaded    = 4 * time.Second         // after a page was opened
	limit          = 30 * time.Second
)

// perform plays a transcript and returns it with what Orca actually says.
func perform(t *testing.T, transcript string, s *site) string {
	d := startDesktop(t, "en_US")
	var out strings.Builder
	lines := strings.Split(strings.TrimSpace(transcript), "\n")
	for i, line := range lines {
		action, isKeys := strings.CutPrefix(line, "> ")
		path, isVisit := strings.CutPrefix(line, "visit ")
		switch {
		case isVisit:
			d.visit("en", s, path)
			fmt.Fprintln(&out, line)
		case isKeys:
			fmt.Fprintln(&out, line)
			for i, key := range strings.Fields(action) {
				if i > 0 {
					d.pause()
				}
				d.press(key)
			}
			for _, said := range d.await(written(lines[i+1:])) {
				fmt.Fprintf(&out, "  %s\n", said)
			}
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
