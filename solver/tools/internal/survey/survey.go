// Package survey reads lists of puzzles and runs work on all cores, for the commands that
// measure puzzles.
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

// Read reads a file with one puzzle per line. Text after its 81 characters is ignored, as
// are shorter lines and lines that start with #.
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

// ReadAll reads several files with Read.
func ReadAll(names []string) (lists [][]board.Grid, err error) {
	for _, name := range names {
		puzzles, err := Read(name)
		if err != nil {
			return nil, err
		}
		lists = append(lists, puzzles)
	}
	return lists, nil
}

// Parallel calls work with the numbers from 0 to n-1, spread over all cores.
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
