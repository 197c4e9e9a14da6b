//go:build !js

package main

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strings"
	"time"
)

// pollTime is the polling interval. Checking all sources takes a few milliseconds.
const pollTime = 100 * time.Millisecond

// sources maps the page's source files to their modification stamps.
type sources map[string]stamp

type stamp struct {
	saved time.Time
	size  int64
}

// look finds the sources below a folder.
func look(root string) (sources, error) {
	found := sources{}
	tree := os.DirFS(root)
	for _, top := range []string{"main.go", "go.mod", "wasm_exec.js", "app", "solver", "web"} {
		err := fs.WalkDir(tree, top, func(name string, e fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case e.IsDir() && (name == "web/bundle" || name == "web/e2e"):
				return fs.SkipDir
			case e.IsDir(), strings.HasPrefix(e.Name(), "."), strings.HasSuffix(name, "_test.go"), strings.HasSuffix(name, ".md"):
				return nil
			}
			info, err := e.Info()
			if err == nil {
				found[name] = stamp{info.ModTime(), info.Size()}
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return found, nil
}

// change is the difference between two polls.
type change struct {
	names []string // sorted
	saved time.Time
}

func (now sources) since(before sources) change {
	var c change
	for name, s := range now {
		if s != before[name] {
			c.names = append(c.names, name)
			if s.saved.After(c.saved) {
				c.saved = s.saved
			}
		}
	}
	for name := range before {
		if _, there := now[name]; !there {
			c.names = append(c.names, name)
		}
	}
	if c.saved.IsZero() {
		c.saved = time.Now()
	}
	slices.Sort(c.names)
	return c
}

func (c change) any() bool { return len(c.names) > 0 }

// and returns c combined with a later change.
func (c change) and(later change) change {
	all := map[string]bool{}
	for _, name := range slices.Concat(c.names, later.names) {
		all[name] = true
	}
	return change{slices.Sorted(maps.Keys(all)), later.saved}
}

// page reports whether the page's program must be compiled.
func (c change) page() bool {
	return slices.ContainsFunc(c.names, func(name string) bool { return !strings.HasPrefix(name, "web/") })
}

// program reports whether this program must be compiled.
func (c change) program() bool {
	return slices.ContainsFunc(c.names, func(name string) bool { return path.Dir(name) != "web/style" })
}
