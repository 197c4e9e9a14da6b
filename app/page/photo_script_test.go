package page_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/parts/photo"
	"sudoku/app/work"
	"sudoku/solver/board"
	"sudoku/solver/scan"
)

// photoMessage returns the message for an action of the photo dialog, or nil.
func photoMessage(verb, rest string, number int) desk.Msg {
	words := strings.Fields(rest)
	switch verb {
	case "photos": // files that are not pictures follow a bar
		pictures, others, _ := strings.Cut(rest, "|")
		return photo.Given{Names: strings.Fields(pictures), Others: strings.Fields(others)}
	case "photo-opened":
		return photo.Opened{Picture: number, Width: 400, Height: 300, Whole: "blob:" + rest}
	case "photo-large":
		return photo.Opened{Picture: number, Problem: photo.Problem{Kind: photo.TooLarge, Megapixels: 108}}
	case "photo-straight":
		return photo.Straightened{Request: number, Address: "blob:straight"}
	case "photo-puzzle":
		return photo.PuzzlePicked{Index: number - 1}
	case "photo-cell":
		c, _ := board.ParseCell(rest)
		return photo.CellPicked{Cell: c}
	case "photo-digit":
		return photo.DigitTyped{Digit: board.Digit(number)}
	case "photo-written":
		return photo.WrittenToggled{}
	case "photo-corners":
		return photo.PlacingToggled{}
	case "photo-corner": // the corner and its target
		m := photo.CornerMoved{}
		fmt.Sscan(strings.Join(words, " "), &m.Corner, &m.Place.X, &m.Place.Y)
		return m
	case "photo-again":
		return photo.CornerLeft{}
	case "photo-back":
		return photo.BackPressed{}
	case "photo-use":
		return photo.UsePressed{}
	case "photo-list":
		return photo.ListPressed{}
	case "camera":
		return photo.CameraPressed{}
	case "camera-sees":
		return photo.CameraSees{}
	case "glimpsed":
		return photo.Glimpsed{Width: 800, Height: 600}
	case "camera-denied":
		return photo.CameraFailed{Problem: photo.Problem{Kind: photo.CameraDenied}}
	case "shoot":
		return photo.ShotPressed{}
	}
	return nil
}

// readPhoto answers the last request to read a photo. The answer is a list of puzzles, in
// which the letters a to i are handwritten digits, each followed by the names of doubtful
// cells. "!" starts an error, and "bare" is a grid without digits.
func (s *stage) readPhoto(t *testing.T, rest string) {
	r := work.Response{ID: s.look.ID, Revision: s.look.Revision}
	var read work.PhotoRead
	reason, failed := strings.CutPrefix(rest, "!")
	switch words := strings.Fields(rest); {
	case failed:
		r.Err = reason
	case slices.Equal(words, []string{"bare"}):
		read.Bare = true
	default:
		for _, word := range words {
			if c, ok := board.ParseCell(word); ok {
				last := &read.Grids[len(read.Grids)-1]
				last.Doubtful = append(last.Doubtful, c)
				continue
			}
			read.Grids = append(read.Grids, photoGrid(t, word))
		}
	}
	if !failed {
		r.Answer = read
	}
	s.send(page.Answered{Response: r})
}

func photoGrid(t *testing.T, text string) (g work.PhotoGrid) {
	if len(text) != board.Cells {
		t.Fatalf("%q is not a grid", text)
	}
	for i, ch := range text {
		switch {
		case '1' <= ch && ch <= '9':
			g.Givens[i] = board.Digit(ch - '0')
		case 'a' <= ch && ch <= 'i':
			g.Entries[i] = board.Digit(ch - 'a' + 1)
		}
	}
	g.Corners = scan.Quad{{X: 10, Y: 10}, {X: 200, Y: 10}, {X: 200, Y: 200}, {X: 10, Y: 200}}
	g.Solutions = 1
	return g
}

// photoLine describes the photo dialog.
func photoLine(p *page.View) string {
	v := &p.Photo
	if p.Dialog != desk.PhotoDialog {
		return ""
	}
	said := [...]string{"choosing", "filming", "reading", "comparing", "placing"}[v.Stage] + ifOn(v.Seeing, ", it sees")
	said += ": " + strings.TrimSpace(v.Status+" "+v.Advice)
	for _, f := range v.Failures {
		said += " [" + f + "]"
	}
	for _, x := range v.Puzzles {
		said += " <" + x.Name + ifOn(x.On, " shown") + ">"
	}
	if v.Stage < photo.Comparing {
		return said
	}
	read := ""
	for c := range v.Cells {
		cell := &v.Cells[c]
		switch {
		case cell.Digit == "":
			read += "."
		case cell.Written:
			read += string('a' + cell.Digit[0] - '1')
		default:
			read += cell.Digit
		}
	}
	said += fmt.Sprintf(" %s %q %v", read, v.Cells[v.Selected].Label, v.Corners[0])
	return said + ifOn(v.Straight != "", " straight") + ifOn(v.Mixed, " mixed") + ifOn(v.Written, " written")
}

// lookLine describes the request to read a photo.
func lookLine(r *work.Request) string {
	job := r.Job.(work.ReadPhoto)
	line := fmt.Sprintf("look %d at picture %d, %dx%d", r.ID, job.Picture, job.Width, job.Height)
	if job.Corners != nil {
		line += fmt.Sprintf(", corners %v", *job.Corners)
	}
	return line
}
