//go:build !js

package shell

import (
	"slices"
	"strings"

	"github.com/alecthomas/kong"
)

// Complete returns the completions of the last word: commands, flags and flag values. words
// are those after the program's name. values holds, by flag name, values that are not in
// the grammar. If a file is expected, the list is empty, and the shell completes file
// names.
func Complete(grammar *kong.Application, words []string, values map[string][]string) []string {
	if len(words) == 0 {
		words = []string{""}
	}
	last, before := words[len(words)-1], words[:len(words)-1]
	node, waiting := follow(grammar, before)
	var all []string
	switch name, value, cut := strings.Cut(last, "="); {
	case waiting != nil:
		all = flagValues(waiting, values)
	case strings.HasPrefix(last, "--") && cut:
		if flag := findFlag(node, name); flag != nil {
			return within(flagValues(flag, values), value, name+"=")
		}
	case strings.HasPrefix(last, "-"):
		all = flagNames(node)
	case node == grammar.Node:
		for _, command := range node.Children {
			if !command.Hidden {
				all = append(all, command.Name)
			}
		}
	default:
		for _, argument := range node.Positional {
			if argument.Enum != "" {
				all = append(all, argument.EnumSlice()...)
			}
		}
	}
	return within(all, last, "")
}

// follow walks from word to word to the command they name. waiting is the flag that takes
// the next word as its value, if any.
func follow(grammar *kong.Application, words []string) (node *kong.Node, waiting *kong.Flag) {
	node = grammar.Node
	for _, word := range words {
		if waiting != nil {
			waiting = nil
			continue
		}
		if strings.HasPrefix(word, "-") {
			if flag := findFlag(node, word); flag != nil && !flag.IsBool() {
				waiting = flag
			}
			continue
		}
		for _, command := range node.Children {
			if command.Name == word {
				node = command
				break
			}
		}
	}
	return node, waiting
}

func findFlag(node *kong.Node, name string) *kong.Flag {
	for _, group := range node.AllFlags(true) {
		for _, flag := range group {
			if "--"+flag.Name == name {
				return flag
			}
		}
	}
	return nil
}

func flagNames(node *kong.Node) (all []string) {
	for _, group := range node.AllFlags(true) {
		for _, flag := range group {
			all = append(all, "--"+flag.Name)
		}
	}
	return all
}

func flagValues(flag *kong.Flag, values map[string][]string) []string {
	if flag.Enum != "" {
		return flag.EnumSlice()
	}
	return values[flag.Name]
}

// within returns, sorted, the words that start with begun, each with a prefix.
func within(words []string, begun, prefix string) (all []string) {
	for _, word := range words {
		if strings.HasPrefix(word, begun) {
			all = append(all, prefix+word)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}
