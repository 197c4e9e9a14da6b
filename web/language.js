// The page in the visitor's language, before anything is painted: the one that
// was chosen, else the browser's, as the program decides it. The page is drawn in
// advance in each language; those it does not begin with lie in templates. Their
// first element takes the place of the page, the others that of those with the
// same ids.
{
  const drawn = [...document.querySelectorAll("body > template[lang]")];
  let wanted = navigator.languages;
  try {
    wanted = [localStorage.getItem("sudoku language") ?? "", ...wanted];
  } catch {
    // this browser keeps nothing
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
