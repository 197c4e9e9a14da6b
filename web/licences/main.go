//go:build !js

// Command licences writes the licences of everything that ships: the packages linked into
// the page and the command on any system, and Go itself. A module may contain third-party
// code with its own licence file, so each linked package's folder and those above it are
// searched. Go's licence is kept in the folder go, because not every Go installation has
// it.
package main

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// module is a third-party module.
type module struct {
	Path, Version, Dir string
	Main               bool
	packages           map[string]bool // import paths of the linked packages
}

// targets lists the build targets as GOOS and GOARCH.
var targets = [][2]string{{"js", "wasm"}, {"linux", "amd64"}, {"darwin", "arm64"}, {"windows", "amd64"}}

// names lists the patterns of licence file names.
var names = []string{"LICENSE*", "LICENCE*", "COPYING*", "NOTICE*", "PATENTS*"}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: licences FILE")
		os.Exit(2)
	}
	text, err := licences(".")
	if err == nil {
		err = os.WriteFile(os.Args[1], text, 0o666)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

// licences returns the text for the program whose main package is in folder.
func licences(folder string) ([]byte, error) {
	modules := map[string]*module{}
	for _, target := range targets {
		if err := collect(folder, target, modules); err != nil {
			return nil, err
		}
	}
	var all []module
	for _, m := range modules {
		all = append(all, *m)
		for _, dir := range m.folders() {
			part := module{Path: path.Join(m.Path, dir), Version: m.Version, Dir: filepath.Join(m.Dir, filepath.FromSlash(dir))}
			if files, err := part.licenceFiles(); err != nil {
				return nil, err
			} else if len(files) > 0 {
				all = append(all, part)
			}
		}
	}
	slices.SortFunc(all, func(a, b module) int { return cmp.Compare(a.Path, b.Path) })
	all = slices.Concat([]module{
		{Path: "The Go programming language", Dir: filepath.Join(folder, "web/licences/go")},
		{Path: "Atkinson Hyperlegible Next, the typeface", Dir: filepath.Join(folder, "web/fonts")},
	}, all)

	var out bytes.Buffer
	out.WriteString("Sudoku Solver is made of its own code, under the MIT licence, and of these parts.\n\n")
	for _, m := range all {
		fmt.Fprintln(&out, "- "+strings.TrimSpace(m.Path+" "+m.Version))
	}
	if err := write(&out, module{Path: "Sudoku Solver", Dir: folder}); err != nil {
		return nil, err
	}
	for _, m := range all {
		if err := write(&out, m); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// collect adds the modules whose packages are linked for a target.
func collect(folder string, target [2]string, modules map[string]*module) error {
	list := exec.Command("go", "list", "-deps", "-json=ImportPath,Module", ".")
	list.Dir, list.Stderr = folder, os.Stderr
	list.Env = append(os.Environ(), "GOOS="+target[0], "GOARCH="+target[1], "CGO_ENABLED=0")
	out, err := list.Output()
	if err != nil {
		return fmt.Errorf("go list for %s: %w", target[0], err)
	}
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct {
			ImportPath string
			Module     *module
		}
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if p.Module == nil || p.Module.Main {
			continue
		}
		m := modules[p.Module.Path]
		if m == nil {
			m = p.Module
			m.packages = map[string]bool{}
			modules[m.Path] = m
		}
		m.packages[p.ImportPath] = true
	}
}

// folders returns the sorted folders of the linked packages and those above them, without
// the module's own.
func (m *module) folders() []string {
	folders := map[string]bool{}
	for p := range m.packages {
		dir := strings.TrimPrefix(strings.TrimPrefix(p, m.Path), "/")
		for ; dir != "" && dir != "."; dir = path.Dir(dir) {
			folders[dir] = true
		}
	}
	return slices.Sorted(maps.Keys(folders))
}

// licenceFiles returns the licence files in the module's top folder.
func (m *module) licenceFiles() (files []string, err error) {
	for _, name := range names {
		found, err := filepath.Glob(filepath.Join(m.Dir, name))
		if err != nil {
			return nil, err
		}
		for _, file := range found {
			if path.Ext(file) != ".go" {
				files = append(files, file)
			}
		}
	}
	return files, nil
}

// write writes the contents of a module's licence files.
func write(out *bytes.Buffer, m module) error {
	title := strings.TrimSpace(m.Path + " " + m.Version)
	line := strings.Repeat("=", len(title))
	fmt.Fprintf(out, "\n\n%s\n%s\n%s\n", line, title, line)
	files, err := m.licenceFiles()
	if err != nil {
		return err
	}
	if len(files) == 0 {
		return fmt.Errorf("%s has no licence in %s", m.Path, m.Dir)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "\n%s\n", bytes.TrimSpace(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))))
	}
	return nil
}
