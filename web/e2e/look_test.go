//go:build !js

package e2e

import (
	"testing"
)

// TestLooks chooses themes and a palette, and checks that the choice survives a reload
// and applies to another page from the first paint.
func TestLooks(t *testing.T) {
	p := open(t, "/")
	p.scheme("dark")
	paper := `getComputedStyle(document.body).backgroundColor`
	dark := eval[string](p, paper)
	p.openSettings()
	p.clickRole("radio", "Light")
	p.wait("another paper", paper+` !== "`+dark+`"`)
	light := eval[string](p, paper)
	p.clickRole("radio", "High contrast")
	p.wait("black paper", paper+` === "rgb(0, 0, 0)"`)
	p.clickRole("radio", "Light")
	p.clickRole("switch", "Colours for colour blindness")
	p.wait("the other palette", `document.documentElement.dataset.palette === "safe"`)
	p.beforeLoad(`addEventListener("DOMContentLoaded", () => { globalThis.firstTheme = document.documentElement.dataset.theme })`)
	p.reload()
	if got := eval[string](p, paper); got != light {
		t.Errorf("after a reload the paper is %s, want %s", got, light)
	}
	p.openSettings()
	p.wait("the choice", `document.querySelector(".look [role=radio][aria-checked=true]").textContent === "Light"`)
	p.navigate("/about/")
	if got := eval[string](p, paper+` + firstTheme + document.documentElement.dataset.palette`); got != light+"lightsafe" {
		t.Errorf("another page has the look %s", got)
	}
}

// TestSystemLook checks that the page follows the system's contrast setting.
func TestSystemLook(t *testing.T) {
	p := open(t, "/")
	prefer := func(name, value string) {
		t.Helper()
		p.media(name, value)
	}
	prefer("prefers-contrast", "more")
	p.wait("high contrast", `getComputedStyle(document.body).backgroundColor === "rgb(255, 255, 255)"`)
	prefer("prefers-contrast", "no-preference")
	p.wait("the usual paper", `getComputedStyle(document.body).backgroundColor !== "rgb(255, 255, 255)"`)
}
