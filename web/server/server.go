//go:build !js

// Package server serves a site over HTTP.
//
// It limits its use of memory and time, writes an optional log, and shuts down
// gracefully, naming interrupted downloads.
package server

import (
	"context"
	"crypto/tls"
	"errors"
	"io"
	"log"
	"net"
	"net/http"
	"time"
)

// Limits of the server. Writing may take long, because some networks carry only 10 KB a
// second; reading a request may not.
const (
	headerTimeout = 5 * time.Second
	readTimeout   = 10 * time.Second
	writeTimeout  = 5 * time.Minute
	idleTimeout   = 2 * time.Minute
	maxHeader     = 16 << 10

	// MaxConnections is the maximum number of open connections; further ones wait. An
	// idle connection takes about 20 KB.
	MaxConnections = 8192

	// Grace is the default time that a shutdown waits for responses in progress.
	Grace = 10 * time.Second
)

// Options configures a server. The zero value serves plain HTTP without a log.
type Options struct {
	// Base is the site's base path. The health check is available below it too.
	Base string

	// Certificate, if set, enables HTTPS.
	Certificate *tls.Certificate

	// Log receives a line of JSON per response, if not nil.
	Log io.Writer
	// Addresses includes visitors' addresses in the log.
	Addresses bool

	// Grace is how long a shutdown waits for responses in progress. With 0 it does not
	// wait.
	Grace time.Duration
}

// Serve serves the handler until the context is done. It then refuses new connections,
// waits for responses in progress as the options say, and returns the paths of those it
// interrupted, without queries.
func Serve(ctx context.Context, listener net.Listener, handler http.Handler, options Options) (cut []string, err error) {
	running := &running{}
	server := newServer(handler, options, running)
	listener = limit(listener, MaxConnections)
	if options.Certificate == nil {
		listener = gathering{listener}
	}
	served := make(chan error, 1)
	go func() {
		if options.Certificate != nil {
			served <- server.ServeTLS(listener, "", "")
			return
		}
		served <- server.Serve(listener)
	}()

	select {
	case err := <-served:
		return nil, err
	case <-ctx.Done():
	}
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), options.Grace)
	defer cancel()
	if err := server.Shutdown(stop); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return nil, err
	}
	cut = running.paths()
	return cut, server.Close()
}

func newServer(handler http.Handler, options Options, running *running) *http.Server {
	handler = withHealth(handler, options.Base)
	if options.Log != nil {
		handler = logged(handler, options.Log, options.Addresses)
	}
	server := &http.Server{
		Handler:           tracked(handler, running),
		ReadHeaderTimeout: headerTimeout,
		ReadTimeout:       readTimeout,
		WriteTimeout:      writeTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    maxHeader,
		ConnContext:       withGathered,
		ErrorLog:          log.New(io.Discard, "", 0), // failed handshakes are of no interest
	}
	if options.Certificate != nil {
		server.TLSConfig = &tls.Config{Certificates: []tls.Certificate{*options.Certificate}}
	}
	return server
}
