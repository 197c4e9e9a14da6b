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
		t.Error("web/licences.txt is not what the modules say: run `make licences`")
	}
}
