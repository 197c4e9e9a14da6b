//go:build !js

// Command prerender draws and compresses the site for the base path / and writes it to
// web/bundle, where the next build embeds it.
package main

import (
	"flag"
	"fmt"
	"os"

	"sudoku/web"
)

func main() {
	quick := flag.Bool("quick", false, "compress less well")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: prerender [-quick] FOLDER")
		os.Exit(2)
	}
	site, err := web.New("/")
	if err == nil {
		err = site.Prepare(flag.Arg(0), web.Files(), *quick)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "prerender:", err)
		os.Exit(1)
	}
}
