//go:build !linux && !js

package server

import "net"

// larges sends large bodies.
type larges struct{}

// send sends a body from an offset and returns the number of bytes sent.
func (*larges) send(conn net.Conn, body []byte, from int) (sent int, err error) {
	return conn.Write(body[from:])
}

func (*larges) close() {}
