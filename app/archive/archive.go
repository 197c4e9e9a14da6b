// Package archive writes all of a player's data on a device to one file and reads it
// back: the games of the library with their histories, including deleted ones, the
// results of solved puzzles, the settings, and the progress in practising and in the
// lessons.
//
// The file is a JSON array with one element per line, so that it can be written and read
// in pieces and errors can give a line number:
//
//	[{"format":"sudoku-everything","version":1,"made":"2026-11-22T12:00:00Z"},
//	{"settings":{...}},
//	{"practice":{...}},
//	{"lessons":{...}},
//	{"game":{...},"text":"..."},
//	{"result":{...}},
//	{"end":{"games":1,"results":1}}]
//
// settings holds page.Settings. game is a shelf.Entry, and text its history as encoded by
// game.Encode. A game that this page cannot read has "unread":true and is passed on
// unchanged. practice holds drill.Progress and is missing if nothing was practised.
// lessons holds lesson.Progress and is missing if no lesson was begun.
// result is a statistics.Result. The last line counts the games and results, to detect
// truncated files. Lines of unknown kinds, from later versions, are skipped. Files of
// version 1 stay readable forever.
package archive

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"sudoku/app/drill"
	"sudoku/app/game"
	"sudoku/app/intake"
	"sudoku/app/lesson"
	"sudoku/app/page"
	"sudoku/app/parts/backup"
	"sudoku/app/parts/statistics"
	"sudoku/app/shelf"
	"sudoku/solver/board"
)

// Mark is the beginning of each file.
const Mark = intake.EverythingMark

const (
	format  = "sudoku-everything"
	version = 1
)

// line is an element of the file.
type line struct {
	Format   string          `json:"format,omitempty"`
	Version  int             `json:"version,omitempty"`
	Made     time.Time       `json:"made,omitzero"`
	Settings json.RawMessage `json:"settings,omitempty"`
	Game     *shelf.Entry    `json:"game,omitempty"`
	Text     string          `json:"text,omitempty"`
	Unread   bool            `json:"unread,omitempty"`
	Result   json.RawMessage `json:"result,omitempty"`
	Practice json.RawMessage `json:"practice,omitempty"`
	Lessons  lesson.Progress `json:"lessons,omitempty"`
	End      *end            `json:"end,omitempty"`
}

type end struct {
	Games   int `json:"games"`
	Results int `json:"results"`
}

func (l line) String() string {
	text, err := json.Marshal(l)
	if err != nil {
		panic(err) // all fields can be encoded as JSON
	}
	return string(text)
}

// Begin returns the first line of a file and the line with the settings.
func Begin(made time.Time, m *page.Model) string {
	return "[" + line{Format: format, Version: version, Made: made.UTC().Truncate(time.Second)}.String() + ",\n" +
		line{Settings: json.RawMessage(m.Settings().String())}.String() + ",\n"
}

// Practice returns the line with the practice progress, or "" if nothing was practised.
func Practice(p drill.Progress) string {
	if len(p) == 0 {
		return ""
	}
	return line{Practice: json.RawMessage(p.Encode())}.String() + ",\n"
}

// Lessons returns the line with the progress in the lessons, or "" if no lesson was
// begun.
func Lessons(p lesson.Progress) string {
	if len(p) == 0 {
		return ""
	}
	return line{Lessons: p}.String() + ",\n"
}

// Game returns the line of a game.
func Game(g shelf.Kept) string {
	_, err := game.Decode(g.Text)
	return line{Game: &g.Entry, Text: g.Text, Unread: err != nil}.String() + ",\n"
}

// Result returns the line for a result, or "" if text is not a result.
func Result(text string) string {
	r, ok := statistics.Decode(text)
	if !ok {
		return ""
	}
	return line{Result: json.RawMessage(r.Encode())}.String() + ",\n"
}

// End returns the last line of a file with these numbers of games and results.
func End(games, results int) string { return line{End: &end{games, results}}.String() + "]\n" }

