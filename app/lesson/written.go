//go:build !js

package lesson

import (
	"embed"
	"io/fs"
	"path"
	"slices"
)

//go:embed scripts/*.txt
var scripts embed.FS

// Keys returns the keys of all lessons, in alphabetical order.
func Keys() []string {
	names, err := fs.Glob(scripts, "scripts/*.txt")
	if err != nil {
		panic(err) // the pattern is constant
	}
	var keys []string
	for _, name := range names {
		base := path.Base(name)
		keys = append(keys, base[:len(base)-len(".txt")])
	}
	slices.Sort(keys)
	return keys
}

// Script returns the script of a lesson.
func Script(key string) string {
	text, err := scripts.ReadFile("scripts/" + key + ".txt")
	if err != nil {
		panic(err) // keys come from Keys
	}
	return string(text)
}

// File returns the file of lessons in one language. words has one file per lesson;
// lessons without a file are omitted.
func File(words fs.FS) string {
	var pairs [][2]string
	for _, key := range Keys() {
		if text, err := fs.ReadFile(words, key+".txt"); err == nil {
			pairs = append(pairs, [2]string{Script(key), string(text)})
		}
	}
	return Encode(pairs)
}
