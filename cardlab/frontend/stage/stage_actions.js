// Chooses the buttons of the stage for the position shown: a button to continue, or the choices of a decision.

/**
 * @import {ActionItem} from "./action_bar.js"
 * @import {Stage} from "./stage.js"
 */

/**
 * @param {Stage} stage
 * @returns {ActionItem[]}
 */
export function actionItems(stage) {
  const {match, words} = stage;
  const {status, narration, decision} = match;
  const {held, isRunning} = narration;
  if (match.reviewedStep !== null) return [{key: "now", label: words.to_now, run: () => stage.jump()}];
  if (held?.waits) return [{key: "go_on", label: words.turn_over, run: () => held.goOn()}];
  if (narration.isPausedToRead && match.playable) {
    return [{key: "play", label: match.playable.label, run: () => narration.goOn()}];
  }
  if (narration.autoPlay) return [{key: "stop", label: words.stop_auto_play, run: () => stage.stopAutoPlay()}];
  if (status.outcome) return endItems(stage);
  const backToMain = {key: "main_line", label: words.main_line, run: () => stage.ask({do: "main_line"})};
  const main = status.left === null ? [] : [backToMain];
  const action = match.playable ?? status.actions[0];
  const disabled = !match.isFree;
  const [pick] = match.picks.length ? status.actions : [];
  if (match.hasTimeLimit) {
    const label = match.isFree ? words.two_alike : words.wait_for_card; // the card to look at may still be coming
    return [{key: "two_alike", label, disabled: true, run: () => {}}, ...main];
  }
  if (pick) return [{key: "pick", label: words.pick_card, disabled, run: () => decision.do(pick)}, ...main];
  if (match.log.board || status.actions.length > 1 || status.order || decision.asksWords) {
    return [...decision.items({disabled}), ...main];
  }
  if (!action || (decision.number && !isRunning)) return main;
  const predictions = match.turnPredictions.items(status, (prediction) => stage.play(action.action, prediction));
  if (predictions && !isRunning) return [...predictions, ...main];
  const {label, price: note, zone} = action;
  const run = () => decision.do(action);
  return [{key: "play", label, note, zone, disabled: match.isDisconnected || isRunning, run}, ...main];
}

/**
 * Returns the buttons after a match: on to the lesson, another match, another game. They are there while the end is
 * narrated, so that the keyboard focus can wait there.
 * @param {Stage} stage
 * @returns {ActionItem[]}
 */
function endItems(stage) {
  const {match, words, home, conclusion} = stage;
  const lead = conclusion?.next;
  const isTold = !match.narration.isRunning;
  const leads = lead ? [{key: "lesson_on", label: lead.label, disabled: !isTold, run: () => lead.go()}] : [];
  const again = {
    key: "again",
    label: words.play_again,
    secondary: Boolean(lead),
    disabled: !isTold || match.isDisconnected,
    run: () => stage.ask({do: "new_match", deal: "new"}),
  };
  const run = () => location.assign(home);
  const next = {key: "next_game", label: words.next_game, secondary: true, disabled: !isTold, run};
  return [...leads, ...(match.status.deals.includes("new") ? [again] : []), ...(home ? [next] : [])];
}
