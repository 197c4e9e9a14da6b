package browser

import (
	"syscall/js"

	"sudoku/app/desk"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	lib "sudoku/app/parts/library"
	lists "sudoku/app/parts/list"
	"sudoku/app/parts/list/listui"
	"sudoku/app/parts/photo"
	"sudoku/app/parts/practise"
	"sudoku/app/parts/printing"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/statistics"
	"sudoku/app/parts/steps"
	"sudoku/app/parts/transfer"
	"sudoku/app/platform"
)

// Do executes a command. It is the only place that lists the commands of all parts. A
// test detects a missing part, and go-check-sumtype detects a command missing from one of
// the functions below.
func (e *effects) Do(cmd desk.Cmd) {
	switch cmd := cmd.(type) {
	case desk.Common:
		e.doCommon(cmd)
	case transfer.Cmd:
		e.doTransfer(cmd)
	case lists.Cmd:
		e.lists.Do(cmd)
	case photo.Cmd:
		e.photos.Do(cmd)
	case sharing.Cmd:
		e.sharing.Do(cmd)
	case printing.Cmd:
		e.printing.Do(cmd)
	case lib.Cmd:
		e.library.Do(cmd)
	case backup.Cmd:
		e.backup.run(cmd)
	case statistics.Cmd:
		e.statistics.Do(cmd)
	case generator.Cmd:
		e.generator.Do(cmd)
	case steps.Cmd:
		e.steps.Do(cmd)
	case practise.Cmd:
		e.practise.Do(cmd)
		e.reportLearnt()
	case frame.Cmd:
		e.doFrame(cmd)
	}
}

func (e *effects) doCommon(cmd desk.Common) {
	switch cmd := cmd.(type) {
	case desk.Save:
		e.slot.Soon()
	case desk.Compute:
		e.bank.With(&cmd.Request, func() { e.engine.Compute(cmd.Request) })
	case desk.StopComputing:
		e.bank.Leave()
		e.engine.Halt()
	case desk.ComputeParallel:
		e.pool.Compute(cmd.Request)
	case desk.StopParallel:
		e.pool.Halt(cmd.First, cmd.Last)
	case desk.Wait:
		platform.After(cmd.Time, func() { e.program.Send(cmd.Then) })
	case desk.FocusCell:
		e.painter.focus(cmd.Cell)
	case desk.FocusElement:
		withElement(cmd.ID, func(element js.Value) { element.Call("focus") })
	case desk.FocusStill:
		withElement(cmd.ID, func(element js.Value) { element.Call("focus", map[string]any{"preventScroll": true}) })
	case desk.ShowElement:
		withElement(cmd.ID, showInList)
	case desk.ShowAddress:
		e.showAddress()
	case desk.ShowGrid:
		platform.NextFrame(func() { // the place with the grid may not be drawn yet
			withElement("grid", func(grid js.Value) { grid.Call("scrollIntoView", map[string]any{"block": "nearest"}) })
		})
	case desk.ShowPanel:
		e.panel.show()
	case desk.PanelDrawn:
		e.panel.drawn()
	}
}

// withElement passes the element with the given ID to f, if it exists.
func withElement(id string, f func(element js.Value)) {
	if element := js.Global().Get("document").Call("getElementById", id); element.Truthy() {
		f(element)
	}
}

func (e *effects) doTransfer(cmd transfer.Cmd) {
	switch cmd := cmd.(type) {
	case transfer.OpenList:
		e.lists.OpenList(listui.TextFile(cmd.Name, cmd.Text))
	case transfer.StopUnpacking:
		e.unpacking.stop()
	case transfer.LoadEverything:
		e.backup.loadText(cmd.Text)
	case transfer.ReadClipboard:
		platform.Paste(func(text string) {
			if text == "" {
				e.program.Send(transfer.PasteRefused{})
				return
			}
			e.program.Send(transfer.TextGiven{Text: text})
		})
	case transfer.CopyText:
		platform.Copy(cmd.Text, func(copied bool) { e.program.Send(transfer.TextCopied{Copied: copied}) })
	case transfer.SaveText:
		platform.Download(e.catalog.Transfer.FileName+cmd.Extension, platform.NewBlob("text/plain", cmd.Text))
	case transfer.FollowWish:
		e.follow(cmd.Wish)
	case transfer.TidyAddress:
		e.tidyAddress()
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
	case frame.GoBack:
		e.goBack()
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
