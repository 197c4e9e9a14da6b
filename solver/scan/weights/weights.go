// Package weights embeds the network weights for package scan. The page does not import
// it but fetches digits.bin when the first photo is read.
package weights

import _ "embed"

// File holds the weights for scan.Load. `make train-digits` writes it.
//
//go:embed digits.bin
var File []byte
