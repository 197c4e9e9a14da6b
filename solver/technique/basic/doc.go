// Package basic finds singles, locked candidates and subsets.
package basic
