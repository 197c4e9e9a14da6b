//go:build !js

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// runWasm builds this program as WebAssembly in the current folder and runs it with the
// toolchain's launcher for Node.
func runWasm(rounds int) error {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("go env: %w", err)
	}
	dir, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "bench.wasm")
	for _, cmd := range []*exec.Cmd{
		exec.Command("go", "build", "-o", program, "."),
		exec.Command(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec"),
			program, fmt.Sprintf("-rounds=%d", rounds)),
	} {
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
		if err := cmd.Run(); err != nil {
			return fmt.Errorf("%s: %w", filepath.Base(cmd.Path), err)
		}
	}
	return nil
}
