package desk

// Msg is an event for the model. Each part has an interface for its own messages, by
// which the model finds the receiver.
type Msg interface{ msg() }

// MsgTo is a message to the part P.
type MsgTo[P any] interface {
	Msg
	to(P)
}

// To is embedded in types to make them messages to the part P.
type To[P any] struct{}

func (To[P]) msg() {}
func (To[P]) to(P) {}
