package platform

import (
	"syscall/js"
)

// ToGo returns a copy of a Uint8Array.
func ToGo(array js.Value) []byte {
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data
}

// ToJS returns a Uint8Array with a copy of data.
func ToJS(data []byte) js.Value {
	array := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(array, data)
	return array
}

// ReadBlob returns the bytes of a blob.
func ReadBlob(blob js.Value) ([]byte, error) {
	buffer, err := Await(blob.Call("arrayBuffer"))
	if err != nil {
		return nil, err
	}
	return ToGo(js.Global().Get("Uint8Array").New(buffer)), nil
}

// String returns the text of a JavaScript string; ok is false for other values.
func String(v js.Value) (text string, ok bool) {
	if v.Type() != js.TypeString {
		return "", false
	}
	return v.String(), true
}
