//go:build !js

package driver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"sync"

	"golang.org/x/net/websocket"
)

// bidiOrigin is the Origin header sent to a browser.
const bidiOrigin = "http://127.0.0.1"

// bidi is a WebDriver BiDi connection.
type bidi struct {
	conn  *websocket.Conn
	event func(method string, params json.RawMessage)

	mu      sync.Mutex
	last    int
	waiting map[int]chan bidiAnswer
	err     error // why the connection ended
}

type bidiAnswer struct {
	ID             int
	Type           string
	Method         string
	Params, Result json.RawMessage
	Error, Message string
}

func dialBidi(url string, event func(string, json.RawMessage)) (*bidi, error) {
	config, err := websocket.NewConfig(url, bidiOrigin)
	if err != nil {
		return nil, err
	}
	conn, err := websocket.DialConfig(config)
	if err != nil {
		return nil, err
	}
	conn.MaxPayloadBytes = 1 << 30
	b := &bidi{conn: conn, event: event, waiting: map[int]chan bidiAnswer{}}
	go b.read()
	return b, nil
}

func (b *bidi) close() { b.conn.Close() }

func (b *bidi) read() {
	for {
		var answer bidiAnswer
		if err := websocket.JSON.Receive(b.conn, &answer); err != nil {
			b.mu.Lock()
			b.err = fmt.Errorf("the connection to the browser ended: %w", err)
			for _, waiter := range b.waiting {
				close(waiter)
			}
			b.waiting = nil
			b.mu.Unlock()
			return
		}
		if answer.Type == "event" {
			b.event(answer.Method, answer.Params)
			continue
		}
		b.mu.Lock()
		waiter := b.waiting[answer.ID]
		delete(b.waiting, answer.ID)
		b.mu.Unlock()
		if waiter != nil {
			waiter <- answer
		}
	}
}

// do runs a command and stores its result in result, unless that is nil.
func (b *bidi) do(ctx context.Context, method string, params object, result any) error {
	waiter := make(chan bidiAnswer, 1)
	b.mu.Lock()
	if b.err != nil {
		defer b.mu.Unlock()
		return b.err
	}
	b.last++
	id := b.last
	b.waiting[id] = waiter
	err := websocket.JSON.Send(b.conn, object{"id": id, "method": method, "params": params})
	b.mu.Unlock()
	if err != nil {
		return err
	}
	select {
	case answer, ok := <-waiter:
		switch {
		case !ok:
			return errors.New(method + ": the connection to the browser ended")
		case answer.Type == "error":
			return fmt.Errorf("%s: %s: %s", method, answer.Error, answer.Message)
		case result != nil:
			return json.Unmarshal(answer.Result, result)
		}
		return nil
	case <-ctx.Done():
		b.mu.Lock()
		delete(b.waiting, id)
		b.mu.Unlock()
		return fmt.Errorf("%s: %w", method, ctx.Err())
	}
}

// A remoteValue is a JavaScript value as serialized by BiDi.
type remoteValue struct {
	Type  string
	Value json.RawMessage
}

// plain returns the value as encoding/json would decode it, and whether it is defined. A
// value that cannot be encoded as JSON becomes an empty object.
func (v remoteValue) plain() (value any, defined bool) {
	switch v.Type {
	case "undefined":
		return nil, false
	case "null":
		return nil, true
	case "string", "boolean":
		json.Unmarshal(v.Value, &value)
		return value, true
	case "number":
		if json.Unmarshal(v.Value, &value); value == "-0" {
			return math.Copysign(0, -1), true
		}
		if _, ok := value.(string); ok {
			return nil, true // NaN or an infinity, which JSON writes as null
		}
		return v.Value, true
	case "array":
		var items []remoteValue
		json.Unmarshal(v.Value, &items)
		all := make([]any, len(items))
		for i, item := range items {
			all[i], _ = item.plain()
		}
		return all, true
	case "object":
		var pairs [][2]json.RawMessage
		json.Unmarshal(v.Value, &pairs)
		all := object{}
		for _, pair := range pairs {
			var key string
			var item remoteValue
			if json.Unmarshal(pair[0], &key) != nil || json.Unmarshal(pair[1], &item) != nil {
				continue
			}
			if value, defined := item.plain(); defined {
				all[key] = value
			}
		}
		return all, true
	}
	return object{}, true
}
