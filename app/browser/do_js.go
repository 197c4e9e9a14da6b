package browser

import (
	"syscall/js"

	"sudoku/app/desk"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/fresh"
	lib "sudoku/app/parts/library"
	lists "sudoku/app/parts/list"
	"sudoku/app/parts/photo"
	"sudoku/app/parts/practise"
	"sudoku/app/parts/printing"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/statistics"
	"sudoku/app/parts/steps"
	"sudoku/app/parts/transfer"
	"sudoku/app/wish"
)

// Do carries a command out: the one place that knows the commands of all parts.
// A test finds a part that is missing here, and go-check-sumtype a command that
// is missing in one of the functions below.
func (e *effects) Do(cmd desk.Cmd) {
	switch cmd := cmd.(type) {
	case desk.Common:
		e.doCommon(cmd)
	case transfer.Cmd:
		e.doTransfer(cmd)
	case lists.Cmd:
		e.doList(cmd)
	case photo.Cmd:
		e.doPhoto(cmd)
	case sharing.Cmd:
		e.doSharing(cmd)
	case printing.Cmd:
		e.doPrinting(cmd)
	case lib.Cmd:
		e.library.run(cmd)
	case backup.Cmd:
		e.backup.run(cmd)
	case statistics.Cmd:
		e.statistics.run(cmd)
	case fresh.Cmd:
		e.doFresh(cmd)
	case steps.Cmd:
		e.doSteps(cmd)
	case practise.Cmd:
		e.doPractise(cmd)
	case frame.Cmd:
		e.doFrame(cmd)
	}
}

func (e *effects) doCommon(cmd desk.Common) {
	switch cmd := cmd.(type) {
	case desk.Save:
		e.slot.Soon()
	case desk.Compute:
		e.bank.with(&cmd.Request, func() { e.engine.Compute(cmd.Request) })
	case desk.StopComputing:
		e.bank.leave()
		e.engine.Halt()
	case desk.ComputeParallel:
		e.pool.Compute(cmd.Request)
	case desk.StopParallel:
		e.pool.Halt(cmd.First, cmd.Last)
	case desk.Wait:
		after(cmd.Time, func() { e.program.Send(cmd.Then) })
	case desk.FocusCell:
		e.painter.focus(cmd.Cell)
	case desk.FocusElement:
		withElement(cmd.ID, func(element js.Value) { element.Call("focus") })
	case desk.FocusStill:
		withElement(cmd.ID, func(element js.Value) { element.Call("focus", map[string]any{"preventScroll": true}) })
	case desk.ShowElement:
		withElement(cmd.ID, showInList)
	case desk.ShowGrid:
		withElement("grid", func(grid js.Value) { grid.Call("scrollIntoView", map[string]any{"block": "nearest"}) })
	case desk.ShowPanel:
		e.panel.show()
	case desk.PanelDrawn:
		e.panel.drawn()
	}
}

// withElement calls f with the element that has an id, if there is one.
func withElement(id string, f func(element js.Value)) {
	if element := js.Global().Get("document").Call("getElementById", id); element.Truthy() {
		f(element)
	}
}

func (e *effects) doTransfer(cmd transfer.Cmd) {
	switch cmd := cmd.(type) {
	case transfer.OpenList:
		e.openList(textFile(cmd.Name, cmd.Text))
	case transfer.StopUnpacking:
		e.unpacking.stop()
	case transfer.LoadEverything:
		e.backup.loadText(cmd.Text)
	case transfer.CopyText:
		e.copyText(cmd.Text)
	case transfer.SaveText:
		download(e.catalog.Transfer.FileName+cmd.Extension, newBlob("text/plain", cmd.Text))
	case transfer.FollowWish:
		e.follow(cmd.Wish)
	case transfer.TidyAddress:
		tidyAddress()
	}
}

