package page

import (
	"sudoku/app/desk"
	"sudoku/app/show"
)

// judge puts a verdict on the entries into the large line, and what was there
// into the small one. Other notices leave the status as it is.
func judge(st *show.Status, kind desk.NoticeKind) {
	switch kind {
	case desk.EntriesRight, desk.EntriesFit:
		st.Tone = show.Good
	case desk.EntriesWrong, desk.EntriesNamed, desk.EntriesDoNotFit, desk.EntriesWithoutSolution:
		st.Tone = show.Bad
	default:
		return
	}
	st.Main, st.Notice = st.Notice, st.Main
	st.Words, st.Detail, st.Offers = nil, "", nil
}
