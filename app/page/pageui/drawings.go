package pageui

import (
	"cmp"

	"sudoku/app/parts/backup/backupui"
	"sudoku/app/parts/check/checkui"
	"sudoku/app/parts/frame/frameui"
	"sudoku/app/parts/generator/generatorui"
	"sudoku/app/parts/grid/gridui"
	"sudoku/app/parts/library/libraryui"
	"sudoku/app/parts/list/listui"
	"sudoku/app/parts/methods/methodsui"
	"sudoku/app/parts/photo/photoui"
	"sudoku/app/parts/play/playui"
	"sudoku/app/parts/printing/printingui"
	"sudoku/app/parts/review/reviewui"
	"sudoku/app/parts/sharing/sharingui"
	"sudoku/app/parts/statistics/statisticsui"
	"sudoku/app/parts/steps/stepsui"
	"sudoku/app/parts/transfer/transferui"
)

func (p *solver) check() *checkui.Drawing { return &checkui.Drawing{Kit: p.Kit, View: &p.v.Check} }
func (p *solver) methods() *methodsui.Drawing {
	return &methodsui.Drawing{Kit: p.Kit, View: &p.v.Methods}
}
func (p *solver) play() *playui.Drawing {
	return &playui.Drawing{Kit: p.Kit, View: &p.v.Play, Locked: p.v.Locked, CanUndo: p.v.CanUndo, CanRedo: p.v.CanRedo, Rows: p.v.Setup.Rows}
}
func (p *solver) generator() *generatorui.Drawing {
	return &generatorui.Drawing{Kit: p.Kit, View: &p.v.Generator, Daily: &p.v.Daily}
}
func (p *solver) sharing() *sharingui.Drawing {
	return &sharingui.Drawing{Kit: p.Kit, View: &p.v.Share, Film: &p.v.Film, Notice: p.v.Status.Notice}
}
func (p *solver) statistics() *statisticsui.Drawing {
	return &statisticsui.Drawing{Kit: p.Kit, View: &p.v.Statistics, Ending: &p.v.Ending, Finish: &p.v.Finish, Said: cmp.Or(p.v.Generator.Status, p.v.Status.Notice)}
}
func (p *solver) backup() *backupui.Drawing { return &backupui.Drawing{Kit: p.Kit, View: &p.v.Backup} }
func (p *solver) grid() *gridui.Drawing     { return &gridui.Drawing{Kit: p.Kit, View: &p.v.Save} }
func (p *solver) steps() *stepsui.Drawing {
	return &stepsui.Drawing{Kit: p.Kit, View: &p.v.Steps, Hint: &p.v.Hint, Known: p.v.Known}
}
func (p *solver) library() *libraryui.Drawing {
	return &libraryui.Drawing{Kit: p.Kit, View: &p.v.Library}
}
func (p *solver) list() *listui.Drawing   { return &listui.Drawing{Kit: p.Kit, View: &p.v.List} }
func (p *solver) looks() *frameui.Drawing { return &frameui.Drawing{Kit: p.Kit, Look: p.v.Look} }
func (p *solver) photo() *photoui.Drawing {
	return &photoui.Drawing{Kit: p.Kit, View: &p.v.Photo, Drag: &p.drag}
}
func (p *solver) printing() *printingui.Drawing {
	return &printingui.Drawing{Kit: p.Kit, View: &p.v.Print}
}
func (p *solver) transfer() *transferui.Drawing {
	return &transferui.Drawing{Kit: p.Kit, Export: &p.v.Export, Draft: p.v.Import, Problem: p.v.Problem, Recognised: p.v.Recognised}
}
func (p *solver) review() *reviewui.Drawing { return &reviewui.Drawing{Kit: p.Kit, View: &p.v.Review} }
