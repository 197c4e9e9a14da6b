//go:build !js

package main

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"syscall"
)

const (
	pageFile    = "bin/dev/app.wasm"
	programFile = "bin/dev/dev"
)

// buildPage compiles the page like an ordinary build, so that it shares the build cache,
// but without debug names, which take time to link.
func buildPage(ctx context.Context) error {
	return compile(ctx, []string{"GOOS=js", "GOARCH=wasm"}, "-tags=stories", "-ldflags=-s -w", "-o="+pageFile, ".")
}

// buildProgram compiles this program and reports whether it changed.
func buildProgram(ctx context.Context) (another bool, err error) {
	const next = programFile + ".next"
	if err := compile(ctx, nil, "-o="+next, "./web/dev"); err != nil {
		return false, err
	}
	now, err := os.ReadFile(programFile)
	if err != nil {
		return false, err
	}
	then, err := os.ReadFile(next)
	if err != nil || bytes.Equal(now, then) {
		return false, err
	}
	return true, os.Rename(next, programFile)
}

// compile runs go build. Its error is the compiler's output.
func compile(ctx context.Context, environment []string, arguments ...string) error {
	build := exec.CommandContext(ctx, "go", append([]string{"build", "-buildvcs=false"}, arguments...)...)
	build.Env = append(os.Environ(), environment...)
	build.Cancel = func() error { return build.Process.Signal(os.Interrupt) }
	out, err := build.CombinedOutput()
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return ctx.Err()
	case len(out) > 0:
		return errors.New(strings.TrimSpace(string(out)))
	}
	return err
}

// buildVariable is the environment variable that passes the current build to the
// restarted program.
const buildVariable = "SUDOKU_DEV_BUILD"

// takeOwnPlace replaces this process with the newly compiled program. Pages of the given
// build are not reloaded.
func takeOwnPlace(build string) error {
	if err := os.Setenv(buildVariable, build); err != nil {
		return err
	}
	return syscall.Exec(programFile, os.Args, os.Environ())
}
