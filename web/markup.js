// The page's only Trusted Types policy, for browsers that support them. All markup
// that the program writes into the page passes through it, and so does every script
// URL. It refuses elements and attributes that are not on its lists. The program
// needs no others: no scripts, event handlers or styles, and only URLs of this site.
"use strict";

const sudokuElements = new Set(("a abbr b br button circle code dd details div dl dt em figcaption figure g h1 h2 h3 h4 i kbd li line ol p path polygon " +
  "polyline rect section small span strong summary sub sup svg symbol table tbody td text th thead title tr tspan u ul use").split(" "));

const sudokuAttributes = new Set(("class id role tabindex type lang dir title hidden disabled open colspan scope href " +
  "cx cy d fill fill-opacity font-family font-size font-style font-weight height lengthAdjust opacity points preserveAspectRatio r rx ry shape-rendering " +
  "stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor textLength transform vector-effect viewBox width x x1 x2 xmlns y y1 y2").split(" "));

// sudokuAllows reports whether an attribute may have a value. A URL must not name
// another site or a scheme, nor contain a character reference, which could hide one.
const sudokuAllows = (name, value) => name === "href" ? /^(?!\/\/)(?:[#?/]|[\w.-]+(?:[#?/]|$))/.test(value)
  : sudokuAttributes.has(name) || /^(?:aria|data)-[a-z-]+$/.test(name);

// sudokuMarkup returns the markup if it consists of text and allowed tags, with values
// in double quotes. It removes the allowed tags and rejects any "<" that is left.
const sudokuMarkup = (markup) => {
  const left = markup.replace(/<\/?([a-z][a-z0-9]*)((?: [a-zA-Z0-9-]+(?:="[^"<>]*")?)*) ?\/?>/g, (tag, element, attributes) =>
    sudokuElements.has(element) && [...attributes.matchAll(/ ([^ =]+)(?:="([^"]*)")?/g)].every(([, name, value]) => sudokuAllows(name, value ?? "")) ? "" : tag);
  if (left.includes("<")) {
    throw new TypeError("refused as markup: " + left.slice(left.indexOf("<"), left.indexOf("<") + 80));
  }
  return markup;
};

globalThis.trustedTypes?.createPolicy("default", {
  createHTML: sudokuMarkup,
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin !== location.origin) {
      throw new TypeError("refused as a script: " + address);
    }
    return address;
  },
});
