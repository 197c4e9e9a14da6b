package browser

import (
	"errors"
	"syscall/js"

	"sudoku/app/intake"
	"sudoku/app/parts/transfer"
	"sudoku/app/platform"
)

// unpacking is a packed file that is being unpacked.
type unpacking struct {
	reader  js.Value // undefined if there is none
	stopped bool
}

// errStopped says that the player ended it.
var errStopped = errors.New("stopped")

// stop ends it: what is read next is its end.
func (u *unpacking) stop() {
	u.stopped = true
	if u.reader.Truthy() {
		u.reader.Call("cancel")
	}
}

// unpacked is a file's text as a blob, unpacked if it is packed: piece by piece, so
// that it is in memory but once, and no further than intake.MostBytes.
func (e *effects) unpacked(file js.Value) (blob js.Value, err error) {
	head, err := platform.ReadBlob(file.Call("slice", 0, 4))
	if err != nil {
		return blob, err
	}
	kind := intake.Packing(head)
	if kind == "" {
		return file, nil
	}
	defer func() {
		if p := recover(); p != nil { // the browser does not know the kind
			err = intake.ErrPacking
		}
	}()
	stream := js.Global().Get("DecompressionStream").New(kind)
	reader := file.Call("stream").Call("pipeThrough", stream).Call("getReader")
	e.unpacking.stop() // there is but one
	u := &unpacking{reader: reader}
	e.unpacking = u
	defer func() {
		u.reader = js.Undefined()
		e.program.Send(transfer.UnpackingEnded{Stopped: u.stopped})
	}()
	return e.unpack(u, platform.FileName(file))
}

// unpack reads until the end, and reports how far it is every few megabytes.
func (e *effects) unpack(u *unpacking, name string) (blob js.Value, err error) {
	var pieces []any
	for size := 0; ; {
		read, err := platform.Await(u.reader.Call("read"))
		switch {
		case u.stopped:
			return blob, errStopped
		case err != nil:
			return blob, err
		case read.Get("done").Bool():
			return platform.NewBlob("text/plain", pieces...), nil
		}
		piece := read.Get("value")
		before := size
		if size += piece.Get("length").Int(); size > intake.MostBytes {
			u.reader.Call("cancel")
			return blob, intake.ErrTooLarge
		}
		if before>>reportShift != size>>reportShift {
			e.program.Send(transfer.UnpackingWentOn{Unpacking: transfer.Unpacking{Name: name, Bytes: size}})
		}
		pieces = append(pieces, piece)
		if len(pieces) == manyPieces { // the browser may put a blob on the disk
			pieces = []any{platform.NewBlob("text/plain", pieces...)}
		}
	}
}

// manyPieces is how many pieces of what is unpacked are held by themselves.
const manyPieces = 256

// reportShift makes it 8 MB between two reports: ten a second, or fewer.
const reportShift = 23
