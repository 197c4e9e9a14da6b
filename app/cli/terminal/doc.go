// Package terminal is the command line's output for people: grids drawn with
// lines, colours, progress, and foreign text without what a terminal would
// obey.
package terminal
