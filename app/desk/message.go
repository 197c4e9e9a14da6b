package desk

// Msg is something that happened. Each part has an interface for its own, which
// is how the model finds the part that a message is for.
type Msg interface{ msg() }

// MsgTo is a message to the part P.
type MsgTo[P any] interface {
	Msg
	to(P)
}

// To makes the type that embeds it a message to the part P.
type To[P any] struct{}

func (To[P]) msg() {}
func (To[P]) to(P) {}
