//go:build !js

package server

import (
	"io"
	"net/http"
)

// health is the path of the health check. It is available at the root and below the base
// path, for probes that bypass the proxy and for probes that do not.
const health = "healthz"

func withHealth(handler http.Handler, base string) http.Handler {
	below := base + health
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/"+health && r.URL.Path != below || r.Method != http.MethodGet && r.Method != http.MethodHead {
			handler.ServeHTTP(w, r)
			return
		}
		h := w.Header()
		h.Set("Cache-Control", "no-store")
		h.Set("Content-Type", "text/plain; charset=utf-8")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Content-Length", "3")
		io.WriteString(w, "ok\n")
	})
}
