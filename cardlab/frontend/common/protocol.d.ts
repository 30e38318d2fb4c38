// Generated from cardlab/protocol by `make protocol`: do not edit it.

/** A whole number, at least 0. */
export type Count = number;

/** A moment by the page's clock, in milliseconds since 1970. */
export type Moment = number;

/** The value of a counter, or of an option of a game. */
export type Value = string | number | boolean | null;

/** A zone, and the place of a card in it. */
export type Place = [zone: string, place: Count];

/** The spelling of an action: `p1 play 7d`. */
export type ActionText = string;

/** How long a reflex moment lasts, in milliseconds, as a learner sets it; 0 for no limit. */
export type TimeLimit = 0 | 4000 | 8000;

/** The level of the opponents. */
export type BotLevel = "easy" | "medium" | "hard";

/** The deal of another match: the same cards, or new ones. */
export type DealKind = "same" | "new";

/** A stage of a lesson. */
export type StageKind = "watch" | "predict" | "practise" | "play" | "investigate" | "ticket";

/** Counters, options of a game or settings of an experiment, by their names. */
export type Values = Record<string, Value>;

/** A learner's prediction of the next action. */
export interface Prediction {
  value: string;
}

/** A message about a position. It changes nothing in any other position than the one that the page has seen. */
export interface Positioned {
  at: Count;
}

/** Plays an action. */
export interface Play extends Positioned {
  do: "play";
  action: ActionText;
  /** The learner's reaction time, in a reflex moment. */
  ms?: Count;
  /** The learner's prediction, if the status offers one. */
  prediction?: Prediction;
  /** Whether the page shows the possible predictions. If not, the answer does not compute them. */
  shows_predictions?: boolean;
}

/** Plays the cards that the learner has chosen. If they make no legal action, the answer names the rule that forbids it. */
export interface TryCards extends Positioned {
  do: "try_cards";
  cards: Place[];
}

/** Asks why an action is not allowed. */
export interface WhyNot {
  do: "why_not";
  action: ActionText;
}

/** Undoes the learner's last action and everything after it. */
export interface Undo extends Positioned {
  do: "undo";
}

/** Goes to another match that shares the first `to` actions. The match waits. */
export interface WhatIf extends Positioned {
  do: "what_if";
  to: Count;
}

/** Goes back to the main match from a what-if. */
export interface MainLine extends Positioned {
  do: "main_line";
}

/** Sets how long a reflex moment lasts. */
export interface SetTimeLimit extends Positioned {
  do: "set_time_limit";
  ms: TimeLimit;
}

/** Sets the bots of the other seats from now on. */
export interface SetBots extends Positioned {
  do: "set_bots";
  level: BotLevel;
}

/** Asks what each legal action is worth. */
export interface AskCoach extends Positioned {
  do: "ask_coach";
}

/** Asks for the possible predictions of the next action, for a page that has just opened its panel. It may come */
export interface AskPredictions {
  do: "ask_predictions";
}

/** Asks what the coach would have done differently in a match that is over. */
export interface ReviewMatch extends Positioned {
  do: "review_match";
}

/** Starts another match of the game. */
export interface NewMatch extends Positioned {
  do: "new_match";
  deal: DealKind;
}

/** Asks for all steps from the beginning, for a page that has reconnected. */
export interface ResendLog {
  do: "resend_log";
}

/** Opens a stage of a lesson. */
export interface OpenStage {
  do: "open_stage";
  stage: StageKind;
}

/** Asks for the parts of a lesson for several learners at one screen, when somebody wants to use them. */
export interface OpenTogether {
  do: "open_together";
}

/** Asks for the texts of the page in another language: the page itself, the first stage, and another open stage. */
export interface Translate {
  do: "translate";
  language: string;
  stage: StageKind;
  /** Whether this page has asked before, and has the texts that all pages share. */
  more?: boolean;
}

/** A message about a stage other than the match. The answer repeats its moment, so that the page knows what was processed. */
export interface Timed {
  at: Moment;
}

/** Records a question of practice that the learner has answered. */
export interface AnswerQuestion extends Timed {
  do: "answer_question";
  question: string;
  /** The answers, one try after the other. */
  said: string[];
  /** The number of hints before the first try. */
  hints: number;
  /** Whether the other child of a pair has answered. The level follows both; what the learner remembers stays as it is. */
  by_partner?: boolean;
}

/** Continues with a learner's memory from a file. */
export interface LoadMemory extends Timed {
  do: "load_memory";
  memory: string;
}

