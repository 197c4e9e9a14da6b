package page_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/library"
	"sudoku/app/parts/photo"
	"sudoku/app/parts/play"
	"sudoku/app/parts/setup"
	"sudoku/app/parts/sharing"
	"sudoku/app/parts/solve"
	"sudoku/app/parts/steps"
	"sudoku/app/parts/transfer"
	"sudoku/app/show"
	"sudoku/app/text/english"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/golden"
	"sudoku/solver/share"
)

// TestScripts runs the scripts. They consist of lines "> action", each followed by what
// the page then shows and does. -update rewrites everything except the actions.
func TestScripts(t *testing.T) {
	scripts, err := filepath.Glob("testdata/*.script")
	if err != nil || len(scripts) == 0 {
		t.Fatalf("no scripts: %v", err)
	}
	for _, file := range scripts {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".script"), func(t *testing.T) {
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := perform(t, string(want))
			if *golden.Update {
				if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
					t.Fatal(err)
				}
			} else if got != string(want) {
				t.Error(difference(got, string(want)))
			}
		})
	}
}

// difference returns the first line in which two texts differ, and the action before it.
func difference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	action := ""
	for i := range max(len(g), len(w)) {
		var l, r string
		if i < len(g) {
			l = g[i]
		}
		if i < len(w) {
			r = w[i]
		}
		if l != r {
			return fmt.Sprintf("line %d, after %q:\ngot  %s\nwant %s", i+1, action, l, r)
		}
		if strings.HasPrefix(l, ">") {
			action = l
		}
	}
	return ""
}

// stage is a page without a browser. It records commands, and requests wait until the
// script answers them.
type stage struct {
	m        page.Model
	pending  *work.Request
	parallel []work.Request // requests in parallel
	look     work.Request   // the last request to read a photo
	waiting  desk.Msg       // the message of the last Wait
	did      []string
	saves    bool          // a message from the action returned desk.Save
	voice    *show.Speaker // set by "listen"; decides what a screen reader says
}

func perform(t *testing.T, script string) string {
	s := &stage{m: page.New()}
	var out strings.Builder
	last, saved := s.show(), s.savedByParts()
	for line := range strings.Lines(script) {
		line = strings.TrimRight(line, "\n")
		if strings.HasPrefix(line, "#") || line == "" {
			out.WriteString(line + "\n")
		}
		action, ok := strings.CutPrefix(line, "> ")
		if !ok {
			continue
		}
		s.did, s.saves = nil, false
		s.do(t, action)
		if now := s.savedByParts(); now != saved {
			if !s.saves {
				t.Errorf("%q changes what a part saves, but returns no desk.Save:\nbefore %s\nafter  %s", action, saved, now)
			}
			saved = now
		}
		out.WriteString(line + "\n")
		shown := s.show()
		for i, l := range shown {
			if l != last[i] {
				out.WriteString("  " + l + "\n")
			}
		}
		for _, d := range s.did {
			out.WriteString("  does " + d + "\n")
		}
		last = shown
	}
	return out.String()
}

// savedByParts returns what the parts save for the next visit, without the game.
func (s *stage) savedByParts() string {
	var e page.Encoder
	return strings.TrimPrefix(e.Encode(&s.m), e.Game[:len(e.Game)-1])
}

// show returns the lines that a script compares. Their number is fixed.
func (s *stage) show() []string {
	p := page.Of(&s.m, english.Catalog)
	sheet := s.m.Sheet()
	grid := make([]byte, board.Cells)
	for c := range board.Cell(board.Cells) {
		switch value := p.Board.Cells[c].Value; {
		case value == "":
			grid[c] = '.'
		case p.Board.Cells[c].Answer:
			grid[c] = '`'
		case sheet.Position.IsGiven(c):
			grid[c] = value[0]
		default:
			grid[c] = 'a' + value[0] - '1'
		}
	}
	var conflicts []string
	for _, c := range p.Board.Cells {
		if c.Conflict {
			conflicts = append(conflicts, c.ID)
		}
		if c.Impossible {
			conflicts = append(conflicts, c.ID+" impossible")
		}
	}
	status := strings.Join(strings.Fields(p.Status.Notice+" | "+p.Status.Main), " ")
	return []string{
		"grid " + string(grid),
		"at " + s.m.Selected.String(),
		"address " + s.m.Fragment(),
		"conflicts " + strings.Join(conflicts, " "),
		fmt.Sprintf("playing %v, busy %v, undo %v, redo %v, passing %v", p.Locked, p.Busy, p.CanUndo, p.CanRedo, s.m.Passing),
		"solutions " + p.Solutions.Label,
		fmt.Sprintf("dialog %q %q %q", p.Dialog, p.Import, p.Problem),
		fmt.Sprintf("banners %v", p.Banners),
		"status " + status,
		"grade " + gradeLine(&s.m),
		"setup " + setupLine(&p),
		"check " + checkLine(&p),
		"marks " + checkMarks(&p),
		"methods " + methodsLine(&p),
		"animation " + animationLine(&p),
		"steps " + stepsLine(&p),
		"drawn " + drawnLine(&p),
		"selected " + selectedLine(&p),
		"pencil " + pencilLine(&p),
		"candidates " + candidatesLine(&p),
		"save " + saveLine(&p),
		"time " + p.Play.Time,
		"game " + finishLine(s, &p),
		"generator " + generatorLine(&p),
		"film " + filmLine(&p),
		"review " + reviewLine(&p),
		"photo " + photoLine(&p),
		"export " + exportLine(&p),
		fmt.Sprintf("print %+v", p.Print),
		"sharing " + shareLine(&p),
		"library " + libraryLine(&p),
		fmt.Sprintf("statistics %s %v %v %s", p.Statistics.Message, p.Statistics.Numbers, p.Statistics.Rows, p.Statistics.Chart.Text),
		fmt.Sprintf("backup %+v", p.Backup),
	}
}

