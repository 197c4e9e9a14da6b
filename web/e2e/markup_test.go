//go:build !js

package e2e

import (
	"testing"
)

// TestMarkupPolicy corrupts the markup of the pages in thousands of ways, often with
// fragments of attacks, and passes it to the page's policy. Whatever the policy accepts
// must parse to harmless elements and attributes only.
func TestMarkupPolicy(t *testing.T) {
	p := openEmpty(t)
	for _, path := range []string{"/", "/learn/x-wing/", "/about/"} {
		p.navigate(path)
		got := eval[struct {
			Allowed, Refused int
			Wrong            []string
		}](p, `(() => {
			let state = 20261123;
			const random = (n) => { // xorshift
				state ^= state << 13; state ^= state >>> 17; state ^= state << 5;
				return (state >>> 0) % n;
			};
			const seeds = [...document.querySelectorAll("svg, .cell, p, section, li")].map((e) => e.outerHTML).filter((text) => text.length < 3000);
			const pieces = ["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", ' onclick="alert(1)"', ' onload=alert(1) ', ' href="javascript:alert(1)"',
				' href="java&#115;cript:alert(1)"', ' href="javascript&colon;alert(1)"', ' href="\tjavascript:alert(1)"', ' href="//elsewhere.example/"', ' href="https://elsewhere.example/"',
				' xlink:href="data:,x"', ' style="color:red"', "<style>*{}</style>", "<iframe srcdoc='x'>", '<svg><foreignObject><p>', "<math><mtext>", "<template>", "<!--", "-->", "<![CDATA[", "]]>",
				"<base href='/'>", "<form action='/'>", "<object>", "<a href='", '"', "'", "<", ">", "/", "=", "&lt;", "&#60;", "&quot;", "\0", "\n", "\t", "\f", "<SCRIPT>", "<a\nhref=", " srcdoc=", " formaction="];
			const harmless = (doc) => {
				const wrong = [];
				for (const e of doc.body.querySelectorAll("*")) {
					if (/^(script|iframe|object|embed|base|form|style|link|meta|img|video|audio|input|foreignobject|template|animate|set|math)$/i.test(e.localName)) {
						wrong.push(e.outerHTML);
					}
					for (const { name, value } of e.attributes) {
						const address = /href|src|action/.test(name) && new URL(value, location.href);
						if (/^on|^style$|^src|^form|^xlink/i.test(name) || address && address.origin !== location.origin) {
							wrong.push(e.outerHTML);
						}
					}
				}
				return wrong;
			};
			const found = { Allowed: 0, Refused: 0, Wrong: [] };
			for (let i = 0; i < 6000; i++) {
				let text = seeds[random(seeds.length)];
				for (let n = random(4); n > 0; n--) {
					const at = random(text.length + 1), piece = pieces[random(pieces.length)];
					text = text.slice(0, at) + piece + text.slice(at + random(3) * random(8));
				}
				let doc;
				try {
					doc = new DOMParser().parseFromString(text, "text/html");
				} catch {
					found.Refused++;
					continue;
				}
				found.Allowed++;
				found.Wrong.push(...harmless(doc).map((markup) => markup.slice(0, 200)));
			}
			found.Wrong = found.Wrong.slice(0, 5);
			return found;
		})()`)
		if len(got.Wrong) > 0 {
			t.Errorf("%s: accepted %q", path, got.Wrong)
		}
		if got.Allowed < 1000 || got.Refused < 1000 {
			t.Errorf("%s: %d accepted, %d refused, want at least 1,000 each", path, got.Allowed, got.Refused)
		}
	}
}