/** Works the answers in the memory of the other child of a pair into that memory, and sends it back. The learner's own */
export interface ReviewMemory extends Timed {
  do: "review_memory";
  memory: string;
}

/** Sets the highest level of practice, or practises only the simplest kinds. */
export interface SetPractice extends Timed {
  do: "set_practice";
  /** The level; null for that of the course. */
  top: number | null;
  fluency: boolean;
}

/** Keeps the learner's guess about an experiment. */
export interface Guess extends Timed {
  do: "guess";
  experiment: string;
  guess: string;
}

/** Deals games of an experiment, for each of the settings in `arms`. */
export interface RunExperiment extends Timed {
  do: "run_experiment";
  experiment: string;
  arms: Values[];
  games: number;
}

/** Deals no more games. The counts stay. */
export interface StopExperiment extends Timed {
  do: "stop_experiment";
}

/** Keeps that the question about the result of an experiment has been answered. */
export interface ConcludeExperiment extends Timed {
  do: "conclude_experiment";
  experiment: string;
}

/** Hands in an exit ticket, or has its answers checked. */
export interface HandInTicket extends Timed {
  do: "hand_in_ticket";
  answers: string[];
  /** The name on the ticket, if it goes to a teacher. */
  name?: string;
}

/** Asks for another exit ticket, after the learner's own one was checked. */
export interface NewTicket extends Timed {
  do: "new_ticket";
}

/** A message about a match. */
export type MatchMessage =
  | Play
  | TryCards
  | WhyNot
  | Undo
  | WhatIf
  | MainLine
  | SetTimeLimit
  | SetBots
  | AskCoach
  | AskPredictions
  | ReviewMatch
  | NewMatch
  | ResendLog;

/** A message about practice. */
export type PracticeMessage = AnswerQuestion | LoadMemory | ReviewMemory | SetPractice;

/** A message about experiments. */
export type ExperimentMessage = Guess | RunExperiment | StopExperiment | ConcludeExperiment;

/** A message about a stage of a lesson other than its match. */
export type StageMessage =
  | AnswerQuestion
  | LoadMemory
  | ReviewMemory
  | SetPractice
  | Guess
  | RunExperiment
  | StopExperiment
  | ConcludeExperiment
  | HandInTicket
  | NewTicket;

/** A message from a page. */
export type Message =
  | Play
  | TryCards
  | WhyNot
  | Undo
  | WhatIf
  | MainLine
  | SetTimeLimit
  | SetBots
  | AskCoach
  | AskPredictions
  | ReviewMatch
  | NewMatch
  | ResendLog
  | OpenStage
  | OpenTogether
  | Translate
  | AnswerQuestion
  | LoadMemory
  | ReviewMemory
  | SetPractice
  | Guess
  | RunExperiment
  | StopExperiment
  | ConcludeExperiment
  | HandInTicket
  | NewTicket;

/** The direction of a script. */
export type Direction = "ltr" | "rtl";

/** Several cards as a viewer sees them: their tokens, `?` for a hidden one; or only their number, if all are hidden. */
export type SeenCards = number | string[];

/** Cards are put into the game. */
export type Fill = [kind: "fill", zone: string, cards: SeenCards];

/** Where moved cards came from: their places, or only their number if the order is hidden. */
export type MovedFrom = [zone: string, which: Count | Count[]];

/** Cards move to a zone, at a place in it; -1 is its end. */
export type Move = [kind: "move", places: MovedFrom[], to: string, at: number, cards: SeenCards];

/** A card that is turned over, in its new look. */
export type TurnedCard = [zone: string, place: Count, token: string];

/** Cards are turned over. */
export type Turn = [kind: "turn", cards: TurnedCard[]];

/** Counters are set. */
export type Put = [kind: "put", values: Values];

/** The match is over. */
export type End = [kind: "end", outcome: string];

/** An event as a viewer sees it: its kind and its changes. */
export type SeenEvent = Fill | Move | Turn | Put | End;

/** The state of a visual model, with its name; each model has fields of its own. */
export type ModelState = {model: string; [name: string]: any};

/** The value of a card; a fraction is spelled `1/2`. */
export type CardNumber = number | string;

/** A value to choose, and its label. */
export interface Option {
  value: Value;
  label: string;
}

/** A word to choose, and its label. */
export interface TextOption {
  value: string;
  label: string;
}

/** A number to choose, and its label. */
export interface NumberOption {
  value: number;
  label: string;
}

