//go:build !js

package server

import (
	"bytes"
	"context"
	"net"
	"net/http"
	"strconv"
	"sync/atomic"
	"time"
)

// relayed is a connection passed to net/http. It logs the responses that net/http writes
// without calling the handler, such as those to malformed requests.
type relayed struct {
	net.Conn
	unread   []byte       // read before the connection was passed on
	log      *accessLog   // may be nil
	expected atomic.Int32 // number of handler responses that have not started
}

func (c *relayed) Read(p []byte) (int, error) {
	if len(c.unread) == 0 {
		return c.Conn.Read(p)
	}
	n := copy(p, c.unread)
	if c.unread = c.unread[n:]; len(c.unread) == 0 {
		c.unread = nil
	}
	return n, nil
}

func (c *relayed) Write(p []byte) (int, error) {
	if c.log == nil {
		return c.Conn.Write(p)
	}
	status, head := finalStatus(p)
	if status == 0 || c.expected.Load() > 0 {
		if status != 0 {
			c.expected.Add(-1)
		}
		return c.Conn.Write(p)
	}
	began := time.Now()
	n, err := c.Conn.Write(p)
	c.log.line("", "", status, int64(max(0, n-head)), began, c.RemoteAddr().String())
	return n, err
}

// CloseWrite lets net/http end a response to a client that is still sending; see
// [counting.CloseWrite].
func (c *relayed) CloseWrite() error { return closeWrite(c.Conn) }

// finalStatus returns the status of a response that starts with p, and the length of its
// head. It returns 0 if p does not start a response or starts an interim one. net/http
// starts each response with a new Write.
func finalStatus(p []byte) (status, head int) {
	const version = "HTTP/1."
	if len(p) < len("HTTP/1.1 200") || string(p[:len(version)]) != version || p[len(version)+1] != ' ' {
		return 0, 0
	}
	status, err := strconv.Atoi(string(p[len("HTTP/1.1 "):len("HTTP/1.1 200")]))
	if err != nil || status < 200 {
		return 0, 0
	}
	before, _, _ := bytes.Cut(p, []byte("\r\n\r\n"))
	return status, min(len(p), len(before)+len("\r\n\r\n"))
}

type connectionKey struct{}

// withRelayed stores the connection in the context of its requests, for expect.
func withRelayed(ctx context.Context, conn net.Conn) context.Context {
	if c, ok := conn.(*relayed); ok && c.log != nil {
		return context.WithValue(ctx, connectionKey{}, c)
	}
	return ctx
}

// expect tells the connection that the next response comes from the handler, which logs
// it.
func expect(r *http.Request) {
	if c, ok := r.Context().Value(connectionKey{}).(*relayed); ok {
		c.expected.Add(1)
	}
}
