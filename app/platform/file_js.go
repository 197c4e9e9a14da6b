package platform

import (
	"syscall/js"
)

// FileName returns the name of a file.
func FileName(file js.Value) string { return file.Get("name").String() }
