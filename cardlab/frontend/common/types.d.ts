// Types used only in the front end. protocol.d.ts has the messages between a page and its session. Types are for the
// checks; nothing here runs.

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
  QuestionToAnswer,
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

// ------------------------------------------------------------------ the model and the session

/** The model of a widget with these traits, as anywidget passes it. */
export interface WidgetModel<Traits extends object> {
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

/** The families and weights of fonts. Their files come as buffers of the message. */
export interface FontsAnswer {
  fonts: [family: string, weight: string][];
}

/** The argument of `initialize`, called once for each model. */
export interface InitializeProps<Traits extends object> {
  model: WidgetModel<Traits>;
}

/** The argument of `render`, called for each view. Everything in the view ends with its signal. */
export interface RenderProps<Traits extends object> extends InitializeProps<Traits> {
  el: HTMLElement;
  signal: AbortSignal;
}

/** What the module of a widget exports. */
export interface WidgetModule {
  initialize?(props: {model: any; signal: AbortSignal}): any;
  render(props: {model: any; el: HTMLElement; signal: AbortSignal}): unknown;
}

/** The traits that every widget in a notebook has. */
export interface OutputTraits {
  /** A key by which an output finds the widget's model. */
  _key: string;
  /** The names of its module and its stylesheet. */
  _parts: string[];
}

/** A model of the notebook's widget manager. */
export interface LiveModel {
  model: WidgetModel<OutputTraits>;
  signal: AbortSignal;
  /** Fulfilled when the kernel has answered that it has this model. */
  connected: Promise<unknown>;
  state: "asked" | "live" | "gone";
  ready?: Promise<WidgetModule>;
  /** The functions that other widgets may call. */
  exports?: Record<string, (...given: unknown[]) => unknown>;
}

/** The kernel has this model. */
export interface ConnectedAnswer {
  connected: true;
}

/** A part that an output needs, in the only buffer. */
export interface PartAnswer {
  part: string;
}

/** What the outputs of a notebook's page share. */
export interface OutputPage {
  /** The parts by name. */
  texts: Map<string, Promise<string>>;
  /** The loaded modules, by the names of the module and its stylesheet. */
  modules: Map<string, Promise<WidgetModule>>;
  /** The parts that the kernel has been asked for. */
  waiting: Map<string, (text: Promise<string>) => void>;
  /** The models of the widget manager, by key. */
  models: Map<string, LiveModel>;
  /** The models of outputs without a kernel. */
  alone: WeakMap<Element, any>;
  /** Ends what an output shows. */
  ended: WeakMap<Element, AbortController>;
  /** Reports when an output enters or leaves the document. */
  seen: ResizeObserver;
  listens?: boolean;
}

/** Sends a message to the session. Throws if the Jupyter kernel is gone. */
export type Send = (message: object) => void;

/** Answers about the stages of a lesson. Each stage listens for its own. */
export interface StageAnswers {
  practise?: PractiseAnswer;
  investigate?: InvestigateAnswer;
  ticket?: TicketAnswer;
}

/** Everything that the session sends. */
export type SessionMessage =
  MatchAnswer | OfferedPredictions | Thinks | Opened | OpenedTogether | Translated | StageAnswers;

type WithoutAt<Message> = Message extends unknown ? Omit<Message, "at"> : never;

/** A view's message about the match. The sender adds `at`, the number of actions that the page has seen. */
export type MatchRequest = WithoutAt<MatchMessage>;

/** A view's message about another stage. The sender adds `at`, a moment that no other message of the stage has. */
export type StageRequest = WithoutAt<StageMessage>;

/** A served page without a Jupyter kernel. */
export interface ServedPage {
  /** The key of the learner's session, the address of its web socket, and that of the module `http_line`. */
  session: string;
  socket: string;
  plain: string;
  /** The number of messages the session had taken when the page was made. Reveals an old copy of the page. */
  taken: number;
  widgets: ServedWidget[];
  /**
   * The texts shown while the connection is lost, while part of the page is missing, and when that part never arrives.
   */
  lost: string;
  late: string;
  broken: string;
}

export interface ServedWidget {
  /** The addresses of the page's module and its texts; null if they are in its state. */
  module: string;
  words: string | null;
  state: Record<string, any>;
}

// ------------------------------------------------------------------ words

/** The language and the digits of numbers and sentences. */
export interface Locale {
  lang: string;
  dir: Direction;
  /** The name of digits other than 0123456789, and their ten signs; "" for none. */
  digits?: {chosen: string; signs: string};
}

/** The texts of the page, each from a message `ui-…`. Some have fields: "Step {n} of {of}". */
export type Words = Locale &
  Record<Text, string> & {
    /** The names of cards, "7d" -> "seven of diamonds", and the printed letters, "K" -> "R" in French. */
    cards: Record<string, string>;
    /** Each language and its own name for itself. */
    languages: Record<string, string>;
    digits: {chosen: string; signs: string; offered: Record<string, string>};
    /** Only on a lesson's page. */
    models: ModelWords;
  };

/**
 * The texts of the visual models, each from a message `model-…`. A text that depends on a number comes with all its
 * plural forms.
 */
export type ModelWords = Locale & {menu: Record<string, string>} & {
  [name: string]: string | Record<string, string> | undefined;
};

/** The values of a text's fields. */
export type Fields = Record<string, string | number>;

/** The names of the page's texts: message names without `ui-`. */
// prettier-ignore
export type Text =
  | "my_deck" | "card_won" | "card_next"
  | "practise_easier" | "practise_hard" | "practise_hardest" | "practise_simplest" | "ticket_new"
  | "menu" | "all_games" | "undo_move" | "get_hint" | "turn" | "turn_of" | "hand_of" | "match_of" | "campaign_of" | "to_win" | "play_again"
  | "next_game" | "deal_of_day" | "history" | "rules" | "sound" | "close" | "full_screen" | "auto_play_slow" | "auto_play_fast"
  | "auto_play_to_end" | "predict_on" | "predict_off" | "predict_me" | "predict_equal" | "won_of" | "seat_you"
  | "predict_skip" | "of_twenty" | "your_counters" | "hints_again" | "turn_over" | "auto_play" | "pick_card" | "pick_coin" | "pick_tag" | "two_alike" | "wait_for_card" | "pair_fits" | "pair_fails"
  | "how_many" | "away" | "goal_line"
  | "again_new" | "again_same" | "connection_lost" | "predict_again" | "answer" | "right_so_far" | "step_back"
  | "step_in_pictures" | "big_index" | "bots"
  | "check_answer" | "coach"
  | "coach_says" | "deal_to_compare" | "deal_games" | "dealing" | "dealt_so_far" | "digits_name" | "dot_first" | "dot_helped"
  | "dot_missed" | "dot_now" | "dot_to_come" | "draw" | "exact_in_100" | "exactly" | "experiments" | "to_start"
  | "four_colour" | "continue"
  | "guess_first" | "guess_other" | "guess_right" | "guess_yours" | "stop_dealing" | "hint" | "how_many_games" | "in_100"
  | "investigate_connection_lost" | "investigate_more" | "investigate_next" | "investigate_why"
  | "key_bar" | "key_exact"
  | "keys_help" | "language" | "to_end" | "less" | "main_line"
  | "memory" | "memory_connection_lost" | "memory_help" | "memory_load" | "memory_loaded" | "memory_loading" | "memory_save"
  | "memory_saved" | "review_match" | "highlights" | "more" | "next" | "next_hint" | "next_landmark" | "next_question" | "unavailable_actions" | "not_yet"
  | "names" | "names_keep" | "names_stay" | "numbers" | "stage_opens_later" | "stage_not_loaded" | "load_again" | "order" | "order_as_dealt" | "order_down"
  | "order_help" | "order_shuffle" | "order_place" | "order_before" | "order_question_help" | "order_question_keys" | "flash_show" | "same_look" | "same_read" | "some_missing" | "some_wrong" | "some_both" | "flash_again" | "flash_cover" | "order_tools" | "order_up"
  | "pause" | "play" | "plot_of" | "practise_all" | "practise_connection_lost"
  | "practise_choice" | "practise_choice_help" | "practise_done" | "question_of" | "practise_first" | "practise_kinds"
  | "practise_mastered" | "practise_mastered_on"
  | "practise_level" | "practise_level_usual" | "practise_more" | "practise_rest" | "practise_top"
  | "all_lessons" | "answer_first" | "answer_number" | "pad" | "panel_close" | "panel_coming" | "pad_erase" | "pad_half" | "pad_minus" | "pad_fraction_bar"
  | "predictions_right" | "how_sure" | "sure_1" | "sure_2" | "sure_3" | "prediction_right_1" | "prediction_right_2" | "prediction_right_3" | "prediction_wrong" | "prediction_surprise"
  | "stage_done" | "restart_lesson" | "stage_next"
  | "switch_access" | "reduce_motion" | "read_along" | "read_aloud" | "read_stop" | "page_reloads" | "replay_of" | "right" | "rules_options"
  | "stop_auto_play" | "race_again" | "race_guess" | "race_guessed" | "race_deal" | "race_front" | "race_one" | "bars_show" | "race_level" | "play_it" | "choose_none" | "scrub" | "settings" | "settings_of" | "share"
  | "show_working" | "size" | "size_1" | "size_2" | "size_3" | "size_letter" | "speed" | "stages"
  | "next_step" | "step_of" | "table" | "teacher" | "the_rule" | "thinks_bots" | "thinks_coach" | "thinks_player" | "ticket_again"
  | "ticket_connection_lost" | "ticket_answered" | "ticket_check" | "ticket_empty" | "ticket_hand_in" | "ticket_handed_in" | "ticket_keep" | "ticket_left_empty"
  | "ticket_mastered" | "ticket_name" | "ticket_name_here" | "ticket_counts" | "ticket_for_practice" | "ticket_answers_later" | "ticket_note"
  | "ticket_all_right" | "ticket_few" | "ticket_order_mine" | "ticket_print" | "ticket_right" | "ticket_seat" | "ticket_seed"
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
  /** The id that the next new card gets. */
  next: number;
}

