package format

import (
	"bytes"

	"sudoku/solver/format/internal/core"
)

// A blockRun follows the lines of a list and finds the blocks in it.
type blockRun struct {
	block *core.Block // open block, or nil
	lines []string
}

// follow processes a line. It reports whether the line begins a block and whether it is
// inside one.
func (b *blockRun) follow(line []byte) (begins, inside bool) {
	if b.block == nil && !bytes.ContainsAny(line, blockMarks) {
		return false, false
	}
	text := string(line)
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
