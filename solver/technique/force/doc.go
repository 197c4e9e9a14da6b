// Package force holds the techniques that follow assumptions: forcing chains and nets.
package force
