package main

import (
	"syscall/js"
	"time"
)

// clock is the processor time that Node has used: unlike the time on the wall
// it does not run while other programs have the processor.
func clock() time.Duration {
	used := js.Global().Get("process").Call("cpuUsage")
	return time.Duration(used.Get("user").Int()+used.Get("system").Int()) * time.Microsecond
}
