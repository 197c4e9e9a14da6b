// The floor is the browserslist of package.json. The style sheets may use what
// web/style.go rewrites for older browsers, and what the lists below give a reason for.
import { readFileSync } from "node:fs";
import unsupported from "stylelint-no-unsupported-browser-features";
import baseline from "stylelint-plugin-use-baseline";

const { browserslist } = JSON.parse(readFileSync(new URL("package.json", import.meta.url)));

const rewritten = {
  features: ["viewport-unit-variants"],
  functions: ["light-dark"],
  units: ["dvh"],
  properties: ["user-select"],
};

// Features that the data of caniuse.com misses in a browser of the floor.
const features = [
  "css-content-visibility", // lays out the boards of a lesson in several tasks
  "css-paged-media", // the margins of paper; without it those of the dialog
  "css-touch-action", // Safari lacks values that are not used
  "css3-cursors-grab", // iOS has no cursor
  "text-size-adjust", // for iOS, which has it with a prefix
];

// Baseline is counted in years, and knows functions and units that caniuse.com does not.
// The floor has all of 2022, and of later years:
const later = {
  units: ["cqi", "cqb"], // Chrome 105, Safari 16, Firefox 110
  atRules: ["container", "page"],
  properties: [
    "accent-color", // Safari 15.4, which does not always take care of contrast
    "container-type",
    "container-name",
    "content-visibility", // see above
    "outline", // Safari 16.4: it follows rounded corners
    "overflow-clip-margin", // Safari cuts off the outlines in the status line
    "overscroll-behavior", // Safari 16
    "text-size-adjust", // see above
  ],
};

export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  plugins: [unsupported, baseline],
  rules: {
    "plugin/no-unsupported-browser-features": [true, {
      browsers: browserslist,
      ignorePartialSupport: true,
      ignore: [...features, ...rewritten.features],
    }],
    "plugin/use-baseline": [true, {
      available: 2022,
      ignoreFunctions: rewritten.functions,
      ignoreAtRules: later.atRules,
      ignoreUnits: [...rewritten.units, ...later.units],
      ignoreProperties: Object.fromEntries([...rewritten.properties, ...later.properties].map((name) => [name, ["/^.+$/"]])),
    }],
  },
};
