// Package basic holds singles, locked candidates and subsets.
package basic
