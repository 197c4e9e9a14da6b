// Package notice words the page's responses to the player's last action.
package notice

import (
	"strings"

	"sudoku/app/desk"
	"sudoku/app/show"
	"sudoku/app/text"
	"sudoku/solver/board"
)

// noticeRow describes the text of one kind of notice.
type noticeRow struct {
	kind desk.NoticeKind
	// says returns the sentence from a catalog. Its holes are filled from the notice.
	says  func(t *text.Catalog) string
	holes []hole
	// undo says whether to add "Undo restores it".
	undo undoNote
	// composed builds texts that need more than one sentence. If it is set, says, holes
	// and undo are unused.
	composed func(n *desk.Notice, t *text.Catalog) string
}

type undoNote uint8

const (
	noUndo undoNote = iota
	undoAlways
	undoIfOver // only if another puzzle was replaced
)

// hole pairs a hole in a sentence with the function that fills it.
type hole struct {
	name string
	of   func(n *desk.Notice, t *text.Catalog) any
}

func count(n *desk.Notice, _ *text.Catalog) any       { return n.Count }
func name(n *desk.Notice, _ *text.Catalog) any        { return n.Name }
func technique(n *desk.Notice, t *text.Catalog) any   { return t.Techniques.Name(n.Name) }
func cell(n *desk.Notice, _ *text.Catalog) any        { return n.Cell }
func example(n *desk.Notice, t *text.Catalog) any     { return t.Examples[n.Example].Name }
func errorText(n *desk.Notice, t *text.Catalog) any   { return t.Error(n.Err) }
func errorReason(n *desk.Notice, _ *text.Catalog) any { return n.Err.Error() }
func savepoint(n *desk.Notice, t *text.Catalog) any   { return show.SavepointName(n.Count, n.Name, t) }

func linkEnd(n *desk.Notice, t *text.Catalog) any {
	e, _ := board.NewLinkEnd(board.Digit(n.Count), n.Cells)
	return show.LinkEnd(e, t)
}

