//go:build !js

package cli

import (
	"bufio"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"sudoku/app/cli/pipeline"
	"sudoku/app/cli/protocol"
	"sudoku/app/learn/learnui"
	"sudoku/web"
	"sudoku/web/server"
)

// serveCommand serves the page until it is interrupted.
type serveCommand struct {
	Addr       string        `default:"localhost:8000" placeholder:"ADDRESS" help:"Address to listen on: HOST:PORT, unix:/PATH for a Unix socket, or systemd for a socket opened by a systemd unit (${default})."`
	Base       string        `default:"/" placeholder:"/PATH/" help:"Path under which the page is served (${default})."`
	TLSCert    string        `name:"tls-cert" and:"tls" placeholder:"FILE" help:"Serve HTTPS with this certificate chain, in PEM."`
	TLSKey     string        `name:"tls-key" and:"tls" placeholder:"FILE" help:"The certificate's key, in PEM."`
	Log        string        `placeholder:"FILE" help:"Log each response to this file as a line of JSON, without visitors' addresses; - is standard output."`
	Addresses  bool          `name:"log-addresses" help:"Include visitors' addresses in the log."`
	PerAddress int           `default:"${peraddress}" placeholder:"COUNT" help:"How many connections one address may keep open, 0 for any number, such as behind a proxy (${default})."`
	Grace      time.Duration `default:"${grace}" placeholder:"TIME" help:"How long to wait for downloads in progress on shutdown (${default}). A second signal exits at once."`
}

func (c *serveCommand) run(ctx context.Context, e *pipeline.Environment) (int, error) {
	options := server.Options{Base: c.Base, Addresses: c.Addresses, PerAddress: c.PerAddress, Grace: c.Grace, LogState: func(err error, lost int) {
		if err != nil {
			e.Complain(e.Say.Fill(e.Say.Commands.LogFails, "error", err.Error()))
		} else {
			e.Complain(e.Say.Fill(e.Say.Commands.LogWorks, "count", lost))
		}
	}}
	if c.TLSCert != "" {
		pair, err := tls.LoadX509KeyPair(c.TLSCert, c.TLSKey)
		if err != nil {
			return pipeline.Failed, err
		}
		options.Certificate = &pair
	}
	said := io.Writer(e.Out)
	switch c.Log {
	case "":
	case "-":
		options.Log, said = direct{e}, e.Errs
	default:
		file, err := os.OpenFile(c.Log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o640)
		if err != nil {
			return pipeline.Failed, err
		}
		defer file.Close()
		options.Log = file
	}
	listener, err := server.Listen(c.Addr)
	if err != nil {
		return pipeline.Failed, err
	}
	site, err := web.OpenLater(c.Base)
	if err != nil {
		listener.Close()
		return pipeline.Failed, err
	}
	fmt.Fprintln(said, e.Say.Fill(e.Say.Commands.Serving, "url", server.URL(listener.Addr(), c.Base, options.Certificate != nil)))
	e.Out.Flush()
	cut, err := server.Serve(ctx, listener, site, options)
	if len(cut) > 0 {
		count := len(cut)
		e.Complain(e.Say.Fill(e.Say.Commands.CutOff, "count", count, "paths", strings.Join(slices.Compact(cut), e.Say.Techniques.Marks.Comma)))
	}
	return pipeline.Done, err
}

// direct is unbuffered standard output, so that log lines appear immediately. The log
// writes each line with a single Write.
type direct struct{ *pipeline.Environment }

func (d direct) Write(line []byte) (int, error) {
	n, err := d.Out.Write(line)
	if lost := d.Out.Flush(); err == nil {
		err = lost
	}
	return n, err
}

// mcpCommand serves commands as tools of the Model Context Protocol.
type mcpCommand struct{}

func (c *mcpCommand) run(ctx context.Context, e *pipeline.Environment) (int, error) {
	inLanguage := func(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		return run(ctx, append([]string{"--lang=" + e.Say.Code}, args...), stdin, stdout, stderr)
	}
	err := protocol.Serve(ctx, inLanguage, protocol.DefaultLimits(), learnui.Version, &mcp.IOTransport{
		Reader: io.NopCloser(e.In), Writer: flushed{e.Out},
	})
	return pipeline.Done, err
}

// flushed is an output that flushes every message.
type flushed struct{ out *bufio.Writer }

// Write writes a message and flushes the output.
func (f flushed) Write(p []byte) (int, error) {
	n, err := f.out.Write(p)
	return n, errors.Join(err, f.out.Flush())
}

// Close does nothing, since standard output stays open.
func (f flushed) Close() error { return nil }
