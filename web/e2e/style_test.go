//go:build !js

package e2e

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"sudoku/web"
)

// TestStyleSheetIsItsParts checks that the browser parses the same rules from the served
// style sheet as from its sources. Minification must not lose anything.
func TestStyleSheetIsItsParts(t *testing.T) {
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(allSources())) {
		if strings.HasPrefix(name, "style/") {
			parts = append(parts, string(allSources()[name].Data))
		}
	}
	p := open(t, "/about/")
	lost := eval[[]string](p, `(async () => {
		const rules = (text) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(text);
			return [...sheet.cssRules].map((rule) => rule.cssText.replaceAll(/\s+/g, " ").replace(/\?v=\w+/, ""));
		};
		const sent = await (await fetch(document.querySelector("link[rel=stylesheet]").href)).text();
		const before = rules(`+quote(string(web.Rewrite([]byte(strings.Join(parts, "\n")))))+`).sort(), after = rules(sent).sort();
		return before.length < 300 ? ["only " + before.length + " rules"] :
			before.filter((rule) => !after.includes(rule)).concat(after.filter((rule) => !before.includes(rule)).map((rule) => "new: " + rule));
	})()`)
	for _, rule := range lost {
		t.Errorf("lost or new rule: %s", rule)
	}
}
