//go:build !js

package server

import (
	"io"
	"log/slog"
	"net/http"
	"time"
)

// logged writes one line per response. To protect visitors it omits the query, which may
// carry a puzzle, the browser's headers and, unless addresses is set, the remote address.
func logged(handler http.Handler, to io.Writer, addresses bool) http.Handler {
	lines := slog.New(slog.NewJSONHandler(to, &slog.HandlerOptions{ReplaceAttr: onlyOurs}))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		began := time.Now()
		c := counted{ResponseWriter: w, status: http.StatusOK}
		defer func() {
			fields := []slog.Attr{
				slog.String("method", r.Method),
				slog.String("path", r.URL.EscapedPath()),
				slog.Int("status", c.status),
				slog.Int64("bytes", c.bytes),
				slog.Float64("seconds", time.Since(began).Seconds()),
			}
			if addresses {
				fields = append(fields, slog.String("address", r.RemoteAddr))
			}
			lines.LogAttrs(r.Context(), slog.LevelInfo, "", fields...)
		}()
		handler.ServeHTTP(&c, r)
	})
}

// onlyOurs drops attributes that are the same on every line.
func onlyOurs(groups []string, a slog.Attr) slog.Attr {
	if len(groups) == 0 && (a.Key == slog.LevelKey || a.Key == slog.MessageKey) {
		return slog.Attr{}
	}
	return a
}

// counted records the status and length of a response.
type counted struct {
	http.ResponseWriter
	status int
	bytes  int64 // of the body
}

func (c *counted) WriteHeader(status int) {
	c.status = status
	c.ResponseWriter.WriteHeader(status)
}

func (c *counted) Write(p []byte) (int, error) {
	n, err := c.ResponseWriter.Write(p)
	c.bytes += int64(n)
	return n, err
}

// Unwrap supports [http.ResponseController].
func (c *counted) Unwrap() http.ResponseWriter { return c.ResponseWriter }
