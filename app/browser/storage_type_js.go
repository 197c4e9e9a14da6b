package browser

import (
	"errors"
	"syscall/js"
)

// storage is the browser's storage with that name.
type storage string

func (s storage) value() js.Value { return js.Global().Get(string(s)) }

func (s storage) Get(key string) string {
	text, _ := stringOf(s.value().Call("getItem", key))
	return text
}

// Set writes a text; the error says that the storage is full or refuses.
func (s storage) Set(key, value string) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = errors.New("storage refuses")
			if e, ok := p.(js.Error); ok {
				err = e
			}
		}
	}()
	s.value().Call("setItem", key, value)
	return nil
}

func (s storage) Remove(key string) { s.value().Call("removeItem", key) }

func (s storage) Keys() (keys []string) {
	for i := range s.value().Get("length").Int() {
		if key, ok := stringOf(s.value().Call("key", i)); ok {
			keys = append(keys, key)
		}
	}
	return keys
}
