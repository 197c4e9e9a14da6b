package page

import (
	"sudoku/app/desk"
	"sudoku/app/show"
)

// judgeNotice moves a verdict on the entries to the large line, and the text that was
// there to the small one. It ignores other notices.
func judgeNotice(st *show.Status, kind desk.NoticeKind) {
	switch kind {
	case desk.EntriesRight, desk.EntriesFit, desk.HintFollowed:
		st.Tone = show.Good
	case desk.EntriesWrong, desk.EntriesNamed, desk.EntriesDoNotFit, desk.EntriesWithoutSolution:
		st.Tone = show.Bad
	default:
		return
	}
	st.Main, st.Notice = st.Notice, st.Main
	st.Words, st.Detail, st.Offers = nil, "", nil
}
