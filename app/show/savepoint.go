package show

import (
	"sudoku/app/text"
)

func SavepointName(number int, name string, t *text.Catalog) string {
	if name == "" {
		return t.Fill(t.Save.Name, "count", number)
	}
	return name
}
