//go:build !js

package server

import (
	"crypto/tls"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
)

// TestTLS checks that the server supports HTTP/1.1, HTTP/2 and TLS 1.2, and refuses plain
// HTTP and older TLS versions.
func TestTLS(t *testing.T) {
	known := httptest.NewTLSServer(nil) // to get a certificate and a client that trusts it
	defer known.Close()
	handler := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { io.WriteString(w, r.URL.Path) })
	s := start(t, handler, Options{Base: "/", Certificate: &known.TLS.Certificates[0]})
	for _, c := range []struct {
		name    string
		version uint16
		http2   bool
		major   int // HTTP version, or 0 for no response
	}{
		{"HTTP/2", 0, true, 2},
		{"HTTP/1.1", 0, false, 1},
		{"TLS 1.2", tls.VersionTLS12, true, 2},
		{"TLS 1.1", tls.VersionTLS11, false, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			transport := known.Client().Transport.(*http.Transport).Clone()
			defer transport.CloseIdleConnections()
			transport.TLSClientConfig.MinVersion = tls.VersionTLS10
			transport.TLSClientConfig.MaxVersion = c.version
			transport.TLSClientConfig.ServerName = "example.com"
			transport.ForceAttemptHTTP2 = c.http2
			if !c.http2 {
				transport.TLSClientConfig.NextProtos = []string{"http/1.1"}
			}
			answer, err := (&http.Client{Transport: transport}).Get("https://" + s.host + "/a")
			if c.major == 0 {
				if err == nil {
					t.Error("answered")
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			defer answer.Body.Close()
			if body, err := io.ReadAll(answer.Body); err != nil || string(body) != "/a" || answer.ProtoMajor != c.major {
				t.Errorf("got %q by %s, %v", body, answer.Proto, err)
			}
		})
	}
	if answer, body := s.get(t, "/a"); answer.StatusCode != http.StatusBadRequest {
		t.Errorf("plain HTTP: %s %q", answer.Status, body)
	}
}
