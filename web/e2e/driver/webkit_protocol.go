//go:build !js

package driver

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"regexp"
	"strings"
)

// consoleLine matches a console message as WebKit writes it.
var consoleLine = regexp.MustCompile(`^(.*?)CONSOLE (?:[A-Z]+ )?(LOG|INFO|DEBUG|WARN|ERROR) (.*)$`)

// listen passes console messages to all tabs, since WebKit does not report their source.
func (p *webkitProfile) listen(output io.Reader) {
	lines := bufio.NewScanner(output)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		if os.Getenv("DRIVER_LOG") != "" {
			fmt.Fprintln(os.Stderr, "webkit:", lines.Text())
		}
		found := consoleLine.FindStringSubmatch(lines.Text())
		if found == nil {
			continue
		}
		level := map[string]Level{"LOG": Info, "INFO": Info, "DEBUG": Debug, "WARN": Warning, "ERROR": Error}[found[2]]
		m := Message{Level: level, Text: found[3]}
		if at := strings.TrimSuffix(strings.TrimSpace(found[1]), ":"); at != "" && level != Debug {
			m.Text += " (" + at + ")"
		}
		p.mu.Lock()
		var listeners []func(Message)
		for tab := range p.tabs {
			listeners = append(listeners, tab.listener)
		}
		p.mu.Unlock()
		for _, listener := range listeners {
			listener(m)
		}
	}
	io.Copy(io.Discard, output)
}

// webDriver sends a command and stores its value in value, unless that is nil.
func webDriver(ctx context.Context, method, url string, params, value any) error {
	var body io.Reader
	if method == http.MethodPost {
		if params == nil {
			params = object{}
		}
		encoded, err := json.Marshal(params)
		if err != nil {
			return err
		}
		body = bytes.NewReader(encoded)
	}
	request, err := http.NewRequestWithContext(ctx, method, url, body)
	if err != nil {
		return err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		var failure struct{ Error, Message string }
		json.Unmarshal(answer.Value, &failure)
		return fmt.Errorf("%s: %s", failure.Error, failure.Message)
	}
	if value == nil {
		return nil
	}
	return json.Unmarshal(answer.Value, value)
}

// command sends a command to the window program.
func (p *webkitProfile) command(ctx context.Context, params object) error {
	// A late answer would be taken for the answer to the next command, so close the
	// connection when the context ends.
	if stop := context.AfterFunc(ctx, func() { p.control.Close() }); stop != nil {
		defer stop()
	}
	if err := json.NewEncoder(p.control).Encode(params); err != nil {
		return err
	}
	line, err := p.answers.ReadBytes('\n')
	if err != nil {
		return err
	}
	var answer struct{ Error string }
	if err := json.Unmarshal(line, &answer); err != nil {
		return err
	}
	if answer.Error != "" {
		return errors.New(answer.Error)
	}
	return nil
}
