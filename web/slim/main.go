// Command slim prepares the build of the page. It copies the modules below without
// go-app's server code and writes a go.mod that uses the copies, for `go build -modfile`.
// The page does not use go-app's HTTP handler, encryption, regular-expression routes,
// states, actions or storage, but the linker cannot drop them. They make up half a megabyte
// of the download.
//
// It also writes overlay.json for `go build -overlay`, which leaves out parts of the
// standard library that the linker cannot drop:
//
//   - the table of entities in package html, of which the page needs only the escaping
//   - the settings and metrics of $GODEBUG
//   - the execution tracer, profiles, and the runtime's self-checks
//   - the check of IPv6 addresses in package net/url
//   - the parser of package time, and fast sorts in encoding/json
//
// Built with the ordinary go.mod, the page works just the same.
//
// Run it in the root of the repository. DIR is a folder below the root:
//
//	slim DIR
package main

import (
	"embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// replaced holds the replacement files, named after the module and the file they replace.
//
//go:embed replaced/*.txt
var replaced embed.FS

// module is a module to copy. The replacements fit one version only.
type module struct {
	name, path, version string
	packages            []string // packages to copy, by folder; none if all files are replaced
	files               []string // replaced files, relative to the module
	edits               []edit   // made to the other files
}

var modules = []module{
	{
		name: "go-app", path: "github.com/maxence-charriere/go-app/v10", version: "v10.1.11",
		packages: []string{"pkg/app", "pkg/errors"},
		files: []string{
			"pkg/app/http.go", "pkg/app/resource.go", "pkg/app/crypto.go", "pkg/app/route.go",
			"pkg/app/state.go", "pkg/app/action.go", "pkg/app/storage.go", "pkg/app/notfound.go",
		},
		edits: []edit{
			// The identifier of a device needs storage and UUIDs.
			{"pkg/app/context.go", `(?s)\tvar id string\n.*?\n\treturn id\n`, "\tpanic(\"built without storage\")\n"},
			{"pkg/app/context.go", `\t"github.com/google/uuid"\n`, ""},
			// Every component of the page has a Render of its own.
			{"pkg/app/component.go", `(?s)(\) Render\(\) UI \{\n).*?\n\}\n`, "${1}\tpanic(\"no Render\")\n}\n"},
			{"pkg/app/component.go", `\t"reflect"\n\t"strings"\n\n`, ""},
		},
	},
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: slim DIR")
		os.Exit(2)
	}
	if err := slim(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "slim:", err)
		os.Exit(1)
	}
}

func slim(to string) error {
	for _, name := range []string{"go.mod", "go.sum"} {
		if err := copyFile(name, filepath.Join(to, name)); err != nil {
			return err
		}
	}
	for _, m := range modules {
		dir := filepath.Join(to, m.name)
		if err := m.copy(dir); err != nil {
			return err
		}
		edit := exec.Command("go", "mod", "edit", "-replace="+m.path+"=./"+filepath.ToSlash(dir), filepath.Join(to, "go.mod"))
		edit.Stderr = os.Stderr
		if err := edit.Run(); err != nil {
			return err
		}
	}
	return overlay(to)
}

// overlaid maps files of the standard library to their replacements.
var overlaid = map[string]string{
	"html/entity.go":              "html_entity.go",
	"internal/godebug/godebug.go": "internal_godebug.go",
}

// edit changes files of the standard library or of a module.
type edit struct {
	files    string // a pattern
	from, to string // a regular expression, which matches at least once, and a template
}

// edits replaces conditions with constants and empties functions, so that the compiler
// drops the code that depends on them.
var edits = []edit{
	// Nothing starts the tracer.
	{"runtime/traceruntime.go", `return trace\.(enabled|enabledWithAllocFree|shutdown\.Load\(\))\n`, "return false\n"},
	// Nothing sets these settings of $GODEBUG. The pattern excludes runtime1.go, which
	// declares them.
	{
		"runtime/[a-q]*.go", `\bdebug\.(checkfinalizers|gcpacertrace|gctrace|inittrace|scavtrace|scheddetail|schedtrace|tracebackancestors)\b`,
		"int32(0)",
	},
	// A crashed program need not print memory dumps.
	{"runtime/*.go", `\bfunc (gcDumpObject|hexdumpWords)\(.*\{\n`, "${0}\treturn\n"},
	// The packer writes the tables that this would verify.
	{"runtime/proc.go", `\n\tmoduledataverify\(\)\n`, "\n"},
	// In a browser a time zone is a fixed offset, so it has no rule for times after the
	// end of its table.
	{"time/zoneinfo.go", `lo == len\(tx\)-1 && l\.extend != ""`, "false"},
	// There is only one module, so no type exists in several copies.
	{"runtime/type.go", `\bfunc typelinksinit\(\) \{\n`, "${0}\treturn\n"},
	// These functions check the compiler and the heap.
	{"runtime/runtime1.go", `\bfunc check\(\) \{\n`, "${0}\treturn\n"},
	{"runtime/mgcsweep.go", `\) reportZombies\(\) \{\n`, "${0}\tthrow(\"found pointer to free object\")\n"},
	// Stack traces have no arguments.
	{"runtime/traceback.go", `\bfunc printArgs\(.*\{\n`, "${0}\treturn\n"},
	// Nothing profiles memory or blocking.
	{"runtime/m[ap]*.go", `\bfunc (profilealloc|saveblockevent)\(.*\{\n`, "${0}\treturn\n"},
	// A panic with a value of a named type prints the type.
	{"runtime/error.go", `(func printanycustomtype\(i any\) \{\n)`, "${1}\t{\n\t\te := efaceOf(&i)\n\t\tprint(\"(\", toRType(e._type).string(), \") \", e.data)\n\t\treturn\n\t}\n"},
	// A malformed time needs no exact error message.
	{"time/format_rfc3339.go", `\bt, err := Parse\(RFC3339, string\(b\)\)`, "var t Time\n\t\tvar err error = &ParseError{RFC3339, string(b), RFC3339, string(b), \"\"}"},
	{"time/format.go", `\) GoString\(\) string \{\n`, "${0}\treturn t.String()\n"},
	// Few fields and keys are sorted, and maps are not printed.
	{"encoding/json/encode.go", `slices\.SortFunc\(`, "insertionSort("},
	{"encoding/json/encode.go", `\z`, insertionSort},
	{"internal/fmtsort/sort.go", `(?s)\tslices\.SortStableFunc\(.*?\n\t\}\)\n|\t"slices"\n`, ""},
	// Browsers have already checked the IPv6 address of a host.
	{"net/url/url.go", `\t"net/netip"\n|\t\taddr, err := netip\.ParseAddr[^}]*\}\n\t\tif addr\.Is4[^}]*\}\n`, ""},
}

