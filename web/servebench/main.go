//go:build !js

// Command servebench compares bin/sudoku, nginx and Caddy as servers for the same files;
// nginx and Caddy get them already compressed. It prints the requests per second measured
// by wrk, and the processor time per request in microseconds, which other load hardly
// changes. The servers take turns of a second or two, and the medians are printed. Then
// visitors arrive while each server has a crowd of idle and slow connections.
package main

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

var (
	rounds = flag.Int("rounds", 5, "turns of each server, of which the median counts")
	turn   = flag.Duration("turn", 2*time.Second, "length of a turn")
)

// nginxConfig configures nginx for the site's files: all cores, no log, precompressed
// files, and the page's header fields.
const nginxConfig = `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto; daemon off; pid %[1]s/pid; error_log %[1]s/errors;
events { worker_connections 4096; }
http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; gzip_static on; brotli_static on; etag on; open_file_cache max=1000;
client_body_temp_path %[1]s/body; proxy_temp_path %[1]s/proxy; fastcgi_temp_path %[1]s/fastcgi; uwsgi_temp_path %[1]s/uwsgi; scgi_temp_path %[1]s/scgi;
keepalive_requests 100000000;
server { listen %[2]s backlog=4096; root %[1]s/site; add_header Cache-Control no-cache;
%[3]s} }
`

// caddyConfig configures Caddy in the same way.
const caddyConfig = `{
	admin off
	auto_https off
	storage file_system %[1]s/caddy
}
http://%[2]s {
	root * %[1]s/site
	file_server {
		precompressed br gzip
	}
	header Cache-Control no-cache
%[3]s}
`

// server is a running server and its measurements.
type server struct {
	name, addr string
	pid        int
	perSecond  []float64
	cost       []float64 // processor time per request, in microseconds
}

func main() {
	flag.Parse()
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "servebench:", err)
		os.Exit(1)
	}
}

