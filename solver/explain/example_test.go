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

// The language catalogs are under sudoku/app/text.
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
	// If 7 is not in row 1, column 2, it is in row 8, column 2: column 2 has no other place for it. Then 7 is not in row 8, column 7 (row 8), so in column 7 it is in row 2, column 7. So 7 is in row 1, column 2 or row 2, column 7. So row 1, column 9 and row 2, columns 1 and 3 lose 7: they see row 1, column 2 and row 2, column 7.
}
