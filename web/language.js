// Opens the page in the visitor's language: the chosen one, else the browser's, by the
// program's own rule (languages.For). Servers and the service worker answer in that
// language where they can, so this is for static hosts, and for visitors who choose a
// language that their browser does not ask for. The head links to the same page in other
// languages. Pages without such links have templates instead: the first element replaces
// the page, and the others replace the elements with the same ids.
//
// The program knows only addresses without a language. Addresses with a language are for
// search engines, so this script removes the language from the address bar. A shared
// address then opens in the language of whoever follows it. Search engines see each page
// as it was sent.
{
  const links = [...document.querySelectorAll("link[hreflang]")];
  const general = links.pop()?.getAttribute("href"); // hreflang=x-default
  const at = (link) => link.dataset.alias ?? link.getAttribute("href");
  const drawn = [...document.querySelectorAll("body > template[lang]")];
  const primary = (tag) => tag.toLowerCase().split("-")[0];
  let wanted = [...navigator.languages];
  try {
    wanted.unshift(localStorage.getItem("sudoku language") ?? "");
  } catch {
    // storage is blocked
  }
  const here = document.documentElement.lang;
  const choose = (all, code) => wanted.map((tag) => all.find((one) => primary(code(one)) === primary(tag))).find((one) => one);
  const link = choose(links, ({ hreflang }) => hreflang) ?? links[0];
  const template = choose([{ lang: here }, ...drawn], ({ lang }) => lang);
  if (template?.content) {
    document.documentElement.lang = template.lang;
    document.title = template.dataset.title;
    const [first, ...others] = template.content.children;
    document.body.firstElementChild.replaceWith(first);
    for (const other of others) {
      other.id && document.getElementById(other.id)?.replaceWith(other);
    }
  }
  for (const template of drawn) {
    template.remove();
  }
  if (link && !/bot|crawl|spider/i.test(navigator.userAgent)) {
    const path = location.pathname.replace(/index\.html$/, ""), rest = location.search + location.hash;
    const named = links.find((link) => path.startsWith(at(link)));
    const plain = named ? general + path.slice(at(named).length) : path;
    // Offline, the service worker answers all other addresses with the page at the base,
    // which may be in another language than the address names.
    if (link.hreflang !== here && named !== link && plain === general) {
      const href = link.getAttribute("href");
      stop(); // the page is about to be replaced
      location.replace((path === href ? at(link) : href) + rest);
    } else if (named) {
      history.replaceState(history.state, "", plain + rest);
    }
  }
}
