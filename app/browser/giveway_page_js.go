package browser

// GiveWay implements loop.World.
func (e *effects) GiveWay() { giveWay() }
