//go:build !js

package generate

import _ "embed"

// BankFile is the text of the bank that comes with this package. The program of the
// page does not hold it: it loads the file when it needs it.
//
//go:embed bank.txt
var BankFile []byte
