// Checks the prose of the docs: phrases that must not come back, then Harper's rules for British English, offline.
//
// Harper reads about 1,500 words a second, so node_modules/.cache remembers the pages that have passed.
import {execFileSync} from "node:child_process";
import {createHash} from "node:crypto";
import {mkdirSync, readFileSync, writeFileSync} from "node:fs";

const PAGES = [":(glob)*.md", "tests/README.md", "docs/*.md", ".github/*.md", ":!CHANGELOG.md"];
// Pages full of figures, formulas and names, which Harper reports as mistakes.
const PHRASES_ONLY = [
  "notebooks/*.ipynb",
  "lessons/*.ipynb",
  "benchmarks/README.md",
  "cardlab/fonts/README.md",
  "cardlab/locales/en/*.ftl",
  ":(glob)cardlab/notes/*.md",
];
const GENERATED = /^docs\/(templates\/|reference\/names\.md)/;
const CACHE = "node_modules/.cache/";

const PHRASES = [
  [/\b(whoever|of whom|be it|as it has it|such as it is|so far as)\b/gi, "rewrite the sentence"],
  [/\bhangs? on\b/gi, "say depends on"],
  [/\breckon\w*/gi, "say calculate, count or estimate"],
  [/\d %/g, "English has no space before %"],
];
// Only in messages.
const MESSAGE_PHRASES = [[/\bpackets?\b/gi, "say pile, deck, hand or group"]];
// Only in docs and notebooks, whose texts are longer than those of games.
const MORE_PHRASES = [
  [/\b(so many|all that)\b/gi, "give the number or name the things"],
  [/\bbeside\b/gi, "say next to, with or besides"],
  [/\bin the place of\b/gi, "say instead of"],
  [/\bwhere nothing (else )?is said\b/gi, "say by default"],
  [
    /(?<=^|\n\n|[.:] |\| )(What|Who) (is|has|was|lies|stands|comes|can|may) [^?|]*?[.|]/g,
    "name the thing or the person",
  ],
];

// Harper's rules that are wrong for us.
const OFF = {
  CapitalizePersonalPronouns: "match number i",
  CompoundNouns: "front end, file name and stack trace are two words here",
  CurrencyPlacement: "10 €, as readers in the euro area write it",
  DiscourseMarkers: "a cell of a table is no sentence",
  DisjointPrefixes: "auto-play has a hyphen on the pages too",
  ExpandControl: "Ctrl is printed on the key",
  ExpandMemoryShorthands: "MB is a unit",
  ExpandTimeShorthands: "ms is a unit",
  MassNouns: "a spelling is a term of the glossary",
  MissingPreposition: "takes 'is plain data' and 'has other work' for mistakes",
  MissingTo: "takes 'your own learned bot' for a mistake",
  OrthographicConsistency: "kB is a unit, README.md a file",
  OxfordComma: "British English does without it",
  SentenceCapitalization: "cells of tables and names in code begin with a small letter",
  SingleBe: "takes 'how sure a learner is are never lost' for a mistake",
  Spaces: "takes .2 rem for the end of a sentence",
  SplitWords: "splits names; SpellCheck finds real misspellings",
  UseTitleCase: "our headings are in sentence case",
};

// Names and terms that are in no dictionary.
const WORDS = `anna anna's anywidget anywidget's bodil's bot's Caddyfile capturer cardlab cardlab's certfile CFR conf Ctrl Dask
dataclass edX Fluent's FSRS Guerilla http https IETF json JupyterHub JupyterLab kB Lakshtanov LTI marimo matplotlib MB md
MDN's mkcert Moodle mypy MyST nbviewer nginx numba OFL OpenSpiel OpenSpiel's OWASP's PettingZoo playout playouts PO py pyarrow
Pyodide pytest quantiles redeal restic Roshchina rsync s scheduler's Soureh spawner Spivey SplitMix64 Tablanette
tablanette unpickled UTF V1 V11 V13 V14 V2 V3 V4 V5 V7 V9 Voila's widget's yaml z2jh
Colab ipywidgets`;

/** Returns the text of a page, of a notebook's Markdown cells, or of a message file without comments, names and fields. */
function written(file) {
  const text = readFileSync(file, "utf8");
  if (file.endsWith(".ftl")) return text.replace(/^#.*|^ *\.?[\w-]+ =|\{[^{}]*\}/gm, "");
  if (!file.endsWith(".ipynb")) return text;
  const texts = JSON.parse(text).cells.filter((cell) => cell.cell_type === "markdown");
  return texts.map((cell) => cell.source.join("")).join("\n\n");
}

/** Returns a page without code, directives, addresses, words of other languages and references. Lines keep their numbers. */
function prose(text) {
  const blank = (found) => found.replace(/[^\n]/g, " ");
  return text
    .replace(/^```[^]*?^```$|^:::[^]*?^:::$|<!--[^]*?-->/gm, blank)
    .replace(/^## (Words of other languages|Sources)\n[^]*/m, blank)
    .replace(/(?<=\])\([^)]*\)/g, "");
}

const line = (text, at) => text.slice(0, at).split("\n").length;

function* phrases(file, text) {
  for (const [phrase, advice] of [...PHRASES, ...(file.endsWith(".ftl") ? MESSAGE_PHRASES : MORE_PHRASES)])
    for (const found of text.matchAll(phrase)) yield `${line(text, found.index)}: "${found[0]}": ${advice}`;
}

async function harper() {
  const [{LocalLinter, Dialect}, {binary}] = await Promise.all([import("harper.js"), import("harper.js/binary")]);
  const linter = new LocalLinter({binary, dialect: Dialect.British});
  await linter.setup();
  const rules = await linter.getLintConfig();
  for (const rule of Object.keys(OFF)) rules[rule] = false;
  await linter.setLintConfig(rules);
  await linter.importWords(WORDS.split(/\s+/));
  return linter;
}

async function* mistakes(linter, text) {
  for (const [rule, lints] of Object.entries(await linter.organizedLints(text, {language: "markdown"})))
    for (const lint of lints)
      yield `${line(text, lint.span().start)}: "${lint.get_problem_text()}": ${lint.message()} (${rule})`;
}

function listed(paths) {
  return execFileSync("git", ["ls-files", ...paths], {encoding: "utf8"})
    .trim()
    .split("\n");
}

function remembered() {
  try {
    return JSON.parse(readFileSync(`${CACHE}prose.json`, "utf8"));
  } catch {
    return []; // no file yet, or a broken one
  }
}

const checks =
  readFileSync("tests/lint_prose.mjs", "utf8") + readFileSync("package.json", "utf8").match(/"harper.js": .*/);
const hash = (text) => createHash("sha256").update(checks).update(text).digest("hex");
const passed = new Set(remembered());
const phrasesOnly = new Set(listed(PHRASES_ONLY));
let [linter, found] = [null, 0];
for (const file of new Set([...phrasesOnly, ...listed(PAGES)])) {
  const text = prose(written(file));
  if (GENERATED.test(file) || passed.has(hash(text))) continue;
  const faults = [...phrases(file, text)];
  if (!phrasesOnly.has(file)) {
    linter ??= await harper();
    for await (const mistake of mistakes(linter, text)) faults.push(mistake);
  }
  for (const fault of faults) console.error(`${file}:${fault}`);
  if (!faults.length) passed.add(hash(text));
  found += faults.length;
}
mkdirSync(CACHE, {recursive: true});
writeFileSync(`${CACHE}prose.json`, JSON.stringify([...passed].slice(-2000)));
process.exit(found ? 1 : 0);
