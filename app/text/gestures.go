package text

// Gestures tell what mice and fingers do at the grid and at the keypad.
type Gestures struct {
	Title string
	List  [7]Gesture
}

// Gesture is what one does and what comes of it.
type Gesture struct{ Do, Help string }

var englishGestures = Gestures{"Mouse and touch", [7]Gesture{
	{"Drag across cells", "Select them"},
	{"Ctrl click, long press of a cell", "Select one more cell, or one less"},
	{"Shift click", "Select the cells between the selected one and this"},
	{"Double click, double tap", "Select the cells with the same digit or marks"},
	{"Right click on a candidate", "Rule it out, or bring it back; with marks chosen, a press does so in the selected cell"},
	{"Long press of a digit key", "Digit first: presses of cells write it"},
	{"Two fingers", "Zoom"},
}}

var germanGestures = Gestures{"Maus und Finger", [7]Gesture{
	{"Über Zellen ziehen", "Sie auswählen"},
	{"Klick mit Strg, langer Druck auf eine Zelle", "Eine Zelle mehr oder weniger auswählen"},
	{"Klick mit Umschalt", "Die Zellen zwischen der gewählten und dieser auswählen"},
	{"Doppelklick, doppelt tippen", "Zellen mit derselben Ziffer oder denselben Marken auswählen"},
	{"Rechtsklick auf einen Kandidaten", "Ihn ausschließen oder zurückholen; sind Marken gewählt, tut das in der gewählten Zelle ein Druck"},
	{"Langer Druck auf eine Zifferntaste", "Ziffer zuerst: ein Druck auf Zellen schreibt sie"},
	{"Zwei Finger", "Vergrößern"},
}}
