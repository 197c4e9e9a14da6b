package share

import "strings"

// Version E is a code of version B, C or D, with its letter, of a game to be reviewed.
// That code has checksums of its own.
func decodeE(code string) (*History, *Error) {
	damaged := &Error{Kind: Damaged}
	if code == "" || !strings.Contains("BCD", code[:1]) {
		return nil, damaged
	}
	h, err, _ := version(code[0], code[1:])
	if err != nil {
		return nil, err
	}
	if len(h.Nodes) == 1 {
		return nil, damaged
	}
	h.Review = true
	return h, nil
}
