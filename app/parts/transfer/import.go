package transfer

import (
	"strings"

	"sudoku/app/deeplink"
	"sudoku/app/desk"
	"sudoku/app/intake"
	"sudoku/solver/format"
	"sudoku/solver/share"
)

// Recognised is what a text is: a link of this product with its history, a
// puzzle, a list, or nothing that can be read. A text is recognised once: what the
// import dialog says of it is what is then taken.
type Recognised struct {
	Text string
	Link *share.History // nil: none
	// Everything says that it is, or begins as, a file of everything on a device.
	Everything bool
	Wish       *deeplink.Wish // what a link asks for that carries no position; nil: none
	format.Recognised
}

// recognise says what a text is, and remembers it for the next time.
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
	return r
}

// readable is the text that is given, or the HTML where that alone can be read.
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

// take puts a text on the board, or opens it as a list.
func (t *Transfer) take(d *desk.Desk, text, name string) []desk.Cmd {
	switch r := t.recognise(text); {
	case r.Everything:
		return takeEverything(d, text)
	case r.Wish != nil:
		d.Dialog, d.Draft = desk.NoDialog, ""
		return []desk.Cmd{FollowWish{Wish: *r.Wish}}
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
		return d.Take(read.Annotated, desk.Notice{
			Kind: desk.Imported, Name: read.Format, Found: read.Found(), Dropped: read.Dropped,
		})
	}
}

// takeEverything loads a file of everything that is in the import dialog. Of one
// that is pasted elsewhere the dialog says first what it is.
func takeEverything(d *desk.Desk, text string) []desk.Cmd {
	if d.Dialog == desk.ImportDialog && d.Draft == text {
		d.Draft = ""
		return []desk.Cmd{LoadEverything{Text: text}}
	}
	d.Dialog, d.Draft, d.Notice = desk.ImportDialog, text, desk.Notice{}
	return nil
}

// followLink takes over what a link carries.
func followLink(d *desk.Desk, msg LinkFollowed) []desk.Cmd {
	if msg.Err != nil {
		d.Notice = desk.Notice{Kind: desk.LinkFailed, Err: msg.Err}
		return []desk.Cmd{TidyAddress{}}
	}
	return append(d.TakeLink(msg.History), TidyAddress{})
}

// ownLink is what a link of this product carries, or its code alone; nil for any
// other text.
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
