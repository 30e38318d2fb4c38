// Lists what the front end uses and one of the oldest browsers lacks, by MDN's data. ESLint finds syntax that is too new, and
// tsc methods of JavaScript's own types. A new method that has the name of an older one of another interface is not found.
import {execFileSync} from "node:child_process";
import {readFileSync} from "node:fs";
import {parse} from "espree";

const {api, css} = JSON.parse(readFileSync("node_modules/@mdn/browser-compat-data/data.json", "utf8"));

// The oldest browsers for lessons and tables (docs/reference/serving.md).
const OLDEST = {chrome: 110, edge: 110, firefox: 121, safari: 16, safari_ios: 16};

// What a page does without in such a browser.
const OPTIONAL = {
  "::highlight": "the word that is read aloud is not marked",
  "CSS.highlights": "the same",
  Highlight: "the same",
  "content: /": "a screen reader reads an arrow or a star",
  currentCSSZoom: "only on a projector, for the height of a window",
  zoom: "Firefox before 126: larger text and the projector's size have no effect",
  hasBeenActive: "a sound before the first press is silent",
  userActivation: "the same",
  fullscreenEnabled: "the menu has no full screen",
  fullscreenElement: "the same",
  requestFullscreen: "the same",
  exitFullscreen: "the same",
  ":fullscreen": "the same",
  checkVisibility: "isVisible looks for its boxes instead",
  DecompressionStream: "only in saved notebooks, which need Safari 16.4",
  "text-wrap": "lines are not balanced",
  "align-content: safe": "a celebration stands at the top",
  "break-after: avoid": "a heading may be alone at the end of a printed page",
  "@page": "paper has the browser's margins",
  size: "the same",
  orphans: "paragraphs are divided anywhere",
  widows: "the same",
  hyphens: "Safari has it as -webkit-hyphens; long words are broken anywhere",
  "forced-color-adjust": "needed only where the system chooses colours",
  "font-variant-emoji": "suit symbols are coloured if the font has them so",
  cursor: "a tablet has no pointer",
  "user-select": "Safari gets -webkit-user-select too",
  "print-color-adjust": "Chrome gets -webkit-print-color-adjust too",
  "text-align: match-parent": "Chrome gets -webkit-match-parent too",
};

// Names in our own objects.
const OURS = ["capture", "delay", "format", "initialize", "release", "share", "watch"];

// The interfaces of everything on a page.
const PAGE =
  /^(Abort|Animation|Audio|Blob|Clipboard|CSS$|CSSStyleSheet|Custom|Decompression|DOM|Document|Element|Event|Fetch|File|Form|Highlight|History|HTML|Intersection|Keyboard|Location|Lock|MediaQuery|Mouse|Mutation|Navigator$|Node|Pointer|Range|Request|Resize|Response|Screen|Selection|ServiceWorker|Shadow|SpeechS|Storage$|Tree|URL$|URLS|UserActivation|WakeLock|WebSocket$|Window$)/;

const LENGTHS = {cq: "container_query_length_units", dv: "viewport_percentage_units_dynamic"};

/** Lists the browsers that lack a feature, or have it only under another name or after the user has switched it on. */
function lacking({__compat: {support}}) {
  const has = (browser) =>
    [support[browser]].flat().some(({version_added: from, version_removed: to, ...limits}) => {
      if (!from || from === "preview" || limits.flags || limits.prefix || limits.alternative_name) return false;
      return parseFloat(from.replace("≤", "")) <= OLDEST[browser] && !(parseFloat(to) <= OLDEST[browser]);
    });
  return Object.keys(OLDEST).filter((browser) => !has(browser));
}

/** Returns the members of the interfaces by name, as in "AbortSignal.any" if it is static. */
function members() {
  const named = Object.create(null);
  for (const [owner, {__compat, ...own}] of Object.entries(api).filter(([name]) => PAGE.test(name))) {
    (named[owner] ??= []).push({__compat});
    for (const [name, member] of Object.entries(own)) {
      const [, one, kind] = /^(.*?)(?:_(static|event))?$/.exec(name);
      (named[{static: `${owner}.${one}`, event: `${one} event`}[kind] ?? one] ??= []).push(member);
    }
  }
  return named;
}

