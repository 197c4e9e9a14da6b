package work

import "context"

// ServeMessage serves a request that came as a message and hands each response
// to post as one, with the bytes beside it; nil for none. A message that cannot
// be read is answered by an error.
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

// RefuseMessage answers a request that came as a message, but without the bytes that
// belong to it, by an error.
func RefuseMessage(message, reason string, post func(message string, data []byte)) {
	var req Request
	req.Unpack(message, nil) // whatever it is, its ID is there
	text, _, _ := Response{ID: req.ID, Revision: req.Revision, Err: reason}.Pack()
	post(text, nil)
}
