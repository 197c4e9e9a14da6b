// Shows the page in the visitor's language before anything is painted: the chosen
// one, else the browser's, by the program's own rule (languages.For). The head links
// to the same page in other languages, and this script waits for the one it needs.
// Pages without such links have templates instead. The first element of the other
// page replaces the page, and the others replace the elements with the same ids.
//
// The program knows pages by their address in the first language. So an address with
// a language, which is for search engines, becomes that one: what a reader shares
// opens in the language of the next.
{
  const links = [...document.querySelectorAll("link[hreflang]")];
  const at = (tag) => links.find(({ hreflang }) => hreflang === tag)?.getAttribute("href");
  const primary = (tag) => tag.toLowerCase().split("-")[0];
  const here = document.documentElement.lang, drawn = [...document.querySelectorAll("body > template[lang]")];
  let wanted = navigator.languages;
  try {
    wanted = [localStorage.getItem("sudoku language") ?? "", ...wanted];
  } catch {
    // storage is blocked
  }
  const show = (code, title, [first, ...others]) => {
    document.documentElement.lang = code;
    document.title = title;
    document.body.firstElementChild.replaceWith(first);
    for (const other of others) {
      other.id && document.getElementById(other.id)?.replaceWith(other);
    }
  };
  const fetched = (url) => {
    const request = new XMLHttpRequest();
    request.open("GET", url, false);
    request.send();
    const markup = { createHTML: (text) => text }; // of this site, like the page itself
    const policy = globalThis.trustedTypes?.createPolicy("pages", markup) ?? markup;
    return request.status === 200 && new DOMParser().parseFromString(policy.createHTML(request.responseText), "text/html");
  };
  for (const tag of wanted) {
    if (primary(tag) === primary(here)) {
      break;
    }
    const template = drawn.find(({ lang }) => primary(lang) === primary(tag));
    if (template) {
      show(template.lang, template.dataset.title, template.content.children);
      break;
    }
    const link = links.find(({ hreflang }) => primary(hreflang) === primary(tag));
    if (link) {
      try {
        const page = fetched(link.href);
        page && show(page.documentElement.lang, page.title, page.body.children);
      } catch {
        // no network: the program knows what it has
      }
      break;
    }
  }
  for (const template of drawn) {
    template.remove();
  }
  if (location.pathname === at(here)) {
    history.replaceState(history.state, "", at("x-default") + location.search + location.hash);
  }
}