// noticeRows holds one row for each kind of notice.
var noticeRows = []noticeRow{
	// Loading, clearing and sharing puzzles.
	{kind: desk.Imported, composed: importedText},
	{kind: desk.ImportFailed, composed: func(n *desk.Notice, t *text.Catalog) string { return t.Error(n.Err) }},
	{kind: desk.LinkOpened, says: func(t *text.Catalog) string { return t.Notices.LinkOpened }, undo: undoIfOver},
	{kind: desk.NoteOpened, says: func(t *text.Catalog) string { return t.Notices.NoteOpened }, holes: []hole{{"name", name}}},
	{kind: desk.LinkFailed, says: func(t *text.Catalog) string { return t.Notices.LinkDamaged }, holes: []hole{{"reason", errorText}}},
	{kind: desk.AddressRepaired, says: func(t *text.Catalog) string { return t.Notices.AddressRepaired }, holes: []hole{{"address", name}}},
	{kind: desk.Cleared, says: func(t *text.Catalog) string { return t.Notices.Cleared }, undo: undoAlways},
	{kind: desk.Restarted, says: func(t *text.Catalog) string { return t.Menu.Restarted }, undo: undoAlways},
	{kind: desk.NothingToClear, says: func(t *text.Catalog) string { return t.Notices.NothingToClear }},
	{kind: desk.ExampleLoaded, says: func(t *text.Catalog) string { return t.Notices.ExampleLoaded }, holes: []hole{{"name", example}}},
	{kind: desk.ResultCopied, says: func(t *text.Catalog) string { return t.Finish.Copied }},
	{kind: desk.ResultNotCopied, says: func(t *text.Catalog) string { return t.Finish.NotCopied }},
	{kind: desk.GamePaused, says: func(t *text.Catalog) string { return t.Finish.GamePaused }},
	{kind: desk.LinkCopied, says: func(t *text.Catalog) string { return t.Notices.LinkCopied }},
	{kind: desk.LinkNotCopied, says: func(t *text.Catalog) string { return t.Notices.LinkNotCopied }},
	{kind: desk.NothingToUndo, says: func(t *text.Catalog) string { return t.Notices.NothingToUndo }},
	{kind: desk.GivenLocked, says: func(t *text.Catalog) string { return t.Notices.GivenLocked }, holes: []hole{{"cell", cell}}},
	{kind: desk.NothingToRedo, says: func(t *text.Catalog) string { return t.Notices.NothingToRedo }},
	{kind: desk.FileUnreadable, says: func(t *text.Catalog) string { return t.Notices.FileUnreadable },
		holes: []hole{{"name", name}, {"reason", errorText}}},
	{kind: desk.PictureInFile, says: func(t *text.Catalog) string { return t.Sharing.InFile }},
	{kind: desk.PictureInClipboard, says: func(t *text.Catalog) string { return t.Sharing.InClipboard }},
	{kind: desk.PictureFailed, says: func(t *text.Catalog) string { return t.Sharing.Failed }, holes: []hole{{"reason", errorReason}}},
	{kind: desk.ExportInClipboard, says: func(t *text.Catalog) string { return t.Transfer.Copied }},
	{kind: desk.ExportNotCopied, says: func(t *text.Catalog) string { return t.Transfer.NotCopied }},
	{kind: desk.ExportInFile, says: func(t *text.Catalog) string { return t.Transfer.Saved }},
	{kind: desk.PhotoTaken, says: func(t *text.Catalog) string { return t.Photo.Taken }, holes: []hole{{"count", photoTaken}}, undo: undoIfOver},
	{kind: desk.EntryOpened, composed: openedText},
	{kind: desk.EntrySalvaged, composed: openedText},
	{kind: desk.PuzzleMade, composed: madeText},
	{kind: desk.DayLinkCopied, says: func(t *text.Catalog) string { return t.Generator.LinkCopied }},

	{kind: desk.InputDropped, says: func(t *text.Catalog) string { return t.Start.NotApplied }, holes: []hole{{"count", count}}},

	{kind: desk.LanguageMissing, says: func(t *text.Catalog) string { return t.Notices.LanguageMissing }, holes: []hole{{"name", name}}},

	{kind: desk.PuzzlesShelved, composed: shelvedText},

	// Answers from the engine.
	{kind: desk.Cancelled, says: func(t *text.Catalog) string { return t.Notices.Cancelled }},
	{kind: desk.EngineRestarted, says: func(t *text.Catalog) string { return t.Notices.EngineRestarted }},
	{kind: desk.EngineFailed, says: func(t *text.Catalog) string { return t.Notices.EngineFailed }, holes: []hole{{"reason", name}}},
	{kind: desk.OfferApplied, says: func(t *text.Catalog) string { return t.Notices.OfferApplied }, undo: undoAlways},
	{kind: desk.NoMethodChosen, says: func(t *text.Catalog) string { return t.Notices.NoMethodChosen }},
	{kind: desk.MethodsStarted, says: func(t *text.Catalog) string { return t.Notices.MethodsStarted }, holes: []hole{{"count", count}}},
	{kind: desk.MethodsFinished, says: func(t *text.Catalog) string { return t.Notices.MethodsFinished }, holes: []hole{{"count", count}}},
	{kind: desk.StepsApplied, composed: appliedText},
	{kind: desk.BackToRight, says: func(t *text.Catalog) string { return t.Hint.WentBack }, holes: []hole{{"count", count}}},
	{kind: desk.HintFollowed, says: func(t *text.Catalog) string { return t.Practise.Right }, holes: []hole{{"name", technique}}},
	{kind: desk.MistakesOut, says: func(t *text.Catalog) string { return t.Hint.TookOut }, holes: []hole{{"count", count}}},

	// Playing, drawing and going through the history.
	{kind: desk.FilmOpened, says: func(t *text.Catalog) string { return t.Film.Opened }, holes: []hole{{"count", count}}, undo: undoIfOver},
	{kind: desk.FilmInTheWay, says: func(t *text.Catalog) string { return t.Film.InTheWay }},
	{kind: desk.ReviewInTheWay, says: func(t *text.Catalog) string { return t.Review.InTheWay }},
	{kind: desk.GameResumed, says: func(t *text.Catalog) string { return t.Review.Resumed }, holes: []hole{{"count", count}}},
	{kind: desk.CellsFilled, says: func(t *text.Catalog) string { return t.Play.CellsFilled }},
	{kind: desk.CandidateImpossible, says: func(t *text.Catalog) string { return t.Play.CandidateImpossible }, holes: []hole{{"digit", count}}},
	{kind: desk.EliminationsRestored, says: func(t *text.Catalog) string { return t.Play.EliminationsRestored }, holes: []hole{{"count", count}}},
	{kind: desk.NothingEliminated, says: func(t *text.Catalog) string { return t.Play.NothingEliminated }},
	{kind: desk.LinkBegun, says: func(t *text.Catalog) string { return t.Play.LinkBegun }, holes: []hole{{"candidate", linkEnd}}},
	{kind: desk.LinkScattered, says: func(t *text.Catalog) string { return t.Play.LinkScattered }},
	{kind: desk.LinkLeft, says: func(t *text.Catalog) string { return t.Play.LinkLeft }},
	{kind: desk.LinksFull, says: func(t *text.Catalog) string { return t.Play.LinksFull }, holes: []hole{{"count", count}}},
	{kind: desk.NothingToTint, says: func(t *text.Catalog) string { return t.Play.NothingToTint }, holes: []hole{{"digit", count}}},
	{kind: desk.NothingDrawn, says: func(t *text.Catalog) string { return t.Play.NothingDrawn }},
	{kind: desk.DrawingGone, says: func(t *text.Catalog) string { return t.Play.DrawingGone }},
	{kind: desk.SavepointMade, says: func(t *text.Catalog) string { return t.Save.Made }, holes: []hole{{"name", savepoint}}},
	{kind: desk.SavepointThere, says: func(t *text.Catalog) string { return t.Save.There }, holes: []hole{{"name", savepoint}}},
	{kind: desk.NodeReached, says: func(t *text.Catalog) string { return t.Save.Reached }},

	// Checking the entries.
	{kind: desk.EntriesRight, says: func(t *text.Catalog) string { return t.Play.Right }},
	{kind: desk.EntriesWrong, composed: wrongText},
	{kind: desk.EntriesNamed, composed: wrongText},
	{kind: desk.EntriesFit, says: func(t *text.Catalog) string { return t.Play.Fit }},
	{kind: desk.EntriesDoNotFit, says: func(t *text.Catalog) string { return t.Play.DoNotFit }},
	{kind: desk.EntriesWithoutSolution, says: func(t *text.Catalog) string { return t.Play.WithoutSolution }},
	{kind: desk.NoEntries, says: func(t *text.Catalog) string { return t.Play.NoEntries }},
}

