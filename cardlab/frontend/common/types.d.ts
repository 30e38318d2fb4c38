// Types of the front end alone; what goes between a page and its session is in protocol.d.ts. For the checks: nothing here runs.

import type {
  Direction,
  InvestigateAnswer,
  InvestigateTrait,
  Lesson,
  LessonStage,
  Log,
  MatchAnswer,
  MatchMessage,
  MatchStage,
  OfferedPredictions,
  Opened,
  OpenedTogether,
  PractiseAnswer,
  PractiseTrait,
  Question,
  StageMessage,
  Status,
  Step,
  Thinks,
  TicketAnswer,
  TicketTrait,
  Translated,
  Value,
} from "./protocol.d.ts";

export type * from "./protocol.d.ts";

// ------------------------------------------------------------------ the other end of a page

/** A widget's model, as anywidget hands it over, with these traits. */
export interface Model<Traits extends object> {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name], options?: {silent: boolean}): void;
  save_changes(): void;
  send(message: object): void;
  on(event: `change:${string}`, listener: () => void): void;
  on(event: "msg:custom", listener: (message: SessionMessage | null, buffers?: DataView<ArrayBuffer>[]) => void): void;
  off(event: `change:${string}`, listener: () => void): void;
  off(event: "msg:custom", listener: (message: SessionMessage | null) => void): void;
  widget_manager?: {kernel?: {isDisposed?: boolean; status?: string; connectionStatus?: string}};
}

