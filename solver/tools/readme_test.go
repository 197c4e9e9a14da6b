package tools

import (
	"os"
	"strings"
	"testing"
)

func TestReadmeNamesEachProgram(t *testing.T) {
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	folders, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range folders {
		if f.IsDir() && f.Name() != "internal" && !strings.Contains(string(readme), "| [`"+f.Name()+"`]("+f.Name()+") | ") {
			t.Errorf("README.md does not say what %s is for", f.Name())
		}
	}
}
