// Generated from cardlab/protocol by `make protocol`: do not edit it.

/** A whole number from 0 on. */
export type Count = number;

/** A moment by the page's clock, in milliseconds since 1970. */
export type Moment = number;

/** The value of a counter, or of an option of a game. */
export type Value = string | number | boolean | null;

/** A zone, and the place of a card in it. */
export type Place = [zone: string, place: Count];

/** An action as it is spelled: `p1 play 7d`. */
export type ActionText = string;

/** How long a moment for the quick lasts, in milliseconds, as a learner sets it; 0 is as long as the learner likes. */
export type TimeLimit = 0 | 4000 | 8000;

/** How strong the opponents are. */
export type BotLevel = "easy" | "medium" | "hard";

/** What another match is dealt: the same cards, or others. */
export type DealKind = "same" | "new";

/** A stage of a lesson. */
export type StageKind = "watch" | "predict" | "practise" | "play" | "investigate" | "ticket";

/** Counters, options of a game or settings of an experiment, by their names. */
export type Values = Record<string, Value>;

/** What a learner predicts of the next action. */
export interface Prediction {
  value: string;
}

/** A message about a position. In another position than the page has seen it changes nothing. */
export interface Positioned {
  at: Count;
}

/** Play an action. */
export interface Play extends Positioned {
  do: "play";
  action: ActionText;
  /** How long the learner took, where quickness counts. */
  ms?: Count;
  /** What the learner predicts, where the status offers it. */
  prediction?: Prediction;
  /** Whether the page shows what may be predicted; else the answer does not work it out. */
  shows_predictions?: boolean;
}

/** Play the cards that the learner has chosen, or say by which rule they make no legal action. */
export interface TryCards extends Positioned {
  do: "try_cards";
  cards: Place[];
}

/** Say why an action is not allowed. */
export interface WhyNot {
  do: "why_not";
  action: ActionText;
}

/** Take back the learner's last action and all that followed. */
export interface Undo extends Positioned {
  do: "undo";
}

/** Go to another match that shares the first `to` actions; the match waits. */
export interface WhatIf extends Positioned {
  do: "what_if";
  to: Count;
}

/** Go back to the match that a what-if has left. */
export interface MainLine extends Positioned {
  do: "main_line";
}

/** Set how long a moment for the quick lasts. */
export interface SetTimeLimit extends Positioned {
  do: "set_time_limit";
  ms: TimeLimit;
}

/** Set who plays the other seats from now on. */
export interface SetBots extends Positioned {
  do: "set_bots";
  level: BotLevel;
}

/** Say what each legal action is worth. */
export interface AskCoach extends Positioned {
  do: "ask_coach";
}

/** Say what may be predicted of the next action, to a page that has just opened its panel. It may come at any time. */
export interface AskPredictions {
  do: "ask_predictions";
}

/** Say what the coach would have done otherwise in a match that is over. */
export interface ReviewMatch extends Positioned {
  do: "review_match";
}

/** Begin another match of the game. */
export interface NewMatch extends Positioned {
  do: "new_match";
  deal: DealKind;
}

/** Send all steps from the beginning, to a page that is there again. */
export interface ResendLog {
  do: "resend_log";
}

/** Open a stage of a lesson. */
export interface OpenStage {
  do: "open_stage";
  stage: StageKind;
}

/** Say what a lesson has for several learners at one screen: a page asks when somebody wants any of it. */
export interface OpenTogether {
  do: "open_together";
}

/** Say in another language what the page says in its own: the page itself, the first stage, and another that is open. */
export interface Translate {
  do: "translate";
  language: string;
  stage: StageKind;
  /** Whether this page has asked before, and knows the texts that all pages have. */
  more?: boolean;
}

/** A message about a stage other than the match. The answer names its moment, so that the page knows what was taken. */
export interface Timed {
  at: Moment;
}

/** Take note of a question of practice that the learner has answered. */
export interface AnswerQuestion extends Timed {
  do: "answer_question";
  question: string;
  /** What was answered, one try after the other. */
  said: string[];
  /** How many hints were shown before the first try. */
  hints: number;
}

