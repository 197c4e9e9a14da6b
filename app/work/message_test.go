package work_test

import (
	"context"
	"testing"

	"sudoku/app/work"
	"sudoku/app/work/rowset"
)

func TestServeMessage(t *testing.T) {
	list := "530070000600195000098000060800060003400803001700020006060000280000419005000080079\n"
	text, _, err := work.Request{ID: 4, Revision: 2, Job: work.Contents{Part: work.Part{To: len(list)}}}.Pack()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, message, data string
		id                  int
		failed              bool
		rows                int // number of bytes sent along with the answer
	}{
		{"a request with bytes", text, list, 4, false, rowset.Size},
		{"nonsense", "nonsense", "", 0, true, 0},
		{"no job", `{"id":7,"revision":1}`, "", 7, true, 0},
		{"an unknown job", `{"id":8,"revision":1,"job":{"kind":"Guess","body":{}}}`, "", 8, true, 0},
		{"an answer for a job", `{"id":9,"revision":1,"job":{"kind":"Solved","body":{}}}`, "", 9, true, 0},
	} {
		posts := 0
		work.ServeMessage(context.Background(), c.message, []byte(c.data), func(message string, data []byte) {
			posts++
			var r work.Response
			if err := r.Unpack(message, data); err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
			if r.ID != c.id || (r.Err != "") != c.failed || len(data) != c.rows {
				t.Errorf("%s: request %d, error %q, %d bytes %q", c.name, r.ID, r.Err, len(data), data)
			}
		})
		if posts != 1 {
			t.Errorf("%s: %d responses", c.name, posts)
		}
	}
}
