// What Python sends to a page and a page to Python, each shape said once. For the checks alone: nothing here runs.

// ------------------------------------------------------------------ the other end of a page

/** A widget's model, as anywidget hands it over, with these traits. */
export interface Model<Traits extends object> {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name], options?: {silent: boolean}): void;
  save_changes(): void;
  send(message: object): void;
  on(event: `change:${string}`, listener: () => void): void;
  on(event: "msg:custom", listener: (message: KernelMessage | null) => void): void;
  off(event: `change:${string}`, listener: () => void): void;
  off(event: "msg:custom", listener: (message: KernelMessage | null) => void): void;
  widget_manager?: {kernel?: {isDisposed?: boolean; status?: string; connectionStatus?: string}};
}

/** What `initialize` is given, once for a model. */
export interface InitializeProps<Traits extends object> {
  model: Model<Traits>;
}

/** What `render` is given for each view; nothing of the view lives longer than its signal. */
export interface RenderProps<Traits extends object> extends InitializeProps<Traits> {
  el: HTMLElement;
  signal: AbortSignal;
}

/** Sends to the kernel; throws where there is none. */
export type Send = (message: object) => void;

/** What comes from the kernel: about a match, or about the stages of a lesson, each of which hears its own. */
export type KernelMessage = SessionAnswer | OfferedPredictions | Thinks | StageAnswers | Opened;

/** A stage that was asked for: the stage itself with its log, or the traits that it shows. */
export interface Opened {
  opened: string | null;
  stage?: LessonStage | MatchStage;
  traits?: Partial<LessonTraits>;
}

/** A served page that needs no kernel. */
export interface ServedPage {
  /** The key of the learner's session, and the address of the socket that leads there. */
  session: string;
  socket: string;
  /** How many messages had been taken when the page was made: it may be an old copy. */
  taken: number;
  widgets: ServedWidget[];
  /** What is said while the line is cut, while something of the page has not come, and when that never comes. */
  lost: string;
  late: string;
  broken: string;
}

export interface ServedWidget {
  /** The addresses of its module and of its texts; null where they are in its state. */
  module: string;
  words: string | null;
  state: Record<string, any>;
}

export interface StageAnswers {
  practise?: PractiseAnswer;
  investigate?: InvestigateAnswer;
  ticket?: TicketAnswer;
}

/** What a stage of a lesson asks of the kernel. */
export type StageRequest =
  | {do: "answered"; question: string; said: string[]; hints: number}
  | {do: "load"; memory: string}
  | {do: "choose"; top: number | null; fluency: boolean}
  | {do: "guess"; experiment: string; guess: string}
  | {do: "deal"; experiment: string; arms: ArmSettings[]; games: number}
  | {do: "noticed"; experiment: string}
  | {do: "halt"}
  | {do: "ticket"; answers: string[]; name?: string};

/** As it is sent: with a moment in milliseconds that no other message of the stage has. */
export type StageMessage = {at: number} & StageRequest;

// ------------------------------------------------------------------ words

export type Direction = "ltr" | "rtl";

/** Language and digits: what numbers and sentences are written by. */
export interface Locale {
  lang: string;
  dir: Direction;
  /** The name of the digits that are chosen beside 0123456789 and the ten signs; "" for none. */
  digits?: {chosen: string; signs: string};
}

/** The texts of the page, each a message `ui-…`; some have fields: "Step {n} of {of}". */
export type Words = Locale &
  Record<Text, string> & {
    /** What cards are called: "7d" -> "seven of diamonds"; and what is printed for a letter: "K" -> "R" in French. */
    cards: Record<string, string>;
    /** Language -> its own name. */
    languages: Record<string, string>;
    digits: {chosen: string; signs: string; offered: Record<string, string>};
    /** On a lesson's page. */
    models: ModelWords;
  };

/** The texts of the visual models, each a message `model-…`; where its form hangs on a number, all its plural forms. */
export type ModelWords = Locale & {menu: Record<string, string>} & {
  [name: string]: string | Record<string, string> | undefined;
};