/** Lists the names in a script: members, interfaces, functions, keys of objects, and texts, which may be events. */
function* names(node) {
  if (node.type === "MemberExpression" && !node.computed) {
    yield node.property.name;
    yield `${node.object.name}.${node.property.name}`;
  }
  if (node.type === "Identifier" && /^[A-Z]/.test(node.name)) yield node.name;
  if (node.type === "CallExpression") yield node.callee.name;
  if (node.type === "Property") yield node.key.name;
  if (node.type === "Literal") yield `${node.value} event`;
  for (const child of Object.values(node).flat()) if (child?.type) yield* names(child);
}

const MEMBERS = members();

function* inScript(text) {
  for (const name of names(parse(text, {ecmaVersion: 2022, sourceType: "module"}))) {
    const known = MEMBERS[name];
    if (known?.every((one) => lacking(one).length) && !OURS.includes(name)) yield [name, known[0]];
  }
}

/** Returns everything in a part of MDN's data by name. */
function all(part, named = {}) {
  for (const [name, inner] of Object.entries(part).filter(([key]) => key !== "__compat")) all(inner, named)[name] ??= inner;
  return named;
}

const FUNCTIONS = all(css.types);

function* inSheet(text) {
  const plain = text.replace(/\/\*[^]*?\*\//g, "").replace(/"[^"]*"/g, '""');
  for (const [, part, sign] of plain.matchAll(/([^{};]*)([{};])/g)) {
    const [, rule, condition] = /^\s*@([\w-]+)(.*)/s.exec(part) ?? [];
    const [, property, value] = /^\s*([\w-]+)\s*:(.*)/s.exec(part) ?? [];
    if (rule) {
      const {[rule]: known, media} = css["at-rules"];
      yield [`@${rule}`, known];
      for (const [, name] of condition.matchAll(/\((?:min-|max-)?([\w-]+)/g)) yield [`(${name})`, media[name]];
      if (/[<>]/.test(condition)) yield ["<", media.range_syntax];
    } else if (sign === "{") {
      for (const [pseudo, name] of part.matchAll(/::?([\w-]+)/g)) yield [pseudo, css.selectors[name]];
    } else if (property) {
      const known = css.properties[property];
      yield [property, known];
      for (const [word] of value.matchAll(/(?<![\w-])[a-z][\w-]*/g)) {
        yield [property in OPTIONAL ? property : `${property}: ${word}`, known?.[word]];
      }
      for (const [, name] of value.matchAll(/([a-z][\w-]*)\(/g)) yield [`${name}()`, FUNCTIONS[name]];
      for (const [, unit] of value.matchAll(/\d([a-z]+)/g)) {
        yield [unit, css.types.length[LENGTHS[unit.slice(0, 2)] ?? unit]];
      }
      if (property === "content" && value.includes("/")) yield ["content: /", known.alt_text];
    }
  }
}

const files = execFileSync("git", ["ls-files", "cardlab/frontend/*.js", "cardlab/frontend/*.css"], {encoding: "utf8"});
const unused = new Set(Object.keys(OPTIONAL));
const found = new Set();
for (const file of files.trim().split("\n")) {
  const features = file.endsWith(".css") ? inSheet : inScript;
  for (const [name, feature] of features(readFileSync(file, "utf8"))) {
    if (!feature?.__compat || !lacking(feature).length) continue;
    unused.delete(name);
    if (!(name in OPTIONAL)) found.add(`${file}: ${name} is missing in old versions of ${lacking(feature).join(", ")}`);
  }
}
for (const name of unused) found.add(`tests/lint_browsers.mjs: ${name} is used nowhere, or all browsers have it`);
for (const line of found) console.error(line);
process.exit(found.size ? 1 : 0);
