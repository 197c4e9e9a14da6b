//go:build !js

package web

import "strings"

// header is one field of an HTTP answer.
type header struct{ name, value string }

// metaPolicy is the Content-Security-Policy as far as a meta element may carry
// it: everything comes from the site itself, and only WebAssembly is compiled
// from data; the scripts in the page itself are known by their hashes. data: and blob:
// images are pictures of the grid made by the page. Markup and addresses of scripts
// pass through the policy of markup.js.
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

// hashes are sources of a policy that let these scripts run.
func hashes(scripts ...[]byte) (sources string) {
	for _, script := range scripts {
		sources += " '" + newFile(".js", script).integrity() + "'"
	}
	return sources
}

// securityHeaders go with every answer. The two Cross-Origin policies isolate
// the page from all other origins, which also gives it clocks of 5 microseconds
// instead of 100.
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
