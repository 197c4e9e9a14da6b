//go:build !js && linux

package e2e

import (
	"bufio"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// TestContainer checks that the program runs in a container without other files. It is
// the only file in the root file system and runs as an unprivileged user, as in
// web/server/Containerfile.
func TestContainer(t *testing.T) {
	root := t.TempDir()
	program, err := os.ReadFile(filepath.Join("..", "..", "bin", "sudoku"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "sudoku"), program, 0o555); err != nil {
		t.Fatal(err)
	}
	for dir := root; dir != os.TempDir() && dir != "/"; dir = filepath.Dir(dir) {
		os.Chmod(dir, 0o755)
	}
	recipe, err := os.ReadFile(filepath.Join("..", "server", "Containerfile"))
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(recipe), "\nFROM scratch\nCOPY sudoku /sudoku\nUSER 65534:65534\n") {
		t.Error("web/server/Containerfile differs from what is tested here")
	}

	cmd := exec.CommandContext(t.Context(), "/sudoku", "serve", "--addr", "127.0.0.1:0")
	cmd.Dir, cmd.Env = "/", []string{}
	cmd.SysProcAttr = &syscall.SysProcAttr{Chroot: root}
	if os.Getuid() == 0 {
		cmd.SysProcAttr.Credential = &syscall.Credential{Uid: 65534, Gid: 65534}
	} else {
		cmd.SysProcAttr.Cloneflags = syscall.CLONE_NEWUSER
		cmd.SysProcAttr.UidMappings = []syscall.SysProcIDMap{{ContainerID: 65534, HostID: os.Getuid(), Size: 1}}
	}
	said, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var errs strings.Builder
	cmd.Stderr = &errs
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(said).ReadString('\n')
	if err != nil {
		cmd.Wait()
		t.Fatalf("%v: %s", err, errs.String())
	}
	words := strings.Fields(line)
	address := words[slices.IndexFunc(words, func(word string) bool { return strings.HasPrefix(word, "http://") })]
	for path, want := range map[string]string{"": "<!doctype html>", "healthz": "ok\n", "licences.txt": "Go"} {
		answer, err := http.Get(address + path)
		if err != nil {
			t.Fatal(err)
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || answer.StatusCode != http.StatusOK || !strings.Contains(strings.ToLower(string(body)), strings.ToLower(want)) {
			t.Errorf("/%s: %s, %v, %.80q", path, answer.Status, err, body)
		}
	}
	cmd.Process.Signal(syscall.SIGTERM)
	if err := cmd.Wait(); err != nil || errs.String() != "" {
		t.Errorf("%v: %s", err, errs.String())
	}
}
