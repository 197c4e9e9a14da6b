//go:build !js

package web

import (
	"maps"
	"slices"
	"strings"

	"sudoku/app/text/languages"
)

// translate makes each address without a language answer in the language that
// Accept-Language prefers. It also gives each of these pages an alias, which always
// answers in the first language. A static host serves the first language at the addresses
// without a language, and has no aliases.
func (s *Site) translate() {
	s.served = maps.Clone(s.files)
	for path, f := range s.files {
		route := strings.TrimPrefix(path, s.Base)
		translations := []*file{f}
		for _, c := range languages.All[1:] {
			if t := s.files[s.Base+languagePath(c.Code, route)]; t != nil {
				translations = append(translations, t.again(true))
			}
		}
		if f.kind == contentType(".html") && len(translations) == len(languages.All) {
			s.served[s.Base+aliasPath(route)] = f.again(false)
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
// languages of equal weight, the first one counts.
func (f *file) preferred(acceptLanguage []string) *file {
	if f.translations == nil {
		return f
	}
	best, chosen := 0.0, f
	for tag, weight := range weighted(acceptLanguage) {
		if c, ok := languages.Find(tag); ok && weight > best {
			best, chosen = weight, f.translations[slices.Index(languages.All, c)]
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
