// Package weights embeds the network weights for package scan. The page does not import
// it but fetches digits.bin with the first photo.
package weights

import _ "embed"

// File holds the weights for scan.Load. `make train-digits` writes it.
//
//go:embed digits.bin
var File []byte
