//go:build !js

// Command prerender draws and compresses the site for the base path / and writes it to
// web/bundle, where the next build embeds it.
package main

import (
	"fmt"
	"os"

	"sudoku/web"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: prerender FOLDER")
		os.Exit(2)
	}
	site, err := web.New("/")
	if err == nil {
		err = site.Prepare(os.Args[1], web.Files())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "prerender:", err)
		os.Exit(1)
	}
}