/** An answer to the question what a face-down card will bring. */
export interface PredictionOption extends TextOption {
  /** The answer as a sentence repeats it: `You said: I win`. */
  said: string;
}

/** The question about what a face-down card will bring. */
export interface PredictionAsked {
  prompt: string;
  /** The answers; a seat is shown by its name and face. */
  options: PredictionOption[];
}

/** The question which card would have brought another answer. */
export interface ChangeAsked {
  prompt: string;
  options: TextOption[];
  answer: string;
  /** The reason why the right card does it. */
  reveal: string;
  /** The visual models that show it. */
  models: ModelState[];
  /** The events that put it on the table of the prediction; none if only the models show it. */
  events: SeenEvent[];
}

/** The result after the card was turned over. */
export interface PredictionCame {
  answer: string;
  /** Another answer -> the card that it needed. */
  needed: Record<string, string>;
  /** The answers that no card could have brought. */
  impossible: string[];
  change?: ChangeAsked;
}

/** The effect of one rule, or the events where none fired. */
export interface Step {
  /** The rule; "" if none fired. */
  rule: string;
  title: string;
  sentence: string;
  /** The sentence in a dozen words, in which the viewer is "you"; "" if an earlier step has already said it. */
  short?: string;
  working?: string;
  /** The number of the action that it belongs to; 0 for the set-up. */
  action: Count;
  /** The seat that acted, `all`, or null for the set-up. */
  who: string | null;
  /** The learner may celebrate: a war won, a sweep. */
  celebrate?: true;
  /** The counters of the players who are best by it: `total7.p1`. */
  best?: string[];
  /** It is narrated together with the next step. With `either`, it joins the one before if none follows. */
  flows?: "next" | "either";
  events: SeenEvent[];
  /** The question after the step, while a card of the next one lies face down. */
  predict?: PredictionAsked;
  /** Counters about the turn before, left out while the learner predicts. */
  hides?: string[];
  /** The result of the prediction after the step before. */
  came?: PredictionCame;
  /** The visual models to draw after the step. */
  models?: ModelState[];
  /** Nobody holds a card any more, so the models of the players' cards disappear. */
  bares?: true;
}

/** A seat, and its player. */
export interface Seat {
  seat: string;
  name: string;
  /** The court card that is the player's face. */
  face: string;
}

/** A zone of the game, and how a page draws it. */
export interface ZoneKind {
  name: string;
  /** Whether each seat has one. */
  own: boolean;
  lies: string;
  /** The part of the table where it is drawn. */
  stands: "packet" | "fight" | "hand" | "drawn" | "board" | "won" | "purse" | "aside" | "stock" | "heap";
  /** The card of a pile that lies on top. */
  top: "first" | "last";
  sorts: string | null;
  under: string | null;
  above: string | null;
  fleeting: boolean;
  countedBy: string;
  label: string;
}

/** A counter of the game. */
export interface CounterKind {
  name: string;
  /** Whether each seat has one. */
  own: boolean;
  /** The zone whose cards it counts; null for none. */
  counts: string | null;
  /** Whether it shows the progress of the match. */
  paces: boolean;
  /** Whether it names a seat whose cards are at stake. */
  spotlights: boolean;
  /** Whether it names the seats that may not act for now. */
  bars: boolean;
  /** The number of lamps that show it; 0 if it is written. */
  lamps: Count;
  label: string;
  /** Value -> its name, if values are words. */
  values: Record<string, string>;
}

/** The condition of a card on the one below it. */
export interface CardPairing {
  /** The sign between the two, read downwards. */
  sign: "<" | ">" | "\u2260";
  /** The ranks of the cards that fit. */
  ranks: string;
}

/** A number that hands should come near. */
export interface Goal {
  goal: number;
  /** The counter with a player's total for it, once it is known. */
  counter: string;
}

