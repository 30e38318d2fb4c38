// Ten frames: two numbers as counters, each in frames of its own, or together so that the first one fills its ten.

import {button, h, mark, numeral} from "./dom.js";
import {counter, figure, label, listed, s, say} from "./drawing.js";

const GAP = 18;

export const defaults = {name: "", a: 7, b: 6, together: true, asks: false};

/** How many of the second number's counters fill up the ten that the first has begun: 7 and 6 -> 3; 0 where none is filled. */
export function toTen({a, b}) {
  const lack = (10 - (a % 10)) % 10;
  return lack && b >= lack ? lack : 0;
}

/** Frame and place of each counter: [{second: false, frame: 0, spot: 0}, …]. Apart, the second number begins a new frame. */
export function spots({a, b, together}) {
  const start = together ? a : Math.ceil(a / 10) * 10;
  const at = (n, second) => ({second, frame: Math.floor(n / 10), spot: n % 10});
  return [...Array.from({length: a}, (_, i) => at(i, false)), ...Array.from({length: b}, (_, i) => at(start + i, true))];
}

/** How many frames there are: enough for both numbers apart, so that nothing moves but counters. */
export function frames({a, b}) {
  return Math.max(1, Math.ceil(a / 10) + Math.ceil(b / 10));
}

/** 7 + 6 = 10 + 3 = 13. */
export function tenFramesWorking({a, b, together, asks}) {
  if (asks) return `${a} + ${b} = ?`;
  const fills = toTen({a, b});
  const rest = b - fills;
  return `${a} + ${b}${together && fills && rest ? ` = ${a + fills} + ${rest}` : ""} = ${a + b}`;
}

/** What the frames show, sentence by sentence. */
export function describeTenFrames(state, words) {
  const {a, b, together, asks} = state;
  const said = [say(words, "ten_frames-counters", {a, b})];
  const fills = toTen(state);
  if (together && fills && !(asks && fills === b)) said.push(say(words, "ten_frames-fill", {n: fills, a, b: a + fills}));
  if (asks) return [...said, say(words, "ten_frames-asked")];
  if (together && fills && b > fills) said.push(say(words, "ten_frames-left", {n: b - fills}));
  return [...said, say(words, "ten_frames-together", {n: a + b})];
}

/** How large the frames are, and how many lie in a row. */
function layout(state, units) {
  const n = frames(state);
  const row = n < 3 || units >= 560 ? Math.min(n, 4) : 2;
  const cell = Math.min(46, (units - 4 - (row - 1) * GAP) / (5 * row));
  return {n, row, cell, wide: 5 * cell, tall: 2 * cell + 34, left: (units - row * 5 * cell - (row - 1) * GAP) / 2};
}

/** The picture; counters that were there move to their new places. */
class Frames {
  #key = "";
  #counters = [];
  #counts = [];
  #outlines = [];

  draw(state, units) {
    const laid = layout(state, units);
    const key = [state.a, state.b, units].join();
    const made = key === this.#key ? null : this.#make(state, laid);
    this.#key = key;
    this.#move(state, laid);
    return {height: Math.ceil(laid.n / laid.row) * laid.tall, drawn: made};
  }

  #make(state, {n, row, cell, wide, tall, left}) {
    const corner = (i) => [left + (i % row) * (wide + GAP), 2 + Math.floor(i / row) * tall];
    this.corner = corner;
    this.#outlines = Array.from({length: n}, (_, i) => s("rect", {class: "cardlab-frame", x: corner(i)[0], y: corner(i)[1], width: wide, height: 2 * cell, rx: 5}));
    const lines = Array.from({length: n}, (_, i) => {
      const [x, y] = corner(i);
      const down = [1, 2, 3, 4].map((k) => `M${x + k * cell} ${y}v${2 * cell}`).join("");
      return s("path", {class: "cardlab-frame-line", d: `M${x} ${y + cell}h${wide}${down}`});
    });
    this.#counters = spots(state).map(({second}) => counter(second, cell * 0.37));
    this.#counts = Array.from({length: n}, (_, i) => label("", corner(i)[0] + wide / 2, corner(i)[1] + 2 * cell + 15, {size: 17, class: "cardlab-strong"}));
    return [...this.#outlines, ...lines, ...this.#counters, ...this.#counts];
  }

  #move(state, {n, cell}) {
    const lying = spots(state);
    lying.forEach(({frame, spot}, i) => {
      const [x, y] = this.corner(frame);
      this.#counters[i].style.transform = `translate(${x + ((spot % 5) + 0.5) * cell}px, ${y + (Math.floor(spot / 5) + 0.5) * cell}px)`;
    });
    for (let i = 0; i < n; i++) {
      const count = lying.filter(({frame}) => frame === i).length;
      this.#counts[i].textContent = state.asks || !count ? "" : numeral(count);
      this.#outlines[i].classList.toggle("cardlab-full", count === 10);
    }
  }
}

/**
 * Ten frames in the page.
 * @param state  see defaults
 * @param words  the texts of the models
 * @param {{onTogether?: (together: boolean) => void, signal?: AbortSignal}} [options]  the button that puts together or apart calls `onTogether`
 */
export function draw(state, words, {onTogether, signal} = {}) {
  const picture = new Frames();
  const framed = figure("ten_frames", words, {
    widest: 620,
    signal,
    defaults,
    draw: (given, units) => picture.draw(given, units),
    describe: describeTenFrames,
    working: tenFramesWorking,
    title: ({a, b}) => say(words, "ten_frames", {list: listed(words, [a, b])}),
  });
  const turn = button("");
  const update = (given) => {
    framed.update(given);
    turn.textContent = say(words, framed.state().together ? "ten_frames-apart" : toTen(framed.state()) ? "ten_frames-make_ten" : "ten_frames-bring");
    turn.hidden = !framed.state().b;
  };
  const toggled = () => {
    const together = !framed.state().together;
    update({...framed.state(), together});
    onTogether?.(together);
  };
  turn.addEventListener("click", toggled, {signal});
  mark(turn, {"aria-describedby": framed.told.id});
  framed.el.append(h("div", {class: "cardlab-model-tools"}, turn));
  update(state);
  return {el: framed.el, update};
}
