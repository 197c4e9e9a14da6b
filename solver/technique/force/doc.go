// Package force finds forcing chains and nets, which follow assumptions.
package force
