//go:build !js

// Command pack turns the page's WebAssembly into the files that the server
// embeds: one for each content coding, and the script that starts it.
//
//	pack [-quick] app.wasm wasm_exec.js DIR
//
// The WebAssembly is rearranged so that it compresses better, by a third: its
// data lies in one piece, what only details of stack traces need or interrupts would
// need is left out, what can be computed is computed when it starts, and its
// functions are written so that they are more alike.
//
// It writes DIR/app.wasm.gz, DIR/app.wasm.br, DIR/wasm_exec.js, and in
// DIR/app.names.gz the names of the functions, which the program itself only
// numbers, and where in the sources they call others. What is up to date is left as it is, since brotli's highest quality takes
// half a minute. With -quick there is no brotli file, and the server sends gzip;
// names and line numbers are left in, for debugging.
package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/andybalholm/brotli"
)

func main() {
	quick := flag.Bool("quick", false, "leave brotli out and line numbers in")
	flag.Parse()
	if flag.NArg() != 3 {
		fmt.Fprintln(os.Stderr, "usage: pack [-quick] app.wasm wasm_exec.js DIR")
		os.Exit(2)
	}
	if err := pack(flag.Arg(0), flag.Arg(1), flag.Arg(2), *quick); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// coding is one content coding of HTTP.
type coding struct {
	suffix string
	reader func(io.Reader) (io.Reader, error)
	writer func(io.Writer) io.WriteCloser
}

var gzipCoding = coding{
	suffix: ".gz",
	reader: func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
	writer: func(w io.Writer) io.WriteCloser {
		z, _ := gzip.NewWriterLevel(w, gzip.BestCompression)
		return z
	},
}

// The window is 4 MiB, the largest that pays: 16 MiB saves 800 bytes and costs
// every browser the memory.
var brotliCoding = coding{
	suffix: ".br",
	reader: func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
	writer: func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	},
}

func pack(wasmPath, execPath, dir string, quick bool) error {
	wasm, err := os.ReadFile(wasmPath)
	if err != nil {
		return err
	}
	mark := buildMark(wasm)
	m, err := readModule(wasm)
	if err != nil {
		return fmt.Errorf("%s: %w", wasmPath, err)
	}
	var names string
	if !quick {
		short, ok, err := m.shorten(mark)
		if err != nil {
			return fmt.Errorf("%s: %w", wasmPath, err)
		}
		names = short.list
		if !ok {
			fmt.Println("pack: the program stays as long as it is: this Go lays out its table of functions in a way unknown here")
		}
	}
	wasm = m.write()
	exec, err := os.ReadFile(execPath)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "wasm_exec.js"), exec, 0o644); err != nil {
		return err
	}

	if err := writeNames(filepath.Join(dir, "app.names.gz"), names); err != nil {
		return err
	}

	target := filepath.Join(dir, "app.wasm")
	codings := []coding{gzipCoding, brotliCoding}
	if quick {
		codings = codings[:1]
		if err := os.Remove(target + brotliCoding.suffix); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	failures := make([]error, len(codings))
	var group sync.WaitGroup
	for i, c := range codings {
		group.Go(func() { failures[i] = c.write(target+c.suffix, wasm) })
	}
	group.Wait()
	return errors.Join(failures...)
}

// writeNames makes path hold the names that the program does not, if there are any.
func writeNames(path, names string) error {
	if names == "" {
		if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
		return nil
	}
	return gzipCoding.write(path, []byte(names))
}

// write makes path hold data in this coding.
func (c coding) write(path string, data []byte) error {
	if c.holds(path, data) {
		now := time.Now()
		return os.Chtimes(path, now, now)
	}
	start := time.Now()
	var coded bytes.Buffer
	w := c.writer(&coded)
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	fmt.Printf("pack: %s: %d -> %d bytes in %.1f s\n", filepath.Base(path), len(data), coded.Len(), time.Since(start).Seconds())
	return os.WriteFile(path, coded.Bytes(), 0o644)
}

// holds reports whether path exists and decodes to data.
func (c coding) holds(path string, data []byte) bool {
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer f.Close()
	r, err := c.reader(f)
	if err != nil {
		return false
	}
	old, err := io.ReadAll(r)
	return err == nil && bytes.Equal(old, data)
}
