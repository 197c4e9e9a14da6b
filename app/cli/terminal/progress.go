//go:build !js

package terminal

import (
	"io"
	"time"

	"github.com/schollz/progressbar/v3"
)

// Delays of the progress line: before it is first shown, and between updates.
const (
	progressDelay    = time.Second
	progressInterval = 200 * time.Millisecond
)

// Progress is a line on a terminal that shows the progress of a long command. A nil
// Progress shows nothing. Progress is not safe for concurrent use.
type Progress struct {
	bar   *progressbar.ProgressBar
	begun time.Time
	next  time.Time
	shown bool
}

// NewProgress returns a progress line for a task. total counts bytes or puzzles; it is -1
// if unknown. NewProgress returns nil if w is not a terminal.
func NewProgress(w io.Writer, total int64) *Progress {
	if !Is(w) {
		return nil
	}
	return newProgress(w, total, time.Now())
}

func newProgress(w io.Writer, total int64, now time.Time) *Progress {
	return &Progress{
		bar: progressbar.NewOptions64(total,
			progressbar.OptionSetWriter(w),
			progressbar.OptionSetRenderBlankState(false),
			progressbar.OptionSetSpinnerChangeInterval(0),
			progressbar.OptionSetPredictTime(true),
			progressbar.OptionSetElapsedTime(true),
			progressbar.OptionShowDescriptionAtLineEnd(),
			progressbar.OptionSetWidth(20),
			progressbar.OptionClearOnFinish(),
		),
		begun: now,
		next:  now.Add(progressDelay),
	}
}

// Show updates the line with the bytes or puzzles done and a description, unless it is
// too early for an update.
func (p *Progress) Show(done int64, say func(elapsed time.Duration) string) {
	if p == nil {
		return
	}
	now := time.Now()
	if now.Before(p.next) {
		return
	}
	p.next, p.shown = now.Add(progressInterval), true
	p.bar.Describe(say(now.Sub(p.begun)))
	_ = p.bar.Set64(done)
}

// Clear erases the progress line so that something else can be printed.
func (p *Progress) Clear() {
	if p != nil && p.shown {
		_ = p.bar.Clear()
		p.shown = false
	}
}
