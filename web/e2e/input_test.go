//go:build !js

package e2e

import (
	"context"
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"sudoku/web/e2e/driver"
)

// call runs a command of the DevTools protocol. A test that needs it has to be listed as
// an exception for the other engines.
func call[P, R any](p *player, command cdp.Command[P, R], params P) R {
	p.t.Helper()
	if engine != driver.Chromium {
		p.t.Fatalf("%s is a command of the DevTools protocol, which %s does not have: exceptions_test.go", command.Method, engine)
	}
	result, err := tryCall(p, command, params)
	if err != nil {
		p.t.Fatalf("%s: %v", command.Method, err)
	}
	return result
}

func tryCall[P, R any](p *player, command cdp.Command[P, R], params P) (R, error) {
	ctx, cancel := context.WithTimeout(p.ctx, callTime)
	defer cancel()
	return chromedp.Call(ctx, command, params)
}

// click clicks the button with this accessible name, once there is an enabled one.
func (p *player) click(name string) { p.t.Helper(); p.clickRole("button", name) }

// toPuzzle goes back to the puzzle if a panel is shown.
func (p *player) toPuzzle() {
	p.t.Helper()
	if eval[bool](p, `!!document.querySelector(".panel-head")`) {
		p.click("Puzzle")
	}
}

// tool opens a tool on an English page.
func (p *player) tool(name string) { p.t.Helper(); p.toolIn("Tools", name) }

// toolIn opens a tool. tools is the name of the button that lists them, in the page's
// language.
func (p *player) toolIn(tools, name string) {
	p.t.Helper()
	if home := `document.querySelector(".doors .door:last-child")`; eval[bool](p, home+`?.checkVisibility() ?? false`) {
		p.run(home + `.click()`)
	} else {
		p.click(tools)
	}
	// The rail has buttons with the same names, which the accessibility tree may still
	// list after the dialog has opened.
	p.clickFound("the tool "+name, `[...document.querySelectorAll("dialog[open] .tools button")].filter((b) => `+quoteAll(inLanguage(name))+`.includes(b.textContent.trim()))`)
	p.wait("the tool", `!document.querySelector("dialog[open] .tools")`)
}

// chooseOption selects an option of a select element by index.
func (p *player) chooseOption(id string, index int) {
	p.t.Helper()
	p.run(fmt.Sprintf(`{
		const select = document.getElementById(%q);
		select.selectedIndex = %d;
		select.dispatchEvent(new Event("change", {bubbles: true}));
	}`, id, index))
}

// clickRole clicks the element with this role and accessible name, once there is an
// enabled one.
func (p *player) clickRole(role, name string) {
	p.t.Helper()
	names := inLanguage(name)
	if engine != driver.Chromium {
		what, elements := fmt.Sprintf("an enabled %s named %q", role, name), fmt.Sprintf(namedJS, quote(role), quote(names[0]))
		p.until(stepTime, what, func() bool {
			found, err := tryEval[int](p, elements+".length")
			if err == nil && found == 0 {
				p.openMenuFor(name)
			}
			return found > 0
		})
		p.clickFound(what, elements)
		return
	}
	find := func() (element runtime.RemoteObjectID) {
		p.until(stepTime, fmt.Sprintf("an enabled %s named %q", role, names), func() bool {
			document := call(p, runtime.Evaluate, runtime.EvaluateParams{Expression: "document"})
			for _, said := range names {
				found, err := tryCall(p, accessibility.QueryAXTree, accessibility.QueryAXTreeParams{
					ObjectID: document.Result.ObjectID, Role: role, AccessibleName: said,
				})
				if err != nil {
					return false // the document is being replaced
				}
				for _, node := range found.Nodes {
					if node.Ignored || disabled(node) {
						continue
					}
					resolved, err := tryCall(p, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: node.BackendDOMNodeID})
					if err == nil {
						element = resolved.Object.ObjectID
						return true
					}
				}
			}
			p.openMenuFor(name)
			return false
		})
		return element
	}
	p.mouse(p.place(find))
}

func disabled(node *accessibility.Node) bool {
	for _, property := range node.Properties {
		if property.Name == "disabled" && string(property.Value.Value) == "true" {
			return true
		}
	}
	return false
}

// clickCell clicks a cell by its name, such as "r1c1".
func (p *player) clickCell(name string) { p.t.Helper(); p.clickOn(cellSelector(name)) }

// clickOn clicks the first element that matches a selector.
func (p *player) clickOn(selector string) {
	p.t.Helper()
	x, y := p.centre(selector)
	p.mouse(x, y)
}

// hover moves the mouse over the first element that matches a selector.
func (p *player) hover(selector string) {
	p.t.Helper()
	x, y := p.centre(selector)
	p.pointer(driver.Mouse{Kind: driver.Move, X: x, Y: y})
}

// tap touches the first element that matches a selector.
func (p *player) tap(selector string) {
	p.t.Helper()
	x, y := p.centre(selector)
	p.touch(driver.Click, driver.Point{X: x, Y: y})
}

func cellSelector(name string) string { return `[role=gridcell][data-cell="` + name + `"]` }

func (p *player) centre(selector string) (x, y float64) {
	p.t.Helper()
	p.wait("an element "+selector, "!!document.querySelector("+quote(selector)+")")
	if engine != driver.Chromium {
		return p.placeFound("an element "+selector, "document.querySelector("+quote(selector)+")")
	}
	return p.place(func() runtime.RemoteObjectID {
		found := runtime.EvaluateParams{Expression: "document.querySelector(" + quote(selector) + ")"}
		return call(p, runtime.Evaluate, found).Result.ObjectID
	})
}

