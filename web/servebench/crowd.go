//go:build !js

package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"sync"
	"time"
)

// A crowd consists of idle connections that have received a response, and of slow ones
// that download the program at a kilobyte a second.
const (
	idle    = 2000
	slow    = 1000
	pace    = time.Second
	visits  = 200
	perRead = 1 << 10
)

// visitInCrowd opens a crowd of connections and lets visitors request the page, each on a
// new connection. It returns how long each visitor waited for the last byte, in ascending
// order.
func visitInCrowd(addr string) ([]time.Duration, error) {
	ctx, leave := context.WithCancel(context.Background())
	var crowd sync.WaitGroup
	defer crowd.Wait()
	defer leave()
	for range idle {
		conn, reader, err := request(addr, "/", "")
		if err != nil {
			return nil, err
		}
		defer conn.Close()
		answer, err := http.ReadResponse(reader, nil)
		if err != nil {
			return nil, err
		}
		if _, err := io.Copy(io.Discard, answer.Body); err != nil {
			return nil, err
		}
	}
	for range slow {
		conn, reader, err := request(addr, "/web/app.wasm", "")
		if err != nil {
			return nil, err
		}
		defer conn.Close()
		crowd.Go(func() { readSlowly(ctx, reader) })
	}
	var times []time.Duration
	for range visits {
		start := time.Now()
		conn, reader, err := request(addr, "/", "Connection: close\r\n")
		if err != nil {
			return nil, err
		}
		_, err = io.Copy(io.Discard, reader)
		conn.Close()
		if err != nil {
			return nil, err
		}
		times = append(times, time.Since(start))
		time.Sleep(10 * time.Millisecond)
	}
	slices.Sort(times)
	return times, nil
}

func request(addr, path, header string) (net.Conn, *bufio.Reader, error) {
	conn, err := net.Dial("tcp", addr)
	if err != nil {
		return nil, nil, err
	}
	_, err = fmt.Fprintf(conn, "GET %s HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n%s\r\n", path, header)
	return conn, bufio.NewReaderSize(conn, perRead), err
}

// readSlowly reads until the crowd leaves or the server closes the connection.
func readSlowly(ctx context.Context, r io.Reader) {
	piece := make([]byte, perRead)
	tick := time.NewTicker(pace)
	defer tick.Stop()
	for {
		if _, err := io.ReadFull(r, piece); err != nil {
			return
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}
