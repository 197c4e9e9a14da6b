//go:build !js

package shell

import (
	"fmt"
	"strings"

	"github.com/alecthomas/kong"
)

// Manual holds the parts of a manual page that the grammar does not contain.
type Manual struct {
	Version  string
	Statuses []Status
}

// Status is an exit status and its meaning.
type Status struct {
	Number int
	Means  string
}

// Of returns the manual page for a grammar in roff; see man(7).
func (m *Manual) Of(grammar *kong.Application) string {
	var b strings.Builder
	name := grammar.Name
	fmt.Fprintf(&b, ".TH %s 1 \"\" %s\n", strings.ToUpper(name), quoted(name+" "+m.Version))
	fmt.Fprintf(&b, ".SH NAME\n%s \\- %s\n", escaped(name), sentenceCase(grammar.Help))
	fmt.Fprintf(&b, ".SH SYNOPSIS\n.B %s\n.I command\n.RI [ flags ]\n.RI [ puzzle ]\n", escaped(name))
	b.WriteString(".SH FLAGS\nThese apply to every command.\n")
	writeFlags(&b, grammar.Node)
	b.WriteString(".SH COMMANDS\n")
	for _, command := range grammar.Children {
		if command.Hidden {
			continue
		}
		fmt.Fprintf(&b, ".SS %s\n%s\n", quoted(strings.TrimSpace(grammar.Name+" "+command.Summary())), escaped(command.Help))
		for _, argument := range command.Positional {
			writeItem(&b, argument.Summary(), argument.Help)
		}
		writeFlags(&b, command)
	}
	b.WriteString(".SH EXIT STATUS\n")
	for _, s := range m.Statuses {
		writeItem(&b, fmt.Sprint(s.Number), s.Means)
	}
	b.WriteString(".SH ENVIRONMENT\n")
	writeItem(&b, "NO_COLOR", "If set and not empty, output has no colour.")
	return b.String()
}

func writeFlags(b *strings.Builder, node *kong.Node) {
	for _, flag := range node.Flags {
		if flag.Hidden {
			continue
		}
		summary := flag.Summary()
		if flag.Short != 0 {
			summary = "-" + string(flag.Short) + ", " + summary
		}
		writeItem(b, summary, flag.Help)
	}
}

func writeItem(b *strings.Builder, term, text string) {
	fmt.Fprintf(b, ".TP\n.B %s\n%s\n", quoted(term), escaped(text))
}

// quoted quotes an argument of a roff request.
func quoted(text string) string {
	return `"` + strings.ReplaceAll(escaped(text), `"`, `\(dq`) + `"`
}

// escaped escapes text for roff.
func escaped(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "’", `\(cq`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		text = `\&` + text
	}
	return text
}

// sentenceCase converts a sentence to the style of the NAME section: lower case, without
// a full stop.
func sentenceCase(text string) string {
	text = strings.TrimSuffix(text, ".")
	return escaped(strings.ToLower(text[:1]) + text[1:])
}
