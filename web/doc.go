//go:build !js

// Package web builds and serves the site around the compiled WebAssembly page.
//
// It generates the HTML, the service worker and the manifest, serves them, and writes
// them out for a static host.
//
// The site is a fixed map from URL path to content, made once, by [Open] or [New].
// Nothing outside that map is ever served. Pages, app.js and the service worker depend on
// the base path ("/" or "/path/") and on the content of other files, so they are
// generated: for "/" by the build (see [Site.Prepare]), for other base paths and in quick
// builds at startup. Everything else is embedded as is.
//
// Each page has one address without a language and one for each language. At the address
// without a language, the server chooses a language by Accept-Language, and the service
// worker uses the one that the page last reported. On a static host, language.js goes to
// the page in the visitor's language. Visitors see and share only the address without a
// language.
//
// Most URLs carry the hash of the content (/web/app.wasm?v=HASH), so browsers may cache
// these files indefinitely. Pages, the service worker and the manifest have plain URLs
// and are revalidated each time. The version, a hash of all content, names the service
// worker's cache: any change to the site installs a new service worker, and an identical
// build does not.
package web
