//go:build !js

package web

import (
	"net/http"
	"strconv"
	"strings"
)

const (
	forever    = "public, max-age=31536000, immutable"
	revalidate = "no-cache"
)

// ServeHTTP answers GET and HEAD requests for the site's paths and no others.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	for _, field := range securityHeaders {
		h.Set(field.name, field.value)
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		h.Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD here", http.StatusMethodNotAllowed)
		return
	}

	// The path is compared as it was sent: a second spelling of a path is not
	// a path of this site.
	path := r.URL.EscapedPath()
	if page, ok := s.pageOf(path); ok {
		if r.URL.RawQuery != "" {
			page += "?" + r.URL.RawQuery
		}
		h.Set("Cache-Control", revalidate)
		http.Redirect(w, r, page, http.StatusPermanentRedirect)
		return
	}
	if f, ok := s.files[path]; ok {
		f.serve(w, r, http.StatusOK)
		return
	}
	s.notFound.serve(w, r, http.StatusNotFound)
}

// pageOf is the one path of the page that another path means: one without the
// slash at its end, or with index.html after it, as static hosts have them.
func (s *Site) pageOf(path string) (page string, ok bool) {
	page, named := strings.CutSuffix(path, "index.html")
	if !named {
		page += "/"
	}
	_, ok = s.files[page]
	return page, ok && strings.HasSuffix(page, "/")
}

// serve answers with the file in the coding that the request likes best.
func (f *file) serve(w http.ResponseWriter, r *http.Request, status int) {
	h := w.Header()
	h.Set("Vary", "Accept-Encoding")
	coding, ok := f.negotiate(r.Header.Values("Accept-Encoding"))
	if !ok {
		http.Error(w, "not available in any accepted content coding", http.StatusNotAcceptable)
		return
	}

	tag := `"` + f.hash() + `"`
	if coding != "identity" {
		tag = `"` + f.hash() + "-" + coding + `"`
	}
	h.Set("Cache-Control", revalidate)
	if status == http.StatusOK {
		h.Set("ETag", tag)
		if r.URL.RawQuery == "v="+f.hash() {
			h.Set("Cache-Control", forever)
		}
		if matches(r.Header.Values("If-None-Match"), tag) {
			w.WriteHeader(http.StatusNotModified)
			return
		}
	}

	body := f.in(coding)
	h.Set("Content-Type", f.kind)
	h.Set("Content-Length", strconv.Itoa(len(body)))
	if coding != "identity" {
		h.Set("Content-Encoding", coding)
	}
	w.WriteHeader(status)
	if r.Method == http.MethodGet {
		w.Write(body)
	}
}

// matches reports whether an If-None-Match header names the tag, by the weak
// comparison of RFC 9110, section 8.8.3.2.
func matches(ifNoneMatch []string, tag string) bool {
	for item := range strings.SplitSeq(strings.Join(ifNoneMatch, ","), ",") {
		item = strings.TrimSpace(item)
		if item == "*" || strings.TrimPrefix(item, "W/") == tag {
			return true
		}
	}
	return false
}
