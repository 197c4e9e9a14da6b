// Package terminal formats the command line's output for people: grids drawn with lines,
// colours, progress, and foreign text with escaped control characters.
package terminal
