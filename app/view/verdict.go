package view

import "sudoku/app/model/desk"

// entryVerdicts are the notices that answer whether the entries are right.
var entryVerdicts = map[desk.NoticeKind]Tone{
	desk.EntriesRight:           Good,
	desk.EntriesFit:             Good,
	desk.EntriesWrong:           Bad,
	desk.EntriesNamed:           Bad,
	desk.EntriesDoNotFit:        Bad,
	desk.EntriesWithoutSolution: Bad,
}

// judge puts a verdict on the entries into the large line, and what was there
// into the small one.
func (st *Status) judge(kind desk.NoticeKind) {
	if tone, ok := entryVerdicts[kind]; ok {
		st.Tone = tone
		st.Main, st.Notice = st.Notice, st.Main
		st.Words, st.Detail, st.Offers = nil, "", nil
	}
}