// insertionSort is stable, and smaller than the sort of package slices.
const insertionSort = `
func insertionSort[E any](list []E, compare func(x, y E) int) {
	for i := range list {
		for k := i; k > 0 && compare(list[k-1], list[k]) > 0; k-- {
			list[k-1], list[k] = list[k], list[k-1]
		}
	}
}
`

// edited returns the edited files by name, relative to the folder of the sources.
func edited(sources string, edits []edit) (map[string]string, error) {
	texts := make(map[string]string)
	for _, e := range edits {
		files, err := filepath.Glob(filepath.Join(sources, filepath.FromSlash(e.files)))
		if err != nil {
			return nil, err
		}
		from, found := regexp.MustCompile(e.from), false
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			name, err := filepath.Rel(sources, file)
			if err != nil {
				return nil, err
			}
			text, ok := texts[name]
			if !ok {
				source, err := os.ReadFile(file)
				if err != nil {
					return nil, err
				}
				text = string(source)
			}
			if from.MatchString(text) {
				texts[name], found = from.ReplaceAllString(text, e.to), true
			}
		}
		if !found {
			return nil, fmt.Errorf("nothing in %s matches %s: compare the edits with this version", e.files, e.from)
		}
	}
	return texts, nil
}

// overlay writes overlay.json and the files that it refers to: the replacements and the
// edited files.
func overlay(to string) error {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("looking for GOROOT: %w", err)
	}
	sources := filepath.Join(strings.TrimSpace(string(out)), "src")
	replace := make(map[string]string)
	texts, err := edited(sources, edits)
	if err != nil {
		return err
	}
	for original, text := range texts {
		file := filepath.Join(to, strings.ReplaceAll(original, string(filepath.Separator), "_"))
		if err := writeFile(file, []byte(text)); err != nil {
			return err
		}
		replace[filepath.Join(sources, original)] = file
	}
	for original, name := range overlaid {
		text, err := replaced.ReadFile("replaced/" + name + ".txt")
		if err != nil {
			return err
		}
		file := filepath.Join(to, name)
		if err := writeFile(file, text); err != nil {
			return err
		}
		replace[filepath.Join(sources, filepath.FromSlash(original))] = file
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(to, "overlay.json"), list, 0o644)
}

// copy writes the slim copy of a module.
func (m module) copy(to string) error {
	// The module may not be downloaded yet.
	if out, err := exec.Command("go", "mod", "download", m.path).CombinedOutput(); err != nil {
		return fmt.Errorf("downloading %s: %w: %s", m.path, err, out)
	}
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Version}} {{.Dir}}", m.path).Output()
	if err != nil {
		return fmt.Errorf("looking for %s: %w", m.path, err)
	}
	version, from, _ := strings.Cut(strings.TrimSpace(string(out)), " ")
	if version != m.version {
		return fmt.Errorf("the replacements were made for %s %s, not %s: compare them with the new files", m.path, m.version, version)
	}
	if err := os.RemoveAll(to); err != nil {
		return err
	}
	if err := copyFile(filepath.Join(from, "go.mod"), filepath.Join(to, "go.mod")); err != nil {
		return err
	}
	for _, folder := range m.packages {
		sources, err := filepath.Glob(filepath.Join(from, folder, "*.go"))
		if err != nil {
			return err
		}
		for _, source := range sources {
			if strings.HasSuffix(source, "_test.go") {
				continue
			}
			if err := copyFile(source, filepath.Join(to, folder, filepath.Base(source))); err != nil {
				return err
			}
		}
	}
	texts, err := edited(from, m.edits)
	if err != nil {
		return err
	}
	for file, text := range texts {
		if err := writeFile(filepath.Join(to, file), []byte(text)); err != nil {
			return err
		}
	}
	for _, file := range m.files {
		text, err := replaced.ReadFile("replaced/" + m.name + "_" + path.Base(file) + ".txt")
		if err != nil {
			return err
		}
		if err := writeFile(filepath.Join(to, file), text); err != nil {
			return err
		}
	}
	return nil
}

func copyFile(from, to string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return writeFile(to, text)
}

func writeFile(name string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return os.WriteFile(name, text, 0o666)
}
