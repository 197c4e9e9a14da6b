//go:build !js

package web

import "strings"

// header is an HTTP header field.
type header struct{ name, value string }

// metaPolicy is the part of the Content-Security-Policy that a meta element may carry.
// Everything comes from the site itself, and only WebAssembly may be compiled at run
// time. Inline scripts are allowed by hash. data: and blob: images are pictures of the
// grid made by the page. Markup and script URLs pass through the policy of markup.js.
var metaPolicy = strings.Join([]string{
	"default-src 'none'",
	"script-src 'self' 'wasm-unsafe-eval'" + hashes(themeScript, languageScript, loadingScript, inputBufferScript),
	"style-src 'self'",
	"img-src 'self' data: blob:",
	"font-src 'self'",
	"connect-src 'self'",
	"worker-src 'self'",
	"manifest-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"require-trusted-types-for 'script'",
	"trusted-types default",
}, "; ")

// hashes returns the policy sources that allow these scripts.
func hashes(scripts ...[]byte) (sources string) {
	for _, script := range scripts {
		sources += " '" + newFile(".js", script).integrity() + "'"
	}
	return sources
}

// securityHeaders are sent with every response. The two Cross-Origin policies isolate the
// page from other origins, which also improves the resolution of its timers from 100 to 5
// microseconds.
var securityHeaders = []header{
	{"Content-Security-Policy", metaPolicy + "; frame-ancestors 'none'"},
	{"Cross-Origin-Embedder-Policy", "require-corp"},
	{"Cross-Origin-Opener-Policy", "same-origin"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
	{"Permissions-Policy", "accelerometer=(), camera=(self), display-capture=(), geolocation=(), gyroscope=(), " +
		"magnetometer=(), microphone=(), midi=(), payment=(), usb=()"},
	{"Referrer-Policy", "no-referrer"},
	{"X-Content-Type-Options", "nosniff"},
}
