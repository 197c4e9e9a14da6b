package format

import "flag"

var long = flag.Int("long", 0, "how many mutations of each text the tests try (default: a few)")
