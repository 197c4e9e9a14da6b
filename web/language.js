// The page in the visitor's language, before anything is painted: the one that
// was chosen, else the browser's, as the program decides it. The page is drawn in
// advance in each language; those it does not begin with lie in templates.
{
  const drawn = [...document.querySelectorAll("body > template")];
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
      document.documentElement.lang = code;
      document.title = page.dataset.title;
      document.body.firstElementChild.replaceWith(page.content.firstElementChild);
      break;
    }
  }
  for (const template of drawn) {
    template.remove();
  }
}
