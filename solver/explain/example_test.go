package explain_test

import (
	"context"
	"fmt"
	"log"

	"sudoku/app/text/english"
	"sudoku/solver/board"
	"sudoku/solver/format"
	"sudoku/solver/path"
)

// The catalogs of languages are below sudoku/app/text.
func Example() {
	read, err := format.Read("400080100000209000000730000020001009005000070090000050010500400600300000004007603")
	if err != nil {
		log.Fatal(err)
	}
	b, language := board.New(&read.Position), english.Catalog.Techniques
	walked, err := path.Human().Walk(context.Background(), &b, nil)
	if err != nil {
		log.Fatal(err)
	}
	for _, taken := range walked.Steps {
		if taken.Technique.Key == "skyscraper" {
			fmt.Println(language.Name(taken.Technique.Key))
			fmt.Println(language.On(&taken.Step, &taken.Before))
		}
	}
	// Output:
	// Skyscraper
	// In each of columns 2 and 7, 7 has only two places, and a place in one sees a place in the other. These two are not both 7, so 7 is in at least one of the other ends, row 1, column 2 and row 2, column 7; no cell that sees both can hold it: no 7 in row 1, column 9 and row 2, columns 1 and 3. The chain: r1c2≠7 → r8c2=7 → r8c7≠7 → r2c7=7.
}
