//go:build !js

package web

import "testing"

func TestNegotiate(t *testing.T) {
	text, picture := newFile("a.css", []byte("a")), newFile("a.png", []byte("a"))
	for _, c := range []struct {
		header []string
		want   string // for text; "" for not acceptable
	}{
		{nil, "identity"},
		{[]string{""}, "identity"},
		{[]string{"gzip, deflate, br, zstd"}, "br"},
		{[]string{"gzip"}, "gzip"},
		{[]string{"gzip", "br"}, "br"},
		{[]string{"GZIP"}, "gzip"},
		{[]string{"x-gzip"}, "gzip"},
		{[]string{"deflate, zstd"}, "identity"},
		{[]string{"br;q=0.5, gzip;q=0.8"}, "gzip"},
		{[]string{"br;q=0.5, gzip;q=0.5"}, "br"},
		{[]string{"br ; q=0.5 , gzip; Q=0.4"}, "br"},
		{[]string{"br;q=0, gzip;q=0"}, "identity"},
		{[]string{"br;q=0, *"}, "gzip"},
		{[]string{"*"}, "br"},
		{[]string{"*;q=0.1, gzip"}, "gzip"},
		{[]string{"*;q=0"}, ""},
		{[]string{"*;q=0, gzip"}, "gzip"},
		{[]string{"*;q=0, identity"}, "identity"},
		{[]string{"identity;q=0"}, ""},
		{[]string{"identity;q=0, gzip;q=0.001"}, "gzip"},
		{[]string{"identity, gzip;q=0.5"}, "identity"},
		{[]string{"gzip;q=2"}, "identity"},
		{[]string{"gzip;q=nan"}, "identity"},
		{[]string{"gzip;q="}, "identity"},
		{[]string{"gzip;q=-1, br;q=x"}, "identity"},
	} {
		got, ok := text.negotiate(c.header)
		if got != c.want || ok != (c.want != "") {
			t.Errorf("Accept-Encoding %q: %q, %v; want %q", c.header, got, ok, c.want)
		}
		got, ok = picture.negotiate(c.header)
		weights := parseWeights(c.header)
		if identity := weights.weight(len(codings)-1) > 0; ok != identity || ok && got != "identity" {
			t.Errorf("Accept-Encoding %q for a picture: %q, %v", c.header, got, ok)
		}
	}
}

func FuzzNegotiate(f *testing.F) {
	f.Add("gzip;q=0.5, *;q=0")
	f.Add(",;q=1;;,=")
	file := newFile("a.css", []byte("a"))
	f.Fuzz(func(t *testing.T, header string) {
		coding, ok := file.negotiate([]string{header})
		if ok != (file.in(coding) != nil) {
			t.Errorf("%q: coding %q, %v", header, coding, ok)
		}
	})
}
