// The state of a table, as plain data. A scene computes it from a position. The table knows no rules, no words and no
// messages.

/** A player's side. It decides the colour and the pattern. */
export type Side = "you" | 1 | 2 | 3 | 4 | 5;

/**
 * The layout of a table: players side by side who compare cards ("sides" has the draw piles between them), or players
 * around a board.
 */
export type Layout = "compare" | "sides" | "board";

/** A figure next to the name of a seat, such as points. */
export interface Count {
  key: string;
  label: string;
  text: string;
}

export interface SeatShown {
  key: string;
  side: Side;
  /** The name as shown: "You", "Nadia". */
  name: string;
  /** The name for screen readers: "Nadia, 26 cards, her turn". */
  heard: string;
  /** The court card on the portrait: "Qh". */
  face: string;
  /** A word next to the name: "out", "stays"; "" for none. */
  note: string;
  turn: boolean;
  out: boolean;
  /** Whether the seat's cards are at stake. The cards of the others are darkened. */
  spot?: boolean;
  /** Whether the seat has won the match. */
  won?: boolean;
  /** Whether the side has just won or lost a comparison. */
  came: "won" | "lost" | "";
  counts: Count[];
}

/** The purpose of a zone, which decides its place. */
export type Stands =
  "packet" | "fight" | "hand" | "drawn" | "board" | "won" | "purse" | "aside" | "stock" | "heap" | "tag";

export interface ZoneShown {
  key: string;
  /** The seat that the zone belongs to; null for the middle. */
  seat: string | null;
  stands: Stands;
  lies: "row" | "fan" | "pile" | "spread" | "scattered" | "columns";
  /** The end of the list that is the top of a pile. */
  top: "first" | "last";
  label: string;
  /** The name for screen readers: "your pile, 24 cards". */
  heard: string;
  /** The number of cards, or null to show none. */
  count: number | null;
  /** Whether touching the zone does something. If so, it glows. */
  touched: boolean;
  /** Whether its cards may be dragged. */
  drags: boolean;
}

export interface CardShown {
  /** The card's identity throughout the match. */
  key: number;
  zone: string;
  /** "7d"; "?" for a back. */
  token: string;
  /** Lit: a winning card. Dim: a losing card. Lifted: chosen. */
  look: "plain" | "lit" | "dim" | "lifted";
  /**
   * Whether touching the card does something, if only to explain why it can't be played. Otherwise it is just a
   * picture.
   */
  touched: boolean;
  /** Whether the card may be played. If so, it glows. */
  glows: boolean;
  /** Whether the card lies under the next one, because it was laid before the cards that are compared now. */
  covered?: boolean;
  /** Whether a back is compared and ends its row. Otherwise it lies under the next card. */
  compared?: boolean;
  /** The numbers written on it: "13". */
  written?: string;
  /** The value of the coin, if the card is drawn as one. */
  coin?: string;
  /**
   * The sign between this card and the one below it, whether the pair fits (null: not marked), and the text for screen
   * readers.
   */
  pairs?: {sign: string; fits: boolean | null; heard: string};
}

/** Something written on the felt next to cards. */
export interface Mark {
  key: string;
  /**
   * A sign between sides (`text` is ">", "<" or "="), a word for an event ("War!"), a chip ("+2", "6 cards to win"), a
   * side's sum ("7 + 5 = 12", with the last number on a disc), or a counter on a prediction (with what it
   * won: "+1").
   */
  draws: "sign" | "word" | "chip" | "sum" | "prediction";
  /** A seat, a zone, "middle", or "table" for a chip about the whole table. */
  at: string;
  text: string;
  /** How likely a prediction was: the number of face-up cards out of twenty. */
  cards?: number | null;
  /** The text for screen readers, if it differs from the written text. */
  heard?: string;
}

/** The total of a hand, on the line with the goals. */
export interface Dot {
  n: number;
  text: string;
  side: Side;
  /** The court card on its portrait; "" if all dots belong to one hand. */
  face: string;
  /** The goals to which it is the nearest total. */
  wins: number[];
}

/** A player's results at the end of a hand, one for each goal. */
export interface TotalsRow {
  key: string;
  face: string;
  side: Side;
  name: string;
  cells: {text: string; away: string; lit: boolean}[];
}

/** A number line with the goals and the totals of the visible hands. */
export interface GoalsShown {
  goals: {n: number; text: string; label: string}[];
  /** The end of the line. The line starts at 0. */
  high: number;
  /** The labels at every fifth place. */
  numerals: string[];
  dots: Dot[];
  /** The table of totals at the end of a hand; empty before. */
  rows: TotalsRow[];
  heard: string;
}

export interface TableState {
  layout: Layout;
  /** In reading order, the viewer's own seat first. */
  seats: SeatShown[];
  zones: ZoneShown[];
  /** Each card once, in its order within its zone. */
  cards: CardShown[];
  marks: Mark[];
  /** Only in a game with goals. */
  goals?: GoalsShown | null;
}

/** The card or zone that the learner touched. */
export type Touched = {card: number; zone: string} | {card: null; zone: string};

/** A place where a dragged card may be dropped: another card, a zone, or a button next to the table. */
export interface DropTarget {
  card?: number;
  zone?: string;
  button?: HTMLElement;
  /** Whether it does not glow: dropping there is answered with an explanation. */
  quiet?: boolean;
}
