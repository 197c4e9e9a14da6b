package server

import (
	"cmp"
	"io"
	"net"
	"os"
	"sync"
	"syscall"

	"golang.org/x/sys/unix"
)

// largeSize is the minimum size of a body that is sent with sendfile.
const largeSize = 128 << 10

// mostLarge limits the number of bodies copied to files.
const mostLarge = 32

// larges sends large bodies from files in memory. sendfile takes less processor time than
// copying them for each response, especially with many connections.
type larges struct {
	mu    sync.Mutex
	files map[*byte]*os.File // by start of the body; nil if the file could not be created
}

// send sends a body from an offset and returns the number of bytes sent.
func (l *larges) send(conn net.Conn, body []byte, from int) (sent int, err error) {
	plain := conn
	if c, ok := conn.(*counting); ok {
		plain = c.Conn
	}
	c, ok := plain.(syscall.Conn)
	if !ok || len(body) < largeSize {
		return conn.Write(body[from:])
	}
	raw, err := c.SyscallConn()
	file := l.file(body)
	if err != nil || file == nil {
		return conn.Write(body[from:])
	}
	at := int64(from)
	var failure error
	err = raw.Write(func(to uintptr) (done bool) {
		for failure == nil && at < int64(len(body)) {
			n, err := unix.Sendfile(int(to), int(file.Fd()), &at, len(body)-int(at))
			switch {
			case err == unix.EAGAIN:
				return false
			case err == unix.EINTR:
			case err != nil:
				failure = err
			case n == 0:
				failure = io.ErrUnexpectedEOF
			}
		}
		return true
	})
	return int(at) - from, cmp.Or(failure, err)
}

// file returns the file for a body, or nil. It creates the file on first use.
func (l *larges) file(body []byte) *os.File {
	l.mu.Lock()
	defer l.mu.Unlock()
	key := &body[0]
	if file, known := l.files[key]; known {
		return file
	}
	if l.files == nil {
		l.files = map[*byte]*os.File{}
	}
	if len(l.files) == mostLarge {
		return nil
	}
	l.files[key] = nil
	fd, err := unix.MemfdCreate("sudoku", unix.MFD_CLOEXEC)
	if err != nil {
		return nil
	}
	file := os.NewFile(uintptr(fd), "sudoku")
	if _, err := file.Write(body); err != nil {
		file.Close()
		return nil
	}
	l.files[key] = file
	return file
}

// close closes the files. It must follow the last response.
func (l *larges) close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, file := range l.files {
		if file != nil {
			file.Close()
		}
	}
	l.files = nil
}
