//go:build !js

package server

import (
	"bytes"
	"net"
	"net/http"
	"sync"
	"sync/atomic"
	"time"
)

// A lane answers the plain requests on a connection, without allocating. At the first
// request that is not plain, it passes the connection on to net/http.
type lane struct {
	front    *front
	conn     net.Conn
	coding   string // the last Accept-Encoding
	language string // the last Accept-Language

	mu     sync.Mutex
	active []byte // path of the response in progress, or nil

	buffer [4 << 10]byte
}

// run answers requests until the connection is closed or passed on.
func (l *lane) run() {
	timeout := headerTimeout
	for {
		l.conn.SetReadDeadline(time.Now().Add(timeout))
		n, err := l.conn.Read(l.buffer[:])
		if err != nil {
			l.conn.Close()
			return
		}
		// A request in several packets is uncommon and is passed on.
		for rest := l.buffer[:n]; len(rest) > 0; {
			r, ok := parsePlain(rest)
			var head, body []byte
			if ok {
				head, body = l.prepared(r)
			}
			if head == nil {
				l.front.pass(&relayed{Conn: l.conn, log: l.front.log, unread: bytes.Clone(rest)})
				return
			}
			if !l.answer(r.path, head, body) {
				l.conn.Close()
				return
			}
			rest = rest[r.size:]
		}
		timeout = idleTimeout
	}
}

func (l *lane) prepared(r plain) (head, body []byte) {
	if string(r.acceptEncoding) != l.coding {
		l.coding = string(r.acceptEncoding)
	}
	if string(r.acceptLanguage) != l.language {
		l.language = string(r.acceptLanguage)
	}
	return l.front.handler.Prepared(r.path, r.query, l.coding, l.language)
}

// answer sends a response and reports whether the lane continues.
func (l *lane) answer(path, head, body []byte) bool {
	began := time.Now()
	l.begin(path)
	l.conn.SetWriteDeadline(began.Add(writeTimeout))
	sent, err := l.front.send(l.conn, head, date(began), body)
	if log := l.front.log; log != nil {
		log.line(http.MethodGet, string(path), http.StatusOK, int64(sent), began, l.conn.RemoteAddr().String())
	}
	return l.end() && err == nil
}

// pieceSize is the maximum number of bytes of a response that the first call sends. A
// typical page fits into one piece, and one piece fits into a TLS record.
const pieceSize = 16 << 10

var pieces = sync.Pool{New: func() any { return new([pieceSize]byte) }}

// send writes a response, in a single call if it is short. It returns the number of body
// bytes sent.
func (f *front) send(conn net.Conn, head, date, body []byte) (sent int, err error) {
	buffer := pieces.Get().(*[pieceSize]byte)
	piece := append(append(buffer[:0], head...), date...)
	before := len(piece)
	first := min(len(body), max(0, pieceSize-before))
	n, err := conn.Write(append(piece, body[:first]...))
	pieces.Put(buffer)
	sent = max(0, n-before)
	if err == nil && first < len(body) {
		n, err = f.larges.send(conn, body, first)
		sent += n
	}
	return sent, err
}

func (l *lane) begin(path []byte) {
	l.mu.Lock()
	l.active = path
	l.mu.Unlock()
}

// end ends a response and reports whether the lane may continue.
func (l *lane) end() bool {
	l.mu.Lock()
	l.active = nil
	l.mu.Unlock()
	return !l.front.isClosed()
}

func (l *lane) closeIfIdle() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.active == nil {
		l.conn.Close()
	}
}

// path returns the path of the response in progress, or "".
func (l *lane) path() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return string(l.active)
}

// date returns the Date field and the line that ends the head.
func date(now time.Time) []byte {
	second := now.Unix()
	if d := lastDate.Load(); d != nil && d.second == second {
		return d.field
	}
	field := append(now.UTC().AppendFormat([]byte("Date: "), http.TimeFormat), "\r\n\r\n"...)
	lastDate.Store(&dateField{second, field})
	return field
}

type dateField struct {
	second int64
	field  []byte
}

var lastDate atomic.Pointer[dateField]