/** Go on with what was learnt, from a file. */
export interface LoadMemory extends Timed {
  do: "load_memory";
  memory: string;
}

/** Practise up to another level, or the simplest kinds alone. */
export interface SetPractice extends Timed {
  do: "set_practice";
  /** The level; null for that of the course. */
  top: number | null;
  fluency: boolean;
}

/** Keep what the learner thinks will come of an experiment. */
export interface Guess extends Timed {
  do: "guess";
  experiment: string;
  guess: string;
}

/** Deal games of an experiment, for each of the settings in `arms` side by side. */
export interface RunExperiment extends Timed {
  do: "run_experiment";
  experiment: string;
  arms: Values[];
  games: number;
}

/** Deal no more games; what has been counted stays. */
export interface StopExperiment extends Timed {
  do: "stop_experiment";
}

/** Keep that the question about what came of an experiment has been answered. */
export interface ConcludeExperiment extends Timed {
  do: "conclude_experiment";
  experiment: string;
}

/** Hand in an exit ticket, or have its answers checked. */
export interface HandInTicket extends Timed {
  do: "hand_in_ticket";
  answers: string[];
  /** Whose it is, where the ticket is handed in to somebody. */
  name?: string;
}

/** Ask for another exit ticket, after one of the learner's own was checked. */
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
export type PracticeMessage = AnswerQuestion | LoadMemory | SetPractice;

/** A message about experiments. */
export type ExperimentMessage = Guess | RunExperiment | StopExperiment | ConcludeExperiment;

/** A message about a stage of a lesson other than its match. */
export type StageMessage =
  | AnswerQuestion
  | LoadMemory
  | SetPractice
  | Guess
  | RunExperiment
  | StopExperiment
  | ConcludeExperiment
  | HandInTicket
  | NewTicket;

/** A message of a page. */
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
  | SetPractice
  | Guess
  | RunExperiment
  | StopExperiment
  | ConcludeExperiment
  | HandInTicket
  | NewTicket;

/** The direction of a script. */
export type Direction = "ltr" | "rtl";

/** Several cards as a viewer sees them: their tokens, `?` for a hidden one; or only how many, where all are hidden. */
export type SeenCards = number | string[];

/** Cards are put into the game. */
export type Fill = [kind: "fill", zone: string, cards: SeenCards];

/** Where cards lay that move: their places, or how many where the order is hidden. */
export type MovedFrom = [zone: string, which: Count | Count[]];

/** Cards move to a zone, at a place in it; -1 is its end. */
export type Move = [kind: "move", places: MovedFrom[], to: string, at: number, cards: SeenCards];

/** A card that is turned over, as it looks then. */
export type TurnedCard = [zone: string, place: Count, token: string];

/** Cards are turned over. */
export type Turn = [kind: "turn", cards: TurnedCard[]];

/** Counters are set. */
export type Put = [kind: "put", values: Values];

/** The match is over. */
export type End = [kind: "end", outcome: string];

/** What a viewer sees of an event: its kind and what changes. */
export type SeenEvent = Fill | Move | Turn | Put | End;

/** The state of a visual model, with its name; each model has fields of its own. */
export type ModelState = {model: string; [name: string]: any};

/** What a card counts; a fraction is spelled: `1/2`. */
export type CardNumber = number | string;

/** A value to choose, and what it is called. */
export interface Option {
  value: Value;
  label: string;
}

/** A word to choose, and what it is called. */
export interface TextOption {
  value: string;
  label: string;
}

/** A number to choose, and what it is called. */
export interface NumberOption {
  value: number;
  label: string;
}

/** What a learner predicts while a card lies face down. */
export interface PredictionAsked {
  prompt: string;
  /** The answers; a seat is shown by its name and face. */
  options: TextOption[];
}

/** The question which card would have brought another answer. */
export interface ChangeAsked {
  prompt: string;
  options: TextOption[];
  answer: string;
  /** Why the right card does it. */
  reveal: string;
}

/** What came when the card was turned over. */
export interface PredictionCame {
  answer: string;
  /** Another answer -> which card it needed. */
  needed: Record<string, string>;
  change?: ChangeAsked;
}

