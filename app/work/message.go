package work

import "context"

// ServeMessage serves an encoded request. It passes each encoded response to post, with
// its bytes, or nil. It answers an unreadable message with an error.
func ServeMessage(ctx context.Context, message string, data []byte, post func(message string, data []byte)) {
	emit := func(r Response) {
		text, data, err := r.Pack()
		if err != nil {
			text, data, _ = Response{ID: r.ID, Revision: r.Revision, Err: err.Error()}.Pack()
		}
		post(text, data)
	}
	var req Request
	if err := req.Unpack(message, data); err != nil {
		emit(Response{ID: req.ID, Revision: req.Revision, Err: err.Error()})
		return
	}
	Serve(ctx, req, emit)
}

// RefuseMessage answers a request whose bytes are unavailable with an error.
func RefuseMessage(message, reason string, post func(message string, data []byte)) {
	var req Request
	req.Unpack(message, nil) // the ID is read even if the rest fails
	text, _, _ := Response{ID: req.ID, Revision: req.Revision, Err: reason}.Pack()
	post(text, nil)
}
