package share

import (
	"errors"
	"strings"
	"testing"
)

func TestFromLink(t *testing.T) {
	p := parsePosition(t, example, none)
	code := Encode(&p)
	zeros := strings.ReplaceAll(example, ".", "0")
	for _, tt := range []struct{ fragment, query string }{
		{"#" + code, ""}, {code, ""}, {"", "?p=" + code}, {"", "p=" + code}, {"#", "?p=" + code},
		{"#" + zeros, ""}, {"#" + example, ""}, {"", "?p=" + zeros}, {"", "?p=" + example},
		{"#" + strings.ReplaceAll(example, ".", "x"), ""}, {"#" + strings.ReplaceAll(example, ".", "-"), ""},
		{"#" + strings.ReplaceAll(example, ".", "%20"), ""}, {"", "?p=" + strings.ReplaceAll(example, ".", "%20")},
		{"", "?p=" + strings.ReplaceAll(example, ".", "+")},
		{"#" + strings.ReplaceAll(zeros, "5", "%35"), ""}, {"#%" + "41" + code[1:], ""},
		{"", "?utm_source=x&p=" + code + "&q=1"}, {"", "?a=%zz&p=" + code}, {"", "?p=" + code + "&p=x"},
		{"#" + code, "?p=other"}, {"#about", "?p=" + code},
	} {
		got, found, err := FromLink(tt.fragment, tt.query)
		if !found || err != nil || got != p {
			t.Errorf("FromLink(%q, %q) = %v, %v, %v", tt.fragment, tt.query, &got.Givens, found, err)
		}
	}
	for _, tt := range []struct{ fragment, query string }{
		{"", ""}, {"#", "?"}, {"", "?p="}, {"", "?p"}, {"", "?q=" + code}, {"", "?ap=" + code},
	} {
		if _, found, err := FromLink(tt.fragment, tt.query); found || err != nil {
			t.Errorf("FromLink(%q, %q) = %v, %v, want nothing", tt.fragment, tt.query, found, err)
		}
	}
	for _, tt := range []struct {
		fragment, query string
		want            Error
	}{
		{"#about", "", Error{Kind: Unrecognized}},
		{"#board", "?p=nonsense", Error{Kind: Unrecognized}},
		{"#board", "?q=" + code, Error{Kind: Unrecognized}},
		{"#/" + code, "", Error{Kind: BadCharacter, At: 1, Text: "/"}},
		{"#%zz", "", Error{Kind: BadCharacter, At: 1, Text: "%"}},
		{"#%ff", "", Error{Kind: BadCharacter, At: 1, Text: "\ufffd"}},
		{"#" + zeros[1:], "", Error{Kind: WrongLength, Got: 80, Want: 81}},
		{"#" + zeros + "0", "", Error{Kind: WrongLength, Got: 82, Want: 81}},
		{"#" + zeros[:80] + "a", "", Error{Kind: BadCharacter, At: 81, Text: "a"}},
		{"#" + code[:len(code)-1], "", Error{Kind: Damaged}},
		{"#" + code + " ", "", Error{Kind: BadCharacter, At: len(code) + 1, Text: " "}},
		{"#Z" + code[1:], "", Error{Kind: UnknownVersion, Text: "Z"}},
		{"", "?p=" + code[:len(code)-1], Error{Kind: Damaged}},
		{"", "?p=%zz", Error{Kind: BadCharacter, At: 1, Text: "%"}},
		{"", "?p=hello", Error{Kind: Unrecognized}},
	} {
		got, found, err := FromLink(tt.fragment, tt.query)
		var e *Error
		if found || !errors.As(err, &e) || *e != tt.want {
			t.Errorf("FromLink(%q, %q) = %v, %v, %+v, want %+v", tt.fragment, tt.query, &got.Givens, found, e, tt.want)
		}
	}
}

func TestErrorSentences(t *testing.T) {
	for want, e := range map[string]Error{
		"there is no position":                    {Kind: Empty},
		"neither a code nor a line of 81 symbols": {Kind: Unrecognized},
		"unknown version 'B'":                     {Kind: UnknownVersion, Text: "B"},
		"character 7, '%', does not belong there": {Kind: BadCharacter, At: 7, Text: "%"},
		"80 cells, not 81":                        {Kind: WrongLength, Got: 80, Want: 81},
		"damaged or incomplete":                   {Kind: Damaged},
	} {
		if got := e.Error(); got != want {
			t.Errorf("%+v says %q, want %q", e, got, want)
		}
	}
}

// FuzzFromLink checks that FromLink never returns both a position and an error, and that
// any error is an *Error.
func FuzzFromLink(f *testing.F) {
	f.Add("#"+example, "?p="+example)
	f.Add("#%zz", "?p=%zz&p=1")
	f.Add("", "?p=A1A")
	f.Fuzz(func(t *testing.T, fragment, query string) {
		_, found, err := FromLink(fragment, query)
		if _, ok := err.(*Error); found && err != nil || err != nil && !ok {
			t.Fatalf("found %v with %v", found, err)
		}
	})
}
