//go:build !js

package server

import (
	"net"
	"net/netip"
	"sync"
)

// limited is a listener that limits the number of open connections, in total and per
// address. Beyond the total, clients wait in the system's queue. Beyond the limit per
// address, connections are closed.
type limited struct {
	net.Listener
	free   chan struct{}
	closed chan struct{}
	once   sync.Once

	perAddress int // 0 for no limit
	mu         sync.Mutex
	open       map[netip.Prefix]int
}

func limit(listener net.Listener, connections, perAddress int) net.Listener {
	return &limited{
		Listener: listener, free: make(chan struct{}, connections), closed: make(chan struct{}),
		perAddress: perAddress, open: map[netip.Prefix]int{},
	}
}

func (l *limited) Accept() (net.Conn, error) {
	select {
	case l.free <- struct{}{}:
	case <-l.closed:
		return nil, net.ErrClosed
	}
	for {
		conn, err := l.Listener.Accept()
		if err != nil {
			<-l.free
			return nil, err
		}
		from := client(conn.RemoteAddr())
		if l.enter(from) {
			return &counting{Conn: conn, listener: l, from: from}, nil
		}
		conn.Close()
	}
}

func (l *limited) Close() error {
	l.once.Do(func() { close(l.closed) })
	return l.Listener.Close()
}

// enter counts a connection. It returns false if there are too many from its address.
func (l *limited) enter(from netip.Prefix) bool {
	if l.perAddress == 0 || !from.IsValid() {
		return true
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open[from] >= l.perAddress {
		return false
	}
	l.open[from]++
	return true
}

func (l *limited) leave(from netip.Prefix) {
	<-l.free
	if l.perAddress == 0 || !from.IsValid() {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open[from]--; l.open[from] == 0 {
		delete(l.open, from)
	}
}

// client returns the network that counts as one address: the address itself for IPv4, and
// for IPv6 the surrounding /64, which one client may own. It returns an invalid prefix
// for a Unix socket.
func client(addr net.Addr) netip.Prefix {
	tcp, ok := addr.(*net.TCPAddr)
	if !ok {
		return netip.Prefix{}
	}
	ip := tcp.AddrPort().Addr().Unmap()
	prefix, _ := ip.Prefix(min(ip.BitLen(), 64))
	return prefix
}

// counting is a connection that frees its slot when it is closed.
type counting struct {
	net.Conn
	listener *limited
	from     netip.Prefix
	once     sync.Once
}

func (c *counting) Close() error {
	c.once.Do(func() { c.listener.leave(c.from) })
	return c.Conn.Close()
}

// CloseWrite lets net/http end a response before it closes the connection. Otherwise a
// client that is still sending would lose the response.
func (c *counting) CloseWrite() error { return closeWrite(c.Conn) }

func closeWrite(conn net.Conn) error {
	if c, ok := conn.(interface{ CloseWrite() error }); ok {
		return c.CloseWrite()
	}
	return nil
}
