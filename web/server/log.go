//go:build !js

package server

import (
	"context"
	"io"
	"log/slog"
	"net/http"
	"sync"
	"time"
)

// accessLog writes one line per response. To protect visitors, it omits the query (which
// may contain a puzzle), the request headers and, unless addresses is set, the remote
// address.
type accessLog struct {
	lines     *slog.Logger
	addresses bool
}

func newAccessLog(options Options) *accessLog {
	if options.Log == nil {
		return nil
	}
	to := &watched{to: options.Log, report: options.LogState}
	return &accessLog{slog.New(slog.NewJSONHandler(to, &slog.HandlerOptions{ReplaceAttr: onlyOurs})), options.Addresses}
}

// line logs a response. Method and path are empty if the request could not be parsed.
func (l *accessLog) line(method, path string, status int, bytes int64, began time.Time, address string) {
	fields := [6]slog.Attr{
		slog.String("method", method),
		slog.String("path", path),
		slog.Int("status", status),
		slog.Int64("bytes", bytes),
		slog.Float64("seconds", time.Since(began).Seconds()),
		slog.String("address", address),
	}
	count := len(fields)
	if !l.addresses {
		count--
	}
	l.lines.LogAttrs(context.Background(), slog.LevelInfo, "", fields[:count]...)
}

// onlyOurs drops the level and the message, which are the same on every line.
func onlyOurs(groups []string, a slog.Attr) slog.Attr {
	if len(groups) == 0 && (a.Key == slog.LevelKey || a.Key == slog.MessageKey) {
		return slog.Attr{}
	}
	return a
}

// watched is a writer that reports when writing starts to fail and when it works again.
type watched struct {
	to     io.Writer
	report func(err error, lost int) // may be nil

	mu   sync.Mutex
	lost int // number of lines since writing started to fail
}

func (w *watched) Write(line []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	n, err := w.to.Write(line)
	switch {
	case err != nil:
		if w.lost++; w.lost == 1 && w.report != nil {
			w.report(err, 1)
		}
	case w.lost > 0:
		if w.report != nil {
			w.report(nil, w.lost)
		}
		w.lost = 0
	}
	return n, err
}

// logged logs the responses of a handler.
func logged(handler http.Handler, log *accessLog) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		expect(r)
		began := time.Now()
		c := counted{ResponseWriter: w, status: http.StatusOK}
		defer func() {
			log.line(r.Method, r.URL.EscapedPath(), c.status, c.bytes, began, r.RemoteAddr)
		}()
		handler.ServeHTTP(&c, r)
	})
}

// counted records the status and length of a response.
type counted struct {
	http.ResponseWriter
	status int
	bytes  int64 // length of the body
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

// Unwrap returns the wrapped ResponseWriter, for [http.ResponseController].
func (c *counted) Unwrap() http.ResponseWriter { return c.ResponseWriter }
