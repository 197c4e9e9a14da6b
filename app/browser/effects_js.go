package browser

import (
	"syscall/js"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/page/loop"
	"sudoku/app/parts/backup/backupui"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/generator"
	"sudoku/app/parts/generator/generatorui"
	"sudoku/app/parts/library/libraryui"
	lists "sudoku/app/parts/list"
	"sudoku/app/parts/list/listui"
	"sudoku/app/parts/photo/photoui"
	"sudoku/app/parts/practise/practiseui"
	"sudoku/app/parts/printing/printingui"
	"sudoku/app/parts/sharing/sharingui"
	"sudoku/app/parts/statistics"
	"sudoku/app/parts/statistics/statisticsui"
	"sudoku/app/parts/steps/stepsui"
	"sudoku/app/parts/transfer"
	"sudoku/app/platform"
	"sudoku/app/qr"
	"sudoku/app/show"
	"sudoku/app/slot"
	"sudoku/app/text"
	"sudoku/app/work"
	"sudoku/app/workers"
)

// effects executes the page's commands.
type effects struct {
	program    *loop.Loop
	catalog    *text.Catalog
	painter    painter
	engine     *workers.Engine
	pool       *workers.Pool
	page       platform.Page
	lists      listui.Effects
	sharing    sharingui.Effects
	printing   printingui.Effects
	generator  generatorui.Effects
	steps      stepsui.Effects
	practise   practiseui.Effects
	bank       generatorui.Bank
	photos     photoui.Effects
	said       int // number of sentences said
	slot       *slot.Slot
	journal    *platform.Journal
	claims     platform.Claims
	library    libraryui.Effects
	statistics statisticsui.Effects
	backup     backups
	unpacking  *unpacking
	panel      panel

	opener js.Value // the element that had the focus before the dialog opened

	broken string // the unparsable part of the location
	stored bool   // whether the browser provides storage
	full   bool   // whether the storage is full
}

func newEffects(broken string, stored bool, j *platform.Journal) *effects {
	return &effects{broken: broken, stored: stored, journal: j, catalog: language(), unpacking: &unpacking{}}
}

// First returns the model of the last visit, or the model for a first visit.
func (e *effects) First(p *loop.Loop) page.Model {
	e.program = p
	base := platform.LibraryDatabase()
	e.backup = newBackups(e, base)
	e.page = platform.Page{
		Send: p.Send, Text: func() *text.Catalog { return e.catalog }, Desk: func() *desk.Desk { return &p.Model().Desk },
		Board: func() show.Board { return page.Of(p.Model(), e.catalog).Board },
	}
	e.sharing = sharingui.Effects{Page: &e.page, QR: func() qr.Code { return p.Model().Sharing.View(&p.Model().Desk, e.catalog).QR }}
	e.printing, e.generator, e.steps, e.practise = printingui.Effects{Page: &e.page}, generatorui.Effects{Page: &e.page, OpenList: func(name, text string) { e.lists.OpenList(listui.TextFile(name, text)) }}, stepsui.Effects{Page: &e.page}, practiseui.Effects{Page: &e.page}
	e.lists = listui.Effects{
		Page: &e.page, Library: base, Soon: p.Soon, Handle: p.Handle,
		State: func() *lists.List { return &p.Model().List }, View: func() *lists.View { return &p.Page().List },
	}
	e.lists.Begin()
	e.library, e.statistics = libraryui.NewEffects(base, e.catalog.Library.FileName, e.page.Desk, p.Send), statisticsui.NewEffects(base, p.Send)
	m, banners := e.restore(page.New())
	if m.Visit(fragment()) {
		m.Go(m.Place) // readAddress opens the panel later, so that the panel can start its work
	}
	if !e.stored {
		banners |= frame.StorageRefused
	}
	m.Frame.Banners |= banners
	m.Entropy = uint64(js.Global().Get("Math").Call("random").Float() * (1 << 53))
	m.Vibrates = canVibrate()
	m.Frame.Look, m.Frame.Language, m.Frame.LanguageChosen = loadLook(), e.catalog.Code, languageChosen()
	return m
}