// place scrolls an element into view and returns its centre, once the page has settled
// and a pointer there hits the element. It looks the element up for each attempt, because
// the page may replace it.
func (p *player) place(find func() runtime.RemoteObjectID) (x, y float64) {
	p.t.Helper()
	p.until(stepTime, "the element to be in reach of a pointer", func() bool {
		element := find()
		if element == "" {
			return false
		}
		if _, err := tryCall(p, dom.ScrollIntoViewIfNeeded, dom.ScrollIntoViewIfNeededParams{ObjectID: element}); err != nil {
			return false
		}
		shape, err := tryCall(p, dom.GetContentQuads, dom.GetContentQuadsParams{ObjectID: element})
		if err != nil || len(shape.Quads) == 0 {
			return false
		}
		quads := shape.Quads
		x, y = (quads[0][0]+quads[0][4])/2, (quads[0][1]+quads[0][5])/2
		hit := call(p, runtime.CallFunctionOn, runtime.CallFunctionOnParams{
			ObjectID: element, AwaitPromise: new(true), FunctionDeclaration: fmt.Sprintf(hitsAtRest, x, y),
		})
		return string(hit.Result.Value) == "true"
	})
	return x, y
}

// hitsAtRest is a function that reports whether a click at a point would hit the element
// and the element stays still for two frames.
const hitsAtRest = `async function() {
	const place = () => JSON.stringify(this.getBoundingClientRect());
	const before = place();
	for (let i = 0; i < 2; i++) await new Promise((next) => { requestAnimationFrame(next); setTimeout(next, 100); });
	const hit = document.elementFromPoint(%f, %f);
	return before === place() && this.contains(hit);
}`

func (p *player) mouse(x, y float64) { p.t.Helper(); p.mouseWith(x, y, 0) }

// mouseWith clicks while modifier keys are held.
func (p *player) mouseWith(x, y float64, held int64) {
	p.t.Helper()
	p.pointer(driver.Mouse{Kind: driver.Click, X: x, Y: y, Held: driver.Modifiers(held)})
}

// pointer sends a mouse event.
func (p *player) pointer(event driver.Mouse) {
	p.t.Helper()
	p.do("the mouse", func(ctx context.Context) error { return p.page.Mouse(ctx, event) })
}

// touch puts fingers on the points, moves them there, taps there, or lifts all fingers.
func (p *player) touch(kind driver.PointerKind, points ...driver.Point) {
	p.t.Helper()
	p.do("a touch", func(ctx context.Context) error { return p.page.Touch(ctx, kind, points) })
}

// A key is a key press as a keyboard sends it.
type key struct {
	code  string
	value int64  // the legacy keyCode
	text  string // the text it types
}

var namedKeys = map[string]key{
	"ArrowDown":  {"ArrowDown", 40, ""},
	"ArrowLeft":  {"ArrowLeft", 37, ""},
	"ArrowRight": {"ArrowRight", 39, ""},
	"ArrowUp":    {"ArrowUp", 38, ""},
	"Backspace":  {"Backspace", 8, ""},
	"Delete":     {"Delete", 46, ""},
	"End":        {"End", 35, ""},
	"Enter":      {"Enter", 13, "\r"},
	"Escape":     {"Escape", 27, ""},
	"F1":         {"F1", 112, ""},
	"Home":       {"Home", 36, ""},
	"PageDown":   {"PageDown", 34, ""},
	"PageUp":     {"PageUp", 33, ""},
	"Tab":        {"Tab", 9, ""},
}

var modifiers = map[string]int64{"Alt": 1, "Ctrl": 2, "Meta": 4, "Shift": 8}

// press presses keys in order. Each is a character or the DOM name of a key, optionally
// with modifiers, as in "Ctrl+Shift+z".
func (p *player) press(keys ...string) {
	p.t.Helper()
	for _, combination := range keys {
		name, held := combination, int64(0)
		for modifier, bit := range modifiers {
			if strings.Contains(combination, modifier+"+") {
				held |= bit
				name = strings.Replace(name, modifier+"+", "", 1)
			}
		}
		k, ok := namedKeys[name]
		if !ok {
			k = character(name)
		}
		if held&^modifiers["Shift"] != 0 {
			k.text = ""
		}
		p.do("the key "+combination, func(ctx context.Context) error {
			return p.page.Key(ctx, driver.Key{Name: name, Code: k.code, Old: k.value, Text: k.text, Held: driver.Modifiers(held)})
		})
	}
}

func character(name string) key {
	upper := strings.ToUpper(name)
	k := key{text: name, value: int64([]rune(upper)[0])}
	switch c := upper[0]; {
	case c >= '0' && c <= '9':
		k.code = "Digit" + upper
	case c >= 'A' && c <= 'Z':
		k.code = "Key" + upper
	case c == ' ':
		k.code = "Space"
	}
	return k
}

// typeText presses one key per character.
func (p *player) typeText(text string) {
	p.t.Helper()
	for _, c := range text {
		p.press(string(c))
	}
}

// paste pastes plain text at the focus. In Firefox the data of a scripted ClipboardEvent
// is empty, so this is an Event with data added.
func (p *player) paste(text string) {
	p.t.Helper()
	p.run(`{
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", ` + quote(text) + `);
		const target = document.activeElement ?? document.body;
		const paste = new Event("paste", {bubbles: true, cancelable: true});
		target.dispatchEvent(Object.defineProperty(paste, "clipboardData", {value: clipboardData}));
	}`)
}
