package browser

import (
	"syscall/js"
)

// goBytes copies a Uint8Array.
func goBytes(array js.Value) []byte {
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data
}

// jsBytes copies bytes into a Uint8Array.
func jsBytes(data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}

// bytesOf are the bytes of a blob.
func bytesOf(blob js.Value) ([]byte, error) {
	buffer, err := await(blob.Call("arrayBuffer"))
	if err != nil {
		return nil, err
	}
	return goBytes(js.Global().Get("Uint8Array").New(buffer)), nil
}

func stringOf(v js.Value) (text string, ok bool) {
	if v.Type() != js.TypeString {
		return "", false
	}
	return v.String(), true
}
