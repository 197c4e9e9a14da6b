package share

import "strings"

// decodeE decodes version E, which consists of a code of version B, C or D, including its
// letter. The game in that code opens in review. Version E has no checksum of its own.
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
