// Package words lists what there is to say: each part of the page and of the command
// has a structure, and its fields are sentences. Each language fills them, and package
// text makes a catalog of them.
package words

// incomparable is a field of types whose values nobody compares: without it the
// compiler writes code that compares each of their sentences, 130 kB.
type incomparable [0]func()
