package browser

import "syscall/js"

// showInList scrolls an element into view within its list, without scrolling the page.
func showInList(element js.Value) {
	list := element.Get("parentElement")
	top, height := element.Get("offsetTop").Int(), element.Get("offsetHeight").Int()
	from, room := list.Get("scrollTop").Int(), list.Get("clientHeight").Int()
	switch {
	case top < from:
		list.Set("scrollTop", top)
	case top+height > from+room:
		list.Set("scrollTop", top+height-room)
	}
}
