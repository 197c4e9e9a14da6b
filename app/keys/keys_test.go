package keys_test

import (
	"testing"

	"sudoku/app/keys"
	"sudoku/app/model"
	"sudoku/app/text"
	"sudoku/solver/board"
)

func TestMessage(t *testing.T) {
	key := func(name string) keys.Key { return keys.Key{Key: name} }
	first := model.New()
	first.Passing = false
	last := first
	last.Selected = board.Cells - 1
	passing := model.New()
	playing, _ := model.Update(first, model.ModePicked{Playing: true})
	colouring := first
	colouring.Play.Mode = model.ColourMode
	armed := first
	armed.Play.Armed = 5
	for name, tt := range map[string]struct {
		key    keys.Key
		m      model.Model
		inGrid bool
		want   model.Msg
	}{
		"digit":                        {keys.Key{Key: "5", Code: "Digit5"}, first, true, model.DigitTyped{Digit: 5}},
		"digit on a button":            {keys.Key{Key: "5", Code: "Digit5"}, first, false, model.DigitTyped{Digit: 5}},
		"numpad":                       {keys.Key{Key: "7", Code: "Numpad7"}, first, true, model.DigitTyped{Digit: 7}},
		"numpad without lock":          {keys.Key{Key: "Home", Code: "Numpad7"}, first, true, model.Moved{Move: model.RowStart}},
		"French keyboard":              {keys.Key{Key: "&", Code: "Digit1"}, first, true, model.DigitTyped{Digit: 1}},
		"browser's tab switch":         {keys.Key{Key: "1", Code: "Digit1", Ctrl: true}, first, false, nil},
		"corner mark":                  {keys.Key{Key: "!", Code: "Digit1", Shift: true}, first, true, model.MarkTyped{Mode: model.CornerMode, Digit: 1}},
		"centre mark":                  {keys.Key{Key: "1", Code: "Digit1", Ctrl: true}, first, true, model.MarkTyped{Mode: model.CentreMode, Digit: 1}},
		"colour":                       {keys.Key{Key: "!", Code: "Digit1", Shift: true, Ctrl: true}, first, true, model.MarkTyped{Mode: model.ColourMode, Digit: 1}},
		"corner mark at the keypad":    {keys.Key{Key: "End", Code: "Numpad1", Shift: true}, first, true, model.MarkTyped{Mode: model.CornerMode, Digit: 1}},
		"the same on Windows":          {keys.Key{Key: "End", Code: "Numpad1", NumLock: true}, first, true, model.MarkTyped{Mode: model.CornerMode, Digit: 1}},
		"centre mark at the keypad":    {keys.Key{Key: "1", Code: "Numpad1", Ctrl: true, NumLock: true}, first, true, model.MarkTyped{Mode: model.CentreMode, Digit: 1}},
		"zero with Ctrl is zoom":       {keys.Key{Key: "0", Code: "Digit0", Ctrl: true}, first, true, nil},
		"mode":                         {keys.Key{Key: "x", Code: "KeyX"}, first, false, model.EntryModePicked{Mode: model.CornerMode}},
		"first mode, German":           {keys.Key{Key: "y", Code: "KeyZ"}, first, true, model.EntryModePicked{Mode: model.DigitMode}},
		"mode, Cyrillic":               {keys.Key{Key: "с", Code: "KeyC"}, first, true, model.EntryModePicked{Mode: model.CentreMode}},
		"space while playing":          {key(" "), playing, true, model.EntryModeCycled{}},
		"more cells":                   {keys.Key{Key: "ArrowUp", Shift: true}, first, true, model.Extended{Move: model.Up}},
		"more cells by Ctrl":           {keys.Key{Key: "ArrowUp", Ctrl: true}, first, true, model.Extended{Move: model.Up}},
		"all cells":                    {keys.Key{Key: "a", Ctrl: true}, first, true, model.AllPicked{}},
		"alike":                        {keys.Key{Key: "s", Code: "KeyS"}, last, true, model.AlikePicked{Cell: board.Cells - 1}},
		"highlight":                    {keys.Key{Key: "f", Code: "KeyF"}, first, true, model.HighlightMoved{}},
		"highlight back":               {keys.Key{Key: "F", Code: "KeyF", Shift: true}, first, true, model.HighlightMoved{Back: true}},
		"search is the browser's":      {keys.Key{Key: "f", Code: "KeyF", Ctrl: true}, first, true, nil},
		"candidates by place":          {keys.Key{Key: "т", Code: "KeyN"}, first, true, model.OptionToggled{Option: model.ShowCandidates}},
		"another letter there":         {keys.Key{Key: "x", Code: "KeyB"}, first, true, model.EntryModePicked{Mode: model.CornerMode}},
		"enter with a digit chosen":    {key("Enter"), armed, true, model.ArmedWritten{}},
		"zero":                         {keys.Key{Key: "0", Code: "Digit0"}, first, true, model.DigitTyped{}},
		"period":                       {key("."), first, true, model.DigitTyped{}},
		"space":                        {key(" "), first, true, model.DigitTyped{}},
		"space on a button":            {key(" "), first, false, nil},
		"delete":                       {key("Delete"), first, false, model.DigitTyped{}},
		"arrow":                        {key("ArrowUp"), first, true, model.Moved{Move: model.Up}},
		"arrow elsewhere":              {key("ArrowUp"), first, false, nil},
		"tab":                          {key("Tab"), first, true, model.Moved{Move: model.Next}},
		"tab at the end":               {key("Tab"), last, true, nil},
		"tab back":                     {keys.Key{Key: "Tab", Shift: true}, last, true, model.Moved{Move: model.Previous}},
		"tab back at the start":        {keys.Key{Key: "Tab", Shift: true}, first, true, nil},
		"tab passing through":          {key("Tab"), passing, true, nil},
		"tab elsewhere":                {key("Tab"), first, false, nil},
		"grid start":                   {keys.Key{Key: "Home", Ctrl: true}, first, true, model.Moved{Move: model.GridStart}},
		"undo":                         {keys.Key{Key: "z", Ctrl: true}, first, false, model.UndoPressed{}},
		"redo":                         {keys.Key{Key: "Z", Ctrl: true, Shift: true}, first, false, model.RedoPressed{}},
		"redo by y":                    {keys.Key{Key: "y", Ctrl: true}, first, false, model.RedoPressed{}},
		"letter":                       {key("q"), first, true, nil},
		"colours once more":            {keys.Key{Key: "v", Code: "KeyV"}, colouring, true, model.TargetCycled{}},
		"next colour":                  {key("+"), first, true, model.BrushMoved{}},
		"colour before":                {key("-"), first, true, model.BrushMoved{Back: true}},
		"savepoint":                    {keys.Key{Key: "s", Ctrl: true}, first, false, model.SavepointSet{}},
		"enter":                        {key("Enter"), first, true, model.SolvePressed{}},
		"enter on a button":            {key("Enter"), first, false, nil},
		"escape":                       {key("Escape"), first, false, model.EscapePressed{}},
		"help":                         {keys.Key{Key: "?", Shift: true}, first, true, model.DialogOpened{Dialog: model.KeysDialog}},
		"with Alt":                     {keys.Key{Key: "ArrowLeft", Alt: true}, first, true, nil},
		"function key":                 {key("F5"), first, true, nil},
		"reload is the browser's":      {keys.Key{Key: "r", Ctrl: true}, first, true, nil},
		"paste is an event of its own": {keys.Key{Key: "v", Ctrl: true}, first, true, nil},
	} {
		if got := keys.Message(tt.key, &tt.m, tt.inGrid); got != tt.want {
			t.Errorf("%s: %#v, want %#v", name, got, tt.want)
		}
	}
}

func TestEveryLineHasHelp(t *testing.T) {
	for _, line := range keys.Table {
		if line.Keys == "" || line.Help(&text.English.Keys) == "" {
			t.Errorf("%q has no help", line.Keys)
		}
	}
}
