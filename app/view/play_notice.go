package view

import (
	"strings"

	"sudoku/app/model"
	"sudoku/app/text"
)

// playNotice is what the notices of playing say.
func playNotice(n model.Notice, t *text.Catalog) string {
	switch n.Kind {
	case model.CellsFilled:
		return t.Play.CellsFilled
	case model.CandidateImpossible:
		return t.Fill(t.Play.CandidateImpossible, "digit", n.Count)
	case model.EliminationsRestored:
		return t.Fill(t.Play.EliminationsRestored, "count", n.Count)
	case model.NothingEliminated:
		return t.Play.NothingEliminated
	case model.EntriesRight:
		return t.Play.Right
	case model.EntriesWrong, model.EntriesNamed:
		return wrongText(n, t)
	case model.EntriesFit:
		return t.Play.Fit
	case model.EntriesDoNotFit:
		return t.Play.DoNotFit
	case model.EntriesWithoutSolution:
		return t.Play.WithoutSolution
	case model.NoEntries:
		return t.Play.NoEntries
	case model.SavepointMade:
		return t.Fill(t.Save.Made, "name", savepointName(n.Count, n.Name, t))
	case model.SavepointThere:
		return t.Fill(t.Save.There, "name", savepointName(n.Count, n.Name, t))
	case model.LinkBegun:
		return t.Fill(t.Play.LinkBegun, "candidate", n.Name)
	case model.LinkLeft:
		return t.Play.LinkLeft
	case model.LinksFull:
		return t.Fill(t.Play.LinksFull, "count", n.Count)
	case model.NothingToTint:
		return t.Fill(t.Play.NothingToTint, "digit", n.Count)
	case model.NothingDrawn:
		return t.Play.NothingDrawn
	case model.DrawingGone:
		return t.Play.DrawingGone
	case model.EntryOpened:
		return openedText(n, t)
	case model.NodeReached:
		return t.Save.Reached
	}
	return ""
}

// openedText says where a puzzle comes from, and where what was there before is.
func openedText(n model.Notice, t *text.Catalog) string {
	opened := t.Library.Opened
	if n.Name != "" {
		opened = t.Fill(t.Library.OpenedTitled, "title", n.Name)
	}
	switch {
	case n.Kept:
		return opened + " " + t.Library.KeptBefore
	case n.Over:
		return opened + " " + t.Notices.UndoBringsBack
	}
	return opened
}

// wrongText says how much is wrong, and where only if that was asked for.
func wrongText(n model.Notice, t *text.Catalog) string {
	var parts []string
	if n.Count > 0 {
		parts = append(parts, t.Fill(t.Play.WrongEntries, "count", n.Count))
	}
	if n.Givens > 0 {
		parts = append(parts, t.Fill(t.Play.WrongCandidates, "count", n.Givens))
	}
	if n.Kind == model.EntriesWrong {
		return strings.Join(append(parts, t.Play.AskAgain), " ")
	}
	if n.Name != "" {
		parts = append(parts, t.Fill(t.Play.NamedEntries, "cells", n.Name))
	}
	if n.Also != "" {
		parts = append(parts, t.Fill(t.Play.NamedCandidates, "candidates", n.Also))
	}
	return strings.Join(parts, " ")
}
