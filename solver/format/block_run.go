package format

import (
	"sudoku/solver/format/internal/core"
)

// blockRun follows the lines of a list and says which belong to a block.
type blockRun struct {
	block *core.Block // that is open, nil for none
	lines []string
}

// follow takes in a line: begins if it is the first of a block, inside if it
// belongs to one.
func (b *blockRun) follow(text string) (begins, inside bool) {
	if b.block != nil && b.block.Takes(b.lines, text) {
		b.lines = append(b.lines, text)
		return false, true
	}
	b.block, b.lines = nil, nil
	for _, f := range inBlocks {
		if f.Block.Begins(text) {
			b.block, b.lines = f.Block, []string{text}
			return true, true
		}
	}
	return false, false
}