/** The facts that stay the same through a match: its seats, zones, counters and rules, with their names. */
export interface MatchSetting {
  game: string;
  name: string;
  lang: string;
  dir: Direction;
  viewer: string;
  seats: Seat[];
  zones: ZoneKind[];
  counters: CounterKind[];
  /** Rule -> the name of the place to jump to. */
  landmarks: Record<string, string>;
  /** Rule -> its text. */
  rules: Record<string, string>;
  /** A moment of somebody's first match, a rule, or a verb after `can-` -> its hint. */
  hints: Record<string, string>;
  /** The aim of the game, in a sentence; "" if the game gives none. */
  aim: string;
  /** Whether turns without a choice follow one another automatically, once the learner has begun. */
  runs: boolean;
  /** Whether players choose cards from a hand, around a board. Otherwise open cards are compared. */
  board: boolean;
  /** Number card -> its name; after `=`, `+` and `#` its worth, its number and its drawing (`number_card_names`). */
  cardNames: Record<string, string>;
  /** Card -> its value, if it has one. */
  numbers: Record<string, CardNumber>;
  /** Card -> its condition on the one below it, if zones of pairs lie one above the other. */
  pairings: Record<string, CardPairing>;
  /** Card -> its other value, if it has one. */
  others: Record<string, CardNumber>;
  /** Card -> its values to write on it, if its rank does not tell them. */
  writtenOn: Record<string, string>;
  /** A text that stays on the felt; "" in most games. */
  legend: string;
  /** The numbers that hands should come near; none in most games. */
  goals: Goal[];
  /** The rules whose working is written on the table. */
  written: string[];
  /** Counter -> its value at the beginning. */
  start: Values;
}

/** A match as one viewer may see it. */
export interface Log extends MatchSetting {
  steps: Step[];
}

/** How to drag cards to play an action, by the names of zones. */
export interface Drag {
  /** The zone where they lie. */
  zone: string;
  /** The zone where they are dropped, unless the action names cards of other zones, on which they are dropped instead. */
  to: string;
}

/** An action that is legal now, or one that a learner might want to play but may not. */
export interface LegalAction {
  /** Its spelling: `p1 play 7d`. */
  action: string;
  label: string;
  /** Its cost, in one line below the label; "" if the game gives none. */
  price: string;
  /** The places of the cards that choose it. */
  places: Place[];
  /** The fields that the learner must still say, by the names of `Said`. */
  asks: string[];
  /** The arithmetic that these fields are about, on the felt while the page asks for them: `17 + 4 = ?`; "" for none. */
  working: string;
  /** The amount, if that is its only field, as in a bet. */
  amount: number | null;
  /** Its name without the amount; "" if it has none. */
  kind: string;
  /** The text on the price tag if it is paid; "" for none. */
  tag: string;
  /** Whether it is only an alternative to the main action. */
  secondary: boolean;
  /** The zone that plays it when touched; "" for none. */
  zone: string;
}

/** A field that a learner says with an action: a number, some of several words, or a flag. */
export interface Said {
  name: string;
  several: boolean;
  flag: boolean;
  choices: TextOption[];
  prompt: string;
  /** The characters other than digits that a number may have: "½" for half points. */
  signs: string;
}

/** Cards of a hand that are moved together when it is put in order. */
export interface Packet {
  label: string;
  cards: string[];
}

/** Cards to put in order. */
export interface Order {
  action: string;
  label: string;
  zone: string;
  cards: string[];
  ranks: string;
  /** The packets that are moved as a whole; none if cards are moved one by one. */
  packets: Packet[];
}

/** A reflex moment. */
export interface Quick {
  /** The quick action. */
  act: LegalAction;
  /** The action that lets the moment pass. */
  let_pass: LegalAction;
  /** The number of milliseconds that it lasts; 0 for no limit. */
  within: Count;
  /** The possible time limits. */
  choices: TimeLimit[];
}

/** The cards that can be chosen. */
export interface Choice {
  /** The zones from which they can be chosen. */
  zones: string[];
  /** Whether several can be chosen at once. */
  several: boolean;
  /** Card -> its value. */
  numbers: Record<string, CardNumber>;
  /** Whether any card of a rank can be chosen instead. */
  byRank: boolean;
}

/** A highlight of a match that is over, and its step, from 1. */
export interface Highlight {
  step: Count;
  sentence: string;
}

/** A level of the opponents, in words. */
export interface OpponentLevel {
  level: BotLevel;
  label: string;
  /** A description of how they play. */
  about: string;
}

/** The level of the opponents, and the possible levels. */
export interface Bots {
  /** The current level; null if it is none of these. */
  level: BotLevel | null;
  levels: OpponentLevel[];
}

/** A possible outcome of the next action. */
export interface MayCome {
  value: string;
  label: string;
  /** Its chance, as a number of cards out of twenty; null if it is not shown. */
  cards: Count | null;
}

/** The possible predictions of the next action. */
export interface PredictionOffer {
  ask: string;
  choices: MayCome[];
}

/** The result of the prediction of the last action. */
export interface SettledPrediction {
  value: string;
  right: boolean;
  /** The counters that it won; a loss is negative. */
  gain: number;
  told: string;
}

