package steps

import (
	"slices"
	"strings"

	"sudoku/solver/technique"
)

// techniques is the player's choice of techniques in saved settings, if it is not the
// default.
type techniques struct {
	Keys       []string `json:"keys"` // in order; "-" precedes a key that is off
	Uniqueness bool     `json:"uniqueness"`
	Fewest     bool     `json:"fewest,omitempty"`
	Own        []string `json:"own,omitempty"` // the player's own list while a recipe is used, like Keys
}

func packTechniques(t *Techniques) *techniques {
	first := newTechniques()
	if slices.Equal(t.List, first.List) && t.Uniqueness == first.Uniqueness && t.Fewest == first.Fewest && t.Own == nil {
		return nil
	}
	return &techniques{Keys: packList(t.List), Uniqueness: t.Uniqueness, Fewest: t.Fewest, Own: packList(t.Own)}
}

func packList(list []TechniqueChoice) (keys []string) {
	for _, x := range list {
		if x.On {
			keys = append(keys, x.Key)
		} else {
			keys = append(keys, "-"+x.Key)
		}
	}
	return keys
}

// formatTechniques writes a list as text, one key per line. "-" precedes a key that is
// off.
func formatTechniques(list []TechniqueChoice) string { return strings.Join(packList(list), "\n") }

// parseTechniques reads a list from text: keys, separated by lines or spaces. Techniques
// that the text does not mention are off. wrong is the first word that is not a
// technique, and line its line number, from 1.
func parseTechniques(text string) (list []TechniqueChoice, wrong string, line int) {
	there := map[string]bool{}
	for words := range strings.Lines(text) {
		line++
		for word := range strings.FieldsSeq(words) {
			key, off := strings.CutPrefix(strings.ToLower(word), "-")
			switch {
			case technique.ByKey(key) == nil:
				return nil, word, line
			case !there[key]:
				list = append(list, TechniqueChoice{Key: key, On: !off})
				there[key] = true
			}
		}
	}
	for _, x := range newTechniques().List {
		if !there[x.Key] {
			list = append(list, TechniqueChoice{Key: x.Key})
		}
	}
	return list, "", 0
}

// unpackTechniques restores a saved choice.
func unpackTechniques(in *techniques, first Techniques) Techniques {
	if in == nil {
		return first
	}
	t := Techniques{Uniqueness: in.Uniqueness, Fewest: in.Fewest, List: unpackList(in.Keys, first.List)}
	if in.Own != nil {
		t.Own = unpackList(in.Own, first.List)
	}
	return t
}

// unpackList restores a saved list. It skips techniques that no longer exist, and inserts
// new ones as close as possible to their default place.
func unpackList(keys []string, first []TechniqueChoice) (list []TechniqueChoice) {
	there := map[string]bool{}
	for _, key := range keys {
		key, off := strings.CutPrefix(key, "-")
		if technique.ByKey(key) != nil && !there[key] {
			list = append(list, TechniqueChoice{Key: key, On: !off})
			there[key] = true
		}
	}
	for i, x := range first {
		if !there[x.Key] {
			list = slices.Insert(list, min(i, len(list)), x)
		}
	}
	return list
}
