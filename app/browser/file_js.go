package browser

import (
	"syscall/js"
)

func nameOf(file js.Value) string { return file.Get("name").String() }
