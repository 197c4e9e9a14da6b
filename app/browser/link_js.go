package browser

import (
	"syscall/js"
)

// pageLink is the address of this page with a code in its fragment.
func pageLink(code string) string {
	location := js.Global().Get("location")
	return location.Get("origin").String() + location.Get("pathname").String() + "#" + code
}