/** The learner's record, and the next possible predictions. */
export interface Predictions {
  counters: number;
  /** The number of right predictions … */
  right: Count;
  /** … out of all. */
  of: Count;
  /** The prediction of the last action. */
  last: SettledPrediction | null;
  /** Whether the next action can be predicted. */
  next: boolean;
  /** null if the page does not show it. */
  offer: PredictionOffer | null;
}

/** The learner's possible actions, with everything that the page needs to offer them. */
export interface ActionsOffered {
  /** The seat to decide, `all` if nobody chooses, or null. */
  waiting: string | null;
  actions: LegalAction[];
  /** The actions that the learner might want to play but may not. */
  refused: LegalAction[];
  order: Order | null;
  quick: Quick | null;
  choice: Choice;
  /** Verb -> how to drag its actions. */
  drags: Record<string, Drag>;
  /** The decision to make, if the game describes it; "" otherwise. */
  task: string;
  /** Whether the learner has only one action and no choice. */
  forced: boolean;
  asks: Said[];
}

/** The progress of a match: turn 12 of 30. `of` is 0 if the number of turns is not known. */
export interface Progress {
  now: Count;
  of: Count;
  unit: "turn" | "hand" | "match" | "campaign";
}

/** The state of the match for the learner. */
export interface Status extends ActionsOffered {
  /** The number of actions played. */
  at: Count;
  /** The largest unit first; none if the match goes on until somebody has won. */
  progress: Progress[];
  /** Whether the page marks which of the learner's pairs fit. */
  marks_pairs: boolean;
  outcome: string | null;
  /** Whether the learner may ask the coach. */
  coach: boolean;
  bots: Bots | null;
  predictions: Predictions | null;
  undo: boolean;
  /** The number of actions of the main match, during a what-if. */
  left: Count | null;
  /** The possible deals of another match. */
  deals: DealKind[];
  /** Highlights of a finished match. */
  highlights: Highlight[];
  /** Whether the learner may ask for the coach's review. */
  looks_back: boolean;
  /** A sentence that says how much the coach has looked at, and what it has found. */
  looked: string;
  /** A sentence that says why a finished match does not count as played; "" if it does. */
  uncounted: string;
  /** The seed of the deal, sent when the match is over. */
  seed: Count | null;
}

/** A notice for a learner whose message changes nothing. */
export interface Notice {
  title: string;
  sentence: string;
  /** The rule that forbids the action. */
  rule?: string;
}

/** The coach's advice on one action. */
export interface Counsel {
  action: string;
  label: string;
  cards: string[];
  sentence: string;
  worth: number | null;
  /** The number of matches won with it, out of a hundred. */
  wins: number | null;
  error: number | null;
  /** The number of tries; 0 if its worth is known exactly. */
  tries: Count;
}

/** The coach's advice on all actions, the best first. */
export interface CoachAdvice {
  notes: string[];
  best_first: Counsel[];
}

/** The worth of a move compared with the best one. */
export interface Feedback {
  sentence: string;
  working: string;
}

/** How many steps stay, the steps that follow, and the possible actions. */
export interface MatchAnswer {
  cut: Count;
  steps: Step[];
  status: Status;
  said?: Notice | null;
  counsel?: CoachAdvice;
  feedback?: Feedback | null;
}

/** The possible predictions after a number of actions. */
export interface OfferedPredictions {
  predictions: PredictionOffer | null;
  at: Count;
}

/** Who may think for longer than a moment. */
export type Thinker = "bots" | "coach";

/** Somebody has begun to think. */
export interface Thinks {
  thinks: Thinker;
}

/** The `at` of the message that is answered; null if it had none. */
export type Heard = Moment | null;

/** The way in which a question is answered. */
export type AnswerType = "number" | "place" | "one" | "card" | "several" | "order";

/** An answer to a question as plain data: a number in its canonical form, a value, or values. */
export type AnswerValue = string | string[];

/** The result of a check: `right`, `rounded`, `misrounded`, `other`, `blank`, `unreadable`, or a misconception. */
export type Verdict = string;

/** The characters of numbers besides digits: `½/`. */
export type Signs = string;

/** The result of a question: right at the first try, right with hints, missed. */
export type Outcome = "first" | "helped" | "missed";

/** A kind, the number of its last question, and the number of right answers at the first try. */
export type KindRecord = [stem: string, asked: Count, right: Count];

/** A question that comes back, the number of questions after which it comes, and its distance from the miss. */
export type ReturningQuestion = [question: string, when: Count, apart: Count];

