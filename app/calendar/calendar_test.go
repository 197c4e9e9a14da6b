package calendar

import (
	"testing"
	"time"
)

func TestDays(t *testing.T) {
	for _, x := range []struct {
		text string
		day  Day
	}{
		{"1970-01-01", 0}, {"1969-12-31", -1}, {"2000-02-29", 11016}, {"2026-11-22", 20779}, {"9999-12-31", 2932896},
	} {
		got, ok := ParseDay(x.text)
		if !ok || got != x.day || got.String() != x.text {
			t.Errorf("%s is day %d %v, written %s, want %d", x.text, got, ok, got, x.day)
		}
	}
	for _, bad := range []string{"", "2026-11", "2026-02-29", "2026-13-01", "2026-11-22x", "22.11.2026", "26-11-22", "2026-1-2"} {
		if d, ok := ParseDay(bad); ok {
			t.Errorf("%q is read as %v", bad, d)
		}
	}
}

// TestNewDay checks that a time's own zone determines the day, even when clocks change.
func TestNewDay(t *testing.T) {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		when time.Time
		want string
	}{
		{time.Date(2026, 10, 25, 0, 0, 0, 0, berlin), "2026-10-25"}, // a day of 25 hours
		{time.Date(2026, 10, 25, 23, 59, 59, 0, berlin), "2026-10-25"},
		{time.Date(2026, 3, 29, 0, 0, 0, 0, berlin), "2026-03-29"}, // a day of 23 hours
		{time.Date(2026, 3, 29, 23, 59, 59, 0, berlin), "2026-03-29"},
		{time.Date(2026, 11, 22, 23, 30, 0, 0, time.UTC).In(time.FixedZone("", 14*3600)), "2026-11-23"},
	} {
		if got := NewDay(x.when).String(); got != x.want {
			t.Errorf("%v is %s, want %s", x.when, got, x.want)
		}
	}
}

func TestMonths(t *testing.T) {
	for _, x := range []struct {
		day          string
		first        string
		days, before int
	}{
		{"2026-11-22", "2026-11-01", 30, 6},
		{"2024-02-29", "2024-02-01", 29, 3},
		{"2100-02-01", "2100-02-01", 28, 0},
		{"1999-12-31", "1999-12-01", 31, 2},
		{"1969-01-15", "1969-01-01", 31, 2},
	} {
		d, _ := ParseDay(x.day)
		m := d.Month()
		if got := m.First().String(); got != x.first || m.Days() != x.days || m.Before() != x.before {
			t.Errorf("%s: the month begins on %s, has %d days and %d before it", x.day, got, m.Days(), m.Before())
		}
	}
}
