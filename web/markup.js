// The one Trusted Types policy, for browsers that have them: what the program writes
// into the page as markup passes through it, and so does every address of a script.
// Elements and attributes that are not on its lists are refused, whoever asks. The
// program makes no others: no scripts, no event handlers, no styles, and addresses of
// this site alone.
"use strict";

const sudokuElements = new Set(("a abbr b br button circle code dd details div dl dt em figcaption figure g h1 h2 h3 h4 i kbd li line ol p path polygon " +
  "polyline rect section small span strong summary sub sup svg symbol table tbody td text th thead title tr tspan u ul use").split(" "));

const sudokuAttributes = new Set(("class id role tabindex type lang dir title hidden disabled open colspan scope href " +
  "cx cy d fill fill-opacity font-family font-size font-style font-weight height lengthAdjust opacity points preserveAspectRatio r rx ry shape-rendering " +
  "stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width text-anchor textLength transform vector-effect viewBox width x x1 x2 xmlns y y1 y2").split(" "));

// sudokuAllows reports whether an attribute may have a value. An address begins with
// none of another site and has no scheme, nor a character reference that could hide one.
const sudokuAllows = (name, value) => name === "href" ? /^(?!\/\/)(?:[#?/]|[\w.-]+(?:[#?/]|$))/.test(value)
  : sudokuAttributes.has(name) || /^(?:aria|data)-[a-z-]+$/.test(name);

// sudokuMarkup returns the markup if it is nothing but text and tags that are on the
// lists, with values in double quotes; a tag that is not stays, and its "<" is found.
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