/** What one rule has done, or what happened where none fired. */
export interface Step {
  /** The rule; "" where none fired. */
  rule: string;
  title: string;
  sentence: string;
  /** The sentence in a dozen words, in which the viewer is "you"; "" where an earlier step has said it. */
  short?: string;
  working?: string;
  /** The number of the action that it belongs to; 0 for the set-up. */
  action: Count;
  /** The seat that acted, `all`, or null for the set-up. */
  who: string | null;
  /** The learner may celebrate: a war won, a sweep. */
  celebrate?: true;
  /** The counters of players who are the best by it: `total7.p1`. */
  best?: string[];
  /** It is told in one breath with the next step, or, where none comes, with the one before too. */
  flows?: "next" | "either";
  events: SeenEvent[];
  /** What is predicted after the step, while a card of the next one lies face down. */
  predict?: PredictionAsked;
  /** Counters that tell of the turn before, left out while something is predicted. */
  hides?: string[];
  /** What has come of the prediction after the step before. */
  came?: PredictionCame;
  /** The visual models to draw after the step. */
  models?: ModelState[];
  /** Nobody holds a card any more: the models of what players held are gone. */
  bares?: true;
}

/** A seat, and who sits there. */
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
  /** Which card lies on top of a pile. */
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
  /** Whether it says how far the match is. */
  paces: boolean;
  /** Whether it names a seat whose cards are at stake. */
  spotlights: boolean;
  /** Whether it names the seats that may not act for now. */
  bars: boolean;
  /** How many lamps stand for it; 0 where it is written. */
  lamps: Count;
  label: string;
  /** Value -> what it is called, where values are words. */
  values: Record<string, string>;
}

/** What a card asks of the one below it. */
export interface CardPairing {
  /** The sign between the two, read downwards. */
  sign: "<" | ">" | "\u2260";
  /** The ranks of the cards that fit. */
  ranks: string;
}

