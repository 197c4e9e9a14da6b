//go:build !js

package server

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"sync"
	"time"
)

// net/http spends two to three times as much processor time on a small response as nginx.
// It writes in two pieces, allocates each request with its header and context, and
// watches the connection meanwhile. So front answers plain requests itself, with heads
// and bodies prepared in advance, and leaves everything else to net/http. README.md has
// the figures.

// Prepared is a handler that can return some responses prepared in advance.
type Prepared interface {
	http.Handler

	// Prepared returns the response of ServeHTTP to a GET request whose only header
	// fields are Accept-Encoding and Accept-Language. The head consists of the status
	// line and all fields except Date. A nil head means that the response has not been
	// prepared. A large body must be the same slice each time, since the server keeps a
	// copy of it.
	Prepared(path, query []byte, acceptEncoding, acceptLanguage string) (head, body []byte)
}

// front is a listener that yields the connections meant for net/http. It accepts all
// connections, completes TLS handshakes, and answers plain requests in lanes.
type front struct {
	net.Listener
	handler Prepared    // may be nil
	config  *tls.Config // may be nil
	log     *accessLog  // may be nil
	larges  larges

	passed chan net.Conn // for net/http
	failed chan error    // why accepting ended
	closed chan struct{}
	once   sync.Once

	mu    sync.Mutex
	lanes map[*lane]struct{}
	empty chan struct{} // closed once no lanes are left after Close
}

func newFront(listener net.Listener, handler http.Handler, config *tls.Config, log *accessLog) *front {
	f := &front{
		Listener: listener, config: config, log: log,
		passed: make(chan net.Conn), failed: make(chan error, 1), closed: make(chan struct{}),
		lanes: map[*lane]struct{}{}, empty: make(chan struct{}),
	}
	f.handler, _ = handler.(Prepared)
	go f.acceptAll()
	return f
}

// acceptAll accepts connections until the listener fails permanently.
func (f *front) acceptAll() {
	const shortest, longest = 5 * time.Millisecond, time.Second
	pause := shortest
	for {
		conn, err := f.Listener.Accept()
		if err == nil {
			pause = shortest
			go f.serve(conn)
			continue
		}
		if temporary, ok := err.(interface{ Temporary() bool }); !ok || !temporary.Temporary() {
			f.failed <- err
			return
		}
		select { // the process may be out of file descriptors
		case <-time.After(pause):
			pause = min(2*pause, longest)
		case <-f.closed:
		}
	}
}

// Accept returns the next connection for net/http.
func (f *front) Accept() (net.Conn, error) {
	select {
	case conn := <-f.passed:
		return conn, nil
	case err := <-f.failed:
		return nil, err
	case <-f.closed:
		return nil, net.ErrClosed
	}
}

// pass hands a connection over to net/http.
func (f *front) pass(conn net.Conn) {
	conn.SetDeadline(time.Time{})
	select {
	case f.passed <- conn:
	case <-f.closed:
		conn.Close()
	}
}

// serve starts TLS on a new connection and answers its first requests.
func (f *front) serve(conn net.Conn) {
	if f.config != nil {
		secure := tls.Server(&relayed{Conn: conn, log: f.log}, f.config)
		conn.SetDeadline(time.Now().Add(headerTimeout))
		if err := secure.Handshake(); err != nil || secure.ConnectionState().NegotiatedProtocol == "h2" {
			f.pass(secure) // net/http serves HTTP/2 and answers clients that speak plain HTTP
			return
		}
		conn = secure
	}
	if f.handler == nil {
		f.pass(&relayed{Conn: conn, log: f.log})
		return
	}
	l := &lane{front: f, conn: conn}
	if f.enter(l) {
		l.run()
		f.leave(l)
	} else {
		conn.Close()
	}
}

func (f *front) enter(l *lane) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.isClosed() {
		return false
	}
	f.lanes[l] = struct{}{}
	return true
}

func (f *front) leave(l *lane) {
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.lanes, l)
	if f.isClosed() && len(f.lanes) == 0 {
		close(f.empty)
	}
}

func (f *front) isClosed() bool {
	select {
	case <-f.closed:
		return true
	default:
		return false
	}
}

// Close stops accepting connections and closes idle lanes. Other lanes close after their
// response.
func (f *front) Close() (err error) {
	f.once.Do(func() {
		f.mu.Lock()
		defer f.mu.Unlock()
		close(f.closed)
		err = f.Listener.Close()
		if len(f.lanes) == 0 {
			close(f.empty)
		}
		for l := range f.lanes {
			l.closeIfIdle()
		}
	})
	return err
}

// cut waits until the context is done or all lanes are closed. It closes the remaining
// lanes and returns the paths of their requests.
func (f *front) cut(ctx context.Context) (paths []string) {
	defer f.larges.close()
	select {
	case <-f.empty:
		return nil
	case <-ctx.Done():
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	for l := range f.lanes {
		if path := l.path(); path != "" {
			paths = append(paths, path)
		}
		l.conn.Close()
	}
	return paths
}
