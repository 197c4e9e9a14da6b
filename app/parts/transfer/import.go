package transfer

import (
	"errors"
	"strings"

	"sudoku/app/deeplink"
	"sudoku/app/desk"
	"sudoku/app/intake"
	"sudoku/solver/eureka"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// Recognised describes what a text is: one of the page's own links with its history, a
// puzzle, a list, or nothing readable. A text is recognised only once, so that the import
// dialog describes exactly what it imports.
type Recognised struct {
	Text string
	Link *share.History // nil if none
	// Everything is set if the text is a backup file or the beginning of one.
	Everything bool
	Wish       *deeplink.Wish // the action of a link without a position; nil if none
	Argument   bool           // an argument in Eureka notation
	format.Recognised
}

// recognise recognises a text and caches the result.
func (t *Transfer) recognise(text string) *Recognised {
	if r := &t.Recognised; r.Text == text && text != "" {
		return r
	}
	t.Recognised = Recognised{Text: text}
	r := &t.Recognised
	if r.Everything = intake.IsEverything(text); r.Everything {
		return r
	}
	if w, ok := deeplink.InText(text); ok {
		r.Wish = &w
		return r
	}
	if r.Link = ownLink(text); r.Link != nil {
		r.Reading = format.Reading{Annotated: *r.Link.State(), Format: format.Link.Key}
	} else {
		r.Recognised = format.Recognise(text)
	}
	if r.Err != nil {
		r.Argument = isArgument(text)
	}
	return r
}

// isArgument reports whether a text is an argument, possibly with a mistake after its
// first link.
func isArgument(text string) bool {
	_, err := eureka.Parse(text)
	wrong, ok := errors.AsType[*eureka.SyntaxError](err)
	return err == nil || ok && wrong.Offset >= len("(1)r1c1") && strings.ContainsAny(text[:wrong.Offset], "=-")
}

// readable returns the text, or the HTML if only the HTML can be read.
func (t *Transfer) readable(msg TextGiven) string {
	text := *t.recognise(msg.Text)
	if text.Err == nil || msg.HTML == "" {
		return msg.Text
	}
	if t.recognise(msg.HTML).Err == nil {
		return msg.HTML
	}
	t.Recognised = text
	return msg.Text
}

// take loads a text onto the board, or opens it as a list.
func (t *Transfer) take(d *desk.Desk, text, name string) []desk.Cmd {
	switch r := t.recognise(text); {
	case r.Everything:
		return takeEverything(d, text)
	case r.Wish != nil:
		d.Dialog, d.Draft = desk.NoDialog, ""
		return []desk.Cmd{FollowWish{Wish: *r.Wish}}
	case r.Argument:
		d.Dialog, d.Draft, d.Notice = desk.NoDialog, "", desk.Notice{}
		return []desk.Cmd{desk.ArgumentGiven{Text: text}}
	case r.List:
		return []desk.Cmd{OpenList{Name: name, Text: text}}
	case r.Link != nil:
		return d.TakeLink(r.Link)
	case r.Err != nil:
		d.Notice = desk.Notice{Kind: desk.ImportFailed, Err: r.Err}
		d.Draft = text
		return nil
	default:
		read := &r.Reading
		return d.Bring(read.Annotated, desk.Notice{
			Kind: desk.Imported, Name: read.Format, Found: read.Found(), Dropped: read.Dropped,
		})
	}
}

// takeEverything loads a backup file from the import dialog. If the file was pasted
// elsewhere, it first opens the dialog, which describes the file.
func takeEverything(d *desk.Desk, text string) []desk.Cmd {
	if d.Dialog == desk.ImportDialog && d.Draft == text {
		d.Draft = ""
		return []desk.Cmd{LoadEverything{Text: text}}
	}
	d.Dialog, d.Draft, d.Notice = desk.ImportDialog, text, desk.Notice{}
	return nil
}

// followLink loads the contents of a link.
func followLink(d *desk.Desk, msg LinkFollowed) []desk.Cmd {
	if msg.Err != nil {
		d.Notice = desk.Notice{Kind: desk.LinkFailed, Err: msg.Err}
		return []desk.Cmd{TidyAddress{}}
	}
	return append(d.TakeLink(msg.History), TidyAddress{})
}

// ownLink decodes one of the page's own links or its bare code. It returns nil for other
// text.
func ownLink(text string) *share.History {
	code := strings.TrimSpace(text)
	if _, fragment, ok := strings.Cut(code, "#"); ok {
		code = fragment
	}
	h, err := share.DecodeHistory(code)
	if err != nil {
		return nil
	}
	return h
}
