// Package fish finds fish and other patterns in the places of one digit.
package fish
