package format

// Read reads a text in the first format of the catalog that it has the looks
// of. The error is an *Error.
func Read(text string) (Reading, error) {
	s, err := newSource(text)
	if err != nil {
		return Reading{}, err
	}
	return asReading(whole(readAny(s, catalog)))
}

// readAny reads a source in the first of some formats that it has the looks
// of.
func readAny(s source, formats []*Format) (Reading, *Error) {
	if f := formatOf(s, formats); f != nil {
		return f.read(s)
	}
	return Reading{}, &Error{Kind: Unrecognized}
}
