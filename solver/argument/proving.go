//go:build !js

package argument

// proving reports whether arguments have facts. The page omits them because it shows only
// the words.
const proving = true