func (e *effects) doList(cmd lists.Cmd) {
	switch cmd := cmd.(type) {
	case lists.Swap:
		e.listBefore, e.list = e.list, e.listBefore
		e.keeper.on = false
	case lists.Arrange:
		e.table.arrange()
	case lists.Keep:
		e.keeper.begin()
	case lists.FindKept:
		e.keeper.find()
	case lists.Restore:
		e.keeper.restore()
	case lists.Forget:
		e.keeper.forget()
	case lists.Lose:
		e.list.add(cmd.Part, nil)
	case lists.Compare:
		e.table.compare()
	case lists.SelectAll:
		e.list.table.SelectAll()
		e.table.tell()
	case lists.Collect:
		e.collect(cmd.Most)
	case lists.Draw:
		e.table.drawSoon()
	case lists.Count:
		e.table.count()
	case lists.SaveChart:
		e.saveChart(cmd.Kind)
	case lists.Shelve:
		e.shelve(cmd)
	case lists.BeginSaving:
		e.beginSaving(cmd)
	case lists.EndSaving:
		e.list.saving.end(cmd.Whole)
	}
}

func (e *effects) doPhoto(cmd photo.Cmd) {
	switch cmd := cmd.(type) {
	case photo.Open:
		e.photos.open(cmd.Picture)
	case photo.Look:
		e.photos.look(cmd.Request)
	case photo.Forget:
		e.photos.forget()
	case photo.StartCamera:
		e.photos.startCamera()
	case photo.Shoot:
		e.photos.shoot()
	case photo.Glimpse:
		e.photos.glimpse()
	case photo.TakeGlimpse:
		e.photos.takeGlimpse()
	case photo.StopCamera:
		e.photos.stopCamera()
	case photo.OpenList:
		e.openList(textFile(cmd.Name, cmd.Text))
	}
}

func (e *effects) doSharing(cmd sharing.Cmd) {
	switch cmd := cmd.(type) {
	case sharing.MakeLink:
		e.share(cmd.Code, cmd.System)
	case sharing.ShareResult:
		e.shareResult(cmd)
	case sharing.OpenSystem:
		e.sharePicture(cmd.Link, cmd.Options)
	case sharing.SavePicture:
		e.savePicture(cmd)
	case sharing.CopyPicture:
		e.copyPicture(cmd.Options)
	}
}

func (e *effects) doPrinting(cmd printing.Cmd) {
	switch cmd := cmd.(type) {
	case printing.Print:
		e.print(cmd.Job)
	}
}

func (e *effects) doFresh(cmd fresh.Cmd) {
	switch cmd := cmd.(type) {
	case fresh.AskDate:
		now, left := today()
		e.program.Send(fresh.Dated{Now: now, Left: left})
	case fresh.CopyLink:
		e.copyThen(pageLink(wish.OfDay(cmd.Day)), func(copied bool) { e.program.Send(fresh.LinkCopied{Copied: copied}) })
	}
}

func (e *effects) doSteps(cmd steps.Cmd) {
	switch cmd := cmd.(type) {
	case steps.SaveProof:
		download(e.catalog.Transfer.FileName+cmd.Extension, newBlob("text/plain", string(cmd.Text)))
	}
}

func (e *effects) doFrame(cmd frame.Cmd) {
	switch cmd := cmd.(type) {
	case frame.KeepLook:
		keepLook(cmd.Look)
	case frame.FetchLanguage:
		e.fetchLanguage(cmd.Code)
	case frame.KeepLanguage:
		keepLanguage(cmd.Code)
		e.speak(cmd.Code)
	case frame.SpeakLanguage:
		e.speak(cmd.Code)
	case frame.Reload:
		e.slot.Now()
		js.Global().Get("location").Call("reload")
	case frame.SaveDamaged:
		e.saveDamaged()
	case frame.LeaveDamaged:
		e.leaveDamaged()
	case frame.PromptInstall:
		js.Global().Call("goappShowInstallPrompt")
	}
}
