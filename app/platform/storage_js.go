package platform

import (
	"errors"
	"syscall/js"
)

// Storage is a browser storage by name, such as "localStorage".
type Storage string

func (s Storage) value() js.Value { return js.Global().Get(string(s)) }

// Get returns the text stored under a key, or "".
func (s Storage) Get(key string) string {
	text, _ := String(s.value().Call("getItem", key))
	return text
}

// Set stores a text. It returns an error if the storage is full or unavailable.
func (s Storage) Set(key, value string) (err error) {
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

// Remove deletes a key.
func (s Storage) Remove(key string) { s.value().Call("removeItem", key) }

// Keys returns all keys.
func (s Storage) Keys() (keys []string) {
	for i := range s.value().Get("length").Int() {
		if key, ok := String(s.value().Call("key", i)); ok {
			keys = append(keys, key)
		}
	}
	return keys
}
