package encoded

import (
	"errors"
	"strings"

	"sudoku/solver/format/internal/core"
	"sudoku/solver/share"
)

// ShareCode is the code of this program's own links, as defined in package share. If the
// code has a history, only the present position is read.
var ShareCode = core.Format{
	Key:    "share-code",
	Names:  []string{"share"},
	Within: core.InList | core.InLink,
	Keeps:  core.Keep(core.Entries, core.Eliminations, core.SingleCandidates, core.DeadCells, core.CentreMarks, core.CornerMarks, core.CellColours, core.CandidateColours, core.DrawnLinks),
	Render: share.EncodeState,
	May:    func(g *core.Glance) bool { return share.IsVersion(g.Head) },
	Look: func(s core.Source) bool {
		word := s.Word()
		_, err := share.DecodeHistory(word)
		wrong, _ := errors.AsType[*share.Error](err)
		return wrong == nil || wrong.Kind == share.Damaged && isMixed(word) && !Codoku.LooksLike(s)
	},
	Reads: func(s core.Source) (core.Reading, *core.Error) {
		word, comments := s.Code()
		h, err := share.DecodeHistory(word)
		if err != nil {
			return core.Reading{}, &core.Error{Kind: core.Damaged}
		}
		return core.Reading{Annotated: *h.State(), Comment: core.JoinComments(comments)}, nil
	},
}

// isMixed reports whether a word is as long as the code of a puzzle and has digits and
// letters of both cases, unlike words of natural languages.
func isMixed(word string) bool {
	return len(word) >= core.ShortestCode && strings.ContainsAny(word, "0123456789") &&
		strings.ToLower(word) != word && strings.ToUpper(word) != word
}
