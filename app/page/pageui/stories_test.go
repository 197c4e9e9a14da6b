//go:build stories

package pageui

import "testing"

// TestStoriesOfPanels checks that each panel and dialog has a story.
func TestStoriesOfPanels(t *testing.T) {
	panel, dialog := map[string]bool{}, map[string]bool{}
	for _, story := range panelStories {
		m := story.play.model()
		panel[string(m.Panel)], dialog[string(m.Dialog)] = true, true
	}
	for _, p := range panels {
		if !panel[string(p.name)] {
			t.Errorf("panelStories lacks the panel %q", p.name)
		}
	}
	for _, d := range dialogs {
		if !dialog[string(d.name)] {
			t.Errorf("panelStories lacks the dialog %q", d.name)
		}
	}
}
