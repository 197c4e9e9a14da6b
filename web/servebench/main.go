//go:build !js

// Command servebench serves the same files by bin/sudoku and by nginx, and prints the
// requests per second that wrk counts, their ratio, and the memory of both. They take
// turns within the same minute, so the ratio is what counts. Then a visitor arrives while
// each has a crowd of idle and slow connections.
package main

import (
	"context"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const (
	ours     = "127.0.0.1:8120"
	theirs   = "127.0.0.1:8121"
	duration = "3s"
)

// config is a careful nginx configuration for these files: all cores, no log,
// precompressed files.
const config = `worker_processes auto; daemon off; pid %[1]s/pid; error_log %[1]s/errors;
events { worker_connections 4096; }
http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; gzip_static on; etag on; open_file_cache max=1000;
client_body_temp_path %[1]s/body; proxy_temp_path %[1]s/proxy; fastcgi_temp_path %[1]s/fastcgi; uwsgi_temp_path %[1]s/uwsgi; scgi_temp_path %[1]s/scgi;
keepalive_requests 100000000;
server { listen %[2]s backlog=4096; root %[1]s/site; add_header Cache-Control no-cache; } }
`

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "beside:", err)
		os.Exit(1)
	}
}

func run() error {
	dir, err := os.MkdirTemp("", "beside")
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
	conf := filepath.Join(dir, "conf")
	if err := os.WriteFile(conf, fmt.Appendf(nil, config, dir, theirs), 0o644); err != nil {
		return err
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	sudoku, err := start(ctx, ours, "bin/sudoku", "serve", "--addr", ours)
	if err != nil {
		return err
	}
	nginx, err := start(ctx, theirs, "nginx", "-c", conf)
	if err != nil {
		return err
	}
	for _, path := range []string{"/", "/web/app.wasm"} {
		for _, connections := range []int{1, 64, 1000} {
			a, err := measure("http://"+ours+path, connections)
			if err != nil {
				return err
			}
			b, err := measure("http://"+theirs+path, connections)
			if err != nil {
				return err
			}
			fmt.Printf("%-14s %5d connections: %8.0f a second, nginx %8.0f, ratio %.2f\n", path, connections, a, b, a/b)
		}
	}
	fmt.Printf("memory: %d MB, nginx %d MB\n", memory(sudoku)>>10, memory(nginx)>>10)
	for _, server := range []struct {
		name, addr string
		pid        int
	}{{"sudoku", ours, sudoku}, {"nginx", theirs, nginx}} {
		times, err := visitInCrowd(server.addr)
		if err != nil {
			return fmt.Errorf("%s in a crowd: %w", server.name, err)
		}
		fmt.Printf("%s with %d idle and %d slow connections: a visitor waits %v in the median, %v at most; memory %d MB\n",
			server.name, idle, slow, times[len(times)/2].Round(10*time.Microsecond), times[len(times)-1].Round(10*time.Microsecond), memory(server.pid)>>10)
	}
	return nil
}

// start runs a server until the context is done. It returns once the server listens.
func start(ctx context.Context, addr, name string, args ...string) (pid int, err error) {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
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
			return 0, fmt.Errorf("%s ended: %v", name, err)
		case <-time.After(20 * time.Millisecond):
		}
	}
}

var perSecond = regexp.MustCompile(`Requests/sec:\s*([0-9.]+)`)

func measure(url string, connections int) (float64, error) {
	out, err := exec.Command("wrk", "-t1", "-c"+strconv.Itoa(connections), "-d"+duration, "-H", "Accept-Encoding: gzip", url).CombinedOutput()
	found := perSecond.FindSubmatch(out)
	if err != nil || found == nil || strings.Contains(string(out), "Non-2xx") {
		return 0, fmt.Errorf("wrk: %v\n%s", err, out)
	}
	return strconv.ParseFloat(string(found[1]), 64)
}

// memory returns the peak memory of a process and its children in KB.
func memory(pid int) (kb int) {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kb, _ = strconv.Atoi(strings.Fields(rest)[0])
		}
	}
	children, _ := os.ReadFile(fmt.Sprintf("/proc/%[1]d/task/%[1]d/children", pid))
	for child := range strings.FieldsSeq(string(children)) {
		if n, err := strconv.Atoi(child); err == nil {
			kb += memory(n)
		}
	}
	return kb
}
