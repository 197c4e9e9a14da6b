// The oldest supported browsers are listed in package.json. compat checks that they
// have the browser interfaces used, and es-x that the language is ES2022.
import { readFileSync } from "node:fs";
import compat from "eslint-plugin-compat";
import es from "eslint-plugin-es-x";
import globals from "globals";

const { browserslist } = JSON.parse(readFileSync(new URL("package.json", import.meta.url)));

export default [
  {
    languageOptions: {
      ecmaVersion: 2022,
      sourceType: "script",
      globals: { ...globals.browser, ...globals.worker, ...globals.serviceworker },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    settings: {
      targets: browserslist,
      polyfills: ["trustedTypes"], // always used with "?."
      "es-x": { aggressive: true },
    },
  },
  compat.configs["flat/recommended"],
  es.configs["flat/restrict-to-es2022"],
];