/** What a text's fields are filled with. */
export type Fields = Record<string, string | number>;

/** The texts that the page says, by the names of their messages without `ui-`. */
// prettier-ignore
export type Text =
  | "actions" | "again_new" | "again_same" | "all_turn" | "alone" | "another" | "answer" | "asked_so_far" | "back"
  | "beside" | "big_index" | "bots" | "bots_easy" | "bots_greedy" | "bots_hard" | "bots_medium" | "bots_mixed"
  | "bots_random" | "check" | "check_answer" | "choose_card" | "choose_cards" | "coach" | "coach_all" | "coach_best"
  | "coach_says" | "compared" | "deal_again" | "deal_beside" | "deal_games" | "dealing" | "dealt_so_far" | "digits_name" | "dot_first" | "dot_helped"
  | "dot_missed" | "dot_now" | "dot_to_come" | "draw" | "exact_in_100" | "exactly" | "experiments" | "first" | "fits"
  | "fits_more" | "fits_none" | "fits_these" | "foretell" | "foretell_none" | "foretell_stake"
  | "foretell_stake_none" | "four_colour" | "goes_on"
  | "guess_first" | "guess_other" | "guess_right" | "guess_yours" | "halt" | "hint" | "how_many_games" | "in_100" | "in_branch"
  | "investigate_alone" | "investigate_more" | "investigate_next" | "investigate_why"
  | "key_bar" | "key_enter" | "key_exact"
  | "key_space" | "keys_help" | "language" | "last" | "less" | "look_back" | "look_through" | "looking_back" | "main_line"
  | "memory" | "memory_alone" | "memory_help" | "memory_load" | "memory_loaded" | "memory_loading" | "memory_save"
  | "memory_saved" | "moments" | "more" | "next" | "next_hint" | "next_landmark" | "next_question" | "not_now" | "not_now_these" | "not_yet"
  | "names" | "names_keep" | "names_stay" | "now_goes" | "numbers" | "once_more" | "opens_later" | "order" | "order_dealt" | "order_down"
  | "order_help" | "order_mix" | "order_place" | "order_question_help" | "order_tools" | "order_up" | "over"
  | "pace" | "pace_hand" | "pace_quick" | "pace_slow" | "past" | "pause" | "play" | "plot_of" | "practise_all" | "practise_alone"
  | "practise_choice" | "practise_choice_help" | "practise_done" | "practise_dots" | "practise_first" | "practise_kinds"
  | "practise_mastered" | "practise_mastered_on"
  | "practise_level" | "practise_level_usual" | "practise_more" | "practise_rest" | "practise_top" | "put_back" | "quick"
  | "all_lessons" | "answer_first" | "answer_number" | "pad" | "panel_close" | "panel_coming" | "pad_erase" | "pad_half" | "pad_minus" | "pad_over"
  | "predicted" | "stage_done" | "stage_first" | "stage_next"
  | "each_stop" | "quick_now" | "quiet" | "read_along" | "read_aloud" | "read_stop" | "reloads" | "replay_of" | "right" | "rules_options" | "run"
  | "run_halt" | "run_to" | "sample" | "sample_highest" | "sample_number" | "samples_key" | "samples_more" | "say_it" | "scrub" | "settings" | "settings_of" | "share" | "share_deal" | "shared"
  | "show_working" | "since" | "size" | "size_1" | "size_2" | "size_3" | "size_letter" | "skip" | "speed" | "stages"
  | "stake_blank" | "stake_next" | "staked"
  | "step" | "step_of" | "table" | "teacher" | "the_rule" | "thinks_bots" | "thinks_coach" | "ticket_again"
  | "ticket_alone" | "ticket_check" | "ticket_empty" | "ticket_hand_in" | "ticket_handed_in" | "ticket_keep" | "ticket_left_empty"
  | "ticket_mastered" | "ticket_name" | "ticket_name_here" | "ticket_name_told" | "ticket_note"
  | "ticket_few" | "ticket_order_mine" | "ticket_print" | "ticket_right" | "ticket_seat" | "ticket_seed"
  | "theme" | "theme_dark" | "theme_high" | "theme_light" | "theme_system"
  | "ticket_summary" | "ticket_with_teacher" | "times" | "to_now" | "toolbar" | "try_cards" | "undo" | "unfinished" | "what_if"
  | "what_if_help" | "why" | "winner" | "winners" | "within" | "within_none" | "within_seconds" | "worked" | "you"
  | "you_win" | "you_said" | "your_turn" | "zone_backs" | "zone_cards" | "zone_of";