// ------------------------------------------------------------------ visual models

/** The state of a visual model, with its name. Each model has its own fields. */
export interface DrawnModel {
  model: string;
  name?: string;
  value?: number | null;
  total?: number;
  chosen?: number[];
  asks?: boolean | string;
  /** A wrong answer to draw alongside, or the wrong ones of several choices. */
  said?: number | number[] | null;
  /** The cards that its parts come from. */
  cards?: string[];
}

/** A drawn model: its element, and a function that changes its state. */
export interface Picture<State> {
  el: HTMLElement;
  update(state: State): void;
  /** The number of places in a whole number, if the learner chooses a place: 2 on a line of half points. */
  parts?: number;
  /** Extra state to show the solution, if clearing the question is not enough. */
  solved?(): object;
  /** The kinds of answers of which it shows a wrong one next to the right one. */
  comparesMiss?: QuestionToAnswer["answer_type"][];
}

/** Callbacks for the owner of a model, and the signal that ends it. */
export interface ModelOptions {
  /** Called when the learner has chosen a place. */
  onChoose?: (value: number) => void;
  /** Called when the learner has coloured places, with all that are coloured now. */
  onColour?: (chosen: number[]) => void;
  /** Called when the learner has put the parts together, or apart. */
  onTogether?: (together: boolean) => void;
  signal?: AbortSignal;
}

