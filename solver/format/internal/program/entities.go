package program

import (
	"strings"

	"sudoku/solver/format/internal/core"
)

// htmlEntities holds the HTML entities that stand for a blank, an empty-cell symbol or a
// stroke of a frame. Package html has two thousand entities, which would add ten
// kilobytes to the page.
var htmlEntities = map[string]string{
	"nbsp": " ", "ensp": " ", "emsp": " ", "thinsp": " ", "numsp": " ",
	"middot": ".", "sdot": ".", "bull": ".", "centerdot": ".", "hellip": "...", "period": ".",
	"minus": "-", "ndash": "-", "mdash": "-", "hyphen": "-", "shy": "", "lowbar": "_", "ast": "*",
	"squ": "□", "square": "□", "times": "x", "vert": "|", "verbar": "|", "zwnj": "", "zwj": "",
}

// withoutEntities replaces the entities in a text. Unknown ones stay as they are.
func withoutEntities(text string) string {
	const longest = 12
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "&")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		text = rest
		name, _, found := strings.Cut(rest[:min(len(rest), longest)], ";")
		plain, known := htmlEntities[name]
		if found && !known {
			var err *core.Error
			plain, err = unescape("&" + name + ";")
			known = err == nil
		}
		if !found || !known {
			b.WriteByte('&')
			continue
		}
		b.WriteString(plain)
		text = rest[len(name)+1:]
	}
}
