//go:build !js

package web

import (
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

func TestTidy(t *testing.T) {
	for _, c := range []struct{ name, encoded, want string }{
		{"attributes in order", `<p id="b" class="a" title="c"></p>`, `<p class="a" id="b" title="c"></p>`},
		{"true is spelled out where it must be", `<p aria-pressed aria-label data-given></p>`, `<p aria-label="" aria-pressed="true" data-given="true"></p>`},
		{"false stays where it means something", `<p aria-pressed="false" data-given="false"></p>`, `<p aria-pressed="false" data-given="false"></p>`},
		{"false booleans go", `<button disabled="false" hidden="false" autofocus></button>`, `<button autofocus=""></button>`},
		{"an empty value is not true", `<p data-value data-candidates></p>`, `<p data-candidates="" data-value=""></p>`},
		{"Go's quotes", `<p title="a \"b\" \\ & \u2028<i>"></p>`, "<p title=\"a &#34;b&#34; \\ &amp; \u2028&lt;i&gt;\"></p>"},
		{"no way out of a value", `<p title="\" onmouseover=\"x"></p>`, `<p title="&#34; onmouseover=&#34;x"></p>`},
		{"indentation", "<div>\n      <b>one</b>\n      <i>two</i>\n    </div>", `<div><b>one</b><i>two</i></div>`},
		{"text among elements", "<div>\n      one \n      <i>two</i>\n       three\n    </div>", `<div>one <i>two</i> three</div>`},
		{"text alone", "<p> a\nb </p>", "<p> a\nb </p>"},
		{"deeper", "<div>\n      <p>\n        <b>x</b>\n        y\n      </p>\n    </div>", `<div><p><b>x</b>y</p></div>`},
	} {
		t.Run(c.name, func(t *testing.T) {
			page := "<html><body>\n    " + c.encoded + "\n</body></html>"
			root, err := html.Parse(strings.NewReader(string(repairQuotes([]byte(page)))))
			if err != nil {
				t.Fatal(err)
			}
			element := firstElement(find(root, atom.Body))
			tidy(element, 2)
			var got strings.Builder
			if err := html.Render(&got, element); err != nil {
				t.Fatal(err)
			}
			if got.String() != c.want {
				t.Errorf("got  %s\nwant %s", got.String(), c.want)
			}
		})
	}
}
