//go:build !js

package web

import (
	"strings"

	"sudoku/app/text/languages"
)

// translate makes each address without a language answer in the language that
// Accept-Language prefers. It also gives each of these pages an alias, which always
// answers in the first language. A static host serves the first language at the addresses
// without a language, and has no aliases.
func (s *Site) translate() {
	s.aliases = map[string]*file{}
	for path, f := range s.files {
		route := strings.TrimPrefix(path, s.Base)
		translations := []*file{f}
		for _, c := range languages.All[1:] {
			if t := s.files[s.Base+languagePath(c.Code, route)]; t != nil {
				translations = append(translations, t.again(true))
			}
		}
		if f.kind == contentType(".html") && len(translations) == len(languages.All) {
			s.aliases[s.Base+aliasPath(route)] = f.again(false)
			f.translations, f.negotiated = translations, true
		}
	}
}

// aliasPath returns the path that always serves a page in the first language, whatever
// language the request prefers.
func aliasPath(route string) string { return languages.All[0].Code + "/" + route }

// again returns a copy of the file without translations. negotiated says whether
// Accept-Language chooses the copy.
func (f *file) again(negotiated bool) *file {
	return &file{size: f.size, kind: f.kind, sum: f.sum, identity: f.identity, brotli: f.brotli, gzip: f.gzip, negotiated: negotiated}
}

// preferred returns the translation of a page that Accept-Language asks for. Among
// languages of equal weight, the first one counts. As in [languages.For], only the
// language itself counts, not the script or the region.
func (f *file) preferred(acceptLanguage []string) *file {
	if f.translations == nil {
		return f
	}
	best, chosen := 0.0, f
	for _, line := range acceptLanguage {
		for item := range strings.SplitSeq(line, ",") {
			tag, parameter, weighed := strings.Cut(item, ";")
			weight := 1.0
			if weighed {
				weight = parseWeight(parameter)
			}
			if weight <= best {
				continue
			}
			tag, _, _ = strings.Cut(strings.TrimSpace(tag), "-")
			for i, c := range languages.All {
				if strings.EqualFold(tag, languages.Primary(c.Code)) {
					best, chosen = weight, f.translations[i]
				}
			}
		}
	}
	return chosen
}

// vary returns the request fields on which the response depends.
func (f *file) vary() []string {
	if f.negotiated {
		return varyLanguage
	}
	return varyCoding
}
