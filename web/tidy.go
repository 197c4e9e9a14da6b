//go:build !js

package web

import (
	"cmp"
	"html"
	"regexp"
	"slices"
	"strconv"
	"strings"

	nethtml "golang.org/x/net/html"
)

// go-app's encoder (v10.1.11, node.go, encodeHTMLAttribute) writes HTML that differs from
// what the program creates in a browser: it quotes values as Go strings, orders
// attributes at random, omits the value "true", writes boolean attributes even when
// false, and indents elements, which puts spaces between them. This file restores what
// the browser would have.

// repairQuotes converts attribute values from Go's quoting to HTML's. Values without a
// backslash are the same in both.
func repairQuotes(page []byte) []byte {
	return quotedValue.ReplaceAllFunc(page, func(value []byte) []byte {
		text, err := strconv.Unquote(string(value[1:]))
		if err != nil {
			return value // not from the encoder
		}
		return []byte(`="` + html.EscapeString(text) + `"`)
	})
}

var quotedValue = regexp.MustCompile(`="[^"\\]*(?:\\.[^"\\]*)+"`)

// tidy cleans up a tree written by go-app's encoder. depth is the depth of n, with html
// at 0.
func tidy(n *nethtml.Node, depth int) {
	switch n.Type {
	case nethtml.TextNode:
		n.Data = unindent(n.Data, depth)
	case nethtml.ElementNode:
		n.Attr = tidyAttributes(n.Attr)
	}
	for child := n.FirstChild; child != nil; {
		next := child.NextSibling
		tidy(child, depth+1)
		if child.Type == nethtml.TextNode && child.Data == "" {
			n.RemoveChild(child)
		}
		child = next
	}
}

// unindent removes the encoder's line breaks and indentation before each child of an
// element and before its end.
func unindent(text string, depth int) string {
	text = strings.ReplaceAll(text, "\n"+strings.Repeat("  ", depth), "")
	text = strings.TrimSuffix(text, "\n"+strings.Repeat("  ", depth-1))
	return strings.TrimSuffix(text, "\n")
}

// tidyAttributes sorts attributes and corrects the ones that are true or false.
func tidyAttributes(attributes []nethtml.Attribute) []nethtml.Attribute {
	var kept []nethtml.Attribute
	for _, a := range attributes {
		switch {
		case enumerated[a.Key] && a.Val == "":
			a.Val = "true"
		case boolean[a.Key] && a.Val == "false":
			continue
		}
		kept = append(kept, a)
	}
	slices.SortFunc(kept, func(a, b nethtml.Attribute) int { return cmp.Compare(a.Key, b.Key) })
	return kept
}

// enumerated lists attributes whose value is "true", "false" or another word, but never
// empty.
var enumerated = set(
	"aria-atomic", "aria-busy", "aria-checked", "aria-current", "aria-disabled", "aria-expanded",
	"aria-haspopup", "aria-hidden", "aria-invalid", "aria-modal", "aria-multiline",
	"aria-multiselectable", "aria-pressed", "aria-readonly", "aria-required", "aria-selected",
	"contenteditable", "data-given", "draggable", "spellcheck",
)

// boolean lists attributes that are true if present.
var boolean = set(
	"allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer",
	"disabled", "formnovalidate", "hidden", "inert", "ismap", "itemscope", "loop", "multiple",
	"muted", "nomodule", "novalidate", "open", "playsinline", "readonly", "required", "reversed",
	"selected",
)

func set(names ...string) map[string]bool {
	s := make(map[string]bool, len(names))
	for _, name := range names {
		s[name] = true
	}
	return s
}
