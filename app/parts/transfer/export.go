package transfer

import (
	"sudoku/app/desk"
	"sudoku/solver/format"
)

// Formats lists the export formats, plainest first.
var Formats = format.Written(func(f *format.Format) bool { return f.Bare })

func (t *Transfer) pickFormat(d *desk.Desk, index int) {
	if 0 <= index && index < len(Formats) {
		t.Format, d.Notice = index, desk.Notice{}
	}
}

func (t *Transfer) save(d *desk.Desk) []desk.Cmd {
	d.Notice = desk.Notice{Kind: desk.ExportInFile}
	return []desk.Cmd{SaveText{Text: t.Exported(d) + "\n", Extension: extension(Formats[t.Format])}}
}

func extension(f *format.Format) string {
	if f.Extension == "" {
		return ".txt"
	}
	return f.Extension
}

func sayCopied(d *desk.Desk, copied bool) {
	d.Notice = desk.Notice{Kind: desk.ExportNotCopied}
	if copied {
		d.Notice.Kind = desk.ExportInClipboard
	}
}

// Exported returns the current sheet in the selected format.
func (t *Transfer) Exported(d *desk.Desk) string {
	a := d.Annotated()
	return Formats[t.Format].Render(&a)
}
