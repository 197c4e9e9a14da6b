package format_test

import (
	"fmt"
	"log"

	"sudoku/solver/format"
)

// Read detects the format of a text.
func ExampleRead() {
	read, err := format.Read(`
+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+`)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(read.Format)
	fmt.Println(format.ByKey("csv").Render(&read.Annotated))
	// Output:
	// grid
	// 5,3,,,7,,,,
	// 6,,,1,9,5,,,
	// ,9,8,,,,,6,
	// 8,,,,6,,,,3
	// 4,,,8,,3,,,1
	// 7,,,,2,,,,6
	// ,6,,,,,2,8,
	// ,,,4,1,9,,,5
	// ,,,,8,,,7,9
}