func run() error {
	dir, err := os.MkdirTemp("", "servebench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := os.Chmod(dir, 0o755); err != nil { // nginx runs as another user
		return err
	}
	if err := exec.Command("bin/sudoku", "static", "--out", filepath.Join(dir, "site")).Run(); err != nil {
		return fmt.Errorf("bin/sudoku static: %w", err)
	}
	fields, err := readFields(filepath.Join(dir, "site", "_headers"))
	if err != nil {
		return err
	}
	servers := []*server{{name: "sudoku"}, {name: "nginx"}, {name: "Caddy"}}
	for _, s := range servers {
		if s.addr, err = freeAddress(); err != nil {
			return err
		}
	}
	nginx, caddy := filepath.Join(dir, "nginx.conf"), filepath.Join(dir, "Caddyfile")
	var nginxFields, caddyFields strings.Builder
	for _, f := range fields {
		fmt.Fprintf(&nginxFields, "add_header %s %q;\n", f[0], f[1])
		fmt.Fprintf(&caddyFields, "\theader %s %q\n", f[0], f[1])
	}
	if err := os.WriteFile(nginx, fmt.Appendf(nil, nginxConfig, dir, servers[1].addr, &nginxFields), 0o644); err != nil {
		return err
	}
	if err := os.WriteFile(caddy, fmt.Appendf(nil, caddyConfig, dir, servers[2].addr, &caddyFields), 0o644); err != nil {
		return err
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	for i, command := range [][]string{
		{"bin/sudoku", "serve", "--addr", servers[0].addr, "--per-address", "0"},
		{"nginx", "-c", nginx},
		{"caddy", "run", "--adapter", "caddyfile", "--config", caddy},
	} {
		if servers[i].pid, err = start(ctx, servers[i].addr, command[0], command[1:]...); err != nil {
			return err
		}
	}
	if err := compare(servers); err != nil {
		return err
	}
	for _, s := range servers {
		fmt.Printf("%s: memory %d MB\n", s.name, memory(s.pid)>>10)
	}
	for _, s := range servers {
		times, err := visitInCrowd(s.addr)
		if err != nil {
			return fmt.Errorf("%s in a crowd: %w", s.name, err)
		}
		fmt.Printf("%s with %d idle and %d slow connections: a visitor waits %v in the median, %v at most; memory %d MB\n",
			s.name, idle, slow, times[len(times)/2].Round(10*time.Microsecond), times[len(times)-1].Round(10*time.Microsecond), memory(s.pid)>>10)
	}
	return nil
}

// compare measures the servers in turn and prints the medians.
func compare(servers []*server) error {
	for _, path := range []string{"/", "/web/app.wasm"} {
		for _, connections := range []int{1, 64, 1000} {
			for _, s := range servers {
				s.perSecond, s.cost = nil, nil
			}
			for range *rounds {
				for _, s := range servers {
					if err := s.measure(path, connections); err != nil {
						return fmt.Errorf("%s: %w", s.name, err)
					}
				}
			}
			fmt.Printf("%-14s %5d connections:", path, connections)
			for _, s := range servers {
				fmt.Printf("  %s %7.0f a second, %5.1f µs", s.name, median(s.perSecond), median(s.cost))
			}
			fmt.Println()
		}
	}
	return nil
}

func median(values []float64) float64 {
	slices.Sort(values)
	return values[len(values)/2]
}

// readFields reads the header fields from a _headers file.
func readFields(name string) (fields [][2]string, err error) {
	text, err := os.ReadFile(name)
	for line := range strings.Lines(string(text)) {
		if name, value, ok := strings.Cut(strings.TrimSpace(line), ": "); ok {
			fields = append(fields, [2]string{name, value})
		}
	}
	return fields, err
}

func freeAddress() (string, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer listener.Close()
	return listener.Addr().String(), nil
}

// start runs a server until the context is done. It returns once the server listens.
func start(ctx context.Context, addr, name string, args ...string) (pid int, err error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	var said strings.Builder
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	for {
		if conn, err := net.Dial("tcp", addr); err == nil {
			conn.Close()
			return cmd.Process.Pid, nil
		}
		select {
		case err := <-ended:
			return 0, fmt.Errorf("%s ended: %v\n%s", name, err, said.String())
		case <-time.After(20 * time.Millisecond):
		}
	}
}

var (
	requests  = regexp.MustCompile(`(\d+) requests in`)
	perSecond = regexp.MustCompile(`Requests/sec:\s*([0-9.]+)`)
)

// measure sends requests to the server for one turn and records the results.
func (s *server) measure(path string, connections int) error {
	before := processorTime(s.pid)
	out, err := exec.Command("wrk", "-t1", "-c"+strconv.Itoa(connections), "-d"+strconv.Itoa(max(1, int(turn.Seconds()))),
		"-H", "Accept-Encoding: gzip, br", "http://"+s.addr+path).CombinedOutput()
	used := processorTime(s.pid) - before
	count, rate := requests.FindSubmatch(out), perSecond.FindSubmatch(out)
	if err != nil || count == nil || rate == nil || strings.Contains(string(out), "Non-2xx") {
		return fmt.Errorf("wrk: %v\n%s", err, out)
	}
	n, errCount := strconv.ParseFloat(string(count[1]), 64)
	r, errRate := strconv.ParseFloat(string(rate[1]), 64)
	s.perSecond = append(s.perSecond, r)
	s.cost = append(s.cost, float64(used.Microseconds())/max(1, n))
	return cmp.Or(errCount, errRate)
}

// processorTime returns the processor time used by a process and its children.
func processorTime(pid int) (used time.Duration) {
	const tick = 10 * time.Millisecond
	stat, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	_, rest, _ := strings.Cut(string(stat), ") ")
	if fields := strings.Fields(rest); len(fields) > 12 {
		user, _ := strconv.Atoi(fields[11])
		system, _ := strconv.Atoi(fields[12])
		used = time.Duration(user+system) * tick
	}
	for _, child := range children(pid) {
		used += processorTime(child)
	}
	return used
}

func children(pid int) (pids []int) {
	list, _ := os.ReadFile(fmt.Sprintf("/proc/%[1]d/task/%[1]d/children", pid))
	for child := range strings.FieldsSeq(string(list)) {
		if n, err := strconv.Atoi(child); err == nil {
			pids = append(pids, n)
		}
	}
	return pids
}

// memory returns the peak memory of a process and its children in KB.
func memory(pid int) (kb int) {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kb, _ = strconv.Atoi(strings.Fields(rest)[0])
		}
	}
	for _, child := range children(pid) {
		kb += memory(child)
	}
	return kb
}
