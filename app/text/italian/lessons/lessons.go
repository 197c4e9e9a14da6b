//go:build !js

// Package lessons holds the Italian words of the interactive lessons, one file each.
package lessons

import "embed"

// Files holds the words of each lesson.
//
//go:embed *.txt
var Files embed.FS
