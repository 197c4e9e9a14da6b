//go:build !js

package main

import (
	"bytes"
	"os"
	"testing"
)

// TestLicences checks that the shipped file matches the modules.
func TestLicences(t *testing.T) {
	want, err := licences("../..")
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../licences.txt")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("web/licences.txt does not match the modules: run `make licences`")
	}
}

// TestNestedLicences checks that third-party code within a module is listed.
func TestNestedLicences(t *testing.T) {
	text, err := os.ReadFile("../licences.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{"github.com/klauspost/compress/zstd/internal/xxhash", "github.com/klauspost/compress/internal/snapref"} {
		if !bytes.Contains(text, []byte("\n- "+part+" v")) {
			t.Errorf("%s is not listed", part)
		}
	}
}
