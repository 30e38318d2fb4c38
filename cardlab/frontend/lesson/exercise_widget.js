// The widget Exercise: questions of one kind, one after the other without end. Answering is optional.

import {followAppearance} from "../common/card_appearance.js";
import {h, root} from "../common/dom.js";
import {setTrait} from "../common/traits.js";
import {Exercise} from "./exercise.js";
import {QuestionFrame} from "./question_frame.js";

/** @import {ExerciseTraits, RenderProps} from "../common/types.d.ts" */
/** @import {End} from "./exercise.js" */

/** @param {RenderProps<ExerciseTraits>} props */
function render({model, el, signal}) {
  const questions = model.get("questions");
  const words = model.get("words");
  const felt = new QuestionFrame(words, {signal});
  let asked = 0;
  const ask = () => {
    const question = asked % questions.length;
    const onEnd = (/** @type {End} */ {said, hints}) => {
      setTrait(model, "answers", [...model.get("answers"), {question, said, hints}]);
    };
    const exercise = new Exercise(questions[question], words, {signal, onEnd, onNext});
    felt.body.replaceChildren(exercise.el);
    return exercise;
  };
  const onNext = () => {
    asked += 1;
    ask().focus();
  };
  root(el, words, "cardlab-alone");
  followAppearance(model, el, signal);
  el.replaceChildren(h("div", {class: "cardlab-practice"}, felt.el));
  ask();
}

export default {render};
