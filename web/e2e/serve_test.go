//go:build !js && linux

package e2e

import (
	"bufio"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"sudoku/web"
)

// startLimit is the processor time within which the server must answer its health check
// or report that its port is taken.
const startLimit = 100 * time.Millisecond

// TestServerStarts measures the processor time the server uses before it answers, and its
// memory after visits.
func TestServerStarts(t *testing.T) {
	// 30 MB, and 2 MB for pages of the program's file that the kernel maps ahead, more of
	// them right after a build. In KB.
	const limit = 32 << 10
	_, err := fs.Stat(web.Files(), "bundle/site.json")
	drawn := err == nil // a quick build draws its pages itself
	for _, base := range []string{"/", "/path/"} {
		cmd := exec.CommandContext(t.Context(), filepath.Join("..", "..", "bin", "sudoku"), "serve", "--addr", "127.0.0.1:0", "--base", base)
		said, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		line, err := bufio.NewReader(said).ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		_, rest, _ := strings.Cut(line, "http://localhost:")
		port, _, _ := strings.Cut(rest, "/")
		address := "http://127.0.0.1:" + port + base
		get := func(path string) {
			t.Helper()
			answer, err := http.Get(address + path)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := io.Copy(io.Discard, answer.Body); err != nil || answer.StatusCode != http.StatusOK {
				t.Errorf("%s%s: %s, %v", base, path, answer.Status, err)
			}
			answer.Body.Close()
		}
		get("healthz")
		// For another base path, the pages are still being drawn at this point.
		if used := processorTime(t, cmd.Process.Pid); drawn && base == "/" && used > startLimit {
			t.Errorf("base %s: answered after %v of processor time, limit %v", base, used, startLimit)
		}
		for _, path := range []string{"", "web/sudoku.css", "learn/x-wing/", "web/app.wasm"} {
			get(path)
		}
		if kb := residentKB(t, cmd.Process.Pid); drawn && base == "/" && kb > limit {
			t.Errorf("base %s: %d KB of memory, limit %d", base, kb, limit)
		}
		cmd.Process.Signal(syscall.SIGTERM)
		if err := cmd.Wait(); err != nil {
			t.Error(err)
		}
	}
}

func TestTakenPortIsReported(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	for _, base := range []string{"/", "/path/"} {
		cmd := exec.Command(filepath.Join("..", "..", "bin", "sudoku"), "serve", "--addr", listener.Addr().String(), "--base", base)
		out, err := cmd.CombinedOutput()
		if err == nil || !strings.Contains(string(out), "in use") {
			t.Errorf("base %s: %v, %q", base, err, out)
		}
		if used := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(); used > startLimit {
			t.Errorf("base %s: reported after %v of processor time, limit %v", base, used, startLimit)
		}
	}
}

// processorTime returns the processor time that a process has used.
func processorTime(t *testing.T, pid int) time.Duration {
	t.Helper()
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(stat), ") ")
	fields := strings.Fields(rest)
	var user, system int
	if _, err := fmt.Sscan(fields[11]+" "+fields[12], &user, &system); err != nil {
		t.Fatal(err)
	}
	return time.Duration(user+system) * 10 * time.Millisecond
}

// residentKB returns the resident memory of a process in KB.
func residentKB(t *testing.T, pid int) (kb int) {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(status), "VmRSS:")
	if _, err := fmt.Sscan(rest, &kb); err != nil {
		t.Fatal(err)
	}
	return kb
}
