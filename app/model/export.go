package model

import (
	"slices"

	"sudoku/solver/board"
	"sudoku/solver/format"
)

// Export is the state of the dialog that writes the position as text.
type Export struct{ Format int } // index in ExportFormats

// ExportFormats are the formats that are written, the plainest first.
var ExportFormats = func() []*format.Format {
	formats := []*format.Format{&format.Line, &format.Grid}
	for _, f := range format.Catalog {
		if f.Render != nil && !slices.Contains(formats, f) {
			formats = append(formats, f)
		}
	}
	return formats
}()

// What happens in the dialog.
type (
	// ExportFormatPicked chooses a format, by its index.
	ExportFormatPicked struct{ Index int }
	// ExportCopied asks for the text in the clipboard.
	ExportCopied struct{}
	// ExportSaved asks for a file with the text.
	ExportSaved struct{}
	// TextCopied tells whether a text got into the clipboard.
	TextCopied struct{ Copied bool }
)

func (ExportFormatPicked) msg() {}
func (ExportCopied) msg()       {}
func (ExportSaved) msg()        {}
func (TextCopied) msg()         {}

// What the dialog wants done.
type (
	// CopyText copies a text.
	CopyText struct{ Text string }
	// SaveText saves a text as a file whose name ends with an extension.
	SaveText struct{ Text, Extension string }
)

func (CopyText) cmd() {}
func (SaveText) cmd() {}

// updateExport handles the messages of the dialog; ok is false for any other.
func (m Model) updateExport(msg Msg) (next Model, cmds []Cmd, ok bool) {
	switch msg := msg.(type) {
	case ExportFormatPicked:
		if 0 <= msg.Index && msg.Index < len(ExportFormats) {
			m.Export.Format, m.Notice = msg.Index, Notice{}
		}
	case ExportCopied:
		cmds = []Cmd{CopyText{m.Exported()}}
	case ExportSaved:
		cmds = []Cmd{SaveText{m.Exported() + "\n", extension(ExportFormats[m.Export.Format])}}
		m.Notice = Notice{Kind: ExportInFile}
	case TextCopied:
		m.Notice = Notice{Kind: ExportNotCopied}
		if msg.Copied {
			m.Notice.Kind = ExportInClipboard
		}
	default:
		return m, nil, false
	}
	return m, cmds, true
}

func extension(f *format.Format) string {
	if f.Extension == "" {
		return ".txt"
	}
	return f.Extension
}

// Annotated is the present sheet without its answer.
func (m *Model) Annotated() board.Annotated {
	s := m.Sheet()
	return annotated(&s)
}

// Exported is the present sheet in the format chosen.
func (m *Model) Exported() string {
	a := m.Annotated()
	return ExportFormats[m.Export.Format].Render(&a)
}
