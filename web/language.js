// Shows the page in the visitor's language before anything is painted: the chosen
// one, else the browser's, by the program's own rule. The server draws the page in
// each language, and puts all but the default into templates. A template's first
// element replaces the page, and the others replace the elements with the same ids.
{
  const drawn = [...document.querySelectorAll("body > template[lang]")];
  let wanted = navigator.languages;
  try {
    wanted = [localStorage.getItem("sudoku language") ?? "", ...wanted];
  } catch {
    // storage is blocked
  }
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0];
    if (code === document.documentElement.lang) {
      break;
    }
    const page = drawn.find((template) => template.lang === code);
    if (page) {
      const [first, ...others] = page.content.children;
      document.documentElement.lang = code;
      document.title = page.dataset.title;
      document.body.firstElementChild.replaceWith(first);
      for (const other of others) {
        document.getElementById(other.id).replaceWith(other);
      }
      break;
    }
  }
  for (const template of drawn) {
    template.remove();
  }
}
