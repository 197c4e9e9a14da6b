//go:build !js

package main

import (
	"bytes"
	"context"
	"fmt"
	"iter"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/solver/board"
	"sudoku/solver/generate"
	"sudoku/solver/internal/making"
	"sudoku/solver/tools/internal/survey"
)

// A list is a numbered sequence of puzzles.
type list struct {
	of   int
	make func(i int) board.Grid
}

// puzzle returns puzzle i of the list. From the second round on it is disguised,
// differently in each round.
func (l list) puzzle(i, round int) board.Grid {
	g := l.make(i)
	if round > 1 {
		d := generate.RandomDisguise(uint64(round)<<32|uint64(i), false)
		g = d.Of(&g)
	}
	return g
}

// The number of puzzles taken from long lists, and the number of generated puzzles.
const (
	mostOfList = 5000
	generated  = 2000
)

// readLists returns the lists in a folder by name, together with the lists "generated"
// and "bank", which do not come from the folder.
func readLists(folder string) (map[string]list, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err != nil {
		return nil, err
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("there is no list in %s", folder)
	}
	lists := map[string]list{"generated": {generated, generatedPuzzle}}
	for _, file := range files {
		grids, err := survey.Read(file)
		if err != nil {
			return nil, err
		}
		lists[strings.TrimSuffix(filepath.Base(file), ".txt")] = list{min(len(grids), mostOfList), func(i int) board.Grid { return grids[i] }}
	}
	if lists["bank"], err = bankList(); err != nil {
		return nil, err
	}
	return lists, nil
}

// generatedPuzzle returns puzzle i, made to a spec that varies with i: any symmetry,
// minimal or not.
func generatedPuzzle(i int) board.Grid {
	all := generate.Symmetries()
	spec := generate.Spec{Symmetry: all[i%len(all)], Minimal: i%2 == 0}
	made, err := generate.Generate(context.Background(), spec, uint64(i))
	if err != nil {
		panic(err) // each of these specs can be met
	}
	return made.Givens
}

// bankList returns the puzzles of the bank, each once.
func bankList() (list, error) {
	bank, err := making.ReadBank(bytes.NewReader(generate.BankFile()))
	if err != nil {
		return list{}, err
	}
	var places []int
	for _, of := range []iter.Seq[string]{maps.Keys(bank.Attempts), maps.Keys(bank.Bred)} {
		for key := range of {
			places = append(places, bank.Places(key)...)
		}
	}
	slices.Sort(places)
	places = slices.Compact(places)
	return list{min(len(places), mostOfList), func(i int) board.Grid { return bank.Puzzle(places[i]).Givens }}, nil
}