// ------------------------------------------------------------------ a match

/** A zone, and the place of a card in it. */
export type Place = [zone: string, place: number];

/** A card on the table; token: "7d", "~7d" (known, face down), "?" (hidden). */
export interface Card {
  readonly id: number;
  readonly token: string;
}

export type Zones = Record<string, Card[]>;

/** The value of a counter. */
export type Value = string | number | boolean | null;

export interface State {
  zones: Zones;
  counters: Record<string, Value>;
  outcome: string | null;
  /** The id of the next card that comes. */
  next: number;
}

/** Several cards as a viewer sees them: their tokens, or only how many. */
export type SeenCards = number | string[];

/** What a viewer sees of an event: its kind and what changes. */
export type SeenEvent =
  | ["fill", zone: string, cards: SeenCards]
  | ["move", places: [zone: string, which: number | number[]][], to: string, at: number, cards: SeenCards]
  | ["turn", cards: [zone: string, place: number, token: string][]]
  | ["put", values: Record<string, Value>]
  | ["end", outcome: string];

export interface Step {
  rule: string;
  title: string;
  sentence: string;
  working?: string;
  /** The number of the action that it belongs to; 0 for the set-up. */
  action: number;
  /** The seat that acted, "all", or null for the set-up. */
  who: string | null;
  /** It is a joy to the learner: a war won, a sweep. */
  joy?: true;
  /** It is told in one breath with the next step, or, where none comes, with the one before too. */
  flows?: "next" | "either";
  events: SeenEvent[];
  /** What a lesson asks before the step is told, and the counters that would tell the answer. */
  ask?: Ask[];
  hides?: string[];
  /** The models to draw after the step, and those to draw while it is asked about. */
  models?: DrawnModel[];
  models_asked?: DrawnModel[];
  /** Nobody holds a card any more: the models of what players held are gone. */
  bares?: true;
}

export interface Seat {
  seat: string;
  name: string;
}

export interface ZoneKind {
  name: string;
  /** Whether each seat has one. */
  own: boolean;
  lies: string;
  /** Which card lies on top of a pile. */
  top: "first" | "last";
  sorts: string;
  under: string;
  above: string;
  fleeting: boolean;
  countedBy: string;
  label: string;
}

export interface CounterKind {
  name: string;
  own: boolean;
  /** The zone whose cards it counts, or "". */
  counts: string;
  label: string;
  /** Value -> what it is called, where values are words. */
  values: Record<string, string>;
}

/** What stays the same through a match. */
export interface Stage {
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
  /** What the game is about, in a sentence; "" where it does not say. */
  aim: string;
  /** Card -> what it counts, where it counts something. */
  numbers: Record<string, number | string>;
  start: Record<string, Value>;
}

/** A match as one viewer may see it. */
export interface Log extends Stage {
  steps: Step[];
}

/** A question that is asked before a step is told. */
export interface Ask {
  kind: "number" | "choice";
  prompt: string;
  reveal: string;
  answer: string | number;
  options?: {value: string; label: string}[];
}

// ------------------------------------------------------------------ playing

export interface LegalAction {
  /** As it is spelled: "p1 play 7d". */
  action: string;
  label: string;
  places: Place[];
  /** What is still to be said with it, by the names of `Said`. */
  asks: string[];
  /** How much it is about, where that is all that it says: a bet. */
  amount: number | null;
}

/** What a learner says along with an action: a number, some of several words, or a flag. */
export interface Said {
  name: string;
  several: boolean;
  flag: boolean;
  choices: {value: string; label: string}[];
  prompt: string;
}

