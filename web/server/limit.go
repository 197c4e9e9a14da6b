//go:build !js

package server

import (
	"net"
	"sync"
)

// limited is a listener with a maximum number of open connections. Further clients wait
// in the system's queue.
type limited struct {
	net.Listener
	free   chan struct{}
	closed chan struct{}
	once   sync.Once
}

func limit(listener net.Listener, connections int) net.Listener {
	return &limited{Listener: listener, free: make(chan struct{}, connections), closed: make(chan struct{})}
}

func (l *limited) Accept() (net.Conn, error) {
	select {
	case l.free <- struct{}{}:
	case <-l.closed:
		return nil, net.ErrClosed
	}
	conn, err := l.Listener.Accept()
	if err != nil {
		<-l.free
		return nil, err
	}
	return &counting{Conn: conn, free: l.free}, nil
}

func (l *limited) Close() error {
	l.once.Do(func() { close(l.closed) })
	return l.Listener.Close()
}

// counting is a connection that frees its slot when it is closed.
type counting struct {
	net.Conn
	free chan struct{}
	once sync.Once
}

func (c *counting) Close() error {
	c.once.Do(func() { <-c.free })
	return c.Conn.Close()
}

// NetConn returns the underlying connection.
func (c *counting) NetConn() net.Conn { return c.Conn }
