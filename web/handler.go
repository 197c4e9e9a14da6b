//go:build !js

package web

import (
	"bytes"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const (
	forever    = "public, max-age=31536000, immutable"
	revalidate = "no-cache"
)

// ServeHTTP answers GET and HEAD requests for the site's paths only.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		setAll(h, securityFields)
		h.Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD here", http.StatusMethodNotAllowed)
		return
	}

	// The path is compared as sent: an alternative encoding is not a path of this site.
	path := r.URL.EscapedPath()
	if f, ok := s.served[path]; ok {
		f.preferred(r.Header["Accept-Language"]).serve(w, r, http.StatusOK)
		return
	}
	if page, ok := s.pageFor(path); ok {
		if r.URL.RawQuery != "" {
			page += "?" + r.URL.RawQuery
		}
		setAll(h, securityFields)
		h.Set("Cache-Control", revalidate)
		redirect(w, r, page)
		return
	}
	s.notFound.serve(w, r, http.StatusNotFound)
}

// Prepared returns the response to a plain GET request; see server.Prepared. The head is
// nil if there is no file at the path or no acceptable coding.
func (s *Site) Prepared(path, query []byte, acceptEncoding, acceptLanguage string) (head, body []byte) {
	f, ok := s.served[string(path)]
	if !ok {
		return nil, nil
	}
	f = f.preferred([]string{acceptLanguage})
	coding, ok := f.negotiate([]string{acceptEncoding})
	if !ok {
		return nil, nil
	}
	v := f.variant(coding)
	if v.isVersion(string(query)) {
		return v.versioned, v.body
	}
	return v.unversioned, v.body
}

// redirect redirects a request permanently. It treats HEAD like GET, since net/http drops
// the body.
func redirect(w http.ResponseWriter, r *http.Request, to string) {
	get := *r
	get.Method = http.MethodGet
	http.Redirect(w, &get, to, http.StatusPermanentRedirect)
}

// pageFor returns the page that static hosts serve for a path that ends in index.html or
// lacks the trailing slash.
func (s *Site) pageFor(path string) (page string, ok bool) {
	page, named := strings.CutSuffix(path, "index.html")
	if !named {
		page += "/"
	}
	_, ok = s.served[page]
	return page, ok && strings.HasSuffix(page, "/")
}

// serve sends the file in the coding that the request prefers.
func (f *file) serve(w http.ResponseWriter, r *http.Request, status int) {
	h := w.Header()
	coding, ok := f.negotiate(r.Header["Accept-Encoding"])
	if !ok {
		setAll(h, securityFields)
		h["Vary"] = f.vary()
		http.Error(w, "not available in any accepted content coding", http.StatusNotAcceptable)
		return
	}
	v := f.variant(coding)
	setAll(h, v.fields)
	h["Cache-Control"] = alwaysRevalidate
	if status == http.StatusOK {
		h["Etag"] = v.tag
		h["Accept-Ranges"] = inBytes
		if v.isVersion(r.URL.RawQuery) {
			h["Cache-Control"] = keepForever
		}
		if condition := r.Header["If-Match"]; condition != nil && !matches(condition, v.tag[0], strongly) {
			h["Content-Length"] = []string{"0"}
			w.WriteHeader(http.StatusPreconditionFailed)
			return
		}
		if condition := r.Header["If-None-Match"]; condition != nil && matches(condition, v.tag[0], weakly) {
			v.unmodified(w)
			return
		}
		if part, ok := withRange(r, len(v.body)); ok {
			h["Content-Length"] = v.length // in case the whole file is served
			http.ServeContent(w, part, "", time.Time{}, bytes.NewReader(v.body))
			return
		}
	}
	h["Content-Length"] = v.length
	w.WriteHeader(status)
	if r.Method == http.MethodGet {
		w.Write(v.body)
	}
}

// withRange returns the request with a Range field that net/http interprets as RFC 9110
// requires, for a body of size bytes. It returns false for a request without byte ranges;
// ranges in other units are ignored.
func withRange(r *http.Request, size int) (*http.Request, bool) {
	const unit = "bytes="
	field := r.Header.Get("Range")
	if len(field) < len(unit) || !strings.EqualFold(field[:len(unit)], unit) {
		return nil, false
	}
	parts := strings.Split(field[len(unit):], ",")
	for i, part := range parts {
		// The last 0 bytes are unsatisfiable, but net/http serves them.
		if last, ok := strings.CutPrefix(strings.TrimSpace(part), "-"); ok && last != "" && strings.Trim(last, "0") == "" {
			parts[i] = strconv.Itoa(size) + "-"
		}
	}
	r = r.Clone(r.Context())
	r.Header.Set("Range", unit+strings.Join(parts, ","))
	return r, true
}

// isVersion reports whether a query consists of the parameter v with the hash of the
// variant's file, so that the response may be cached indefinitely.
func (v *variant) isVersion(query string) bool {
	hash, ok := strings.CutPrefix(query, "v=")
	return ok && hash == v.hash
}

// unmodified responds that the client's copy is current.
func (v *variant) unmodified(w http.ResponseWriter) {
	h := w.Header()
	delete(h, "Content-Type")
	delete(h, "Content-Encoding")
	delete(h, "Accept-Ranges")
	w.WriteHeader(http.StatusNotModified)
}

// The prefixes ignored by the two comparisons of RFC 9110, section 8.8.3.2. All our tags
// are strong.
const (
	strongly = ""
	weakly   = "W/"
)

// matches reports whether an If-Match or If-None-Match header contains the tag, with or
// without the prefix overlooked.
func matches(condition []string, tag, overlooked string) bool {
	for item := range strings.SplitSeq(strings.Join(condition, ","), ",") {
		item = strings.TrimSpace(item)
		if item == "*" || strings.TrimPrefix(item, overlooked) == tag {
			return true
		}
	}
	return false
}
