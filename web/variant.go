//go:build !js

package web

import (
	"net/http"
	"slices"
	"strconv"
)

// variant is a file in one content coding, with the header fields of its answers.
// These are made once: net/http only reads them, so all answers share them.
type variant struct {
	body   []byte
	hash   string   // of the file, in whatever coding
	tag    []string // the ETag
	length []string // the Content-Length of the whole
	fields []field  // what every answer has
}

// field is a header field, its name in the spelling of [http.CanonicalHeaderKey].
type field struct {
	name   string
	values []string
}

// What fields say in many answers.
var (
	varyCoding       = []string{"Accept-Encoding"}
	alwaysRevalidate = []string{revalidate}
	keepForever      = []string{forever}
	inBytes          = []string{"bytes"}
)

// securityFields are the securityHeaders as net/http keeps them.
var securityFields = func() (fields []field) {
	for _, h := range securityHeaders {
		fields = append(fields, field{http.CanonicalHeaderKey(h.name), []string{h.value}})
	}
	return fields
}()

func setAll(h http.Header, fields []field) {
	for i := range fields {
		h[fields[i].name] = fields[i].values
	}
}

// variant is the file in a coding that there is of it.
func (f *file) variant(coding string) *variant {
	slot := &f.variants[slices.Index(codings[:], coding)]
	if v := slot.Load(); v != nil {
		return v
	}
	v := f.newVariant(coding)
	slot.Store(v) // two that were made at once are equal
	return v
}

func (f *file) newVariant(coding string) *variant {
	v := &variant{body: f.in(coding), hash: f.hash(), fields: slices.Clone(securityFields)}
	v.length = []string{strconv.Itoa(len(v.body))}
	v.tag = []string{`"` + v.hash + `"`}
	v.fields = append(v.fields, field{"Vary", varyCoding}, field{"Content-Type", []string{f.kind}})
	if coding != "identity" {
		v.tag = []string{`"` + v.hash + "-" + coding + `"`}
		v.fields = append(v.fields, field{"Content-Encoding", []string{coding}})
	}
	return v
}
