//go:build !js

package web

import (
	"bytes"
	"net/http"
	"slices"
	"strconv"
)

// variant is a file in one content coding with its response headers. Responses share the
// header values, which net/http only reads.
type variant struct {
	body   []byte
	hash   string   // hash of the uncompressed file
	tag    []string // the ETag
	length []string // the Content-Length of a full response
	fields []field  // sent with every response

	// The heads of full responses without Date: one for requests that name the file's
	// hash, and one for others.
	versioned, unversioned []byte
}

// field is a header field with its name in canonical form; see [http.CanonicalHeaderKey].
type field struct {
	name   string
	values []string
}

// Common field values.
var (
	varyCoding       = []string{"Accept-Encoding"}
	varyLanguage     = []string{"Accept-Encoding, Accept-Language"}
	alwaysRevalidate = []string{revalidate}
	keepForever      = []string{forever}
	inBytes          = []string{"bytes"}
)

// securityFields holds securityHeaders in net/http's form.
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

// variant returns the file in an available coding.
func (f *file) variant(coding string) *variant {
	slot := &f.variants[slices.Index(codings[:], coding)]
	if v := slot.Load(); v != nil {
		return v
	}
	v := f.newVariant(coding)
	slot.Store(v) // concurrent calls store equal values
	return v
}

func (f *file) newVariant(coding string) *variant {
	v := &variant{body: f.in(coding), hash: f.hash(), fields: slices.Clone(securityFields)}
	v.length = []string{strconv.Itoa(len(v.body))}
	v.tag = []string{`"` + v.hash + `"`}
	v.fields = append(v.fields, field{"Vary", f.vary()}, field{"Content-Type", []string{f.kind}})
	if coding != "identity" {
		v.tag = []string{`"` + v.hash + "-" + coding + `"`}
		v.fields = append(v.fields, field{"Content-Encoding", []string{coding}})
	}
	v.versioned, v.unversioned = v.head(forever), v.head(revalidate)
	return v
}

// head returns the head of a full response as sent over HTTP/1.1.
func (v *variant) head(cacheControl string) []byte {
	h := http.Header{"Etag": v.tag, "Accept-Ranges": inBytes, "Content-Length": v.length, "Cache-Control": {cacheControl}}
	setAll(h, v.fields)
	var b bytes.Buffer
	b.WriteString("HTTP/1.1 200 OK\r\n")
	h.Write(&b) // writing to memory cannot fail
	return b.Bytes()
}
