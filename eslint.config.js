// What is linted is what runs: there is no build step.
import js from "@eslint/js";
import globals from "globals";

const TOP = ":matches(Program, ExportNamedDeclaration)";
const STATE = "A module has no state: two widgets of one page may share it.";

export default [
  js.configs.recommended,
  {
    files: ["cardlab/frontend/*/*.js", "docs/*.js"],
    languageOptions: {globals: globals.browser},
    rules: {
      curly: ["error", "multi-line"],
      eqeqeq: ["error", "always", {null: "ignore"}], // == null is for null and undefined together
      "max-len": ["error", {code: 120, ignoreRegExpLiterals: true}], // prettier does not break comments and texts
      "no-implicit-globals": "error",
      "no-param-reassign": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name='assign'] > ThisExpression.arguments:first-child",
          message: "Assign fields by name, so that editors and tsc see them.",
        },
        {
          selector: `${TOP} > VariableDeclaration:not([kind='const'])`,
          message: STATE,
        },
        {
          selector: `${TOP} > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/(Map|Set)$/]`,
          message: STATE,
        },
      ],
      "no-shadow": "error",
      "no-unused-vars": ["error", {varsIgnorePattern: "^_$"}],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
];