// setupLine describes the ways to begin, and the actions offered while a puzzle is typed
// in.
func setupLine(p *page.View) string {
	offers := [...]string{
		show.StartPlaying: "start playing", show.FindMistake: "find the mistake", show.KeepTyping: "keep typing", show.MyAnswers: "my answers", show.NextExercise: "next exercise", show.MixExercises: "mix exercises", show.Done: "done",
	}
	said := ifOn(p.Place == desk.Home, "ways to begin") + ifOn(p.Home.Game.Continue != nil, " and back to "+p.Home.Game.Title+", "+p.Home.Game.Detail)
	for _, o := range p.Status.Offers {
		said += " [" + offers[o] + "]"
	}
	return strings.TrimSpace(said)
}

// gradeLine describes the number of solutions and the grade of the puzzle, if known.
func gradeLine(m *page.Model) string {
	count, known := m.Solutions()
	return strings.TrimSpace(ifOn(known, fmt.Sprintf("%d solutions %v", count, m.Grade())))
}

var moves = map[string]grid.Move{
	"up": grid.Up, "down": grid.Down, "left": grid.Left, "right": grid.Right,
	"next": grid.Next, "previous": grid.Previous, "home": grid.RowStart, "end": grid.RowEnd,
	"top": grid.ColumnStart, "bottom": grid.ColumnEnd, "first": grid.GridStart, "last": grid.GridEnd,
}

var dialogs = map[string]desk.Dialog{
	"examples": desk.ExampleDialog, "export": desk.ExportDialog, "print": desk.PrintDialog, "import": desk.ImportDialog, "keys": desk.KeysDialog, "photo": desk.PhotoDialog,
}

// messages lists functions that turn actions into messages. Each returns nil for actions
// that it does not know.
var messages = []func(verb, rest string, number int) desk.Msg{
	checkMessage, photoMessage, freshMessage, playMessage, stepsMessage, shareMessage, reviewMessage,
}

