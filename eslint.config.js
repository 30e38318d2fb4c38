// What is linted is what runs: there is no build step.
import js from "@eslint/js";
import globals from "globals";

const TOP = ":matches(Program, ExportNamedDeclaration)";
const STATE = "A module has no state: two widgets of one page may share it.";
const TOO_NEW = "Safari has it since 16.4, and a page of Safari 16.0 would not run.";

export default [
  js.configs.recommended,
  {
    files: ["cardlab/frontend/*/*.js", "docs/*.js"],
    languageOptions: {ecmaVersion: 2022, globals: globals.browser},
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
        {
          selector: ":matches(StaticBlock, Literal[raw=/\\(\\?<[=!]/], TemplateElement[value.raw=/\\(\\?<[=!]/])", // lookbehind
          message: TOO_NEW,
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
  {
    // It runs in browsers that are too old for all other files.
    files: ["cardlab/frontend/page/browser_check.js"],
    languageOptions: {ecmaVersion: 5, sourceType: "script"},
    rules: {"no-unused-vars": ["error", {caughtErrors: "none"}], "no-var": "off", "prefer-template": "off"},
  },
];
