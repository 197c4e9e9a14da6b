// Command peers exchanges fifty positions, in both directions, with the code of other
// projects: lz-string, the basis of f-puzzles and SudokuPad links, and sudoku-formats,
// which reads and writes f-puzzles links. It requires node and npm, and installs both
// projects into a separate folder.
package main

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/format"
)

//go:embed peers.mjs
var script []byte

const positions = 50

// A question is an input of the script, and an answer is its output.
type question struct {
	Code string `json:"code"`
	Link string `json:"link"`
	JSON string `json:"json"`
}

type answer struct{ Unpacked, Packed, Digits, Link, Error string }

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "peers:", err)
		os.Exit(1)
	}
}

func run() error {
	dir, err := os.MkdirTemp("", "peers")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := os.WriteFile(filepath.Join(dir, "peers.mjs"), script, 0o600); err != nil {
		return err
	}
	install := exec.Command("npm", "install", "--silent", "--no-save", "--prefix", dir, "lz-string@1.5.0", "sudoku-formats@1.0.9")
	if out, err := install.CombinedOutput(); err != nil {
		return fmt.Errorf("npm: %w\n%s", err, out)
	}
	node := exec.Command("node", "peers.mjs")
	node.Dir, node.Stderr = dir, os.Stderr
	in, err := node.StdinPipe()
	if err != nil {
		return err
	}
	out, err := node.StdoutPipe()
	if err != nil {
		return err
	}
	if err := node.Start(); err != nil {
		return err
	}
	if err := exchange(in, out); err != nil {
		return err
	}
	in.Close()
	return node.Wait()
}

// exchange sends each position to the script and prints how many came back unchanged.
func exchange(in io.Writer, out io.Reader) error {
	rng := rand.New(rand.NewPCG(50, 50))
	answers := bufio.NewReader(out)
	checks := []string{"our codes, unpacked by lz-string", "lz-string's codes, read by us", "our links, read by sudoku-formats", "sudoku-formats' links, read by us"}
	equal := make([]int, len(checks))
	for range positions {
		a := position(rng)
		q := question{Code: format.FPuzzles.Render(a), Link: siteLink(a), JSON: plainJSON(a)}
		line, err := json.Marshal(q)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintln(in, string(line)); err != nil {
			return err
		}
		text, err := answers.ReadBytes('\n')
		if err != nil {
			return err
		}
		var got answer
		if err := json.Unmarshal(text, &got); err != nil {
			return err
		}
		if got.Error != "" {
			fmt.Println(got.Error)
		}
		digits := board.Annotated{Position: board.Position{Givens: a.Givens}}
		for i, isEqual := range []bool{
			same(got.Unpacked, format.FPuzzles.Keeps.Kept(a)),
			same(got.Packed, digits),
			got.Digits == a.Givens.String(),
			same(got.Link, format.FPuzzles.Keeps.Kept(a)),
		} {
			if isEqual {
				equal[i]++
			}
		}
	}
	failed := 0
	for i, check := range checks {
		fmt.Printf("%2d of %d  %s\n", equal[i], positions, check)
		failed += positions - equal[i]
	}
	if failed > 0 {
		return fmt.Errorf("%d did not come back", failed)
	}
	return nil
}

// same reports whether reading a text gives the wanted position.
func same(text string, want board.Annotated) bool {
	r, err := format.Read(text)
	return err == nil && r.Annotated == want
}

func siteLink(a *board.Annotated) string {
	for _, s := range format.Sites() {
		if s.Key == format.FPuzzles.Key {
			return s.URL(a)
		}
	}
	return ""
}

// plainJSON returns the givens as f-puzzles writes them.
func plainJSON(a *board.Annotated) string {
	var rows []string
	for r := range 9 {
		var cells []string
		for c := range 9 {
			cell := "{}"
			if d := a.Givens[9*r+c]; d != 0 {
				cell = fmt.Sprintf(`{"value":%d,"given":true}`, d)
			}
			cells = append(cells, cell)
		}
		rows = append(rows, "["+strings.Join(cells, ",")+"]")
	}
	return `{"size":9,"grid":[` + strings.Join(rows, ",") + `]}`
}

// position returns a random part of a solved grid as givens, with marks and colours.
func position(rng *rand.Rand) *board.Annotated {
	const solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	var a board.Annotated
	digits := rng.Perm(9)
	for c := range board.Cells {
		switch d := board.Digit(digits[solved[c]-'1'] + 1); rng.IntN(4) {
		case 0:
			a.Givens[c] = d
		case 1:
			a.Centre[c] = board.DigitSet(rng.IntN(int(board.AllDigits) + 1))
			a.Corner[c] = board.DigitSet(rng.IntN(int(board.AllDigits) + 1))
		case 2:
			a.Cells[c] = 1 << (1 + rng.IntN(9))
		}
	}
	return &a
}
