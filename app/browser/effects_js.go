package browser

import (
	"syscall/js"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/crew"
	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/parts/backup/backupui"
	"sudoku/app/parts/frame"
	lists "sudoku/app/parts/list"
	"sudoku/app/parts/transfer"
	"sudoku/app/qr"
	"sudoku/app/show"
	"sudoku/app/slot"
	"sudoku/app/text"
)

// effects carries out what the page asks for.
type effects struct {
	program    *loop.Loop
	catalog    *text.Catalog
	painter    painter
	engine     *crew.Engine
	pool       *crew.Pool
	page       pageSide
	lists      listEffects
	sharing    sharingEffects
	printing   printingEffects
	fresh      freshEffects
	steps      stepsEffects
	practise   practiseEffects
	bank       bank
	photos     photos
	slot       *slot.Slot
	journal    *journal
	claims     claims
	library    library
	statistics counter
	backup     backups
	unpacking  *unpacking
	panel      panel

	opener js.Value // what had the focus before a dialog was opened

	broken string // the part of the location that could not be parsed
	stored bool   // whether the browser keeps anything
	full   bool   // it has no room left
}

func newEffects(broken string, stored bool, j *journal) *effects {
	return &effects{broken: broken, stored: stored, journal: j, catalog: language(), unpacking: &unpacking{}}
}

// First restores the last visit.
func (e *effects) First(p *loop.Loop) page.Model {
	e.program = p
	base := newLibraryBase()
	e.backup = newBackups(e, base)
	e.page = pageSide{
		Send: p.Send, Text: func() *text.Catalog { return e.catalog }, Desk: func() *desk.Desk { return &p.Model().Desk },
		Board: func() show.Board { return page.Of(p.Model(), e.catalog).Board },
	}
	e.sharing = sharingEffects{&e.page, func() qr.Code { return p.Model().Sharing.View(&p.Model().Desk, e.catalog).QR }}
	e.printing, e.fresh, e.steps, e.practise = printingEffects{&e.page}, freshEffects{&e.page}, stepsEffects{&e.page}, practiseEffects{&e.page}
	e.lists = listEffects{
		pageSide: &e.page, Library: base, Soon: p.Soon, Handle: p.Handle,
		State: func() *lists.List { return &p.Model().List }, View: func() *lists.View { return &p.Page().List },
	}
	e.lists.Begin()
	e.library, e.statistics = newLibrary(base, e.catalog.Library.FileName, e.page.Desk, p.Send), newCounter(base, p.Send)
	m, banners := e.restore(page.New())
	if !e.stored {
		banners |= frame.StorageRefused
	}
	m.Frame.Banners |= banners
	m.Entropy = uint64(js.Global().Get("Math").Call("random").Float() * (1 << 53))
	m.Frame.Look, m.Frame.Language, m.Frame.LanguageChosen = loadLook(), e.catalog.Code, languageChosen()
	return m
}

// Begin starts to listen.
func (e *effects) Begin() {
	p := e.program
	e.painter.drawn = p.Page().Board
	if e.full {
		p.Send(frame.BannerRaised{Banners: frame.StorageFull})
	}
	if e.broken != "" {
		p.Send(transfer.AddressFixed{Address: e.broken})
	}
	host, page := crewHost{carriers: []carrier{&e.photos, &e.bank, &e.lists}}, crewPage{p.Send, &e.lists, &e.photos}
	e.engine = crew.NewEngine(host, page, true)
	e.pool = crew.NewPool(host, page, poolSize())
	e.lists.Pool = e.pool
	e.photos = photos{
		send: p.Send, compute: e.pool.Compute, opened: noPicture,
		openList: func(name, text string) { e.lists.openList(textFile(name, text)) },
	}
	keepFileSoon(app.Getenv("SUDOKU_DIGITS_URL"))
	e.listen()
	e.watchPointer()
	e.watchMotion()
	e.watchLanguage()
	e.printing.watchPrint()
	e.keepOffline()
	e.readAddress()
	e.takeEarly()
	if p.Model().Arriving {
		e.library.list()
	}
	e.bringBack()
}

// Now is the time since the page began.
func (e *effects) Now() float64 { return js.Global().Get("performance").Call("now").Float() }

// Paint brings the grid up to date.
func (e *effects) Paint(b *show.Board) { e.painter.paint(b) }

// ReadFile reads the files chosen in an input and sends what they hold.
func (e *effects) ReadFile(inputID string) {
	input := js.Global().Get("document").Call("getElementById", inputID)
	defer input.Set("value", "") // the same file may be chosen again
	if inputID == backupui.BackupFile {
		e.backup.load(input.Get("files").Index(0))
		return
	}
	e.readFiles(input.Get("files"))
}

// Modal shows the open dialog above everything, or gives the focus back to
// what had it before.
func (e *effects) Modal(open bool) {
	document := js.Global().Get("document")
	if !open {
		if e.opener.Truthy() && e.opener.Get("isConnected").Bool() {
			e.opener.Call("focus")
		}
		return
	}
	e.opener = document.Get("activeElement")
	if dialog := document.Call("querySelector", "dialog"); dialog.Truthy() && !dialog.Get("open").Bool() {
		dialog.Call("showModal")
	}
}
