package browser

import (
	"errors"
	"strings"
	"syscall/js"
	"time"

	"sudoku/app/archive"
	"sudoku/app/game"
	"sudoku/app/learn/learnui"
	"sudoku/app/page"
	"sudoku/app/parts/backup"
	lib "sudoku/app/parts/library"
	"sudoku/app/parts/practise/practiseui"
	"sudoku/app/platform"
	"sudoku/app/shelf"
)

// backups saves everything to a file and loads such files, working in short slices.
type backups struct {
	effects *effects
	shelf   *shelf.Shelf // reports failures to the dialog
	turn    int          // incremented when a job begins or is stopped
}

func newBackups(e *effects, c *platform.Database) backups {
	b := backups{effects: e}
	b.shelf = shelf.New(c.With(b.fail), platform.Clock{}, lib.KeepDeleted)
	return b
}

// slice is how long the work blocks the page, and pause how long it then yields.
const (
	slice = 8 * time.Millisecond
	pause = time.Millisecond
)

func (b *backups) run(cmd backup.Cmd) {
	switch cmd.(type) {
	case backup.Save:
		b.effects.library.Keep(false, func() { b.shelf.All(b.save) })
	case backup.Stop:
		b.turn++
	}
}

func (b *backups) fail(err error) { b.effects.program.Send(backup.Failed{Err: err}) }

// each calls do for each index below count and then calls then. It ends early if do fails
// or the job is stopped.
func (b *backups) each(count int, do func(i int) error, then func()) {
	b.turn++
	turn, i, reported := b.turn, 0, time.Now()
	var goOn func()
	goOn = func() {
		for began := time.Now(); i < count && time.Since(began) < slice; i++ {
			if err := do(i); err != nil {
				b.fail(err)
				return
			}
		}
		switch {
		case turn != b.turn:
		case i < count:
			if time.Since(reported) > 100*time.Millisecond {
				reported = time.Now()
				b.effects.program.Send(backup.Progressed{Done: i, Total: count})
			}
			platform.After(pause, func() {
				if turn == b.turn {
					goOn()
				}
			})
		default:
			then()
		}
	}
	goOn()
}

// save writes the backup file.
func (b *backups) save(games []shelf.Kept, results []string) {
	practice, _ := practiseui.Read()
	parts, count := []any{archive.Begin(time.Now(), b.effects.program.Model()), archive.Practice(practice), archive.Lessons(learnui.Progress())}, 0
	b.each(len(games), func(i int) error {
		parts = append(parts, archive.Game(games[i]))
		return nil
	}, func() {
		for _, text := range results {
			if line := archive.Result(text); line != "" {
				parts = append(parts, line)
				count++
			}
		}
		parts = append(parts, archive.End(len(games), count))
		name := b.effects.catalog.Backup.FileName + "-" + time.Now().Format("2006-01-02") + ".json"
		platform.Download(name, platform.NewBlob("application/json", parts...))
		b.effects.program.Send(backup.Saved{Games: len(games)})
	})
}

// ifBackup loads the file if there is only one and it is a backup; if not, it calls
// otherwise.
func (e *effects) ifBackup(files []js.Value, otherwise func()) {
	if len(files) != 1 {
		otherwise()
		return
	}
	platform.Then(files[0].Call("slice", 0, len(archive.Mark)).Call("text"), func(head js.Value) {
		if head.String() == archive.Mark {
			e.backup.load(files[0])
		} else {
			otherwise()
		}
	}, func(js.Value) { otherwise() })
}

// load loads a backup file completely or not at all.
func (b *backups) load(file js.Value) {
	b.effects.program.Send(backup.Began{})
	platform.Then(file.Call("text"), b.read, func(reason js.Value) { b.fail(errors.New(reason.Call("toString").String())) })
}

// loadText loads the text of a backup file.
func (b *backups) loadText(text string) {
	b.effects.program.Send(backup.Began{})
	b.read(js.ValueOf(strings.Trim(text, " \t\r\n\ufeff")))
}

func (b *backups) read(text js.Value) {
	lines := js.Global().Get("Object").Invoke(text).Call("split", "\n") // package js can call methods only on objects
	var r archive.Reader
	b.each(lines.Length(), func(i int) error { return r.Read(lines.Index(i).String()) }, func() {
		if err := r.Close(); err != nil {
			b.fail(err)
			return
		}
		b.merge(&r)
	})
}

func (b *backups) merge(r *archive.Reader) {
	b.effects.program.Send(backup.Read{})
	b.shelf.Merge(r.Games, r.Results, game.Holds, func(m shelf.Merged) {
		practiseui.Merge(r.Practice)
		learnui.MergeLessons(r.Lessons)
		b.effects.program.Send(backup.Loaded{
			Added: m.Added, Known: m.Known, Results: len(r.Results), Settings: b.takeSettings(r.Settings),
		})
	})
}

// takeSettings applies the settings in a backup if they differ and the player has not
// changed any on this device.
func (b *backups) takeSettings(text string) bool {
	first, here := page.New(), b.effects.program.Model()
	first.Frame.Language = here.Frame.Language // a language taken from the browser does not count as a choice
	settings, err := page.ReadSettings(text)
	if own := here.Settings().String(); err != nil || own != first.Settings().String() || own == settings.String() {
		return false
	}
	b.effects.program.Send(page.SettingsTaken{Settings: settings})
	return true
}
