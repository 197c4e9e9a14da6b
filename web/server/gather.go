//go:build !js

package server

import (
	"context"
	"net"
	"net/http"
	"sync"
)

// net/http buffers 4 KB of a response and sends a longer one in two pieces: the header
// with the beginning of the body, then the rest. Each piece costs a system call and often
// a packet, which for a page of a few KB is much of the total work. The types in this
// file send one Write of the handler in a single call.

// gathering is a listener that wraps its connections in gathered.
type gathering struct{ net.Listener }

func (l gathering) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &gathered{Conn: conn}, nil
}

// gathered is a connection that holds back the first piece of a response until the second
// arrives. Only the goroutine of the request writes to it.
type gathered struct {
	net.Conn
	writing bool    // a Write of the handler is in progress
	held    *[]byte // the first piece, if any
	answer  gatheredAnswer
}

// pieces pools buffers for held pieces.
var pieces = sync.Pool{New: func() any { b := make([]byte, 0, pieceSize); return &b }}

// pieceSize is the size of net/http's buffer. Larger pieces are sent at once.
const pieceSize = 4 << 10

func (c *gathered) Write(p []byte) (int, error) {
	switch {
	case c.held != nil:
		return c.writeBoth(p)
	case c.writing && len(p) <= pieceSize:
		c.held = pieces.Get().(*[]byte)
		*c.held = append((*c.held)[:0], p...)
		return len(p), nil
	}
	return c.Conn.Write(p)
}

// writeBoth sends the held piece and p in one call.
func (c *gathered) writeBoth(p []byte) (int, error) {
	held := c.held
	c.held = nil
	both := net.Buffers{*held, p}
	n, err := both.WriteTo(lowest(c.Conn))
	of := len(*held)
	pieces.Put(held)
	return max(0, int(n)-of), err
}

// flush sends the held piece.
func (c *gathered) flush() error {
	if c.held == nil {
		return nil
	}
	held := c.held
	c.held = nil
	_, err := c.Conn.Write(*held)
	pieces.Put(held)
	return err
}

// lowest returns the underlying system connection, which can send several pieces at once.
func lowest(conn net.Conn) net.Conn {
	for {
		upper, ok := conn.(interface{ NetConn() net.Conn })
		if !ok {
			return conn
		}
		conn = upper.NetConn()
	}
}

// gatheredAnswer is the response writer of a gathered connection.
type gatheredAnswer struct {
	http.ResponseWriter
	conn *gathered
}

func (a *gatheredAnswer) Write(p []byte) (int, error) {
	a.conn.writing = true
	n, err := a.ResponseWriter.Write(p)
	a.conn.writing = false
	if lost := a.conn.flush(); err == nil {
		err = lost
	}
	return n, err
}

// Unwrap supports [http.ResponseController].
func (a *gatheredAnswer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

type connectionKey struct{}

// withGathered stores the connection in the context of its requests.
func withGathered(ctx context.Context, conn net.Conn) context.Context {
	if c, ok := conn.(*gathered); ok {
		return context.WithValue(ctx, connectionKey{}, c)
	}
	return ctx
}

// gather wraps w if the request came over a gathered connection.
func gather(w http.ResponseWriter, r *http.Request) http.ResponseWriter {
	c, ok := r.Context().Value(connectionKey{}).(*gathered)
	if !ok {
		return w
	}
	c.answer = gatheredAnswer{ResponseWriter: w, conn: c} // requests on a connection are sequential
	return &c.answer
}
