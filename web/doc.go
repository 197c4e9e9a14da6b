//go:build !js

// Package web turns the page that was compiled to WebAssembly into a site: it
// generates the HTML, the service worker and the manifest around it, serves
// them, and writes them out for a static host.
//
// The site is a fixed map from URL path to content, made once by [New]. Nothing
// outside that map is ever served. Three things depend on the base path ("/" or
// "/path/") and on the content of the other files: pages, app.js and the
// service worker. Hence they are generated at start; everything else is
// embedded as it is.
//
// URLs carry the hash of what they name (/web/app.wasm?v=HASH), so a browser
// may keep such a file for ever; the pages, the service worker and the manifest
// have plain URLs and are revalidated each time. One version, the hash of all
// content, names the service worker's cache: when any byte of the site changes,
// a new service worker takes over, and when no byte changes, none does.
package web
