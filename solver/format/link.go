package format

import (
	"cmp"
	"slices"
	"strings"

	"sudoku/solver/format/internal/basic"
	"sudoku/solver/format/internal/core"
	"sudoku/solver/format/internal/encoded"
)

// Link is the address of a puzzle on a sudoku site. Its path, its query and the part
// after "#" are read like any other text. Words around the address are a comment.
var Link = Format{
	Key:    "link",
	Within: InList,
	May:    func(g *core.Glance) bool { return g.HasAny("/?#.") },
	Look: func(s core.Source) bool {
		address, _, ok := addressIn(s)
		return ok && address != ""
	},
	Reads: func(s core.Source) (Reading, *Error) {
		address, comments, _ := addressIn(s)
		r, err := readLink(address)
		r.Comment = core.JoinComments(append([]string{r.Comment}, comments...))
		return r, err
	},
}

// schemes lists the possible prefixes of an address.
var schemes = []string{"https://", "http://", "sudokupad://puzzle/", "sudoku://", "www."}

// addressIn returns the only address in a text, or "" if there is none. It returns
// false if the text contains a second address or cell symbols.
func addressIn(s core.Source) (address string, words []string, ok bool) {
	for raw := range strings.SplitSeq(s.Text, "\n") {
		for word := range strings.FieldsSeq(raw) {
			switch {
			case isAddress(word):
				if address != "" {
					return "", nil, false
				}
				address = word
			case len(word) > 40 || basic.IsProse(word) || !basic.LooksLikeCells(word):
				words = append(words, word)
			default:
				return "", nil, false
			}
		}
	}
	return address, []string{strings.Join(words, " ")}, true
}

func isAddress(word string) bool {
	_, _, ok := cutAddress(word)
	return ok
}

// cutAddress splits an address after the host name.
func cutAddress(address string) (host, rest string, ok bool) {
	address = strings.Trim(address, "<>()\"'")
	for _, scheme := range schemes {
		if len(address) > len(scheme) && strings.EqualFold(address[:len(scheme)], scheme) {
			address = address[len(scheme):]
			switch scheme {
			case "sudokupad://puzzle/":
				return "sudokupad.app", address, true
			case "sudoku://":
				return "", "/" + address, true
			}
			return cutHost(address)
		}
	}
	host, rest, _ = cutHost(address)
	return host, rest, rest != "" && siteAt(host) != nil
}

func cutHost(address string) (host, rest string, ok bool) {
	end := strings.IndexAny(address, "/?#")
	if end < 0 {
		end = len(address)
	}
	host = strings.TrimPrefix(strings.ToLower(address[:end]), "www.")
	return host, address[end:], strings.Contains(host, ".") || strings.HasPrefix(host, "localhost")
}

// readLink reads the puzzle in an address.
func readLink(address string) (Reading, *Error) {
	host, rest, _ := cutAddress(address)
	site := siteAt(host)
	var mistake *Error
	for _, text := range payloads(rest) {
		r, err := readPayload(site, encoded.Repaired(text))
		if err == nil {
			if site != nil {
				r.Site = site.Key
			}
			return r, nil
		}
		if mistake == nil || mistake.Kind == Unrecognized {
			mistake = err
		}
	}
	switch {
	case mistake != nil && mistake.Kind != Unrecognized:
		return Reading{}, mistake
	case strings.Trim(rest, "/") != "" && (site != nil || isShortener(host)):
		return Reading{}, &Error{Kind: NeedsServer, Text: host[:min(len(host), longestHost)]}
	}
	return Reading{}, &Error{Kind: Unrecognized}
}

func readPayload(site *Site, text string) (Reading, *Error) {
	s, bad := core.NewSource(text)
	if bad != nil {
		return Reading{}, &Error{Kind: Unrecognized}
	}
	if site != nil && site.format != nil && site.holds(text) {
		return site.format.Read(s)
	}
	for _, f := range inLink {
		if len(text) >= cmp.Or(f.LeastInLink, core.ShortestCode) && f.LooksLike(s) {
			return f.Read(s)
		}
	}
	return Reading{}, &Error{Kind: Unrecognized}
}

// longestHost limits the length of a host name in an error.
const longestHost = 40

// mostPayloads is the maximum number of parts of an address that are tried.
const mostPayloads = 24

// payloads returns the parts of an address that may hold a puzzle: the part after "#",
// the values of the query, and suffixes of the path.
func payloads(rest string) (all []string) {
	path, fragment, _ := strings.Cut(rest, "#")
	if fragment != "" {
		all = append(all, fragment)
		_, inner, _ := strings.Cut(fragment, "?")
		all = append(all, values(inner)...)
		all = append(all, suffixes(fragment)...)
	}
	path, query, _ := strings.Cut(path, "?")
	all = append(all, values(query)...)
	all = append(all, suffixes(path)...)
	return all[:min(len(all), mostPayloads)]
}

// values returns the values in a query.
func values(query string) (all []string) {
	for pair := range strings.SplitSeq(query, "&") {
		_, value, found := strings.Cut(pair, "=")
		if !found {
			value = pair
		}
		if all = append(all, value); len(all) == mostPayloads/2 {
			break
		}
	}
	return all
}

// suffixes returns the last part of a path, its last two parts, and so on, because a code
// may contain slashes.
func suffixes(path string) (all []string) {
	for range 5 {
		path = strings.TrimLeft(path, "/")
		if path == "" {
			break
		}
		all = append(all, path)
		_, path, _ = strings.Cut(path, "/")
	}
	slices.Reverse(all)
	return all
}
