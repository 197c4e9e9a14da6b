//go:build !js

package german

import "embed"

// Lessons holds the words of the interactive lessons, one file each.
//
//go:embed all:lessons
var Lessons embed.FS