// Begin starts listening for events.
func (e *effects) Begin() {
	p := e.program
	e.painter.drawn, e.painter.desk = p.Page().Board, e.page.Desk
	if e.full {
		p.Send(frame.BannerRaised{Banners: frame.StorageFull})
	}
	if e.broken != "" {
		p.Send(transfer.AddressFixed{Address: e.broken})
	}
	host, hears := crewHost{carriers: []carrier{&e.photos, &e.bank, &e.lists}}, crewPage{p.Send, &e.lists, &e.photos}
	e.engine = workers.NewEngine(host, hears, true)
	e.pool = workers.NewPool(host, hears, poolSize())
	e.lists.Pool = e.pool
	e.photos = photoui.Effects{
		Send: p.Send, Compute: e.pool.Compute, Answer: func(r work.Response) { p.Send(page.Answered{Response: r}) },
		OpenList: func(name, text string) { e.lists.OpenList(listui.TextFile(name, text)) },
	}
	e.photos.Begin()
	platform.KeepFileSoon(app.Getenv("SUDOKU_DIGITS_URL"))
	e.listen()
	e.watchPointer()
	e.watchMotion()
	e.watchLanguage()
	e.printing.Begin()
	e.keepOffline()
	e.readAddress()
	e.replayBuffered()
	if p.Model().Place == desk.Home {
		e.library.List()
		e.statistics.Do(statistics.List{})
		e.generator.Do(generator.AskDate{})
	}
	e.bringBack()
}

// Now returns the milliseconds since the page started.
func (e *effects) Now() float64 { return js.Global().Get("performance").Call("now").Float() }

// Paint updates the grid.
func (e *effects) Paint(b *show.Board) { e.painter.paint(b) }

// Say writes a sentence into the live region. Every other sentence gets a trailing space:
// screen readers announce a repeated sentence only if the text has changed.
func (e *effects) Say(words string, working bool) {
	e.said++
	now := e.said
	if now%2 == 1 {
		words += "\u00a0"
	}
	say := func() {
		if e.said == now {
			withElement("said", func(live js.Value) { live.Set("textContent", words) })
		}
	}
	if working {
		platform.After(time.Second/2, say)
	} else {
		say()
	}
}

// ReadFile reads the files chosen in an input and sends their contents.
func (e *effects) ReadFile(inputID string) {
	input := js.Global().Get("document").Call("getElementById", inputID)
	defer input.Set("value", "") // allow the same file to be chosen again
	if inputID == backupui.BackupFile {
		e.backup.load(input.Get("files").Index(0))
		return
	}
	e.readFiles(input.Get("files"))
}

// Modal makes the open dialog modal. If open is false, it returns the focus to the
// element that had it before the dialog opened.
func (e *effects) Modal(open bool) {
	document := js.Global().Get("document")
	dialog := document.Call("querySelector", "dialog")
	if !open && dialog.Truthy() {
		return // another dialog has taken its place
	}
	if !open {
		if e.opener.Truthy() && e.opener.Get("isConnected").Bool() {
			e.opener.Call("focus")
		}
		e.opener = js.Null()
		return
	}
	// A dialog opened from the menu returns the focus to the menu's button.
	if !e.opener.Truthy() {
		e.opener = document.Get("activeElement")
	}
	if !dialog.Truthy() {
		return
	}
	if !dialog.Get("open").Bool() {
		dialog.Call("showModal")
		return
	}
	// The dialog's content has changed, and the focused element may be gone.
	first := dialog.Call("querySelector", "[autofocus]")
	if !first.Truthy() {
		first = dialog.Call("querySelector", "button, a[href]")
	}
	if first.Truthy() {
		first.Call("focus")
	}
}
