//go:build !js

package driver

import "math"

// WebDriver and WebDriver BiDi describe input as actions: a list of sources
// that act in ticks. These functions return such lists.

type object = map[string]any

// special maps keys that type nothing to WebDriver's code points.
var special = map[string]string{
	"ArrowDown": "\uE015", "ArrowLeft": "\uE012", "ArrowRight": "\uE014", "ArrowUp": "\uE013",
	"Backspace": "\uE003", "Delete": "\uE017", "End": "\uE010", "Enter": "\uE007", "Escape": "\uE00C",
	"F1": "\uE031", "Home": "\uE011", "PageDown": "\uE00F", "PageUp": "\uE00E", "Tab": "\uE004",
}

var modifierKeys = []struct {
	bit  Modifiers
	code string
}{{Alt, "\uE00A"}, {Ctrl, "\uE009"}, {Meta, "\uE03D"}, {Shift, "\uE008"}}

func keyEvents(kind string, held Modifiers) (events []object) {
	for _, m := range modifierKeys {
		if held&m.bit != 0 {
			events = append(events, object{"type": kind, "value": m.code})
		}
	}
	return events
}

// keyActions returns the actions that press a key with its modifiers and release them.
func keyActions(key Key) []object {
	value := key.Name
	if code, ok := special[value]; ok {
		value = code
	}
	events := keyEvents("keyDown", key.Held)
	events = append(events, object{"type": "keyDown", "value": value}, object{"type": "keyUp", "value": value})
	events = append(events, keyEvents("keyUp", key.Held)...)
	return []object{{"type": "key", "id": "keyboard", "actions": events}}
}

// mouseActions returns the actions of one mouse event. Modifiers are pressed before it
// and released after it.
func mouseActions(event Mouse) []object {
	pointer := append([]object{pointerMove(event.X, event.Y)}, presses(event.Kind)...)
	return withModifiers(event.Held, pointer, object{"pointerType": "mouse"}, "mouse")
}

func pointerMove(x, y float64) object {
	return object{"type": "pointerMove", "x": math.Floor(x), "y": math.Floor(y), "duration": 0, "origin": "viewport"}
}

// presses returns the actions of a pointer that does not move. Those of a click are in
// one command, so that they are close enough in time.
func presses(kind PointerKind) []object {
	down, up := object{"type": "pointerDown", "button": 0}, object{"type": "pointerUp", "button": 0}
	return map[PointerKind][]object{Down: {down}, Up: {up}, Click: {down, up}, DoubleClick: {down, up, down, up}}[kind]
}

func withModifiers(held Modifiers, pointer []object, parameters object, id string) []object {
	before, after := keyEvents("keyDown", held), keyEvents("keyUp", held)
	pause := object{"type": "pause", "duration": 0}
	var keys, moves []object
	keys = append(keys, before...)
	for range before {
		moves = append(moves, pause)
	}
	moves = append(moves, pointer...)
	for range pointer {
		keys = append(keys, pause)
	}
	keys = append(keys, after...)
	sources := []object{{"type": "pointer", "id": id, "parameters": parameters, "actions": moves}}
	if held != 0 {
		sources = append(sources, object{"type": "key", "id": "keyboard", "actions": keys})
	}
	return sources
}

// touchActions returns the actions that put the first count fingers down, move them or
// lift them.
func touchActions(kind PointerKind, points []Point, count int) (sources []object) {
	for i := range max(len(points), count) {
		var acts []object
		if i < len(points) {
			acts = append(acts, pointerMove(points[i].X, points[i].Y))
		}
		acts = append(acts, presses(kind)...)
		sources = append(sources, object{"type": "pointer", "id": "finger" + string(rune('0'+i)),
			"parameters": object{"pointerType": "touch"}, "actions": acts})
	}
	return sources
}
