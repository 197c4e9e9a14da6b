//go:build !js

package server

import "bytes"

// plain is a GET request whose response depends only on its target,
// Accept-Encoding and Accept-Language.
type plain struct {
	path, query    []byte
	acceptEncoding []byte
	acceptLanguage []byte
	size           int // size of the request in bytes
}

// parsePlain parses the request at the start of b. It returns false unless the request is
// complete, plain, and so simple that net/http cannot read it differently. It therefore
// rejects whatever net/http rejects and whatever is ambiguous.
func parsePlain(b []byte) (r plain, ok bool) {
	line, rest, ok := cutLine(b)
	if !ok || !bytes.HasPrefix(line, []byte("GET /")) || !bytes.HasSuffix(line, []byte(" HTTP/1.1")) {
		return r, false
	}
	r.path = line[len("GET ") : len(line)-len(" HTTP/1.1")]
	if i := bytes.IndexByte(r.path, '?'); i >= 0 {
		r.path, r.query = r.path[:i], r.path[i+1:]
	}
	if !consistsOf(r.path, inPath) || !consistsOf(r.query, inQuery) {
		return r, false
	}
	hosts, codings, languages := 0, 0, 0
	for {
		if line, rest, ok = cutLine(rest); !ok {
			return r, false
		}
		if len(line) == 0 {
			r.size = len(b) - len(rest)
			return r, hosts == 1 && codings <= 1 && languages <= 1
		}
		colon := bytes.IndexByte(line, ':')
		if colon <= 0 {
			return r, false
		}
		name, value := line[:colon], bytes.Trim(line[colon+1:], " \t")
		if !consistsOf(name, inName) || !consistsOf(value, inValue) {
			return r, false
		}
		switch name[0] | 0x20 {
		case 'h':
			if bytes.EqualFold(name, []byte("Host")) {
				hosts++
				if len(value) == 0 || !consistsOf(value, inHost) {
					return r, false
				}
			}
		case 'a':
			if bytes.EqualFold(name, []byte("Accept-Encoding")) {
				codings++
				r.acceptEncoding = value
			}
			if bytes.EqualFold(name, []byte("Accept-Language")) {
				languages++
				r.acceptLanguage = value
			}
		case 'c':
			if bytes.EqualFold(name, []byte("Connection")) && !bytes.EqualFold(value, []byte("keep-alive")) || startsWith(name, "Content-") {
				return r, false
			}
		case 'i', 'r', 'e', 't', 'u', 'p':
			for _, special := range special {
				if startsWith(name, special) {
					return r, false
				}
			}
		}
	}
}

// special lists the prefixes of field names, besides Connection and Content-, that
// net/http or the site interprets.
var special = []string{"If-", "Range", "Expect", "TE", "Trailer", "Transfer-", "Upgrade", "Pragma", "Proxy-"}

func startsWith(name []byte, prefix string) bool {
	return len(name) >= len(prefix) && bytes.EqualFold(name[:len(prefix)], []byte(prefix))
}

// cutLine splits b after its first line, which must end with CR LF.
func cutLine(b []byte) (line, rest []byte, ok bool) {
	end := bytes.IndexByte(b, '\n')
	if end < 1 || b[end-1] != '\r' {
		return nil, nil, false
	}
	return b[:end-1], b[end+1:], true
}

// Character sets. A request with other characters is not plain.
const (
	inPath = 1 << iota
	inQuery
	inName
	inValue
	inHost
)

var characters = func() (sets [256]uint8) {
	for c := ' '; c <= '~'; c++ {
		sets[c] |= inValue
		if c != ' ' && c != '#' {
			sets[c] |= inQuery
		}
	}
	sets['\t'] |= inValue
	add := func(chars string, set uint8) {
		for _, c := range chars {
			sets[c] |= set
		}
	}
	const alphanumeric = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	add(alphanumeric, inPath|inName|inHost)
	add("-_./", inPath)
	add("-_", inName)
	add("-.:[]", inHost)
	return sets
}()

func consistsOf(b []byte, set uint8) bool {
	for _, c := range b {
		if characters[c]&set == 0 {
			return false
		}
	}
	return true
}