/** Cards that are to be put in order. */
export interface Order {
  action: string;
  label: string;
  zone: string;
  cards: string[];
  ranks: string;
}

/** A matter of quickness: what to do, letting it pass, and how long it lasts in milliseconds; 0 is as long as one likes. */
export interface Quick {
  act: LegalAction;
  pass: LegalAction;
  within: number;
  choices: number[];
  /** Where a touch is the same as the act; "" where there is no such zone. */
  zone: string;
}

/** From which zones cards can be chosen, whether several at once, what each counts, whether any of a rank will do. */
export interface Choice {
  from: string[];
  several: boolean;
  numbers: Record<string, number | string>;
  byRank: boolean;
}

/** Something to look back at, and the step that it leads to. */
export interface Moment {
  step: number;
  sentence: string;
}

/** What the learner may do now. */
export interface Status {
  /** How many actions have been played. */
  at: number;
  outcome: string | null;
  waiting: string | null;
  actions: LegalAction[];
  refused: LegalAction[];
  order: Order | null;
  quick: Quick | null;
  choice: Choice;
  /** What the learner's own cards come to, in a sentence. */
  reckoned: string | null;
  /** Whether there is just one thing for the learner to do, and nothing to choose. */
  forced: boolean;
  asks: Said[];
  coach: boolean;
  bots: {level: string | null; levels: BotLevel[]} | null;
  predictions: Predictions | null;
  /** What is bet on each turn, where the match leaves nothing else to decide. */
  bets: Bets | null;
  undo: boolean;
  /** How many actions the match had that a what-if has left. */
  left: number | null;
  /** How a match may be begun again. */
  deals: ("same" | "new")[];
  /** What to look back at when the match is over. */
  moments: Moment[];
  /** Whether the coach may be asked what it would have done. */
  looks_back: boolean;
  /** At how much it has looked, and what came of it. */
  looked: string;
  /** What decided the deal; told when the match is over. */
  seed: number | null;
}

/** What may come; how likely it is, where that is told; and what each bet wins. */
export interface MayCome {
  value: string;
  label: string;
  likely: string;
  pays: string[];
}

/** The learner's record, and what may be predicted; null where the page does not show that. */
export interface Predictions {
  record: string;
  offer: PredictionOffer | null;
}

/** What may be predicted of the next action. */
export interface PredictionOffer {
  ask: string;
  /** How it is asked by how much somebody is ahead; "" where it is not. */
  ask_by: string;
  note: string;
  /** What may come, and by how much. */
  choices: (MayCome & {by: MayCome[]})[];
  bets: number[];
}

/** What a learner predicts, and how many counters are bet on it. */
export interface Prediction {
  value: string;
  bet: number;
}

/** Bets on the other pair, before each turn of a match. */
export interface Bets {
  /** How many turns have been played, and how many there are. */
  turn: number;
  turns: number;
  place: string;
  counters: number;
  counted: string;
  /** The players' names, the learner's first. */
  seats: string[];
  next: NextBet | null;
  last: LastBet | null;
  /** What is told when all turns have been played. */
  end: string[];
}

/** A pair of cards, with its arithmetic; "" where that is not told. */
export interface BetPair {
  cards: string[];
  worth: string;
}

/** The turn that comes: the learner's own pair, and what may be said of the other one. */
export interface NextBet {
  action: string;
  cards: string[];
  backs: number;
  own: Ask;
  ask: string;
  choices: {value: string; label: string}[];
  bets: {value: number; label: string}[];
  /** What is pressed where there is nothing to bet. */
  none: string;
}

/** The turn that was played last. */
export interface LastBet {
  place: string;
  right: boolean;
  gain: number;
  pairs: BetPair[];
  told: string[];
  war: string[];
  odds: string;
}

export type BotLevel = "random" | "greedy" | "easy" | "medium" | "hard";

