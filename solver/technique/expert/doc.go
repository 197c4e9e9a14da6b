// Package expert finds patterns that only experts look for: exocets, tridagons,
// fireworks, SK loops, and sets that are locked across many houses.
package expert
