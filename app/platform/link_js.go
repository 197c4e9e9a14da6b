package platform

import (
	"syscall/js"
)

// PageLink returns the address of this page with a code as its fragment.
func PageLink(code string) string {
	location := js.Global().Get("location")
	return location.Get("origin").String() + location.Get("pathname").String() + "#" + code
}