/** The scheduler's record of a fact. */
export type Fact = {[name: string]: any};

/** An option to choose in a question. */
export interface Choosable {
  value: string;
  label: string;
  cards: string[];
}

/** Cards that a question shows, and the seat they belong to. */
export interface ShownCards {
  cards: string[];
  label: string;
}

/** A picture that a question shows only briefly: a model, or the dots of its cards; and its spoken form. */
export interface ShownFlash {
  model: ModelState | null;
  heard: string;
}

/** A question alone, without anything that reveals its answer. */
export interface QuestionToAnswer {
  kind: string;
  answer_type: AnswerType;
  level: number;
  prompt: string;
  choices: Choosable[];
  shows: ShownCards[];
  model: ModelState | null;
  flash: ShownFlash | null;
  signs: Signs;
}

/** A wrong answer that shows a misconception, and the reply to it. */
export interface Misconception {
  name: string;
  answer: AnswerValue;
  reply: string;
}

/** A question with everything that a page needs to check and explain it, apart from its name. */
export interface QuestionWithAnswer extends QuestionToAnswer {
  practises: string;
  answer: AnswerValue;
  answer_text: string;
  hints: string[];
  working: string;
  /** The visual model next to the working, if the question has none. */
  solution: ModelState | null;
  replies: Record<string, string>;
  misconceptions: Misconception[];
}

/** A question that a page asks. */
export interface Question extends QuestionWithAnswer {
  id: string;
}

/** The kinds of a level; they are written with the level of their questions: `sum.1`. */
export interface Rung {
  level: number;
  core: string[];
  others: string[];
}

/** The kinds to practise, level by level. */
export interface CourseRungs {
  rungs: Rung[];
  /** The levels of the fluency round, which has only the simplest kinds; none if there is no such round. */
  fluency: Rung[];
  /** The highest level, unless the learner chooses another. */
  top: number;
}

/** The kinds to practise, with their names. */
export interface Course extends CourseRungs {
  /** The name of the fluency round. */
  named: string;
  /** The names of the kinds: `sum` -> `Sums`. */
  kinds: Record<string, string>;
}

/** The learner's choices for practice. */
export interface Wanted {
  /** The highest level; null for that of the course. */
  top: number | null;
  /** Whether the learner wants the fluency round. */
  fluency: boolean;
}

/** The progress of a round of practice. */
export interface PracticeProgress extends Wanted {
  level: number;
  /** The kinds that have been asked on this level. */
  turns: KindRecord[];
  /** The number of core questions since the last other one. */
  core: Count;
  /** The number of misses in a row. */
  missed: Count;
  asked: Count;
  /** The questions that come back. */
  back: ReturningQuestion[];
  /** Questions that will come back when there is room. */
  later: string[];
  /** Whether the last question was one that came back. */
  again: boolean;
}

/** A learner's memory. */
export interface Memory extends Wanted {
  version: number;
  lesson: string;
  level: number;
  /** The kinds with a right answer at the first try, each with its level. */
  mastered: string[];
  facts: Record<string, Fact>;
  /** The scheduler's records of the kinds themselves, each with its level. */
  skills: Record<string, Fact>;
  /** The kinds whose cards lie face up in the learner's deck. */
  turned: string[];
}

/** A skill, and its card in the learner's deck. */
export interface SkillCard {
  /** Kind and level: `sum.1`. */
  stem: string;
  /** The name of the card: `4h`. */
  card: string;
  /** The name in a child's words. */
  name: string;
  /** The name in a teacher's words. */
  teacher: string;
  picture: ModelState;
}

/** The first state of a page of practice. */
export interface PractiseTrait {
  questions: Question[];
  course: Course;
  pace: PracticeProgress;
  /** The results of the questions of this set. */
  came: Outcome[];
  memory: Memory;
  /** The cards of this lesson in the learner's deck, face up or not. */
  suit: SkillCard[];
}

/** An answer from practice. */
export interface PractiseAnswer {
  did: "answer_question" | "load_memory" | "review_memory" | "set_practice";
  heard: Heard;
  pace?: PracticeProgress;
  came?: Outcome[];
  mastered?: string[];
  /** The facts that have changed. */
  facts?: Record<string, Fact>;
  /** The kinds that have changed, each with its level. */
  skills?: Record<string, Fact>;
  /** The kinds whose cards lie face up in the learner's deck, each with its level. */
  turned?: string[];
  memory?: Memory;
  /** The memory of the other child of a pair, with that child's answers worked in. */
  partner?: Memory;
  /** Questions for later. */
  more?: Question[];
  /** The question that was answered. */
  answered?: string;
  /** The reason why the message was refused, as a sentence. Then there are no other fields. */
  refused?: string;
}

