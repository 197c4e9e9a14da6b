//go:build !js

package server

import (
	"context"
	"net"
	"net/http"
	"sync"
)

// net/http sends an answer of more than 4 KB in two pieces, since it buffers that much
// and no more: the header with the beginning of the body, then the rest. Each is a
// call of the system and often a packet, and for a page of some KB that is a good part
// of all the work. The types here send what one Write of the handler makes at once.

// gathering is a listener whose connections are gathered.
type gathering struct{ net.Listener }

func (l gathering) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return &gathered{Conn: conn}, nil
}

// gathered is a connection that keeps back the first piece of an answer until the
// second comes. One goroutine writes at a time: that of the request.
type gathered struct {
	net.Conn
	writing bool    // a Write of the handler is under way
	held    *[]byte // the first piece, if any
	answer  gatheredAnswer
}

// pieces are buffers for what is held.
var pieces = sync.Pool{New: func() any { b := make([]byte, 0, pieceSize); return &b }}

// pieceSize is that of the buffer in net/http. A piece that is larger is sent at once.
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

// writeBoth sends what is held and p in one call.
func (c *gathered) writeBoth(p []byte) (int, error) {
	held := c.held
	c.held = nil
	both := net.Buffers{*held, p}
	n, err := both.WriteTo(lowest(c.Conn))
	of := len(*held)
	pieces.Put(held)
	return max(0, int(n)-of), err
}

// flush sends what is held.
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

// lowest is the connection of the system, which can send several pieces at once.
func lowest(conn net.Conn) net.Conn {
	for {
		upper, ok := conn.(interface{ NetConn() net.Conn })
		if !ok {
			return conn
		}
		conn = upper.NetConn()
	}
}

// gatheredAnswer is the answer on a gathered connection.
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

// Unwrap is for [http.ResponseController].
func (a *gatheredAnswer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

type connectionKey struct{}

// withGathered lets a request find its connection.
func withGathered(ctx context.Context, conn net.Conn) context.Context {
	if c, ok := conn.(*gathered); ok {
		return context.WithValue(ctx, connectionKey{}, c)
	}
	return ctx
}

// gather is the answer to a request, gathered if the connection is.
func gather(w http.ResponseWriter, r *http.Request) http.ResponseWriter {
	c, ok := r.Context().Value(connectionKey{}).(*gathered)
	if !ok {
		return w
	}
	c.answer = gatheredAnswer{ResponseWriter: w, conn: c} // requests of a connection follow each other
	return &c.answer
}
