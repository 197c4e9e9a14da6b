package format

import (
	"reflect"
	"testing"

	"sudoku/solver/format/internal/encoded"
)

func TestJSON(t *testing.T) {
	type object = map[string]any
	for _, tt := range []struct {
		text     string
		isZipped bool
		want     any // nil for an error
	}{
		{`{"a":[1,-2.5e1,"x",true,false,{}]}`, false, object{"a": []any{1.0, -25.0, "x", true, false, object{}}}},
		{" { \"a\" :\t1 ,\n\"b\" : [ ] } ", false, object{"a": 1.0, "b": []any(nil)}},
		{`"\"\\\/\n\té"`, false, "\"\\/\n\té"},
		{`"\u00e9"`, false, "é"},
		{`{a:1,b:t,c:f,d:CFCFCF,e:'it\'s',f:#0}`, true, object{"a": 1.0, "b": true, "c": false, "d": "#CFCFCF", "e": "it's", "f": "#000000"}},
		{`[,{v:1},]`, true, []any{object{}, object{"v": 1.0}, object{}}},
		{`{"a":1}`, true, object{"a": 1.0}},
		{`{a:1}`, false, nil},
		{`{'a':1}`, false, nil},
		{`[t]`, false, nil},
		{`[,1]`, false, nil},
		{`[1`, false, nil},
		{`[1 2]`, true, nil},
		{`{"a"}`, false, nil},
		{`{"a":1,`, true, nil},
		{`"a`, false, nil},
		{`1 2`, false, nil},
		{``, true, nil},
		{`:`, true, nil},
	} {
		got, err := encoded.JsonValue(tt.text, tt.isZipped)
		if !reflect.DeepEqual(got, tt.want) || (err == nil) != (tt.want != nil) {
			t.Errorf("%s, zipped %t: %#v, %v", tt.text, tt.isZipped, got, err)
		}
	}
}

func TestBoxes(t *testing.T) {
	for text, want := range map[string]bool{
		`[]`: true, `[[[0,0],[2,2]],[[3,3]]]`: true, `[[[0,0],[0,3]]]`: false, `[[[2,0],[3,0]]]`: false, `[[1]]`: false, `[[["a",1]]]`: false,
	} {
		v, err := encoded.JsonValue(text, false)
		if got := encoded.AreBoxes(encoded.Items(v)); err != nil || got != want {
			t.Errorf("%s: %t, %v", text, got, err)
		}
	}
}
