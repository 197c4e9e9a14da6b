package browser

import (
	"syscall/js"

	"sudoku/app/intake"
)

// unpacked is a file's text as a blob, unpacked if it is packed: piece by piece, so
// that it is in memory but once, and no further than intake.MostBytes.
func unpacked(file js.Value) (blob js.Value, err error) {
	head, err := bytesOf(file.Call("slice", 0, 4))
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
	var pieces []any
	for size := 0; ; {
		read, err := await(reader.Call("read"))
		if err != nil {
			return blob, err
		}
		if read.Get("done").Bool() {
			return newBlob("text/plain", pieces...), nil
		}
		piece := read.Get("value")
		if size += piece.Get("length").Int(); size > intake.MostBytes {
			reader.Call("cancel")
			return blob, intake.ErrTooLarge
		}
		pieces = append(pieces, piece)
		if len(pieces) == manyPieces { // the browser may put a blob on the disk
			pieces = []any{newBlob("text/plain", pieces...)}
		}
	}
}

// manyPieces is how many pieces of what is unpacked are held by themselves.
const manyPieces = 256