/** A visual model: its drawing function, and its default state. */
export interface ModelKind {
  draw(state: object, words: ModelWords, options: ModelOptions): Picture<object>;
  defaults: object;
  /** Returns the intermediate states of an animation, from the last state shown if it was about the same hand. */
  acts?(state: object, before?: object): DrawnModel[];
  /** Returns the number that the picture leads to, such as a sum, or null. */
  result?(state: object): number | null;
}

// ------------------------------------------------------------------ lessons and widgets

/** The visual models next to a match. They follow its steps. */
export interface ModelPanel {
  el: HTMLElement;
  /** Replaces the steps. */
  follow(steps: Step[]): void;
  /** Shows the state after n steps. If it has no pictures, those of a later step take up their room unseen. */
  show(n: number, later?: number): void;
  /** Moves the picture back before step n is replayed. Returns null if nothing moves. */
  back(n: number): Promise<void> | null;
}

/** Creates a model panel. `table` is the table with its cards. */
export type DrawModelPanel = (
  steps: Step[],
  words: Words,
  options: {signal: AbortSignal; table: () => HTMLElement},
) => ModelPanel;

/** The environment of a lesson's stages. */
export interface LessonContext {
  words: Words;
  lesson: Lesson;
  model: WidgetModel<LessonTraits>;
  signal: AbortSignal;
}

/** The environment of one stage, with its own signal and storage. */
export interface StageContext extends LessonContext {
  conclusion: import("../lesson/conclusion.js").Conclusion;
  progress: import("../page/progress.js").Progress;
  /** Called when a stage is finished, with the link that leads on. */
  atEnd: ((way: import("../lesson/conclusion.js").NextLink) => void)[];
  /** Called when the learner starts the lesson again. */
  atRestart: (() => void)[];
  /** Returns the link to a stage of the lesson, by its kind. */
  wayTo: (kind: string) => import("../lesson/conclusion.js").NextLink;
}

/** Creates the element of a stage. */
export type StageBuilder = (stage: LessonStage | MatchStage, context: StageContext) => HTMLElement;

/** The appearance of a widget, unless the learner has chosen another. */
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
  /** The answered questions, by their numbers. The kernel adds the rest of `Exercise.answers`. */
  answers: {question: number; said: string[]; hints: number}[];
}

export interface SessionTraits extends AppearanceTraits {
  words: Words;
  log: Log;
  status: Status;
  seed: number;
}

export interface LessonTraits extends SessionTraits {
  lesson: Lesson;
  /** The address of the texts for later stages; missing if `words` has them. */
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

/** A part of a plot. The rectangle is in fractions of the picture. */
export interface PlotPart {
  name: string;
  ends: string[];
  label: string;
  n: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface BrushWords extends Locale {
  help: string;
  none: string;
  interval: string;
  selected: Record<string, string>;
}

export interface BrushTraits extends AppearanceTraits {
  words: BrushWords;
  parts: PlotPart[];
  groups: [places: number[], matches: number][];
  selection: number[];
  total: number;
  image: string;
  alt: string;
}

/** The learner's settings. */
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

/** A page's request to the service worker to cache the files it has loaded. */
export interface KeepMessage {
  keep: string[];
}

/** An event of the service worker. The worker may delay it and may answer in place of the network. */
export interface WorkerMoment extends Event {
  waitUntil(done: Promise<unknown>): void;
}
export interface FetchMoment extends WorkerMoment {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The parts of a service worker that ours uses. The types for pages lack them. */
export interface WorkerScope {
  registration: {scope: string; navigationPreload?: {enable(): Promise<void>}};
  clients: {claim(): Promise<void>};
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (moment: WorkerMoment) => void): void;
  addEventListener(name: "fetch", listener: (moment: FetchMoment) => void): void;
  addEventListener(name: "message", listener: (moment: WorkerMoment & {data: unknown}) => void): void;
}
