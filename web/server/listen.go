//go:build !js

package server

import (
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"strconv"
	"strings"
)

// Systemd is the address that stands for a socket passed by systemd.
const Systemd = "systemd"

const unixPrefix = "unix:"

// ErrNoSocket is returned if systemd has not passed exactly one socket.
var ErrNoSocket = errors.New("systemd has handed over no socket: start the program by a unit with one ListenStream")

// Listen listens on an address: HOST:PORT, with both parts optional; unix:PATH; or
// [Systemd]. A Unix socket is accessible to the program's user and group, and is removed
// when the listener closes.
func Listen(address string) (net.Listener, error) {
	if address == Systemd {
		return activated(os.Getenv, os.Getpid(), func() *os.File { return os.NewFile(firstDescriptor, "LISTEN_FD_3") })
	}
	if path, ok := strings.CutPrefix(address, unixPrefix); ok {
		return listenUnix(path)
	}
	return net.Listen("tcp", address)
}

func listenUnix(path string) (net.Listener, error) {
	removeDead(path)
	listener, err := net.Listen("unix", path)
	if err != nil {
		return nil, err
	}
	if err := os.Chmod(path, 0o660); err != nil {
		listener.Close()
		return nil, err
	}
	return listener, nil
}

// removeDead removes a socket that a killed server left behind.
func removeDead(path string) {
	info, err := os.Lstat(path)
	if err != nil || info.Mode()&fs.ModeSocket == 0 {
		return
	}
	if conn, err := net.Dial("unix", path); err == nil {
		conn.Close()
		return
	}
	os.Remove(path)
}

// firstDescriptor is the first file descriptor that systemd passes.
const firstDescriptor = 3

// activated returns the only socket passed by systemd; see sd_listen_fds(3).
func activated(env func(string) string, pid int, first func() *os.File) (net.Listener, error) {
	if env("LISTEN_PID") != strconv.Itoa(pid) || env("LISTEN_FDS") != "1" {
		return nil, ErrNoSocket
	}
	file := first()
	defer file.Close() // the listener uses a duplicate
	listener, err := net.FileListener(file)
	if err != nil {
		return nil, fmt.Errorf("systemd's socket: %w", err)
	}
	return listener, nil
}

// URL returns a URL that can be opened on this machine, or the path of a Unix socket.
func URL(addr net.Addr, base string, secure bool) string {
	if addr.Network() == "unix" {
		return unixPrefix + addr.String()
	}
	host, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return addr.String()
	}
	if ip := net.ParseIP(host); ip == nil || ip.IsUnspecified() || ip.IsLoopback() {
		host = "localhost"
	}
	scheme := "http"
	if secure {
		scheme = "https"
	}
	return scheme + "://" + net.JoinHostPort(host, port) + base
}
