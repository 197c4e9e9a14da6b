package store

import (
	"slices"

	"sudoku/app/model"
)

// techniques is the player's choice of techniques, where it is not that of a
// first visit.
type techniques struct {
	Keys       []string `json:"keys"` // in order; "-" before one that is off
	Uniqueness bool     `json:"uniqueness"`
	Fewest     bool     `json:"fewest,omitempty"`
}

func packTechniques(t *model.Techniques) *techniques {
	first := model.New().Explain.Choice
	if slices.Equal(t.List, first.List) && t.Uniqueness == first.Uniqueness && t.Fewest == first.Fewest {
		return nil
	}
	out := &techniques{Uniqueness: t.Uniqueness, Fewest: t.Fewest}
	for _, x := range t.List {
		if x.On {
			out.Keys = append(out.Keys, x.Key)
		} else {
			out.Keys = append(out.Keys, "-"+x.Key)
		}
	}
	return out
}

// unpackTechniques is the choice that was kept. Techniques that are gone are
// passed over, those that are new come where a first visit has them, as near as
// can be told.
func unpackTechniques(in *techniques, first model.Techniques) model.Techniques {
	if in == nil {
		return first
	}
	t := model.Techniques{Uniqueness: in.Uniqueness, Fewest: in.Fewest}
	known := map[string]bool{}
	for _, x := range first.List {
		known[x.Key] = true
	}
	for _, key := range in.Keys {
		off := key != "" && key[0] == '-'
		if off {
			key = key[1:]
		}
		if known[key] {
			t.List = append(t.List, model.TechniqueChoice{Key: key, On: !off})
			delete(known, key)
		}
	}
	for i, x := range first.List {
		if known[x.Key] {
			t.List = slices.Insert(t.List, min(i, len(t.List)), x)
		}
	}
	return t
}
