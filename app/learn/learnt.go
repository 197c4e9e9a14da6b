package learn

// Learnt returns the keys of the lessons that the player has read to the end and of the
// techniques found in practice, in no order.
func (p *Player) Learnt() (keys []string) {
	for key, at := range p.Lessons {
		if at.Done {
			keys = append(keys, key)
		}
	}
	for key, r := range p.Practised {
		if r.Found > 0 {
			keys = append(keys, key)
		}
	}
	return keys
}