/** The families and weights of fonts, whose files come beside the message. */
export interface FontsAnswer {
  fonts: [family: string, weight: string][];
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

/** Sends to the session; throws where its Jupyter kernel is gone. */
export type Send = (message: object) => void;

/** What comes from the session about the stages of a lesson, each of which hears its own. */
export interface StageAnswers {
  practise?: PractiseAnswer;
  investigate?: InvestigateAnswer;
  ticket?: TicketAnswer;
}

/** What comes from the session. */
export type SessionMessage =
  MatchAnswer | OfferedPredictions | Thinks | Opened | OpenedTogether | Translated | StageAnswers;

type WithoutAt<Message> = Message extends unknown ? Omit<Message, "at"> : never;

/** What a view asks about the match; `at` is added: how many actions the page has seen. */
export type MatchRequest = WithoutAt<MatchMessage>;

/** What a view asks about another stage; `at` is added: a moment that no other message of the stage has. */
export type StageRequest = WithoutAt<StageMessage>;

/** A served page that needs no Jupyter kernel. */
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

// ------------------------------------------------------------------ words

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
  | "my_deck" | "card_won" | "card_next"
  | "practise_easier" | "practise_hard" | "ticket_new"
  | "menu" | "all_games" | "back_to_game" | "undo_move" | "get_hint" | "turn_of" | "hand_of" | "match_of" | "to_win" | "play_again"
  | "next_game" | "deal_of_day" | "history" | "rules" | "sound" | "close" | "full_screen" | "auto_play_slow" | "auto_play_fast"
  | "auto_play_to_end" | "predict_on" | "predict_off" | "predict_me" | "predict_equal" | "won_of" | "seat_you"
  | "predict_skip" | "of_twenty" | "your_counters" | "hints_again" | "turn_over" | "auto_play" | "pick_card" | "pick_coin" | "pick_tag" | "two_alike" | "pair_fits" | "pair_fails"
  | "how_many" | "away" | "goal_line"
  | "again_new" | "again_same" | "connection_lost" | "predict_again" | "answer" | "right_so_far" | "step_back"
  | "step_in_pictures" | "big_index" | "bots"
  | "check_answer" | "coach" | "coach_all"
  | "coach_says" | "deal_to_compare" | "deal_games" | "dealing" | "dealt_so_far" | "digits_name" | "dot_first" | "dot_helped"
  | "dot_missed" | "dot_now" | "dot_to_come" | "draw" | "exact_in_100" | "exactly" | "experiments" | "to_start"
  | "four_colour" | "continue"
  | "guess_first" | "guess_other" | "guess_right" | "guess_yours" | "stop_dealing" | "hint" | "how_many_games" | "in_100"
  | "investigate_connection_lost" | "investigate_more" | "investigate_next" | "investigate_why"
  | "key_bar" | "key_exact"
  | "keys_help" | "language" | "to_end" | "less" | "main_line"
  | "memory" | "memory_connection_lost" | "memory_help" | "memory_load" | "memory_loaded" | "memory_loading" | "memory_save"
  | "memory_saved" | "review_match" | "highlights" | "more" | "next" | "next_hint" | "next_landmark" | "next_question" | "another_card" | "unavailable_actions" | "not_yet"
  | "names" | "names_keep" | "names_stay" | "numbers" | "once_more" | "stage_opens_later" | "order" | "order_as_dealt" | "order_down"
  | "order_help" | "order_shuffle" | "order_place" | "order_before" | "order_question_help" | "flash_show" | "flash_again" | "flash_cover" | "order_tools" | "order_up"
  | "pause" | "play" | "plot_of" | "practise_all" | "practise_connection_lost"
  | "practise_choice" | "practise_choice_help" | "practise_done" | "practise_dots" | "practise_first" | "practise_kinds"
  | "practise_mastered" | "practise_mastered_on"
  | "practise_level" | "practise_level_usual" | "practise_more" | "practise_rest" | "practise_top"
  | "all_lessons" | "answer_first" | "answer_number" | "pad" | "panel_close" | "panel_coming" | "pad_erase" | "pad_half" | "pad_minus" | "pad_fraction_bar"
  | "predictions_right" | "how_sure" | "sure_1" | "sure_2" | "sure_3" | "prediction_right_1" | "prediction_right_2" | "prediction_right_3" | "prediction_wrong" | "prediction_surprise"
  | "stage_done" | "restart_lesson" | "stage_next"
  | "switch_access" | "reduce_motion" | "read_along" | "read_aloud" | "read_stop" | "page_reloads" | "replay_of" | "right" | "rules_options"
  | "stop_auto_play" | "race_again" | "race_bet" | "race_bet_was" | "race_deal" | "race_front" | "race_level" | "play_it" | "scrub" | "settings" | "settings_of" | "share"
  | "show_working" | "size" | "size_1" | "size_2" | "size_3" | "size_letter" | "speed" | "stages"
  | "next_step" | "step_of" | "table" | "teacher" | "the_rule" | "thinks_bots" | "thinks_coach" | "thinks_player" | "ticket_again"
  | "ticket_connection_lost" | "ticket_answered" | "ticket_check" | "ticket_empty" | "ticket_hand_in" | "ticket_handed_in" | "ticket_keep" | "ticket_left_empty"
  | "ticket_mastered" | "ticket_name" | "ticket_name_here" | "ticket_name_told" | "ticket_note"
  | "ticket_few" | "ticket_order_mine" | "ticket_print" | "ticket_right" | "ticket_seat" | "ticket_seed"
  | "theme" | "theme_dark" | "theme_high" | "theme_light" | "theme_system"
  | "ticket_summary" | "ticket_with_teacher" | "times" | "to_now" | "toolbar" | "try_cards" | "unfinished" | "what_if"
  | "what_if_help" | "why" | "winner" | "winners" | "time_limit" | "time_limit_none" | "time_limit_seconds" | "worked" | "you"
  | "you_win" | "you_said" | "zone_cards" | "zone_of";

// ------------------------------------------------------------------ a match

/** A card on the table; token: "7d", "~7d" (known, face down), "?" (hidden). */
export interface Card {
  readonly id: number;
  readonly token: string;
}

export type Zones = Record<string, Card[]>;

export interface State {
  zones: Zones;
  counters: Record<string, Value>;
  outcome: string | null;
  /** The id of the next card that comes. */
  next: number;
}

// ------------------------------------------------------------------ visual models

/** The state of a visual model, with its name; each model has fields of its own. */
export interface DrawnModel {
  model: string;
  name?: string;
  value?: number | null;
  chosen?: number[];
  asks?: boolean | string;
  /** A wrong answer, which is drawn beside what there is. */
  said?: number | null;
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
  /** The number that the picture leads to, such as a sum; null where there is none. */
  result?(state: object): number | null;
}

// ------------------------------------------------------------------ lessons and widgets

/** The models beside a match, which follow its steps. */
export interface ModelPanel {
  el: HTMLElement;
  /** Other steps are told. */
  follow(steps: Step[]): void;
  /** Show how things stand after n steps; while the last one is asked about, only what it may show. */
  show(n: number, how?: {asked?: boolean}): void;
  /** Before step n is shown again: what came after it goes back. Null where nothing moves. */
  back(n: number): Promise<void> | null;
}

/** What makes them; `table` is where the cards lie that they are about. */
export type DrawModelPanel = (
  steps: Step[],
  words: Words,
  options: {signal: AbortSignal; table: () => HTMLElement},
) => ModelPanel;

/** What a stage is built in. */
export interface LessonContext {
  words: Words;
  lesson: Lesson;
  model: Model<LessonTraits>;
  signal: AbortSignal;
}

/** What a stage is built in, with its own end and what is kept of the lesson. */
export interface StageContext extends LessonContext {
  conclusion: import("../lesson/conclusion.js").Conclusion;
  progress: import("../page/progress.js").Progress;
  /** What hears that a stage has come to its end, and which way leads on from it. */
  atEnd: ((way: import("../lesson/conclusion.js").NextLink) => void)[];
  /** The way to a stage of the lesson, by its kind. */
  wayTo: (kind: string) => import("../lesson/conclusion.js").NextLink;
}

/** What a stage shows. */
export type StageBuilder = (stage: LessonStage | MatchStage, context: StageContext) => HTMLElement;

/** How a widget looks, where the reader has set nothing. */
export interface AppearanceTraits {
  words: Locale;
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
  /** The address of the texts that stages after the first say; none where `words` has them. */
  later_words?: string;
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
  sound: boolean;
  theme: "system" | "light" | "dark" | "high";
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
