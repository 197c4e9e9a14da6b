package picture

import (
	"fmt"
	"strings"
)

// look is the style of a role in a step. Roles differ in outline as well as in colour.
type look struct {
	fill, line, ink Token
	dashes          string
}

// Fills of the roles.
const (
	role1 Token = "--role-1"
	role2 Token = "--role-2"
	role3 Token = "--role-3"
	role4 Token = "--role-4"
	role5 Token = "--role-5"
)

// roleLooks maps CSS classes of roles to their styles.
var roleLooks = map[string]look{
	"placed":     {good, good, sheet, ""},
	"eliminated": {badFill, bad, bad, ""},
	"pattern":    {role1, role1, markInk, ""},
	"base":       {role1, role1, markInk, ""},
	"pincer":     {role1, roleLine, markInk, ""},
	"set-a":      {role1, roleLine, markInk, ""},
	"colour-a":   {role1, roleLine, markInk, ""},
	"cover":      {role2, role2, markInk, ""},
	"set-b":      {role2, roleLine, markInk, "5 3"},
	"colour-b":   {role2, roleLine, markInk, "5 3"},
	"off":        {role2, roleLine, markInk, "5 3"},
	"on":         {role3, roleLine, markInk, ""},
	"set-c":      {role3, roleLine, markInk, "2 3"},
	"colour-c":   {role3, roleLine, markInk, "2 3"},
	"pivot":      {role4, roleLine, markInk, ""},
	"set-d":      {role4, roleLine, markInk, "8 3"},
	"colour-d":   {role4, roleLine, markInk, "8 3"},
	"fin":        {role4, roleLine, markInk, "5 3"},
	"set-e":      {role5, roleLine, markInk, "8 3"},
	"endo-fin":   {role5, roleLine, markInk, "2 3"},
}

// overlay inserts the drawing over the cells, whose viewBox is 90 wide. It replaces
// classes with attributes, since a picture has no style sheet.
func (d *drawing) overlay(markup string) {
	if markup == "" {
		return
	}
	stroke := func(token Token, width, dashes string) string {
		return fmt.Sprintf(`fill="none" stroke="%s" stroke-width="%s" stroke-dasharray="%s"`, d.palette[token], width, dashes)
	}
	fill := func(token Token) string { return fmt.Sprintf(`fill="%s"`, d.palette[token]) }
	looks := func(ink Token) *strings.Replacer {
		return strings.NewReplacer(
			`class="link strong"`, stroke(ink, ".42", "none"),
			`class="link weak"`, stroke(ink, ".42", ".6 1.1"),
			`class="tip strong"`, fill(ink), `class="tip weak"`, fill(ink),
			`class="house base"`, stroke(house, ".7", "none"),
			`class="house cover"`, stroke(house, ".7", "2 1.2"),
			`class="house impossible"`, stroke(bad, ".7", "1.2 .8"),
			`class="house pointed"`, stroke(pointed, ".9", "none"),
			`class="group"`, stroke(link, ".25", "none"),
		)
	}
	fmt.Fprintf(d, `<g transform="scale(%d)" stroke-linecap="round">`, 9*cell/90)
	const own = `<g class="own">`
	if _, inside, found := strings.Cut(markup, own); found {
		mine, rest, _ := strings.Cut(inside, "</g>")
		d.WriteString(looks(ownInk).Replace(mine))
		markup = rest
	}
	d.WriteString(looks(link).Replace(markup))
	d.WriteString("</g>")
}
