// Package words defines the sentences for the page and the command. Each part of the page
// or the command has a structure whose fields are sentences. The languages fill in these
// structures, and package text combines them in a catalog.
package words

// incomparable prevents comparisons of a type. Without it, the compiler generates code to
// compare each sentence, 130 kB in total.
type incomparable [0]func()
