package view

import (
	"sudoku/app/model"
	"sudoku/app/text"
)

func noticeText(n model.Notice, t *text.Catalog) string {
	switch n.Kind {
	case model.Imported:
		return importedText(n, t)
	case model.ImportFailed:
		return t.Error(n.Err)
	case model.LinkOpened:
		if n.Over {
			return t.Notices.LinkOpened + " " + t.Notices.UndoBringsBack
		}
		return t.Notices.LinkOpened
	case model.LinkFailed:
		return t.Fill(t.Notices.LinkDamaged, "reason", t.Error(n.Err))
	case model.AddressRepaired:
		return t.Fill(t.Notices.AddressRepaired, "address", n.Name)
	case model.Cleared:
		return t.Notices.Cleared + " " + t.Notices.UndoBringsBack
	case model.NothingToClear:
		return t.Notices.NothingToClear
	case model.ExampleLoaded:
		return t.Fill(t.Notices.ExampleLoaded, "name", t.Examples[n.Example])
	case model.LinkCopied:
		return t.Notices.LinkCopied
	case model.LinkNotCopied:
		return t.Notices.LinkNotCopied
	case model.GivenLocked:
		return t.Fill(t.Notices.GivenLocked, "cell", n.Cell.String())
	case model.NothingToUndo:
		return t.Notices.NothingToUndo
	case model.NothingToRedo:
		return t.Notices.NothingToRedo
	case model.Cancelled:
		return t.Notices.Cancelled
	case model.EngineRestarted:
		return t.Notices.EngineRestarted
	case model.EngineFailed:
		return t.Fill(t.Notices.EngineFailed, "reason", n.Name)
	case model.FileUnreadable:
		return t.Fill(t.Notices.FileUnreadable, "name", n.Name, "reason", t.Error(n.Err))
	case model.OfferApplied:
		return t.Notices.OfferApplied + " " + t.Notices.UndoBringsBack
	case model.NoMethodChosen:
		return t.Notices.NoMethodChosen
	case model.MethodsStarted:
		return t.Fill(t.Notices.MethodsStarted, "count", n.Count)
	case model.MethodsFinished:
		return t.Fill(t.Notices.MethodsFinished, "count", n.Count)
	case model.StepsApplied:
		if n.Name != "" {
			return t.Fill(t.Explain.Applied, "effects", n.Name)
		}
		return t.Fill(t.Explain.AppliedMany, "count", n.Count)
	case model.BackToRight:
		return t.Fill(t.Hint.WentBack, "count", n.Count)
	case model.MistakesOut:
		return t.Fill(t.Hint.TookOut, "count", n.Count)
	case model.FilmOpened:
		opened := t.Fill(t.Film.Opened, "count", n.Count)
		if n.Over {
			return opened + " " + t.Notices.UndoBringsBack
		}
		return opened
	case model.FilmInTheWay:
		return t.Film.InTheWay
	case model.PictureInFile:
		return t.Sharing.InFile
	case model.PictureInClipboard:
		return t.Sharing.InClipboard
	case model.PictureFailed:
		return t.Fill(t.Sharing.Failed, "reason", n.Err.Error())
	case model.ExportInClipboard:
		return t.Transfer.Copied
	case model.ExportNotCopied:
		return t.Transfer.NotCopied
	case model.ExportInFile:
		return t.Transfer.Saved
	case model.Installed:
		return t.Notices.Installed
	}
	return playNotice(n, t)
}