/** A number that hands come near to. */
export interface Goal {
  goal: number;
  /** The counter with a player's total for it, once that is told. */
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
  /** Rule -> what the place is called that one jumps to. */
  landmarks: Record<string, string>;
  /** Rule -> its text. */
  rules: Record<string, string>;
  /** What somebody is told who plays the game for the first time, one thing at a time. */
  hints: string[];
  /** What the game is about, in a sentence; "" where it does not say. */
  aim: string;
  /** Whether turns without a choice follow one another by themselves, once the learner has begun. */
  runs: boolean;
  /** Card -> what it counts, where it counts something. */
  numbers: Record<string, CardNumber>;
  /** Card -> what it asks of the one below it, where zones of pairs lie one above the other. */
  pairings: Record<string, CardPairing>;
  /** Card -> the other number that it may count, where it has one. */
  others: Record<string, CardNumber>;
  /** The numbers that hands come near to; none in most games. */
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

/** How cards are dragged to do an action, by the names of zones. */
export interface Drag {
  /** Where they lie. */
  zone: string;
  /** Where they are dropped, unless the action names cards of other zones: these are where it is dropped then. */
  to: string;
}

/** An action that may be done now, or one that a learner might want to do and may not. */
export interface LegalAction {
  /** As it is spelled: `p1 play 7d`. */
  action: string;
  label: string;
  /** What it costs, in one line below the label; "" where the game does not say. */
  price: string;
  /** Where the cards lie by which it is chosen. */
  places: Place[];
  /** What is still to be said with it, by the names of `Said`. */
  asks: string[];
  /** How much it is about, where that is all that it says: a bet. */
  amount: number | null;
  /** What it is called without the amount; "" where it has none. */
  kind: string;
  /** What stands on the price tag where it is paid; "" for none. */
  tag: string;
  /** Whether it is no more than an offer, beside what comes first. */
  secondary: boolean;
  /** The zone whose touch stands for it; "" for none. */
  zone: string;
}

/** What a learner says along with an action: a number, some of several words, or a flag. */
export interface Said {
  name: string;
  several: boolean;
  flag: boolean;
  choices: TextOption[];
  prompt: string;
}

/** Cards of a hand that are put in order together. */
export interface Packet {
  label: string;
  cards: string[];
}

/** Cards that are to be put in order. */
export interface Order {
  action: string;
  label: string;
  zone: string;
  cards: string[];
  ranks: string;
  /** The packets that are moved as a whole; none where each card is. */
  packets: Packet[];
}

/** A matter of quickness. */
export interface Quick {
  /** What is to be done quickly. */
  act: LegalAction;
  /** What lets the moment pass. */
  let_pass: LegalAction;
  /** How many milliseconds it lasts; 0 is as long as the learner likes. */
  within: Count;
  /** How long it may last. */
  choices: TimeLimit[];
}

/** Which cards can be chosen. */
export interface Choice {
  /** The zones from which they can be chosen. */
  zones: string[];
  /** Whether several can be chosen at once. */
  several: boolean;
  /** Card -> what it counts. */
  numbers: Record<string, CardNumber>;
  /** Whether any card of a rank will do. */
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
  /** How they play. */
  about: string;
}

/** How strong the opponents are, and how strong they might be. */
export interface Bots {
  /** The level at which they play; null where it is none of these. */
  level: BotLevel | null;
  levels: OpponentLevel[];
}

/** What may come of the next action. */
export interface MayCome {
  value: string;
  label: string;
  /** How likely it is, as so many of twenty cards; null where that is not told. */
  cards: Count | null;
}

/** What may be predicted of the next action. */
export interface PredictionOffer {
  ask: string;
  choices: MayCome[];
}

/** How the prediction of the last action went. */
export interface SettledPrediction {
  value: string;
  right: boolean;
  /** The counters that it won; a loss is below zero. */
  gain: number;
  told: string;
}

/** The learner's record, and what may be predicted. */
export interface Predictions {
  counters: number;
  /** How many predictions were right … */
  right: Count;
  /** … of how many. */
  of: Count;
  /** The prediction of the last action. */
  last: SettledPrediction | null;
  /** Whether something may be predicted of the next action. */
  next: boolean;
  /** null where the page does not show it. */
  offer: PredictionOffer | null;
}

/** What the learner may do now, and what the page must know to offer it. */
export interface ActionsOffered {
  /** Who is to decide: a seat, `all` where nobody chooses, or null. */
  waiting: string | null;
  actions: LegalAction[];
  /** What the learner might want to do and may not. */
  refused: LegalAction[];
  order: Order | null;
  quick: Quick | null;
  choice: Choice;
  /** Verb -> how its actions can be dragged. */
  drags: Record<string, Drag>;
  /** What the learner's own cards come to, in a sentence. */
  reckoned: string | null;
  /** What there is to decide, where a game says it; "" elsewhere. */
  task: string;
  /** Whether there is just one thing for the learner to do, and nothing to choose. */
  forced: boolean;
  asks: Said[];
}

/** How far a match is, where that is counted: turn 12 of 30. */
export interface Progress {
  now: Count;
  of: Count;
  unit: "turn" | "hand" | "match";
}

/** How the match stands for the learner. */
export interface Status extends ActionsOffered {
  /** How many actions have been played. */
  at: Count;
  /** null where the match goes on until somebody has won. */
  progress: Progress | null;
  /** Whether it is marked which of the learner's pairs fit. */
  marks_pairs: boolean;
  outcome: string | null;
  /** Whether the coach may be asked. */
  coach: boolean;
  bots: Bots | null;
  predictions: Predictions | null;
  undo: boolean;
  /** How many actions the match had that a what-if has left. */
  left: Count | null;
  /** How another match may be dealt. */
  deals: DealKind[];
  /** What to look at again when the match is over. */
  highlights: Highlight[];
  /** Whether the coach may be asked what it would have done. */
  looks_back: boolean;
  /** At how much the coach has looked, and what came of it. */
  looked: string;
  /** What decided the deal; told when the match is over. */
  seed: Count | null;
}

/** What a learner is told whose message changes nothing. */
export interface Notice {
  title: string;
  sentence: string;
  /** The rule that forbids the action. */
  rule?: string;
}

/** What the coach says of one action. */
export interface Counsel {
  action: string;
  label: string;
  cards: string[];
  sentence: string;
  worth: number | null;
  /** So many matches of a hundred are won with it. */
  wins: number | null;
  error: number | null;
  /** How often it was tried out; 0 where its worth is known exactly. */
  tries: Count;
}

/** What the coach says of all actions, the best first. */
export interface CoachAdvice {
  notes: string[];
  best_first: Counsel[];
}

/** What a move was worth beside the best one. */
export interface Feedback {
  sentence: string;
  working: string;
}

/** How many steps stay, those that follow, and what may be done now. */
export interface MatchAnswer {
  cut: Count;
  steps: Step[];
  status: Status;
  said?: Notice | null;
  counsel?: CoachAdvice;
  feedback?: Feedback | null;
}

/** What may be predicted after so many actions. */
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

/** The `at` of the message that is answered; null where it had none. */
export type Heard = Moment | null;

/** How a question is answered. */
export type AnswerType = "number" | "place" | "one" | "card" | "several" | "order";

/** An answer to a question as plain data: a number in its canonical form, a value, or values. */
export type AnswerValue = string | string[];

/** What checking an answer finds: `right`, `other`, `blank`, `unreadable`, or the name of a misconception. */
export type Verdict = string;

/** The signs that numbers are written with beside digits: `½/`. */
export type Signs = string;

/** What came of a question: right at the first try, right with hints, missed. */
export type Outcome = "first" | "helped" | "missed";

/** A kind, the number of the question that was the last of it, and how many were right at the first try. */
export type KindRecord = [stem: string, asked: Count, right: Count];

/** A question that comes back, after how many that have been asked, and how far apart. */
export type ReturningQuestion = [question: string, when: Count, apart: Count];

/** What the scheduler remembers of a fact. */
export type Fact = {[name: string]: any};

/** Something to choose in a question. */
export interface Choosable {
  value: string;
  label: string;
  cards: string[];
}

/** Cards that a question shows, and whose they are. */
export interface ShownCards {
  cards: string[];
  label: string;
}

/** What a question shows only for a moment: a model, or the dots of its cards; and the words for the ear. */
export interface ShownFlash {
  model: ModelState | null;
  heard: string;
}

/** A question alone, without anything that tells its answer. */
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

/** A wrong answer that tells how it came about, and the reply to it. */
export interface Misconception {
  name: string;
  answer: AnswerValue;
  reply: string;
}

/** A question with all that a page needs to check and explain by itself, but for its name. */
export interface QuestionWithAnswer extends QuestionToAnswer {
  practises: string;
  answer: AnswerValue;
  answer_text: string;
  hints: string[];
  working: string;
  replies: Record<string, string>;
  misconceptions: Misconception[];
}

/** A question that a page asks. */
export interface Question extends QuestionWithAnswer {
  id: string;
}

/** What is asked on a level; kinds are written with the level of their questions: `sum.1`. */
export interface Rung {
  level: number;
  core: string[];
  others: string[];
}

/** What is practised, level by level. */
export interface CourseRungs {
  rungs: Rung[];
  /** The levels of the fluency round, which asks for the simplest kinds only; none where there is no such round. */
  fluency: Rung[];
  /** The level that is not passed, if the learner chooses no other. */
  top: number;
}

/** What is practised, and what it is called. */
export interface Course extends CourseRungs {
  /** What the fluency round is called. */
  named: string;
  /** What the kinds are called: `sum` -> `Sums`. */
  kinds: Record<string, string>;
}

/** What a learner wants to practise. */
export interface Wanted {
  /** Up to which level; null for that of the course. */
  top: number | null;
  /** Whether the fluency round. */
  fluency: boolean;
}

/** How a round of practice goes. */
export interface PracticeProgress extends Wanted {
  level: number;
  /** The kinds that have been asked on this level. */
  turns: KindRecord[];
  /** Core questions since the last other one. */
  core: Count;
  /** How many in a row were missed. */
  missed: Count;
  asked: Count;
  /** The questions that come back. */
  back: ReturningQuestion[];
  /** Those that will come back when there is room. */
  later: string[];
  /** Whether the last question was one that came back. */
  again: boolean;
}

/** What a learner keeps. */
export interface Memory extends Wanted {
  version: number;
  lesson: string;
  level: number;
  /** The kinds that have come right at the first try, each with its level. */
  mastered: string[];
  facts: Record<string, Fact>;
  /** What the scheduler remembers of the kinds themselves, each with its level. */
  skills: Record<string, Fact>;
  /** Those whose cards lie face up in the learner's deck. */
  turned: string[];
}

/** A skill, and its card in the learner's deck. */
export interface SkillCard {
  /** Kind and level: `sum.1`. */
  stem: string;
  /** The name of the card: `4h`. */
  card: string;
  /** What a child calls it. */
  name: string;
  /** What a teacher calls it. */
  teacher: string;
  picture: ModelState;
}

/** What a page of practice begins with. */
export interface PractiseTrait {
  questions: Question[];
  course: Course;
  pace: PracticeProgress;
  /** What came of the questions of this set. */
  came: Outcome[];
  memory: Memory;
  /** The cards of this lesson in the learner's deck, whether they are face up or not. */
  suit: SkillCard[];
}

/** What comes back from practice. */
export interface PractiseAnswer {
  did: "answer_question" | "load_memory" | "set_practice";
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
  /** Questions for later. */
  more?: Question[];
  /** The question that was answered. */
  answered?: string;
  /** Why nothing came of the message, in a sentence; then nothing else is there. */
  refused?: string;
}

/** One bar of a plot: how often something came, as parts of 1 and as text. */
export interface Row {
  label: string;
  n: string;
  share: number;
  share_text: string;
  exact: number | null;
  exact_text: string;
  fraction: string;
}

/** One of the settings that are dealt side by side: what it is called, its bars, its mean where that is told. */
export interface Arm {
  label: string;
  rows: Row[];
  figure: string;
  exact_figure: string;
}

/** A line across a plot, at a height in parts of 1. */
export interface PlotLine {
  at: number;
  label: string;
}

/** What has been counted so far. */
export interface Counted {
  experiment: string;
  run: number;
  dealt: Count;
  games: Count;
  ended: boolean;
  settings: Values[];
  caption: string;
  arms: Arm[];
  /** How high the plot is, in parts of 1. */
  top: number;
  lines: PlotLine[];
  sentence: string;
  /** Asked where all of what is asked about has been dealt. */
  question: Question | null;
  /** Why it comes so, for when the question has been answered. */
  why: string;
}

/** Something that can be changed in an experiment, with its values. */
export interface ExperimentField {
  name: string;
  label: string;
  values: Option[];
}

/** What is dealt first. */
export interface UsualRun {
  arms: Values[];
  games: Count;
}

/** An experiment: what is to be guessed, what can be changed, and what came of it. */
export interface Experiment {
  name: string;
  title: string;
  ask: string;
  options: TextOption[];
  guess: string | null;
  /** Whether the question at the end has been answered. */
  answered: boolean;
  counted: string;
  /** Of what a share is. */
  of: string;
  usual: UsualRun;
  /** Whether its bars race: one is bet on, and what is dealt is added to what has come. */
  races: boolean;
  /** How many may be dealt. */
  games: NumberOption[];
  fields: ExperimentField[];
  told: Counted | null;
}

/** What a page of experiments begins with. */
export interface InvestigateTrait {
  experiments: Experiment[];
}

/** What is kept of an experiment. */
export interface KeptGuess {
  experiment: string;
  guess: string | null;
  answered: boolean;
}

/** What comes back from experiments; `told` comes again and again while games are dealt. */
export interface InvestigateAnswer {
  heard?: Heard;
  told?: Counted;
  kept?: KeptGuess;
  refused?: string;
  /** The experiment in which something was refused. */
  experiment?: string | null;
}

/** A question of an exit ticket. */
export interface TicketQuestion extends QuestionToAnswer {
  /** What is said to an answer that cannot be read. */
  unreadable: string;
}

/** What came of one answer, and how it is reckoned. */
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

/** What a page of an exit ticket begins with. */
export interface TicketTrait {
  questions: TicketQuestion[];
  seed: number;
  /** The ticket number of `LessonSession`. */
  seat: Count;
  result: TicketResult | null;
  /** Whether there is somebody to whom it is handed in; else the answers are checked, and no name leaves the page. */
  hands_in: boolean;
  /** Whose ticket it is, where it has been handed in. */
  name: string;
  /** Whether the learner may have another one; not of a class, in which all have the same. */
  renews: boolean;
}

/** What comes back from an exit ticket. */
export interface TicketAnswer {
  heard: Heard;
  result?: TicketResult;
  /** Another one, or the same where there is no other. */
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

/** What the cards count, what is done with them, who wins. */
export interface RuleCard {
  title: string;
  /** What the button says that closes it. */
  close: string;
  parts: RuleCardPart[];
}

/** A stage of a lesson. */
export interface LessonStage {
  kind: StageKind;
  label: string;
  help: string;
  /** What has been learned at its end, in a sentence; "" where nothing is said of that. */
  learned: string;
}

/** A stage in which a match is shown. */
export interface MatchStage extends LessonStage {
  log: Log;
  /** The step that is shown first. */
  begins: Count;
}

/** A lesson before anybody does anything. */
export interface Lesson {
  slug: string;
  name: string;
  summary: string;
  lang: string;
  dir: Direction;
  /** null where the lesson has none. */
  rules: RuleCard | null;
  stages: (LessonStage | MatchStage)[];
  /** Whether stages are asked for when they are opened. */
  opens?: true;
}

/** What a stage shows that has just been opened. */
export interface StageTraits {
  log?: Log;
  status?: Status;
  practise?: PractiseTrait;
  investigate?: InvestigateTrait;
  ticket?: TicketTrait;
}

/** A stage that was asked for: the stage itself with its log, or the traits that it shows. */
export interface Opened {
  /** null where the lesson has no such stage. */
  opened: StageKind | null;
  stage?: MatchStage;
  traits?: StageTraits;
}

/** What a lesson has for several learners at one screen. */
export interface Together {
  /** The texts of all that, with `{n}` where the page fills a field in. */
  texts: Record<string, string>;
  /** The languages that may stand beside that of the page -> what they are called for short. */
  languages: Record<string, string>;
  /** A stage -> what learners may talk about there, by the rule that has fired or the kind of question; "" for all else. */
  talk: Record<string, Record<string, string>>;
}

/** What a page was to be given for several learners at one screen. */
export interface OpenedTogether {
  /** null where there is no lesson. */
  together: Together | null;
}

/** The texts of a page in another language. */
export interface Translated {
  /** The language; null where there is none such. */
  translated: string | null;
  dir?: Direction;
  /** A text in the language of the page -> the same one in the other. */
  texts?: Record<string, string>;
}

/** An answer of practice. */
export interface Practised {
  practise: PractiseAnswer;
}

/** An answer of the experiments. */
export interface Investigated {
  investigate: InvestigateAnswer;
}

/** An answer of the exit ticket. */
export interface HandedIn {
  ticket: TicketAnswer;
}

/** What a page hears. */
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
  /** The name of the tab, which the page makes up. */
  hello: string;
  v: 2;
  /** The key that stands in the page; it is good only together with the browser's cookie. */
  session: string;
}

/** A message, with its number; the numbers of a tab rise. */
export interface Sent {
  n: Moment;
  widget: Count;
  content: Message;
}

/** The page wants its session forgotten. */
export interface BeginAnew {
  anew: true;
}

/** A frame from the page. */
export type FromPage = Hello | Sent | BeginAnew;

/** The answer to the first frame. */
export interface Welcome {
  welcome: 2;
  /** The number of the last message that was taken from this tab. */
  heard: Moment;
  /** How many messages have been taken from all tabs. */
  taken: Moment;
}

/** An answer. Without `n` nobody on this page has asked for it. */
export interface Told {
  n?: Moment;
  widget: Count;
  content: Answer;
}

/** The session has been forgotten; the page is loaded again. */
export interface IsAnew {
  anew: true;
}

/** The server ends. */
export interface Ends {
  ends: true;
}

/** A frame from the server. */
export type FromServer = Welcome | Told | IsAnew | Ends;