// Reader reads a file line by line.
type Reader struct {
	Games    []shelf.Kept
	Results  map[string]string // texts of statistics.Result by ID
	Settings string            // "" if the file has none
	Practice drill.Progress
	Lessons  lesson.Progress

	lines   int
	results int
	known   map[string]bool
	ended   bool
}

// Read reads the next line, with or without its line break. Errors are of type
// *backup.FileError.
func (r *Reader) Read(text string) error {
	r.lines++
	text = strings.TrimSpace(text)
	if r.lines == 1 && !strings.HasPrefix(text, Mark) {
		return r.fail(backup.Foreign, "no file of everything")
	}
	if text == "" {
		return nil
	}
	if r.ended {
		return r.fail(backup.Damaged, "text after the end")
	}
	text = strings.TrimSuffix(strings.TrimPrefix(text, "["), ",")
	var l line
	if err := json.Unmarshal([]byte(strings.TrimSuffix(text, "]")), &l); err != nil {
		return r.damaged(err)
	}
	return r.take(&l)
}

func (r *Reader) take(l *line) error {
	switch {
	case l.Format != "" && l.Version > version:
		return r.fail(backup.Newer, "version %d", l.Version)
	case l.Settings != nil:
		if _, err := page.ReadSettings(string(l.Settings)); err != nil {
			return r.damaged(err)
		}
		r.Settings = string(l.Settings)
	case l.Practice != nil:
		practice, err := drill.Decode(string(l.Practice))
		if err != nil {
			return r.damaged(err)
		}
		r.Practice = r.Practice.Merge(practice)
	case l.Lessons != nil:
		r.Lessons = r.Lessons.Merge(lesson.ParseProgress(l.Lessons.String()))
	case l.Game != nil:
		return r.takeGame(l)
	case l.Result != nil:
		result, ok := statistics.Decode(string(l.Result))
		if !ok {
			return r.fail(backup.Damaged, "no result")
		}
		if r.Results == nil {
			r.Results = map[string]string{}
		}
		r.Results[result.ID()] = result.Encode()
		r.results++
	case l.End != nil:
		r.ended = true
		if l.End.Games != len(r.Games) || l.End.Results != r.results {
			return r.fail(backup.Damaged, "%d games and %d results, not %d and %d", len(r.Games), r.results, l.End.Games, l.End.Results)
		}
	}
	return nil
}

// takeGame adds a game. Its ID must begin with its givens.
func (r *Reader) takeGame(l *line) error {
	id := l.Game.ID
	givens := id[:min(len(id), board.Cells)]
	rest := id[len(givens):]
	switch {
	case len(givens) < board.Cells, strings.Trim(givens, ".123456789") != "", rest != "" && rest[0] != '@':
		return r.fail(backup.Damaged, "no puzzle %q", id)
	case r.known[id]:
		return r.fail(backup.Damaged, "the puzzle %q comes twice", id)
	case l.Text == "":
		return r.fail(backup.Damaged, "no history of %q", id)
	}
	if !l.Unread {
		if _, err := game.Decode(l.Text); err != nil {
			return r.damaged(err)
		}
	}
	if r.known == nil {
		r.known = map[string]bool{}
	}
	r.known[id] = true
	r.Games = append(r.Games, shelf.Kept{Entry: *l.Game, Text: l.Text})
	return nil
}

// Close must be called after the last line. It returns an error if the file is incomplete.
func (r *Reader) Close() error {
	if !r.ended {
		return r.fail(backup.CutShort, "no end")
	}
	return nil
}

func (r *Reader) fail(kind backup.Kind, format string, args ...any) error {
	return &backup.FileError{Kind: kind, Line: r.lines, Cause: fmt.Errorf(format, args...)}
}

func (r *Reader) damaged(err error) error {
	return &backup.FileError{Kind: backup.Damaged, Line: r.lines, Cause: err}
}
