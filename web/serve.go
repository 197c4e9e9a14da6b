//go:build !js

package web

import (
	"context"
	"errors"
	"net"
	"net/http"
	"time"
)

// Limits of the server. Writing may take long, since some networks
// carry 10 KB a second.
const (
	headerTimeout = 5 * time.Second
	readTimeout   = 10 * time.Second
	writeTimeout  = 5 * time.Minute
	idleTimeout   = 2 * time.Minute
	maxHeader     = 16 << 10
	stopTimeout   = 5 * time.Second
)

// Serve serves a site at an address (host:port, both optional) until the
// context ends. It then refuses new connections, finishes the requests under
// way for at most five seconds and returns nil. Once it listens it calls ready
// with the site's URL.
func Serve(ctx context.Context, addr string, site *Site, ready func(url string)) error {
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	server := &http.Server{
		Handler:           site,
		ReadHeaderTimeout: headerTimeout,
		ReadTimeout:       readTimeout,
		WriteTimeout:      writeTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeader,
	}
	served := make(chan error, 1)
	go func() { served <- server.Serve(listener) }()
	ready(siteURL(listener.Addr(), site))

	select {
	case err := <-served:
		return err
	case <-ctx.Done():
	}
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopTimeout)
	defer cancel()
	if err := server.Shutdown(stop); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return server.Close()
}

// siteURL is a URL of the site to open on this machine.
func siteURL(addr net.Addr, site *Site) string {
	host, port, err := net.SplitHostPort(addr.String())
	if err != nil {
		return addr.String()
	}
	if ip := net.ParseIP(host); ip == nil || ip.IsUnspecified() || ip.IsLoopback() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port) + site.Base
}
