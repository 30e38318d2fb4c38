// Saves the learner's progress as a small file, and loads it again.

import {button, h, saveFile} from "../common/dom.js";

/** @import {Memory, Words} from "../common/types.d.ts" */

const LONGEST_FILE = 400_000; // bytes; the session refuses files that are longer than any memory can be

/** The buttons that save and load, with a message about the result. */
export class MemoryFile {
  /**
   * @param {Words} words
   * @param {object} options
   * @param {() => Memory} options.memory   returns the progress to save
   * @param {(text: string) => void} options.onLoad
   */
  constructor(words, {memory, onLoad}) {
    this.status = h("p", {class: "cardlab-memory-status", role: "status"});
    const save = button(words.memory_save);
    save.addEventListener("click", () => {
      const now = memory();
      saveFile(`${now.lesson}.json`, JSON.stringify(now), "application/json");
      this.tell(words.memory_saved);
    });
    const input = h("input", {type: "file", accept: ".json,application/json", class: "cardlab-memory-input"});
    input.addEventListener("change", async () => {
      const text = await input.files?.[0]?.slice(0, LONGEST_FILE).text();
      input.value = "";
      if (text !== undefined) onLoad(text);
    });
    const load = h("label", {class: "cardlab-memory-load"}, words.memory_load, " ", input);
    const tools = h("div", {class: "cardlab-tools"}, save, load);
    const parts = [h("summary", {}, words.memory), h("p", {}, words.memory_help), tools, this.status];
    this.el = h("details", {class: "cardlab-details"}, ...parts);
  }

  /** @param {string} sentence */
  tell(sentence) {
    this.status.textContent = sentence;
  }
}
