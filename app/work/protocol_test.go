package work

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

// TestJobsAreTested checks that a test runs each job.
func TestJobsAreTested(t *testing.T) {
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	var tests strings.Builder
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		tests.Write(source)
	}
	job := reflect.TypeFor[Job]()
	for name, kind := range kinds {
		if kind.Implements(job) && !regexp.MustCompile(`\b`+name+`\{`).MatchString(tests.String()) {
			t.Errorf("no test runs the job %s", name)
		}
	}
}
