package main

import (
	"syscall/js"
	"time"
)

// clock returns the CPU time used by Node. Unlike wall time it does not advance
// while other programs run.
func clock() time.Duration {
	used := js.Global().Get("process").Call("cpuUsage")
	return time.Duration(used.Get("user").Int()+used.Get("system").Int()) * time.Microsecond
}