/** What a learner asks of the kernel; `at` is added: how many actions the page has seen. */
export type SessionRequest =
  | {do: "play"; action: string; ms?: number; prediction?: Prediction; shows_predictions?: boolean}
  | {do: "try"; cards: Place[]}
  | {do: "undo" | "main_line" | "coach" | "look_back" | "predictions"}
  | {do: "what_if"; to: number}
  | {do: "within"; ms: number}
  | {do: "bots"; level: string}
  | {do: "again"; deal: "same" | "new"};

export interface Counsel {
  action: string;
  label: string;
  cards: string[];
  sentence: string;
}

/** What comes back: how many steps stay, those that follow, and what the learner is told. */
export interface SessionAnswer {
  cut: number;
  steps: Step[];
  status: Status;
  said?: {title: string; sentence: string; rule?: string} | null;
  counsel?: {notes: string[]; best_first: Counsel[]};
  feedback?: {sentence: string; working: string} | null;
}

/** What may be predicted after so many actions. */
export interface OfferedPredictions {
  predictions: PredictionOffer | null;
  at: number;
}

/** Somebody has begun to think. */
export interface Thinks {
  thinks: "bots" | "coach";
}

// ------------------------------------------------------------------ questions

export type Asked = "number" | "place" | "one" | "card" | "several" | "order";

/** An answer as plain data: a number in its canonical form, a value, or values. */
export type Answer = string | string[];

/** A question alone, without anything that tells its answer. */
export interface AskedQuestion {
  kind: string;
  asked: Asked;
  level: number;
  notes: string;
  prompt: string;
  choices: {value: string; label: string; cards: string[]}[];
  shows: {cards: string[]; label: string}[];
  model: DrawnModel | null;
  /** The signs that numbers of its kind are written with beside digits: "½/". */
  signs: string;
}

/** What came of an answer: "right", "other", "blank", "unreadable", or the name of a misconception. */
export type Note = string;

/** A question with all that a page needs to check and explain by itself. */
export interface Question extends AskedQuestion {
  id: string;
  practises: string;
  answer: Answer;
  answer_text: string;
  hints: string[];
  working: string;
  replies: Record<Note, string>;
  misconceptions: {note: Note; answer: Answer; reply: string}[];
}

/** What came of a question: right at the first try, right with hints, missed. */
export type Outcome = "first" | "helped" | "missed";

/** What is asked on a level; kinds are written with the level of their questions: `sum.1`. */
export interface Rung {
  level: number;
  core: string[];
  others: string[];
}

/** What is practised. */
export interface Course {
  rungs: Rung[];
  /** The levels of the fluency round, which asks for the simplest kinds only; none where there is no such round. */
  fluency: Rung[];
  /** The level that is not passed, if the learner chooses no other. */
  top: number;
  /** What the fluency round is called. */
  named: string;
  /** What the kinds are called: `sum` -> `Sums`. */
  kinds: Record<string, string>;
}

/** What a learner wants to practise: up to which level (null for that of the course), and whether the fluency round. */
export interface Wanted {
  top: number | null;
  fluency: boolean;
}

/** A kind, the number of the question that was the last of it, and how many were right at the first try. */
export type Turn = [stem: string, asked: number, right: number];

/** How a session of practice goes. */
export interface Pace extends Wanted {
  level: number;
  /** The kinds that have been asked on this level. */
  turns: Turn[];
  /** Core questions since the last other one. */
  core: number;
  /** How many in a row were missed. */
  missed: number;
  asked: number;
  /** The questions that come back, after how many that have been asked, and how far apart. */
  back: [question: string, when: number, apart: number][];
  /** Those that will come back when there is room. */
  later: string[];
  /** Whether the last question was one that came back. */
  again: boolean;
}

/** What a learner keeps; the facts are the scheduler's. */
export interface Memory extends Wanted {
  version: number;
  lesson: string;
  level: number;
  /** The kinds that have come right at the first try, each with its level. */
  mastered: string[];
  facts: Record<string, object>;
}

export interface PractiseTrait {
  questions: Question[];
  course: Course;
  pace: Pace;
  /** What came of the questions of this set. */
  came: Outcome[];
  memory: Memory;
}

