package main

import (
	"fmt"
	"io"
	"os"

	"github.com/andybalholm/brotli"
)

// savingsQuality is the brotli quality for measuring savings. Quality 11, which the
// shipped files have, would take half a minute per figure.
const savingsQuality = 9

// printSavings prints the brotli sizes of the linked and the packed program, in total and
// by section.
func printSavings(w io.Writer, path string) error {
	linked, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	m, err := readModule(linked)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	before, err := m.sizes()
	if err != nil {
		return err
	}
	if _, err := m.shorten(buildMark(linked)); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	after, err := m.sizes()
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "bytes of brotli, quality %d\n%-8s %10s %10s %10s\n", savingsQuality, "", "linked", "packed", "saved")
	for i, name := range [...]string{"program", "code", "data"} {
		fmt.Fprintf(w, "%-8s %10d %10d %9d%%\n", name, before[i], after[i], 100-after[i]*100/before[i])
	}
	return nil
}

// sizes returns the compressed sizes of the program, its code and its data.
func (m module) sizes() (sizes [3]int, err error) {
	parts := [3][]byte{0: m.write()}
	written, err := readSections(parts[0])
	if err != nil {
		return sizes, err
	}
	for _, s := range written {
		switch s.kind {
		case codeSection:
			parts[1] = s.body
		case dataSection:
			parts[2] = s.body
		}
	}
	for i, part := range parts {
		var n counter
		z := brotli.NewWriterOptions(&n, brotli.WriterOptions{Quality: savingsQuality, LGWin: 24})
		if _, err := z.Write(part); err != nil {
			return sizes, err
		}
		if err := z.Close(); err != nil {
			return sizes, err
		}
		sizes[i] = int(n)
	}
	return sizes, nil
}

// counter counts the bytes written to it.
type counter int

func (n *counter) Write(p []byte) (int, error) {
	*n += counter(len(p))
	return len(p), nil
}
