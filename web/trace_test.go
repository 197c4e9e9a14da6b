//go:build !js

package web

import (
	"compress/gzip"
	"errors"
	"testing"
	"testing/fstest"
)

func TestTrace(t *testing.T) {
	const trace = "panic: no\n\ngoroutine 1 [running]:\nf3k9.0001()\n\t?:0 +0x2\nruntime.f3k9.0002(...)\n  ?:0 +0x8001\r\np.(*f3k9.0003).m()\n" +
		"\t?:0 +0x1\ncreated by f3k9.0001 in goroutine 1\n\t?:0 +0x3\nf3k9.00ff()\n\t?:0 +0x1 f3k9.00011 of3k9.0001 sudoku/app.f3k9.0000"
	const names = "f3k9\nmain.main\nsudoku/app/ui.(*page).pen\tsudoku/app/ui/pen.go:5\t\t:7\tsudoku/app/ui/page.go:70\n" +
		"runtime.main\truntime/proc.go:1\t:12\nmain.(*told).recovers"
	file := func(text string) fstest.MapFS { return fstest.MapFS{namesPath: {Data: []byte(text)}} }
	tests := []struct {
		name    string
		sources fstest.MapFS
		want    string
		err     error
	}{
		{"named", file(zip(names)),
			"panic: no\n\ngoroutine 1 [running]:\nsudoku/app/ui.(*page).pen()\n\tsudoku/app/ui/pen.go:7 +0x2\nruntime.main(...)\n" +
				"  behind runtime/proc.go:12 +0x8001\r\nmain.(*told).recovers()\n\t?:0 +0x1\ncreated by sudoku/app/ui.(*page).pen in goroutine 1\n" +
				"\tsudoku/app/ui/page.go:70 +0x3\nf3k9.00ff()\n\t?:0 +0x1 f3k9.00011 of3k9.0001 sudoku/app.main.main", nil},
		{"another build", file(zip("f3k8" + names[4:])), "", ErrOtherBuild},
		{"no names", fstest.MapFS{}, trace, nil},
		{"broken names", file("not gzip at all"), trace, gzip.ErrHeader},
	}
	for _, test := range tests {
		got, err := Trace(test.sources, trace)
		if got != test.want || !errors.Is(err, test.err) {
			t.Errorf("%s: %q, %v, want %q, %v", test.name, got, err, test.want, test.err)
		}
	}
}