export interface PractiseAnswer {
  did: "answered" | "load" | "choose";
  heard: number | null;
  pace?: Pace;
  came?: Outcome[];
  mastered?: string[];
  facts?: Record<string, object>;
  memory?: Memory;
  more?: Question[];
  answered?: string;
  refused?: string;
}

// ------------------------------------------------------------------ experiments

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

/** What was chosen of the settings of an experiment, by its name. */
export type ArmSettings = Record<string, Value>;

/** One of the settings that are dealt side by side: what it is called, its bars, its mean where that is told. */
export interface Arm {
  label: string;
  rows: Row[];
  figure: string;
  exact_figure: string;
}

/** What has been counted so far. */
export interface Counted {
  experiment: string;
  run: number;
  dealt: number;
  games: number;
  ended: boolean;
  settings: ArmSettings[];
  caption: string;
  arms: Arm[];
  /** How high the plot is, and its lines. */
  top: number;
  lines: {at: number; label: string}[];
  sentence: string;
  /** Asked where all of what is asked about has been dealt; and why it comes so, for when it has been answered. */
  question: Question | null;
  why: string;
}

/** A value to choose, and what it is called. */
export interface Option<T = Value> {
  value: T;
  label: string;
}

export interface Experiment {
  name: string;
  title: string;
  /** What is to be guessed, what can be, and what was; and whether the question at the end has been answered. */
  ask: string;
  options: Option<string>[];
  guess: string | null;
  answered: boolean;
  /** What is counted, and of what its share is. */
  counted: string;
  of: string;
  /** What is dealt first. */
  usual: {arms: ArmSettings[]; games: number};
  /** How many samples of one setting stand side by side; 1 where the bars are those of all games. */
  samples: number;
  /** How many may be dealt. */
  games: Option<number>[];
  fields: {name: string; label: string; values: Option[]}[];
  told: Counted | null;
}

export interface InvestigateTrait {
  experiments: Experiment[];
}

export interface InvestigateAnswer {
  heard?: number | null;
  told?: Counted;
  /** What is kept of an experiment: the guess, and whether its question has been answered. */
  kept?: {experiment: string; guess: string | null; answered: boolean};
  refused?: string;
  experiment?: string;
}

// ------------------------------------------------------------------ the exit ticket

export interface TicketItem {
  index: number;
  right: boolean;
  note: string;
  prompt: string;
  said: string;
  reply: string;
  working: string;
  answer: string;
}

export interface TicketResult {
  answers: TicketItem[];
  right: number;
}

export interface TicketTrait {
  /** With each what is said to an answer that cannot be read. */
  questions: (AskedQuestion & {unreadable: string})[];
  seed: number;
  seat: number;
  result: TicketResult | null;
  /** Whether there is somebody to whom it is handed in; else the answers are checked, and no name leaves the page. */
  hands_in: boolean;
  /** Whose ticket it is, where it has been handed in. */
  name: string;
}

export interface TicketAnswer {
  heard: number | null;
  result?: TicketResult;
  refused?: string;
}

// ------------------------------------------------------------------ visual models

/** The state of a visual model, with its name; each model has fields of its own. */
export interface DrawnModel {
  model: string;
  name?: string;
  value?: number | null;
  chosen?: number[];
  asks?: boolean | string;
  /** The cards that its parts come from. */
  cards?: string[];
}

/** What a drawn model gives: its element, and how to change what it shows. */
export interface Picture<State> {
  el: HTMLElement;
  update(state: State): void;
  /** How many places make one, where a place is chosen: 2 on a line of half points. */
  parts?: number;
  /** What its state has when what was asked is told, where it is not enough that nothing is asked any more. */
  solved?(): object;
}

/** What whoever shows a model hears of it, and how long it lives. */
export interface ModelOptions {
  /** A place has been chosen on it. */
  onChoose?: (value: number) => void;
  /** Some of its places have been coloured: all that are now. */
  onColour?: (chosen: number[]) => void;
  /** Its parts have been put together, or apart. */
  onTogether?: (together: boolean) => void;
  signal?: AbortSignal;
}

