package keys_test

import (
	"testing"

	"sudoku/app/desk"
	"sudoku/app/page"
	"sudoku/app/page/keys"
	"sudoku/app/parts/aloud"
	"sudoku/app/parts/frame"
	"sudoku/app/parts/grid"
	"sudoku/app/parts/play"
	"sudoku/app/parts/solve"
	"sudoku/app/text/english"
	"sudoku/solver/board"
)

func TestMessage(t *testing.T) {
	key := func(name string) keys.Key { return keys.Key{Key: name} }
	first := page.New()
	first.Passing = false
	last := first
	last.Selected = board.Cells - 1
	passing := page.New()
	playing, _ := page.Update(first, play.GivensLocked{On: true})
	colouring := first
	colouring.Play.Mode = play.ColourMode
	armed := first
	armed.Play.Armed = 5
	asked, _ := page.Update(first, aloud.Asked{Question: aloud.Which})
	left, _ := page.Update(asked, grid.Moved{Move: grid.Right})
	answered, _ := page.Update(asked, aloud.Asked{Question: aloud.Places, Digit: 5})
	for name, tt := range map[string]struct {
		key    keys.Key
		m      page.Model
		inGrid bool
		want   desk.Msg
	}{
		"digit":                     {keys.Key{Key: "5", Code: "Digit5"}, first, true, play.DigitTyped{Digit: 5}},
		"digit on a button":         {keys.Key{Key: "5", Code: "Digit5"}, first, false, play.DigitTyped{Digit: 5}},
		"numpad":                    {keys.Key{Key: "7", Code: "Numpad7"}, first, true, play.DigitTyped{Digit: 7}},
		"numpad without lock":       {keys.Key{Key: "Home", Code: "Numpad7"}, first, true, grid.Moved{Move: grid.RowStart}},
		"French keyboard":           {keys.Key{Key: "&", Code: "Digit1"}, first, true, play.DigitTyped{Digit: 1}},
		"browser's tab switch":      {keys.Key{Key: "1", Code: "Digit1", Ctrl: true}, first, false, nil},
		"corner mark":               {keys.Key{Key: "!", Code: "Digit1", Shift: true}, first, true, play.MarkTyped{Mode: play.CornerMode, Digit: 1}},
		"centre mark":               {keys.Key{Key: "1", Code: "Digit1", Ctrl: true}, first, true, play.MarkTyped{Mode: play.CentreMode, Digit: 1}},
		"colour":                    {keys.Key{Key: "!", Code: "Digit1", Shift: true, Ctrl: true}, first, true, play.MarkTyped{Mode: play.ColourMode, Digit: 1}},
		"corner mark at the keypad": {keys.Key{Key: "End", Code: "Numpad1", Shift: true}, first, true, play.MarkTyped{Mode: play.CornerMode, Digit: 1}},
		"the same on Windows":       {keys.Key{Key: "End", Code: "Numpad1", NumLock: true}, first, true, play.MarkTyped{Mode: play.CornerMode, Digit: 1}},
		"centre mark at the keypad": {keys.Key{Key: "1", Code: "Numpad1", Ctrl: true, NumLock: true}, first, true, play.MarkTyped{Mode: play.CentreMode, Digit: 1}},
		"zero with Ctrl is zoom":    {keys.Key{Key: "0", Code: "Digit0", Ctrl: true}, first, true, nil},
		"mode":                      {keys.Key{Key: "x", Code: "KeyX"}, first, false, play.ModePicked{Mode: play.CornerMode}},
		"first mode, German":        {keys.Key{Key: "y", Code: "KeyZ"}, first, true, play.ModePicked{Mode: play.DigitMode}},
		"mode, Cyrillic":            {keys.Key{Key: "с", Code: "KeyC"}, first, true, play.ModePicked{Mode: play.CentreMode}},
		"space while playing":       {key(" "), playing, true, play.ModeCycled{}},
		"more cells":                {keys.Key{Key: "ArrowUp", Shift: true}, first, true, grid.Extended{Move: grid.Up}},
		"more cells by Ctrl":        {keys.Key{Key: "ArrowUp", Ctrl: true}, first, true, grid.Extended{Move: grid.Up}},
		"all cells":                 {keys.Key{Key: "a", Ctrl: true}, first, true, grid.AllPicked{}},
		"alike":                     {keys.Key{Key: "s", Code: "KeyS"}, last, true, grid.AlikePicked{Cell: board.Cells - 1}},
		"highlight":                 {keys.Key{Key: "f", Code: "KeyF"}, first, true, play.HighlightMoved{}},
		"highlight back":            {keys.Key{Key: "F", Code: "KeyF", Shift: true}, first, true, play.HighlightMoved{Back: true}},
		"search is the browser's":   {keys.Key{Key: "f", Code: "KeyF", Ctrl: true}, first, true, nil},
		"candidates by place":       {keys.Key{Key: "т", Code: "KeyN"}, first, true, play.OptionToggled{Option: desk.ShowCandidates}},
		"another letter there":      {keys.Key{Key: "x", Code: "KeyB"}, first, true, play.ModePicked{Mode: play.CornerMode}},
		"row aloud":                 {keys.Key{Key: "q", Code: "KeyQ"}, first, true, aloud.Asked{Question: aloud.Row}},
		"box aloud, French":         {keys.Key{Key: "e", Code: "KeyE"}, first, true, aloud.Asked{Question: aloud.Box}},
		"last words on a button":    {keys.Key{Key: "r", Code: "KeyR"}, first, false, aloud.Asked{Question: aloud.Again}},
		"where is":                  {keys.Key{Key: "g", Code: "KeyG"}, first, true, aloud.Asked{Question: aloud.Which}},
		"the digit asked about":     {keys.Key{Key: "5", Code: "Digit5"}, asked, true, aloud.Asked{Question: aloud.Places, Digit: 5}},
		"a digit in another cell":   {keys.Key{Key: "5", Code: "Digit5"}, left, true, play.DigitTyped{Digit: 5}},
		"a digit after the answer":  {keys.Key{Key: "5", Code: "Digit5"}, answered, true, play.DigitTyped{Digit: 5}},
		"a mark meanwhile":          {keys.Key{Key: "!", Code: "Digit1", Shift: true}, asked, true, play.MarkTyped{Mode: play.CornerMode, Digit: 1}},
		"enter with a digit chosen": {key("Enter"), armed, true, play.ArmedWritten{}},
		"zero":                      {keys.Key{Key: "0", Code: "Digit0"}, first, true, play.CellSkipped{}},
		"period":                    {key("."), first, true, play.CellSkipped{}},
		"space":                     {key(" "), first, true, play.CellSkipped{}},
		"space on a button":         {key(" "), first, false, nil},
		"comma of a keypad":         {keys.Key{Key: ",", Code: "NumpadDecimal"}, first, true, play.CellSkipped{}},
		"backspace":                 {key("Backspace"), first, true, play.BackPressed{}},
		"delete":                    {key("Delete"), first, false, play.DigitTyped{}},
		"arrow":                     {key("ArrowUp"), first, true, grid.Moved{Move: grid.Up}},
		"arrow elsewhere":           {key("ArrowUp"), first, false, nil},
		"tab":                       {key("Tab"), first, true, grid.Moved{Move: grid.Next}},
		"tab at the end":            {key("Tab"), last, true, nil},
		"tab back":                  {keys.Key{Key: "Tab", Shift: true}, last, true, grid.Moved{Move: grid.Previous}},
		"tab back at the start":     {keys.Key{Key: "Tab", Shift: true}, first, true, nil},
		"tab passing through":       {key("Tab"), passing, true, nil},
		"tab elsewhere":             {key("Tab"), first, false, nil},
		"grid start":                {keys.Key{Key: "Home", Ctrl: true}, first, true, grid.Moved{Move: grid.GridStart}},
		"undo":                      {keys.Key{Key: "z", Ctrl: true}, first, false, grid.UndoPressed{}},
		"redo":                      {keys.Key{Key: "Z", Ctrl: true, Shift: true}, first, false, grid.RedoPressed{}},
		"redo by y":                 {keys.Key{Key: "y", Ctrl: true}, first, false, grid.RedoPressed{}},
		"letter":                    {key("j"), first, true, nil},
		"colours once more":         {keys.Key{Key: "v", Code: "KeyV"}, colouring, true, play.TargetCycled{}},
		"next colour":               {key("+"), first, true, play.BrushMoved{}},
		"colour before":             {key("-"), first, true, play.BrushMoved{Back: true}},
		"savepoint":                 {keys.Key{Key: "s", Ctrl: true}, first, false, grid.SavepointSet{}},
		"enter":                     {key("Enter"), first, true, solve.Pressed{}},
		"enter on a button":         {key("Enter"), first, false, nil},
		"escape":                    {key("Escape"), first, false, page.EscapePressed{}},
		"help":                      {keys.Key{Key: "?", Shift: true}, first, true, frame.DialogOpened{Dialog: desk.KeysDialog}},
		"with Alt":                  {keys.Key{Key: "ArrowLeft", Alt: true}, first, true, nil},
		"function key":              {key("F5"), first, true, nil},
		"reload is the browser's":   {keys.Key{Key: "r", Ctrl: true}, first, true, nil},
		"paste is a separate event": {keys.Key{Key: "v", Ctrl: true}, first, true, nil},
	} {
		if got := keys.Message(tt.key, &tt.m, tt.inGrid); got != tt.want {
			t.Errorf("%s: %#v, want %#v", name, got, tt.want)
		}
	}
}

func TestEveryLineHasHelp(t *testing.T) {
	for _, line := range keys.Table {
		if line.Keys == "" || line.Help(&english.Catalog.Keys) == "" {
			t.Errorf("%q has no help", line.Keys)
		}
	}
}
