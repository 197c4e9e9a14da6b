//go:build !js

package web

import (
	"io"
	"strings"
	"testing"

	"sudoku/app/text/languages"
)

// TestPreferredLanguage checks which language each address answers in.
func TestPreferredLanguage(t *testing.T) {
	site := testSite(t, "/path/", nil)
	for _, c := range []struct {
		path   string
		accept []string
		want   string
	}{
		{"", nil, "en"},
		{"", []string{""}, "en"},
		{"", []string{"de"}, "de"},
		{"", []string{"de-AT,de;q=0.9,en;q=0.8"}, "de"},
		{"", []string{"DE-at"}, "de"},
		{"", []string{"en;q=0.5, fr;q=0.7"}, "fr"},
		{"", []string{"en;q=0.5", " ja ; q=0.7 "}, "ja"},
		{"", []string{"de,fr"}, "de"},
		{"", []string{"qaa, pt-PT;q=0.9, en;q=0.8"}, "pt-BR"},
		{"", []string{"zh-TW"}, "zh-Hans"},
		{"", []string{"de;q=0, fr;q=x, *"}, "en"},
		{"", []string{"deu, d, , ;q=1, -de"}, "en"},
		{"learn/x-wing/", []string{"es"}, "es"},
		{"de/learn/x-wing/", []string{"es"}, "de"},
		{"en/learn/x-wing/", []string{"es"}, "en"},
		{"en/", []string{"es"}, "en"},
	} {
		var headers []string
		for _, line := range c.accept {
			headers = append(headers, "Accept-Language: "+line)
		}
		answer := ask(site, "GET", "/path/"+c.path, headers...)
		body, _ := io.ReadAll(answer.Body)
		if answer.StatusCode != 200 || !strings.Contains(string(body), `<html lang="`+c.want+`">`) {
			t.Errorf("%q in %q: status %d, want it in %s:\n%.60s", c.path, c.accept, answer.StatusCode, c.want, body)
		}
		if of := ask(site, "GET", "/path/"+c.path, append(headers, "If-None-Match: "+answer.Header.Get("Etag"))...).StatusCode; of != 304 {
			t.Errorf("%q in %q, again: status %d", c.path, c.accept, of)
		}
		head, prepared := site.Prepared([]byte("/path/"+c.path), nil, "", strings.Join(c.accept, ","))
		if head == nil || string(prepared) != string(body) {
			t.Errorf("%q in %q is prepared differently", c.path, c.accept)
		}
	}
}

// FuzzPreferred checks that any Accept-Language chooses one of the translations.
func FuzzPreferred(f *testing.F) {
	page := &file{}
	for range languages.All {
		page.translations = append(page.translations, &file{})
	}
	f.Add("de-AT,de;q=0.9,en;q=0.8")
	f.Add(",;q=1;;,=-")
	f.Fuzz(func(t *testing.T, header string) {
		chosen := page.preferred([]string{header})
		for _, one := range page.translations {
			if chosen == one {
				return
			}
		}
		if chosen != page {
			t.Errorf("%q chooses another file", header)
		}
	})
}

// TestPreferredAllocatesNothing checks that returning a prepared page does not allocate.
func TestPreferredAllocatesNothing(t *testing.T) {
	site := testSite(t, "/path/", nil)
	path := []byte("/path/")
	allocated := testing.AllocsPerRun(100, func() {
		if head, _ := site.Prepared(path, nil, "gzip, br", "de-AT,de;q=0.9,en;q=0.8"); head == nil {
			t.Error("not prepared")
		}
	})
	if allocated > 0 {
		t.Errorf("%v allocations", allocated)
	}
}
