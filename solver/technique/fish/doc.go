// Package fish holds fish and what else rests on the places of one digit.
package fish
