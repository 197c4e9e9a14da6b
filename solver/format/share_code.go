package format

import (
	"strings"

	"sudoku/solver/share"
)

// ShareCode is the code of this product's own links, of package share. Of a
// history the present position is read.
var ShareCode = Format{
	Key:    "share-code",
	Keeps:  keeps(Entries, Eliminations, SingleCandidates, DeadCells, CentreMarks, CornerMarks, CellColours, CandidateColours, DrawnLinks),
	Render: share.EncodeState,
	detect: func(s source) bool {
		word, _ := s.code()
		_, err := share.DecodeHistory(word)
		return err == nil || isShareCode(word) && !Codoku.detects(s)
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

// isShareCode reports whether a word looks like a code with a mistake in it.
func isShareCode(word string) bool {
	return len(word) >= shortestCode && (word[0] == 'A' || word[0] == 'B') && isBase(strings.ToLower(word), 36) &&
		strings.ContainsAny(word, "0123456789") && strings.ToLower(word) != word && strings.ToUpper(word) != word
}
