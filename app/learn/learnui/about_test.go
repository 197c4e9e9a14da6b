package learnui

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/text/languages"
)

// release matches a heading of the changelog.
var release = regexp.MustCompile(`^## (\d+)\.(\d+)\.(\d+), (\d{4}-\d{2}-\d{2})$`)

// TestVersionIsTheChangelogs checks that the changelog begins with the version on the
// About page, followed by older versions in order.
func TestVersionIsTheChangelogs(t *testing.T) {
	changelog, err := os.ReadFile("../../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	var versions []string
	var last [3]int
	var lastDay time.Time
	for line := range strings.Lines(string(changelog)) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "## ") || line == "## Unreleased" && versions == nil {
			continue
		}
		m := release.FindStringSubmatch(line)
		if m == nil {
			t.Fatalf("%q is not ## 1.2.3, 2006-01-02", line)
		}
		var number [3]int
		for i := range number {
			number[i], _ = strconv.Atoi(m[i+1])
		}
		day, err := time.Parse(time.DateOnly, m[4])
		if err != nil {
			t.Error(err)
		}
		if versions != nil && (slices.Compare(number[:], last[:]) >= 0 || day.After(lastDay)) {
			t.Errorf("%q is below a version that is not newer", line)
		}
		versions, last, lastDay = append(versions, strings.Join(m[1:4], ".")), number, day
	}
	if len(versions) == 0 || versions[0] != Version {
		t.Errorf("the changelog's versions are %q; the page shows %s", versions, Version)
	}
}

// TestAboutShowsTheVersion checks that the prerendered page shows the version.
func TestAboutShowsTheVersion(t *testing.T) {
	for _, catalog := range languages.All {
		page := app.HTMLString((&about{Document{T: catalog}}).Render())
		if want := catalog.Fill(catalog.Documents.Licence[1], "version", Version); !strings.Contains(page, want) {
			t.Errorf("the page does not say %q", want)
		}
	}
}
