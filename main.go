// Command sudoku solves sudokus. Built natively, it is a command-line tool with a small
// static server; built for js/wasm, it is the page that this server delivers.
package main

import (
	"os"

	"sudoku/app"
)

func main() { os.Exit(app.Main()) }
