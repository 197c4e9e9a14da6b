package repair_test

import (
	"context"
	"fmt"
	"log"

	"sudoku/solver/format"
	"sudoku/solver/repair"
)

// The first digit was typed again in place of the second.
func ExampleDiagnose() {
	read, err := format.Read("550070000600195000098000060800060003400803001700020006060000280000419005000080079")
	if err != nil {
		log.Fatal(err)
	}
	report, err := repair.Diagnose(context.Background(), &read.Position.Givens, repair.Defaults(), nil)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(report.Count, "solutions")
	for c := range report.Contradiction.All() {
		fmt.Println(c, "contradicts")
	}
	likely := report.Repairs[0]
	fmt.Printf("%v: %v instead of %v\n", likely.To, likely.Now, likely.Was)
	// Output:
	// 0 solutions
	// r1c1 contradicts
	// r1c2 contradicts
	// r1c2: 3 instead of 5
}