func (s *stage) do(t *testing.T, action string) {
	verb, rest, _ := strings.Cut(action, " ")
	number, _ := strconv.Atoi(rest)
	switch verb {
	case "pick":
		c, ok := board.ParseCell(rest)
		if !ok {
			t.Fatalf("no cell: %s", action)
		}
		s.send(play.CellPicked{Cell: c})
	case "move":
		m, ok := moves[rest]
		if !ok {
			t.Fatalf("no move: %s", action)
		}
		s.send(grid.Moved{Move: m})
	case "type":
		for _, d := range rest {
			s.send(play.DigitTyped{Digit: board.Digit(d - '0')})
		}
	case "fill": // digits, starting at the selected cell
		for _, d := range rest {
			s.send(play.DigitTyped{Digit: board.Digit(d - '0')})
			s.send(grid.Moved{Move: grid.Next})
		}
	case "row": // digits and dots in sequence, as a puzzle is typed
		for _, d := range rest {
			if d == '.' {
				s.send(play.CellSkipped{})
			} else {
				s.send(play.DigitTyped{Digit: board.Digit(d - '0')})
			}
		}
	case "back":
		s.send(play.BackPressed{})
	case "begin":
		s.send(setup.Begun{})
	case "ways":
		s.send(setup.Opened{})
	case "leave-ways":
		s.send(setup.Left{})
	case "keep-typing":
		s.send(setup.ExtraKept{})
	case "my-answers":
		s.send(setup.ExtraPlayed{})
	case "in-place":
		s.send(play.OptionToggled{Option: desk.TypeInPlace})
	case "mode":
		s.send(play.GivensLocked{On: rest == "playing"})
	case "solve":
		s.send(solve.Pressed{})
	case "cancel":
		s.send(solve.CancelPressed{})
	case "solution":
		s.send(solve.SolutionPicked{Index: number - 1})
	case "clear":
		s.send(grid.ClearPressed{})
	case "reload":
		m, err := page.Restored(new(page.Encoder).Encode(&s.m), page.New())
		if err != nil {
			t.Fatal(err)
		}
		*s = stage{m: m}
	case "undo":
		s.send(grid.UndoPressed{})
	case "redo":
		s.send(grid.RedoPressed{})
	case "share":
		s.send(sharing.Pressed{})
	case "shared":
		s.send(sharing.Shared{Link: "https://example.org/#" + rest, Copied: rest != "refused"})
	case "example":
		s.send(grid.ExamplePicked{Index: number - 1})
	case "text":
		s.send(transfer.TextGiven{Text: strings.ReplaceAll(rest, `\n`, "\n")})
	case "open":
		s.send(frame.DialogOpened{Dialog: dialogs[rest]})
	case "close":
		s.send(frame.DialogClosed{})
	case "escape":
		s.send(page.EscapePressed{})
	case "left":
		s.send(grid.FocusLeft{})
	case "link":
		h, _, err := share.HistoryFromLink("#"+rest, "")
		s.send(transfer.LinkFollowed{History: h, Err: err})
	case "listen":
		s.voice = &show.Speaker{}
		mode := show.Status{Asides: [2]string{english.Catalog.Play.Modes[s.m.Play.Mode]}}
		s.voice.Say(&mode, &show.Answer{}, english.Catalog)
		s.listen()
	case "banner":
		s.send(frame.BannerRaised{Banners: frame.BannerSet(number)})
	case "dismiss":
		s.send(frame.BannerDismissed{Banners: frame.BannerSet(number)})
	case "crash":
		s.send(frame.EngineCrashed{})
		if rest == "lost" {
			s.send(page.Answered{Response: work.Response{ID: s.pending.ID, Revision: s.pending.Revision, Err: "out of memory"}})
		}
	case "address":
		s.send(transfer.AddressFixed{Address: rest})
	case "answer":
		s.answer(*s.pending)
	case "parallel": // answer the oldest parallel request
		s.answer(s.parallel[0])
		s.parallel = s.parallel[1:]
	case "time": // advance by seconds
		s.m.Now += float64(number) * 1000
		if s.waiting != nil {
			s.send(s.waiting)
		}
	case "only": // techniques by key
		for _, x := range s.m.Steps.Choice.List {
			if x.On != slices.Contains(strings.Fields(rest), x.Key) {
				s.send(steps.TechniqueToggled{Key: x.Key})
			}
		}
	case "photo-read":
		s.readPhoto(t, rest)
	case "late": // answer a cancelled request
		req := *s.pending
		req.ID--
		s.answer(req)
	default:
		for _, message := range messages {
			if msg := message(verb, rest, number); msg != nil {
				s.send(msg)
				return
			}
		}
		if !s.doMethods(t, verb, rest, number) {
			t.Fatalf("unknown action: %s", action)
		}
	}
}

// listen records what a screen reader says after a message.
func (s *stage) listen() {
	if s.voice == nil {
		return
	}
	p := page.Of(&s.m, english.Catalog)
	if words := s.voice.Say(&p.Status, &p.Answer, p.Text); words != "" {
		s.did = append(s.did, "say "+words)
	}
}

// answer serves a request and sends the answer, both encoded as in the browser.
func (s *stage) answer(req work.Request) {
	text, data, err := req.Pack()
	if err != nil {
		panic(err)
	}
	work.ServeMessage(context.Background(), text, data, func(text string, data []byte) {
		var r work.Response
		if err := r.Unpack(text, data); err != nil {
			panic(err)
		}
		if r.Last() {
			s.send(page.Answered{Response: r})
		}
	})
}

func (s *stage) send(msg desk.Msg) {
	var cmds []desk.Cmd
	s.m, cmds = page.Update(s.m, msg)
	s.listen()
	for _, cmd := range cmds {
		switch cmd := cmd.(type) {
		case desk.Save: // too frequent to print
			s.saves = true
		case desk.FocusCell, desk.ShowAddress, desk.ShowPanel, desk.PanelDrawn: // too frequent to print
		case desk.Compute:
			s.pending = &cmd.Request
			s.did = append(s.did, fmt.Sprintf("compute %T", cmd.Request.Job))
		case desk.ComputeParallel:
			if _, unasked := cmd.Request.Job.(work.Grade); unasked { // sent for every new puzzle
				s.answer(cmd.Request)
				continue
			}
			s.parallel = append(s.parallel, cmd.Request)
			s.did = append(s.did, fmt.Sprintf("parallel %d %T", cmd.Request.ID, cmd.Request.Job))
		case desk.StopParallel:
			s.parallel = slices.DeleteFunc(s.parallel, func(r work.Request) bool { return cmd.First <= r.ID && r.ID <= cmd.Last })
			s.did = append(s.did, fmt.Sprintf("stop %d to %d", cmd.First, cmd.Last))
		case library.KeepLeft:
			s.did = append(s.did, "keep the puzzle that was left")
		case photo.Look:
			s.look = cmd.Request
			s.did = append(s.did, lookLine(&s.look))
		case desk.Wait:
			s.waiting = cmd.Then
			s.did = append(s.did, fmt.Sprintf("wait %v for %T", cmd.Time, cmd.Then))
		default:
			members := strings.Replace(fmt.Sprintf("%+v", cmd), "From:{}", "", 1)
			members = strings.Replace(members, "{ ", "{", 1)
			s.did = append(s.did, fmt.Sprintf("%T%s", cmd, members))
		}
	}
}
