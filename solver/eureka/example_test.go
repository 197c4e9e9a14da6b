package eureka_test

import (
	"fmt"

	"sudoku/solver/board"
	"sudoku/solver/eureka"
	"sudoku/solver/format"
)

// Judge two arguments about a position: one that holds, and one whose strong link
// overlooks another place for the digit.
func Example() {
	read, err := format.Read("400080100000209000000730000020001009005000070090000050010500400600300000004007603")
	if err != nil {
		fmt.Println(err)
		return
	}
	b := board.New(&read.Position)
	for _, text := range []string{
		"(9)r1c3 = (9)r1c8 - (9)r3c7 = (9)r8c7 => r8c3<>9",
		"(4)r8c6 = (4)r3c6 => r5c6<>4",
	} {
		argument, err := eureka.Parse(text)
		if err != nil {
			fmt.Println(err) // such as "character 5: cells such as r1c2 are needed"
			continue
		}
		verdict := eureka.Judge(&b, argument)
		if verdict.Holds() {
			fmt.Println("holds:", eureka.Name(&b, argument, &verdict))
			for _, c := range verdict.Eliminations {
				fmt.Printf("%v cannot be %v\n", c.Cell(), c.Digit())
			}
		}
		for _, fault := range verdict.Faults {
			fmt.Println("does not hold:", text[fault.From:fault.To])
		}
	}
	// Output:
	// holds: two-string-kite
	// r8c3 cannot be 9
	// does not hold: (4)r8c6 = (4)r3c6
}

// An error names the place in the text.
func ExampleParse() {
	_, err := eureka.Parse("(4)r8c6 = (4)r3q6")
	fmt.Println(err)
	// Output: character 14: cells such as r1c2 are needed
}