/** One bar of a plot: how often a result came, as a fraction of 1 and as text. */
export interface Row {
  label: string;
  n: string;
  share: number;
  share_text: string;
  exact: number | null;
  exact_text: string;
  fraction: string;
}

/** One of the settings that are compared: its label, its bars, and its mean if it is shown. */
export interface Arm {
  label: string;
  rows: Row[];
  figure: string;
  exact_figure: string;
}

/** A line across a plot, at a height as a fraction of 1. */
export interface PlotLine {
  at: number;
  label: string;
}

/** The cards of a single game, and the sentence about them: 5 + 3 = 8. */
export interface OneGame {
  cards: string[];
  text: string;
}

/** The counts so far. */
export interface Counted {
  experiment: string;
  run: number;
  dealt: Count;
  games: Count;
  ended: boolean;
  settings: Values[];
  caption: string;
  arms: Arm[];
  /** The cards, if a race has just dealt a single game. */
  one_game: OneGame | null;
  /** The height of the plot, as a fraction of 1. */
  top: number;
  lines: PlotLine[];
  sentence: string;
  /** Asked after all games of the question have been dealt. */
  question: Question | null;
  /** The explanation of the result, for after the question has been answered. */
  why: string;
}

/** A setting that can be changed in an experiment, with its values. */
export interface ExperimentField {
  name: string;
  label: string;
  values: Option[];
}

/** An option of a guess. */
export interface PicturedOption extends TextOption {
  /** The cards that stand for it, `?` for one face down; none if it is only a word. */
  cards: string[];
}

/** The settings that are dealt first. */
export interface UsualRun {
  arms: Values[];
  games: Count;
}

/** An experiment: the question to guess, the settings, and the result. */
export interface Experiment {
  name: string;
  title: string;
  ask: string;
  /** The cards that the question is about. */
  cards: string[];
  /** The number of cards that a single game shows. */
  turns_up: number;
  options: PicturedOption[];
  guess: string | null;
  /** Whether the question at the end has been answered. */
  answered: boolean;
  counted: string;
  /** The whole to which the shares refer. */
  of: string;
  usual: UsualRun;
  /** Whether its bars race: the learner guesses one, and further games are added to the earlier ones. */
  races: boolean;
  /** The numbers of games to choose from. */
  games: NumberOption[];
  fields: ExperimentField[];
  told: Counted | null;
}

/** The first state of a page of experiments. */
export interface InvestigateTrait {
  experiments: Experiment[];
}

/** The stored state of an experiment. */
export interface KeptGuess {
  experiment: string;
  guess: string | null;
  answered: boolean;
}

/** An answer from experiments; `told` comes again and again while games are dealt. */
export interface InvestigateAnswer {
  heard?: Heard;
  told?: Counted;
  kept?: KeptGuess;
  refused?: string;
  /** The experiment in which a message was refused. */
  experiment?: string | null;
}

/** A question of an exit ticket. */
export interface TicketQuestion extends QuestionToAnswer {
  /** The reply to an answer that cannot be read. */
  unreadable: string;
}

/** The result of one answer, with its working. */
export interface CheckedAnswer {
  right: boolean;
  /** Lesson, kind and verdict: `addition_war.sum.concatenated`. */
  answer_kind: string;
  prompt: string;
  said: string;
  reply: string;
  working: string;
  answer: string;
}

/** One question of a ticket that was handed in. */
export interface TicketItem extends CheckedAnswer {
  index: Count;
}

/** A ticket that was handed in. */
export interface TicketResult {
  answers: TicketItem[];
  right: Count;
}

/** The first state of a page of an exit ticket. */
export interface TicketTrait {
  questions: TicketQuestion[];
  seed: number;
  /** The ticket number of `LessonSession`. */
  seat: Count;
  /** None before the ticket is handed in; for one that goes to a teacher, None until the teacher shows the answers. */
  result: TicketResult | null;
  /** Whether the ticket goes to a teacher. Otherwise the answers are checked, and no name leaves the page. */
  hands_in: boolean;
  /** Whether it has been handed in. */
  handed_in: boolean;
  /** The name on a ticket that has been handed in. */
  name: string;
  /** Whether the learner may have another one. Not for the ticket of a class, in which everyone has the same questions. */
  renews: boolean;
}

