package ui

import "cmp"

func (p *surface) check() checkDrawing     { return checkDrawing{p.Kit, &p.v.Check} }
func (p *surface) methods() methodsDrawing { return methodsDrawing{p.Kit, &p.v.Methods} }
func (p *surface) play() playDrawing {
	return playDrawing{p.Kit, &p.v.Play, p.v.Locked, p.v.CanUndo, p.v.CanRedo, p.v.Enter.Rows}
}
func (p *surface) enter() enterDrawing { return enterDrawing{p.Kit, &p.v.Enter} }
func (p *surface) fresh() freshDrawing { return freshDrawing{p.Kit, &p.v.Fresh, &p.v.Daily} }
func (p *surface) sharing() sharingDrawing {
	return sharingDrawing{p.Kit, &p.v.Share, &p.v.Film, p.v.Status.Notice}
}
func (p *surface) statistics() statisticsDrawing {
	return statisticsDrawing{p.Kit, &p.v.Statistics, &p.v.Finish, cmp.Or(p.v.Fresh.Status, p.v.Status.Notice)}
}
func (p *surface) backup() backupDrawing     { return backupDrawing{p.Kit, &p.v.Backup} }
func (p *surface) grid() gridDrawing         { return gridDrawing{p.Kit, &p.v.Save} }
func (p *surface) steps() stepsDrawing       { return stepsDrawing{p.Kit, &p.v.Steps, &p.v.Hint, p.v.Known} }
func (p *surface) library() libraryDrawing   { return libraryDrawing{p.Kit, &p.v.Library} }
func (p *surface) list() listDrawing         { return listDrawing{p.Kit, &p.v.List} }
func (p *surface) looks() frameDrawing       { return frameDrawing{p.Kit, p.v.Look} }
func (p *surface) photo() photoDrawing       { return photoDrawing{p.Kit, &p.v.Photo, &p.drag} }
func (p *surface) printing() printingDrawing { return printingDrawing{p.Kit, &p.v.Print} }
func (p *surface) transfer() transferDrawing {
	return transferDrawing{p.Kit, &p.v.Export, p.v.Import, p.v.Problem, p.v.Recognised}
}
