//go:build !js

package argument

// proving is whether arguments have facts. The page shows only their words.
const proving = true