/** A visual model: what draws it, and its state where nothing is said. */
export interface ModelKind {
  draw(state: object, words: ModelWords, options: ModelOptions): Picture<object>;
  defaults: object;
  /** The states on the way to one, from what was shown before if that was about the same hand. */
  acts?(state: object, before?: object): DrawnModel[];
}

// ------------------------------------------------------------------ lessons and widgets

export interface LessonStage {
  kind: "watch" | "predict" | "practise" | "play" | "investigate" | "ticket";
  label: string;
  help: string;
  /** What has been learned at its end, in a sentence; "" where nothing is said of that. */
  learned: string;
}

/** A stage in which a match is shown. */
/** The models beside a match, which follow its steps. */
export interface Illustration {
  el: HTMLElement;
  /** Other steps are told. */
  follow(steps: Step[]): void;
  /** Show how things stand after n steps; while the last one is asked about, only what it may show. */
  show(n: number, how?: {asked?: boolean}): void;
}

/** What makes them; `table` is where the cards lie that they are about. */
export type DrawBeside = (
  steps: Step[],
  words: Words,
  options: {signal: AbortSignal; table: () => HTMLElement},
) => Illustration;

export interface MatchStage extends LessonStage {
  log: Log;
  /** The step that is shown first. */
  begins: number;
}

/** What the cards count, what is done with them, who wins. */
export interface RuleCard {
  title: string;
  /** What the button says that closes it. */
  close: string;
  parts: {title: string; lines: {cards: string[]; text: string}[]}[];
}

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
  opens?: boolean;
}

/** What a stage is built in. */
export interface LessonContext {
  words: Words;
  lesson: Lesson;
  model: Model<LessonTraits>;
  signal: AbortSignal;
}

/** What a stage is built in, with its own end and what is kept of the lesson. */
export interface StageContext extends LessonContext {
  conclusion: import("./conclusion.js").Conclusion;
  kept: import("./progress.js").Kept;
}

/** What a stage shows. */
export type StageBuilder = (stage: LessonStage | MatchStage, context: StageContext) => HTMLElement;

/** How cards look, where the reader has set nothing. */
export interface AppearanceTraits {
  big_index: boolean;
  four_colour: boolean;
}

export interface CardTableTraits extends AppearanceTraits {
  words: Words;
  log: Log;
  chosen: string;
}

export interface ReplayTraits extends AppearanceTraits {
  words: Words;
  log: Log;
  step: number;
}

export interface ExerciseTraits extends AppearanceTraits {
  words: Words;
  questions: Question[];
}

export interface SessionTraits extends AppearanceTraits {
  words: Words;
  log: Log;
  status: Status;
  seed: number;
}

export interface LessonTraits extends SessionTraits {
  lesson: Lesson;
  practise: PractiseTrait;
  investigate: InvestigateTrait;
  ticket: TicketTrait;
}

export interface ModelTraits extends AppearanceTraits {
  words: ModelWords;
  model: string;
  [field: string]: unknown;
}

/** What readers set for themselves. */
export interface Settings {
  size: number;
  big_index: boolean;
  four_colour: boolean;
  quiet: boolean;
  read_along: boolean;
  each_stop: boolean;
  theme: "system" | "light" | "dark" | "high";
  pace: "hand" | "slow" | "quick";
}

/** What a page asks of the service worker: to keep what it has loaded. */
export interface KeepMessage {
  keep: string[];
}

/** What a service worker is told: it may take time, and gives an answer in the place of the network's. */
export interface WorkerMoment extends Event {
  waitUntil(done: Promise<unknown>): void;
}
export interface FetchMoment extends WorkerMoment {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The parts of a service worker that ours has to do with; the types of pages do not know them. */
export interface WorkerScope {
  registration: {scope: string; navigationPreload?: {enable(): Promise<void>}};
  clients: {claim(): Promise<void>};
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (moment: WorkerMoment) => void): void;
  addEventListener(name: "fetch", listener: (moment: FetchMoment) => void): void;
  addEventListener(name: "message", listener: (moment: WorkerMoment & {data: unknown}) => void): void;
}