/** An answer from an exit ticket. */
export interface TicketAnswer {
  /** None if the answer comes by itself, when the teacher shows the answers. */
  heard: Heard;
  result?: TicketResult;
  /** In place of the result, as long as the teacher does not show it. */
  handed_in?: true;
  /** Another one, or the same if there is no other. */
  ticket?: TicketTrait;
  refused?: string;
}

/** A line of a rule card. */
export interface RuleCardLine {
  cards: string[];
  text: string;
}

/** A part of a rule card. */
export interface RuleCardPart {
  title: string;
  lines: RuleCardLine[];
}

/** Card values, scoring, and who wins. */
export interface RuleCard {
  title: string;
  /** The label of the button that closes it. */
  close: string;
  parts: RuleCardPart[];
}

/** A stage of a lesson. */
export interface LessonStage {
  kind: StageKind;
  label: string;
  help: string;
  /** A sentence about what was learned, at its end; "" for none. */
  learned: string;
}

/** A stage that shows a match. */
export interface MatchStage extends LessonStage {
  log: Log;
  /** The step that is shown first. */
  begins: Count;
}

/** A lesson in its first state. */
export interface Lesson {
  slug: string;
  /** The name under which the browser keeps the memory of practice. */
  key: string;
  name: string;
  summary: string;
  lang: string;
  dir: Direction;
  /** null if the lesson has none. */
  rules: RuleCard | null;
  stages: (LessonStage | MatchStage)[];
  /** Whether the page asks for stages when they are opened. */
  opens?: true;
}

/** The traits of a stage that has just been opened. */
export interface StageTraits {
  log?: Log;
  status?: Status;
  practise?: PractiseTrait;
  investigate?: InvestigateTrait;
  ticket?: TicketTrait;
}

/** A stage that the page asked for: the stage itself with its log, or its traits. */
export interface Opened {
  /** null if the lesson has no such stage. */
  opened: StageKind | null;
  stage?: MatchStage;
  traits?: StageTraits;
}

/** The parts of a lesson for several learners at one screen. */
export interface Together {
  /** The texts, with `{n}` for a field that the page fills in. */
  texts: Record<string, string>;
  /** The possible second languages -> their short names. */
  languages: Record<string, string>;
  /** A stage -> its talk prompts, by the rule that has fired or the kind of question; "" for everything else. */
  talk: Record<string, Record<string, string>>;
}

/** The answer to a page that asks for the parts for several learners at one screen. */
export interface OpenedTogether {
  /** null if there is no lesson. */
  together: Together | null;
}

/** The texts of a page in another language. */
export interface Translated {
  /** The language; null if it does not exist. */
  translated: string | null;
  dir?: Direction;
  /** A text in the language of the page -> its translation. */
  texts?: Record<string, string>;
}

/** An answer from practice. */
export interface Practised {
  practise: PractiseAnswer;
}

/** An answer from the experiments. */
export interface Investigated {
  investigate: InvestigateAnswer;
}

/** An answer from the exit ticket. */
export interface HandedIn {
  ticket: TicketAnswer;
}

/** An answer to a page. */
export type Answer =
  | MatchAnswer
  | OfferedPredictions
  | Thinks
  | Opened
  | OpenedTogether
  | Translated
  | Practised
  | Investigated
  | HandedIn;

/** The first frame of a page, which names its tab and its session. */
export interface Hello {
  /** The name of the tab, which the page chooses at random. */
  hello: string;
  v: 2;
  /** The key in the page, which is valid only together with the browser's cookie. */
  session: string;
}

/** A message, with its number. The numbers of a tab increase. */
export interface Sent {
  n: Moment;
  widget: Count;
  content: Message;
}

/** The page wants to start over: its session is deleted. */
export interface StartOver {
  anew: true;
}

/** A frame from the page. */
export type FromPage = Hello | Sent | StartOver;

/** The answer to the first frame. */
export interface Welcome {
  welcome: 2;
  /** The number of the last message that was processed from this tab. */
  heard: Moment;
  /** The number of messages that were processed from all tabs. */
  taken: Moment;
}

/** An answer. Without `n`, it is a message that this page has not asked for. */
export interface Told {
  n?: Moment;
  widget: Count;
  content: Answer;
}

/** The session has been deleted; the page reloads. */
export interface StartedOver {
  anew: true;
}

/** The server ends. */
export interface Ends {
  ends: true;
}

/** A frame from the server. */
export type FromServer = Welcome | Told | StartedOver | Ends;
