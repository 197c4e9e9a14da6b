// Package survey is what the commands that measure have in common: lists of puzzles
// in files, and work for all cores.
package survey

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"runtime"
	"sync"

	"sudoku/solver/board"
	"sudoku/solver/format"
)

// Read reads the puzzles of a file with one on each line, which may go on after its
// 81 characters. Shorter lines and those that begin with # are left out.
func Read(name string) (puzzles []board.Grid, err error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		line := lines.Text()
		if len(line) < board.Cells || line[0] == '#' {
			continue
		}
		reading, err := format.Read(line[:board.Cells])
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		puzzles = append(puzzles, reading.Position.Givens)
	}
	if err := lines.Err(); err != nil {
		return nil, err
	}
	if len(puzzles) == 0 {
		return nil, errors.New(name + " holds no puzzle")
	}
	return puzzles, nil
}

// Parallel calls work with the numbers from 0 to n-1, on all cores at the same time.
func Parallel(n int, work func(i int)) {
	todo := make(chan int)
	var working sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		working.Go(func() {
			for i := range todo {
				work(i)
			}
		})
	}
	for i := range n {
		todo <- i
	}
	close(todo)
	working.Wait()
}
