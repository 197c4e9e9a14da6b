// The oldest supported browsers are listed in package.json. The style sheet may also
// use what web/style.go rewrites for older browsers, and the features listed below
// for the reasons given.
import { readFileSync } from "node:fs";
import unsupported from "stylelint-no-unsupported-browser-features";
import baseline from "stylelint-plugin-use-baseline";

const { browserslist } = JSON.parse(readFileSync(new URL("package.json", import.meta.url)));

const rewritten = {
  features: ["viewport-unit-variants"],
  functions: ["light-dark"],
  units: ["dvh"],
  properties: ["user-select", "print-color-adjust"],
};

// Features that some supported browser lacks according to caniuse.com.
const features = [
  "css-content-visibility", // only spreads the layout of a lesson over several tasks
  "css-paged-media", // page margins; the print dialog's apply without it
  "css-touch-action", // Safari lacks only values that are not used
  "css3-cursors-grab", // iOS has no cursor
  "text-size-adjust", // for iOS, which supports it with a prefix
];

// Baseline assigns features to years, and knows functions and units that caniuse.com
// does not. All supported browsers have the features of 2022 and these later ones:
const later = {
  units: ["cqi", "cqb"], // Chrome 105, Safari 16, Firefox 110
  atRules: ["container", "page"],
  properties: [
    "accent-color", // Safari 15.4, though not always with enough contrast
    "container-type",
    "container-name",
    "content-visibility", // see above
    "outline", // Safari 16.4 follows rounded corners
    "overflow-clip-margin", // without it, Safari only cuts off outlines in the status line
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
