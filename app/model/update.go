package model

import (
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/format"
)

// Update is the model after a message, and what is to be done about it.
func Update(m Model, msg Msg) (Model, []Cmd) {
	next, cmds := update(m, msg)
	if f := m.Filmed(); f != nil && next.Revision != m.Revision && f.refuses(msg) {
		m.Notice = Notice{Kind: FilmInTheWay}
		return m, nil
	}
	if next.Filmed() == nil {
		next.Film.Playing = false
	}
	if m.KeepsEntry() && next.Sheet().Position.Givens != m.Sheet().Position.Givens {
		cmds = append(cmds, KeepLeft{m})
	}
	if next.Panel != m.Panel {
		cmds = append(cmds, ShowPanel{})
	}
	return next, cmds
}

func update(m Model, msg Msg) (Model, []Cmd) {
	if next, cmds, ok := m.updateFilm(msg); ok {
		return next, cmds
	}
	switch msg := msg.(type) {
	case GridLeft:
		m.Passing = true
		return m, nil
	case ModePicked:
		return m.pickMode(msg.Playing)
	case SolvePressed:
		return m.solve()
	case CancelPressed:
		return m.cancel()
	case SolutionPicked:
		return m.pickSolution(msg.Index)
	case ClearPressed:
		return m.clear()
	case UndoPressed:
		return m.travel(m.History.Undo(), NothingToUndo)
	case RedoPressed:
		return m.travel(m.History.Redo(), NothingToRedo)
	case ExamplePicked:
		return m.loadExample(msg.Index)
	case PanelPicked:
		m.Panel, m.Explain.Pointed = msg.Panel, 0
		return m, nil
	case DialogOpened:
		m.Dialog, m.Notice, m.Importing = msg.Dialog, Notice{}, Importing{}
		switch {
		case msg.Dialog == PrintDialog:
			m = m.openPrint()
		case msg.Dialog == ImportDialog && m.Import != "":
			m.Importing = recognise(m.Import)
		}
		return m, nil
	case DialogClosed:
		return m.closeDialog()
	case EscapePressed:
		return m.escape()
	case BannerDismissed:
		m.Banners &^= msg.Banners
		return m, nil
	case ReloadPressed:
		return m, []Cmd{Reload{}}
	case InstallPressed:
		return m, []Cmd{PromptInstall{}}
	case LookPicked:
		return m.pickLook(msg.Look)
	}
	for _, update := range parts {
		if next, cmds, ok := update(m, msg); ok {
			return next, cmds
		}
	}
	return m.report(msg)
}

// parts handle the messages of the page's parts; ok is false for any other.
var parts = []func(m Model, msg Msg) (next Model, cmds []Cmd, ok bool){
	Model.updatePlay, Model.updateImport, Model.updatePrint, Model.updateExport, Model.updateShare, Model.updateBatch,
	Model.updateCheck, Model.updateMethods, Model.updateExplain, Model.updateHint,
}

// report takes in what the browser and the engine say.
func (m Model) report(msg Msg) (Model, []Cmd) {
	switch msg := msg.(type) {
	case LinkFollowed:
		return m.followLink(msg)
	case AddressFixed:
		m.Notice = Notice{Kind: AddressRepaired, Name: msg.Address}
	case Answered:
		return m.hear(msg.Response)
	case EngineCrashed:
		m.Notice = Notice{Kind: EngineRestarted}
	case BannerRaised:
		m.Banners |= msg.Banners
	case InstallChanged:
		m.Install = msg.Install
	case FileFailed:
		m.Notice = Notice{Kind: FileUnreadable, Name: msg.Name, Err: msg.Err}
	}
	return m, nil
}

// change puts a sheet into the history and drops what belonged to the one
// before: the engine's present work and its verdict.
func (m Model) change(s Sheet, notice Notice) (Model, []Cmd) {
	m.History = m.History.Add(s)
	return m.changed(notice)
}

func (m Model) changed(notice Notice) (Model, []Cmd) {
	cmds := []Cmd{Save{}}
	if m.Busy.ID != 0 {
		cmds = append(cmds, StopComputing{})
	}
	m.Busy, m.Verdict, m.Notice = Busy{}, Verdict{}, notice
	m.Check.Preview = NoOffer
	m.closeFilm()
	m.Revision++
	m = m.explainChanged()
	m, more := m.positionChanged()
	cmds = append(cmds, more...)
	m, more = m.playChanged()
	return m, append(cmds, more...)
}

func (m Model) pickMode(playing bool) (Model, []Cmd) {
	s := m.Sheet()
	if s.Playing == playing {
		return m, nil
	}
	s.Playing = playing
	m.History = m.History.Replace(s)
	m.Notice = Notice{}
	m, cmds := m.playChanged()
	return m, append(cmds, Save{})
}

func (m Model) clear() (Model, []Cmd) {
	s := m.Sheet()
	if s == (Sheet{Playing: s.Playing}) {
		m.Notice = Notice{Kind: NothingToClear}
		return m, nil
	}
	return m.change(Sheet{}, Notice{Kind: Cleared})
}

func (m Model) travel(h History, otherwise NoticeKind) (Model, []Cmd) {
	if _, depth := h.Path(); depth == m.History.depth {
		m.Notice = Notice{Kind: otherwise}
		return m, nil
	}
	m.History = h
	return m.changed(Notice{})
}

func (m Model) loadExample(i int) (Model, []Cmd) {
	read, err := format.Read(Examples[i])
	if err != nil {
		m.Notice = Notice{Kind: ImportFailed, Err: err}
		return m, nil
	}
	return m.take(read.Annotated, Notice{Kind: ExampleLoaded, Example: i})
}

func (m Model) closeDialog() (Model, []Cmd) {
	m.Dialog = NoDialog
	return m, nil
}

func (m Model) escape() (Model, []Cmd) {
	switch {
	case m.Dialog != NoDialog:
		return m.closeDialog()
	case m.Busy.ID != 0:
		return m.cancel()
	case m.Hint.Level > 0:
		return Update(m, HintClosed{})
	case m.Animated() != nil:
		return Update(m, AnimationClosed{})
	case m.Panel == MethodsPanel && m.Methods.Running():
		return m.cancelMethods()
	case !m.Play.Also.IsEmpty():
		m.Play.Also = board.CellSet{}
		return m, nil
	case m.Play.Pen.Begun:
		m.Play.Pen.Begun = false
		return m, nil
	case m.Play.Compared != 0:
		m.Play.Compared = 0
		return m, nil
	case m.Play.Armed != 0:
		m.Play.Armed = 0
		return m, nil
	}
	m.Passing, m.Notice = true, Notice{}
	return m, nil
}

// send makes a job the engine's present work.
func (m Model) send(job work.Job) (Model, []Cmd) {
	var cmds []Cmd
	if m.Busy.ID != 0 {
		cmds = append(cmds, StopComputing{})
	}
	m.LastID++
	m.Busy = Busy{ID: m.LastID, Job: job}
	m.Notice = Notice{}
	return m, append(cmds, Compute{work.Request{ID: m.LastID, Revision: m.Revision, Job: job}})
}

func (m Model) cancel() (Model, []Cmd) {
	if m.Busy.ID == 0 {
		return m, nil
	}
	m.Busy, m.Notice = Busy{}, Notice{Kind: Cancelled}
	return m, []Cmd{StopComputing{}}
}
