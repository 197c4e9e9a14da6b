// Command pack turns the page's WebAssembly into the files that the server embeds: one
// for each content coding, and the script that starts the program.
//
//	pack [-quick | -off] app.wasm wasm_exec.js DIR
//	pack -savings app.wasm
//
// It rewrites the WebAssembly so that its compressed size is almost halved; README.md
// explains how. It fails for programs built with an unsupported Go release.
//
// It writes DIR/app.wasm.gz, DIR/app.wasm.br, DIR/wasm_exec.js, and DIR/app.names.gz. The
// last file holds the names of the functions, which the program replaces by numbers, and
// the source positions of their calls. Compressed files that are up to date are kept, since
// brotli's highest quality takes half a minute.
//
// With -quick there is no brotli file, so the server sends gzip, and the program stays as
// linked, with names and line numbers for debugging. With -off the program stays as
// linked, too, but the brotli file is also written.
//
// With -savings it writes nothing and prints the compressed sizes of the linked and the
// packed program, in total and by section.
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
	quick := flag.Bool("quick", false, "leave the program as it is, and brotli out")
	off := flag.Bool("off", false, "leave the program as it is")
	table := flag.Bool("savings", false, "print what each step saves")
	flag.Parse()
	var err error
	switch {
	case *table && flag.NArg() == 1:
		err = printSavings(os.Stdout, flag.Arg(0))
	case !*table && flag.NArg() == 3:
		err = pack(flag.Arg(0), flag.Arg(1), flag.Arg(2), *quick, *off)
	default:
		fmt.Fprintln(os.Stderr, "usage: pack [-quick | -off] app.wasm wasm_exec.js DIR\n       pack -savings app.wasm")
		os.Exit(2)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// coding is an HTTP content coding.
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

// The window is 16 MiB, so that brotli sees the whole program. Every browser may need
// that much memory to decompress it.
var brotliCoding = coding{
	suffix: ".br",
	reader: func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
	writer: func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	},
}

func pack(wasmPath, execPath, dir string, quick, off bool) error {
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
	if !quick && !off {
		short, err := m.shorten(mark)
		if err != nil {
			return fmt.Errorf("%s: %w", wasmPath, err)
		}
		names = short.list
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
	if err := errors.Join(failures...); err != nil || !off {
		return err
	}
	return printCost(target + brotliCoding.suffix)
}

// packedShare is the packed program's brotli size as a percentage of the linked
// program's.
const packedShare = 55

// printCost prints how much larger the download is without packing.
func printCost(path string) error {
	file, err := os.Stat(path)
	if err != nil {
		return err
	}
	size := file.Size()
	fmt.Printf("pack: off: %s has %d bytes, about %d more than packed\n", filepath.Base(path), size, size-size*packedShare/100)
	return nil
}

// writeNames writes the names removed from the program to path, if there are any.
func writeNames(path, names string) error {
	if names == "" {
		if err := os.Remove(path); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
		return nil
	}
	return gzipCoding.write(path, []byte(names))
}

// write writes data in this coding to path.
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

// holds reports whether the file at path exists and decodes to data.
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
