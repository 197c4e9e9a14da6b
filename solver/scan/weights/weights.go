// Package weights holds the weights of the network of package scan. The page does not
// import it: it fetches the file digits.bin when a first photo comes.
package weights

import _ "embed"

// File is what scan.Load reads; `make train-digits` writes it.
//
//go:embed digits.bin
var File []byte
