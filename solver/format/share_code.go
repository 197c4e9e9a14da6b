package format

import (
	"errors"
	"strings"

	"sudoku/solver/share"
)

// ShareCode is the code of this product's own links, of package share. Of a
// history the present position is read.
var ShareCode = Format{
	Key:    "share-code",
	Names:  []string{"share"},
	Within: InList | InLink,
	Keeps:  keeps(Entries, Eliminations, SingleCandidates, DeadCells, CentreMarks, CornerMarks, CellColours, CandidateColours, DrawnLinks),
	Render: share.EncodeState,
	may:    func(g *glance) bool { return share.IsVersion(g.head) },
	detect: func(s source) bool {
		word := s.word()
		_, err := share.DecodeHistory(word)
		wrong, _ := errors.AsType[*share.Error](err)
		return wrong == nil || wrong.Kind == share.Damaged && isMixed(word) && !Codoku.detects(s)
	},
	parse: func(s source) (Reading, *Error) {
		word, comments := s.code()
		h, err := share.DecodeHistory(word)
		if err != nil {
			return Reading{}, &Error{Kind: Damaged}
		}
		return Reading{Annotated: *h.State(), Comment: joinComments(comments)}, nil
	},
}

// isMixed reports whether a word is as long as a puzzle's code and has digits and
// letters of both cases, as no word of a language has.
func isMixed(word string) bool {
	return len(word) >= shortestCode && strings.ContainsAny(word, "0123456789") &&
		strings.ToLower(word) != word && strings.ToUpper(word) != word
}
