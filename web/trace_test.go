//go:build !js

package web

import (
	"compress/gzip"
	"errors"
	"testing"
	"testing/fstest"
)

func TestTrace(t *testing.T) {
	const trace = "panic: no\n\ngoroutine 1 [running]:\nf.0001()\n\t?:0 +0xa\nruntime.f.0002(...)\np.(*f.0003).m()\nf.00ff() f.00011 of.0001 sudoku/app.f.0000"
	file := func(text string) fstest.MapFS { return fstest.MapFS{namesPath: {Data: []byte(text)}} }
	tests := []struct {
		name    string
		sources fstest.MapFS
		want    string
		err     error
	}{
		{"named", file(zip("main.main\nsudoku/app/ui.(*page).pen\nruntime.main\nmain.(*told).recovers")),
			"panic: no\n\ngoroutine 1 [running]:\nsudoku/app/ui.(*page).pen()\n\t?:0 +0xa\nruntime.main(...)\nmain.(*told).recovers()\nf.00ff() f.00011 of.0001 sudoku/app.main.main", nil},
		{"no names", fstest.MapFS{}, trace, nil},
		{"broken names", file("not gzip at all"), "", gzip.ErrHeader},
	}
	for _, test := range tests {
		got, err := Trace(test.sources, trace)
		if got != test.want || !errors.Is(err, test.err) {
			t.Errorf("%s: %q, %v, want %q, %v", test.name, got, err, test.want, test.err)
		}
	}
}
