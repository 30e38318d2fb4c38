// What a table shows, as plain data. A scene makes it from a position; the table knows no rules, no words and no
// messages.

/** Whose something is: its colour and its pattern. */
export type Side = "you" | 1 | 2 | 3 | 4 | 5;

/**
 * How a table is laid out: players side by side who compare cards; with what they draw from between them; or players around a
 * board.
 */
export type Layout = "compare" | "sides" | "board";

/** A figure of a seat that is told beside its name, such as points. */
export interface Count {
  key: string;
  label: string;
  text: string;
}

export interface SeatShown {
  key: string;
  side: Side;
  /** As it is shown: "You", "Nadia". */
  name: string;
  /** As it is heard: "Nadia, 26 cards, her turn". */
  heard: string;
  /** The court card whose portrait it has: "Qh". */
  face: string;
  /** A word beside the name: "out", "stays"; "" for none. */
  note: string;
  turn: boolean;
  out: boolean;
  /** Its cards are at stake: those of the others are darkened. */
  spot?: boolean;
  /** The side has just won or lost what was compared. */
  came: "won" | "lost" | "";
  counts: Count[];
}

/** What a zone is for; its place follows from it. */
export type Stands =
  "packet" | "fight" | "hand" | "drawn" | "board" | "won" | "purse" | "aside" | "stock" | "heap" | "tag";

export interface ZoneShown {
  key: string;
  /** The seat that it belongs to; null for the middle. */
  seat: string | null;
  stands: Stands;
  lies: "row" | "fan" | "pile" | "spread" | "scattered" | "columns";
  /** Which card lies on top of a pile. */
  top: "first" | "last";
  label: string;
  /** As it is heard: "your packet, 24 cards". */
  heard: string;
  /** How many cards lie there; null where that is not told. */
  count: number | null;
  /** Whether a touch on the zone is answered; it glows then. */
  touched: boolean;
  /** Whether its cards may be dragged. */
  drags: boolean;
}

export interface CardShown {
  /** Its identity through the match. */
  key: number;
  zone: string;
  /** "7d"; "?" for a back. */
  token: string;
  /** Fights: compared now. Lit: of the winner. Dim: of the loser. Lifted: chosen. Glows: may be touched. */
  look: "plain" | "lit" | "dim" | "lifted";
  /** Whether a touch is answered, if only by a refusal; else the card is a picture. */
  touched: boolean;
  /** Whether it may be played, so that it glows. */
  glows: boolean;
  /** What it counts, where it is drawn as a coin of that. */
  coin?: string;
  /** The sign between it and the card below it, whether that one fits where it is marked, and both as they are heard. */
  pairs?: {sign: string; fits: boolean | null; heard: string};
}

/** Something that is written on the felt beside cards. */
export interface Mark {
  key: string;
  /**
   * A comparison between sides (`text` is ">", "<" or "="), a word of an event ("War!"), a chip ("+2", "6 cards to win"),
   * a sum of a side ("7 + 5 = 12", whose last number stands on a disc), so many coins ("3"), a counter on a prediction (what
   * it has won: "+1").
   */
  draws: "sign" | "word" | "chip" | "sum" | "coins" | "prediction";
  /** A seat, a zone, "middle", or "table" for a chip that tells something of the whole table. */
  at: string;
  text: string;
  /** Of twenty cards so many are face up: how likely a prediction was. */
  cards?: number | null;
  /** As it is heard, where it is not heard as it is written. */
  heard?: string;
}

/** A total of a hand, on the line with the goals. */
export interface Dot {
  n: number;
  text: string;
  side: Side;
  /** The court card whose portrait it has; "" where all dots are of one hand. */
  face: string;
  /** It is the best one. */
  lit: boolean;
}

/** What a player's hand has come to at the end, for each goal. */
export interface TotalsRow {
  key: string;
  face: string;
  side: Side;
  name: string;
  cells: {text: string; away: string; lit: boolean}[];
}

/** A line with the numbers that hands come near to, and the totals of the hands that are seen. */
export interface GoalsShown {
  goals: {n: number; text: string; label: string}[];
  /** The end of the line, which begins at 0. */
  high: number;
  /** What is written at every fifth place. */
  numerals: string[];
  dots: Dot[];
  /** Once totals are told. */
  rows: TotalsRow[];
  heard: string;
}

export interface TableState {
  layout: Layout;
  /** In reading order, the own one first. */
  seats: SeatShown[];
  zones: ZoneShown[];
  /** Each once; the order within a zone is the order in which they lie. */
  cards: CardShown[];
  marks: Mark[];
  /** Of a game whose hands come near to numbers. */
  goals?: GoalsShown | null;
}

/** What a reader has touched. */
export type Touched = {card: number; zone: string} | {card: null; zone: string};

/** Where a card that is dragged may be dropped: on another card, in a zone, or on a button beside the table. */
export interface DropTarget {
  card?: number;
  zone?: string;
  button?: HTMLElement;
  /** Whether it does not glow: an answer comes, but not the one that was hoped for. */
  quiet?: boolean;
}
