package browser

import (
	"errors"
	"syscall/js"

	"sudoku/app/intake"
	"sudoku/app/parts/transfer"
	"sudoku/app/platform"
)

// unpacking is a file being decompressed.
type unpacking struct {
	reader  js.Value // may be undefined
	stopped bool
}

// errStopped reports that the player cancelled.
var errStopped = errors.New("stopped")

// stop cancels the decompression: the next read reports the end of the file.
func (u *unpacking) stop() {
	u.stopped = true
	if u.reader.Truthy() {
		u.reader.Call("cancel")
	}
}

// unpacked returns a file's text as a blob, decompressed if needed. It works in pieces,
// so that memory holds the text only once, and stops at intake.MostBytes.
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
		if p := recover(); p != nil { // the browser does not support the format
			err = intake.ErrPacking
		}
	}()
	stream := js.Global().Get("DecompressionStream").New(kind)
	reader := file.Call("stream").Call("pipeThrough", stream).Call("getReader")
	e.unpacking.stop() // only one decompression at a time
	u := &unpacking{reader: reader}
	e.unpacking = u
	defer func() {
		u.reader = js.Undefined()
		e.program.Send(transfer.UnpackingEnded{Stopped: u.stopped})
	}()
	return e.unpack(u, platform.FileName(file))
}

// unpack reads to the end, and reports its progress every few megabytes.
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
		if len(pieces) == manyPieces { // the browser may move a blob to disk
			pieces = []any{platform.NewBlob("text/plain", pieces...)}
		}
	}
}

// manyPieces is the number of pieces that are joined into a blob.
const manyPieces = 256

// reportShift sets the reporting interval to 8 MB, for at most ten reports per second.
const reportShift = 23
