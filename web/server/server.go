//go:build !js

// Package server serves a site over HTTP.
//
// It limits its use of memory and time, writes an optional log, shuts down gracefully,
// and reports interrupted downloads.
package server

import (
	"context"
	"crypto/tls"
	"errors"
	"io"
	"log"
	"net"
	"net/http"
	"slices"
	"time"
)

// Limits of the server. Writing a response may take a long time, because some networks
// carry only 10 KB a second. Reading a request may not.
const (
	headerTimeout = 5 * time.Second
	readTimeout   = 10 * time.Second
	writeTimeout  = 5 * time.Minute
	idleTimeout   = 2 * time.Minute
	maxHeader     = 16 << 10

	// headerSlop is the number of bytes that net/http adds to its MaxHeaderBytes.
	headerSlop = 4 << 10

	// MaxConnections is the maximum number of open connections. Further connections wait.
	// An idle connection takes about 10 KB.
	MaxConnections = 8192

	// PerAddress is the default maximum number of open connections from one address.
	PerAddress = MaxConnections / 4

	// Grace is the default time that a shutdown waits for responses in progress.
	Grace = 10 * time.Second
)

// Options configures a server. The zero value serves plain HTTP without a log.
type Options struct {
	// Base is the site's base path. The health check is also available below it.
	Base string

	// Certificate, if set, enables HTTPS.
	Certificate *tls.Certificate

	// Log, if not nil, receives a line of JSON per response.
	Log io.Writer
	// Addresses includes visitors' addresses in the log.
	Addresses bool
	// LogState, if not nil, is called with an error when writing the log starts to fail, and
	// with nil and the number of lost lines when it works again.
	LogState func(err error, lost int)

	// PerAddress is the maximum number of open connections from one address. Further
	// connections are closed. 0 means no limit.
	PerAddress int

	// Grace is the time that a shutdown waits for responses in progress. 0 means no wait.
	Grace time.Duration
}

// Serve serves the handler until the context is done. It then refuses new connections,
// waits up to options.Grace for responses in progress, and returns the paths of the
// interrupted ones, without queries. The prepared responses of a [Prepared] handler
// bypass net/http.
func Serve(ctx context.Context, listener net.Listener, handler http.Handler, options Options) (cut []string, err error) {
	running := &running{}
	log := newAccessLog(options)
	server := newServer(handler, options, log, running)
	front := newFront(limit(listener, MaxConnections, options.PerAddress), handler, server.TLSConfig, log)
	served := make(chan error, 1)
	go func() { served <- server.Serve(front) }()

	select {
	case err := <-served:
		front.Close()
		return nil, err
	case <-ctx.Done():
	}
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), options.Grace)
	defer cancel()
	front.Close()
	if err := server.Shutdown(stop); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return nil, err
	}
	cut = append(front.cut(stop), running.paths()...)
	slices.Sort(cut)
	return cut, server.Close()
}

func newServer(handler http.Handler, options Options, log *accessLog, running *running) *http.Server {
	handler = withHealth(handler, options.Base)
	if log != nil {
		handler = logged(handler, log)
	}
	server := &http.Server{
		Handler:                      tracked(handler, running),
		DisableGeneralOptionsHandler: true, // OPTIONS * is refused like other methods
		ReadHeaderTimeout:            headerTimeout,
		ReadTimeout:                  readTimeout,
		WriteTimeout:                 writeTimeout,
		IdleTimeout:                  idleTimeout,
		MaxHeaderBytes:               maxHeader - headerSlop,
		ConnContext:                  withRelayed,
		ErrorLog:                     discard, // it would only report failed handshakes
	}
	if options.Certificate != nil {
		server.TLSConfig = &tls.Config{Certificates: []tls.Certificate{*options.Certificate}, NextProtos: []string{"h2", "http/1.1"}}
	}
	return server
}

// discard is a logger that discards its output.
var discard = log.New(io.Discard, "", 0)
