//go:build !js

// Package server serves a site to whoever comes: within limits that keep it small,
// with a log if one is wanted, and with a stop that finishes what is under way and
// names what it cut off.
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

// Limits of the server. Writing may take long, since some networks carry 10 KB a
// second; whoever asks has to be quick.
const (
	headerTimeout = 5 * time.Second
	readTimeout   = 10 * time.Second
	writeTimeout  = 5 * time.Minute
	idleTimeout   = 2 * time.Minute
	maxHeader     = 16 << 10

	// MaxConnections may be open at once; who comes later waits. One that says
	// nothing takes about 20 KB.
	MaxConnections = 8192

	// Grace is how long a stop waits for the answers under way.
	Grace = 10 * time.Second
)

// Options are what may be different from one server to the other. The zero value
// serves plain HTTP without a log.
type Options struct {
	// Base is the site's base path. Health tells below it, too, that the server
	// answers.
	Base string

	// Certificate makes it HTTPS.
	Certificate *tls.Certificate

	// Log takes a line for each answer, as JSON. Nil is no log.
	Log io.Writer
	// Addresses puts the visitors' addresses into the log.
	Addresses bool

	// Grace is how long a stop waits for the answers under way; 0 is not at all.
	Grace time.Duration
}

// Serve serves the handler until the context ends. It then refuses new connections,
// finishes the answers under way as long as the options let it, and returns the paths
// of those that it cut off, without their queries.
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
		ErrorLog:          log.New(io.Discard, "", 0), // whose handshake fails is no matter of ours
	}
	if options.Certificate != nil {
		server.TLSConfig = &tls.Config{Certificates: []tls.Certificate{*options.Certificate}}
	}
	return server
}
