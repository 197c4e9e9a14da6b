//go:build !js

// Command start measures how the page starts. It makes first and second visits,
// unthrottled and on slow 4G, each in a new Chromium. It records the main thread's work,
// the bytes transferred, and the time until the page runs. It prints the medians next to
// the figures kept in web/start/figures.txt; -keep updates that file.
//
// Figures of the main thread are processor time, which other load hardly changes. The
// speed of machines varies, so the table includes the time of a fixed piece of work. tbt4
// sums the time by which each task exceeds 50 ms on a processor a quarter as fast. It
// approximates Lighthouse's total blocking time on a phone. The time until the page runs
// is wall-clock time and is meaningful only on a quiet machine.
package main

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"log"
	"net/http/httptest"
	"os"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"

	"sudoku/web"
)

var (
	runs   = flag.Int("runs", 5, "visits of each kind, of which the median counts")
	keep   = flag.Bool("keep", false, "write the figures to the file")
	path   = flag.String("figures", "web/start/figures.txt", "the `file` of kept figures")
	tasks  = flag.Bool("tasks", false, "print the tasks of each visit: beginning, length and processor time in ms, and what took most of it")
	traces = flag.String("traces", "", "write the whole traces to this `folder`, for the browser's own tools")
	pages  = flag.String("pages", "/ /learn/x-wing/ /about/", "the pages")
	line   = flag.Bool("slow", true, "measure the solver's page on slow 4G, too")
)

func main() {
	log.SetFlags(0)
	flag.Parse()
	if err := measure(); err != nil {
		log.Fatal("start: ", err)
	}
}

// figure is one line of the table.
type figure struct {
	name  string
	value float64
}

func measure() error {
	site, err := web.New("/")
	if err != nil {
		return err
	}
	quick, slow := httptest.NewServer(site), httptest.NewServer(slowly(site))
	defer quick.Close()
	defer slow.Close()
	figures := []figure{{"bytes of a first visit, brotli", transferSize(site)}}
	var yard []float64
	for _, page := range strings.Fields(*pages) {
		for _, network := range []string{"", "slow 4G"} {
			if network != "" && (page != "/" || !*line) {
				continue
			}
			server := quick
			if network != "" {
				server = slow
			}
			yard = append(yard, yardstick())
			more, err := measurePage(server.URL, page, network)
			if err != nil {
				return err
			}
			figures = append(figures, more...)
		}
	}
	slices.Sort(yard)
	figures = slices.Insert(figures, 1, figure{"the machine: sorting a million numbers, ms", yard[len(yard)/2]})
	kept, err := readFigures(*path)
	if err != nil {
		return err
	}
	table := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "now\tkept\t\t")
	for _, f := range figures {
		fmt.Fprintf(table, "%.0f\t%s\t %s\t\n", f.value, kept[f.name], f.name)
	}
	table.Flush()
	if *keep {
		return writeFigures(*path, figures)
	}
	return nil
}

func transferSize(site *web.Site) (total float64) {
	for _, s := range site.FirstVisit("en") {
		total += float64(s.Brotli)
	}
	return total
}

// measurePage makes several pairs of visits to a page, each pair with a new profile, and
// returns the medians.
func measurePage(server, page, network string) ([]figure, error) {
	values := map[string][]float64{}
	var names []string
	for range *runs {
		visits, err := visitTwice(server + page)
		if err != nil {
			return nil, err
		}
		for i, v := range visits {
			which := [...]string{"first", "second"}[i]
			if *tasks {
				fmt.Println(page, network, which, v.tasks)
			}
			for _, f := range v.figures(network == "") {
				name := strings.Join(slices.DeleteFunc([]string{page, network, which + " visit:", f.name}, func(s string) bool { return s == "" }), " ")
				if values[name] == nil {
					names = append(names, name)
				}
				values[name] = append(values[name], f.value)
			}
		}
	}
	var figures []figure
	for _, name := range names {
		slices.Sort(values[name])
		figures = append(figures, figure{name, values[name][len(values[name])/2]})
	}
	return figures, nil
}

// readFigures reads the kept figures by name. Each line is a number and a name.
func readFigures(path string) (map[string]string, error) {
	kept := map[string]string{}
	text, err := os.ReadFile(path)
	if os.IsNotExist(err) {
		return kept, nil
	}
	lines := bufio.NewScanner(bytes.NewReader(text))
	for lines.Scan() {
		if value, name, ok := strings.Cut(strings.TrimSpace(lines.Text()), " "); ok && value != "#" {
			kept[strings.TrimSpace(name)] = value
		}
	}
	return kept, err
}

func writeFigures(path string, figures []figure) error {
	var b bytes.Buffer
	b.WriteString("# Written by `make start KEEP=1`; web/start/main.go says what the figures are.\n")
	for _, f := range figures {
		fmt.Fprintf(&b, "%9s  %s\n", strconv.FormatFloat(f.value, 'f', 0, 64), f.name)
	}
	return os.WriteFile(path, b.Bytes(), 0o644)
}
