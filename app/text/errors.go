package text

import (
	"errors"
	"strconv"

	"sudoku/app/intake"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// Error describes an error in a sentence. It translates the errors of packages that parse
// input; any other error keeps its own text.
func (c *Catalog) Error(err error) string {
	if e, ok := errors.AsType[*format.Error](err); ok {
		return c.formatError(e)
	}
	if e, ok := errors.AsType[*share.Error](err); ok {
		return c.shareError(e)
	}
	switch {
	case errors.Is(err, intake.ErrTooLarge):
		return c.Fill(c.Errors.FileTooLarge, "want", intake.MostBytes>>20)
	case errors.Is(err, intake.ErrPacking):
		return c.Errors.CannotUnpack
	}
	return c.Fill(c.Errors.Unknown, "reason", err.Error())
}

func (c *Catalog) formatError(e *format.Error) string {
	sentence := c.Fill([...]string{
		format.Empty:          c.Errors.Empty,
		format.TooLong:        c.Errors.TooLong,
		format.Unrecognized:   c.Errors.Unrecognized,
		format.NotADigit:      c.Errors.NotADigit,
		format.WrongCellCount: c.Errors.WrongCellCount,
		format.WrongRowCount:  c.Errors.WrongRowCount,
		format.WrongRowLength: c.Errors.WrongRowLength,
		format.SeveralPuzzles: c.Errors.SeveralPuzzles,
		format.NotACandidate:  c.Errors.NotACandidate,
		format.OtherSize:      c.Errors.OtherSize,
		format.Damaged:        c.Errors.Damaged,
		format.TooNested:      c.Errors.TooNested,
		format.Unsafe:         c.Errors.Unsafe,
		format.NeedsServer:    c.Errors.NeedsServer,
		format.NoPuzzle:       c.Errors.NoPuzzle,
		format.NotACell:       c.Errors.NotACell,
		format.Ambiguous:      c.Errors.Ambiguous,
		format.CutOff:         c.Errors.CutOff,
		format.Picture:        c.Errors.Picture,
		format.Packed:         c.Errors.Packed,
	}[e.Kind], "row", e.Row, "column", e.Column, "text", e.Text, "got", e.Got, "want", e.Want)
	if e.Line > 0 {
		return c.Fill(c.Errors.AtLine, "line", strconv.Itoa(e.Line), "sentence", sentence)
	}
	return sentence
}

func (c *Catalog) shareError(e *share.Error) string {
	return c.Fill([...]string{
		share.Empty:          c.Errors.LinkEmpty,
		share.Unrecognized:   c.Errors.LinkUnrecognized,
		share.UnknownVersion: c.Errors.LinkVersion,
		share.BadCharacter:   c.Errors.LinkCharacter,
		share.WrongLength:    c.Errors.LinkLength,
		share.Damaged:        c.Errors.LinkDamaged,
	}[e.Kind], "column", e.At, "text", e.Text, "got", e.Got, "want", e.Want)
}

// NotProper returns a sentence saying that a puzzle has no solution, if solutions is 0,
// or several solutions.
func (c *Catalog) NotProper(solutions int) string {
	if solutions == 0 {
		return c.Commands.None
	}
	return c.Commands.Several
}