// Text returns the text of a notice, or "" if it has none.
func Text(n desk.Notice, t *text.Catalog) string {
	for i := range noticeRows {
		if row := &noticeRows[i]; row.kind == n.Kind {
			return row.text(&n, t)
		}
	}
	return ""
}

func (row *noticeRow) text(n *desk.Notice, t *text.Catalog) string {
	if row.composed != nil {
		return row.composed(n, t)
	}
	said := row.says(t)
	if len(row.holes) > 0 {
		var pairs []any
		for _, h := range row.holes {
			pairs = append(pairs, h.name, h.of(n, t))
		}
		said = t.Fill(said, pairs...)
	}
	if row.undo == undoAlways || row.undo == undoIfOver && n.Over {
		said += " " + t.Notices.UndoBringsBack
	}
	return said
}

// appliedText describes the effects of the step that was applied or, if there were
// several, gives their number.
func appliedText(n *desk.Notice, t *text.Catalog) string {
	if n.Count > 1 {
		return t.Fill(t.Explain.AppliedMany, "count", n.Count)
	}
	var effects []string
	if !n.Placed.IsEmpty() {
		effects = append(effects, t.Placed(&n.Placed))
	}
	if !n.RuledOut.IsEmpty() {
		effects = append(effects, t.RuledOut(&n.RuledOut))
	}
	return t.Fill(t.Explain.Applied, "effects", strings.Join(effects, t.Techniques.And))
}

// openedText reports where a puzzle came from and what happened to the previous one.
func openedText(n *desk.Notice, t *text.Catalog) string {
	opened := t.Library.Opened
	if n.Name != "" {
		opened = t.Fill(t.Library.OpenedTitled, "title", n.Name)
	}
	if n.Kind == desk.EntrySalvaged {
		opened = t.Library.Salvaged
	}
	switch {
	case n.Kept:
		return opened + t.Techniques.Marks.Space + t.Library.KeptBefore
	case n.Over:
		return opened + t.Techniques.Marks.Space + t.Notices.UndoBringsBack
	}
	return opened
}

// wrongText reports how many entries and eliminations are wrong. It names them only on
// the second press.
func wrongText(n *desk.Notice, t *text.Catalog) string {
	var parts []string
	if n.Count > 0 {
		parts = append(parts, t.Fill(t.Play.WrongEntries, "count", n.Count))
	}
	if n.Givens > 0 {
		parts = append(parts, t.Fill(t.Play.WrongCandidates, "count", n.Givens))
	}
	if n.Kind == desk.EntriesWrong {
		return strings.Join(append(parts, t.Play.AskAgain), t.Techniques.Marks.Space)
	}
	if !n.Cells.IsEmpty() {
		parts = append(parts, t.Fill(t.Play.NamedEntries, "cells", n.Cells))
	}
	if !n.RuledOut.IsEmpty() {
		parts = append(parts, t.Fill(t.Play.NamedCandidates, "candidates", t.Placed(&n.RuledOut)))
	}
	return strings.Join(parts, t.Techniques.Marks.Space)
}
