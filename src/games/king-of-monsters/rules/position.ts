import type { Card, Colour } from './cards';
import type { Hero, Seat, Site, Zone } from './island';

export const STATES = ['up', 'out', 'down', 'rising', 'reserve', 'lost'] as const;
export type HeroState = (typeof STATES)[number];
export const PHASES = ['draw', 'rampage', 'hero', 'cleanup'] as const;
export type Phase = (typeof PHASES)[number];
export const POWERS = ['peek', 'motorpool', 'token', 'brick'] as const;
export type Power = (typeof POWERS)[number];
export type Side = 'king' | 'league';
export const SIDES: readonly Side[] = ['king', 'league'];

/** Set-up options (K4.1, K4.3). */
export interface SetupOptions {
  /** In this order; null: all eight, shuffled. */
  readonly heroes: readonly Hero[] | null;
  readonly start: number;
  readonly turnLimit: number;
  readonly kingHand: number;
  readonly leagueHand: number;
}

export interface Cover {
  card: Card;
  tokens?: number;
  as?: number;
}
/** In a view, a hidden plate has no card. */
export interface Plate<Shown = Card> {
  card: Shown;
  up: boolean;
  cover: Cover | null;
  seen?: true;
}
export interface Row<Shown = Card> {
  disabled: boolean;
  plates: Plate<Shown>[];
}
export interface ZoneState {
  destroyed: boolean;
  cards: { card: Card; as?: number }[];
}
export interface HeroSheet<Hand, Stored> {
  zone: Zone | null;
  state: HeroState;
  hand: Hand;
  stored: Stored;
}
export interface Deck<Pile> {
  combat: Pile;
  combatDiscard: Card[];
  action: Pile;
  actionDiscard: Card[];
  known: boolean;
}
/** The frame of a hero's turn (K13, K14). */
export interface HeroFrame {
  kind: 'hero';
  seat: Hero;
  step: 'move' | 'fight';
  row: Colour | null;
  free: boolean;
  jumps: number;
  used: Power[];
  laid: Colour[];
  struck: Colour[];
}
export interface DuelFrame {
  kind: 'duel';
  seat: Seat;
  hero: Hero;
  row: Colour | null;
  last: { colour: Colour; number: number };
}
/** An open decision. */
export type Frame<Shown = Card> =
  | { kind: 'discard'; seat: Seat }
  | { kind: 'replace'; seat: 'anvil' }
  | { kind: 'trade'; seat: 'ninja'; offer: { hero: Hero; card: Shown } | null }
  | { kind: 'two' | 'wild'; seat: 'king'; card: Card }
  | { kind: 'fight' | 'move'; seat: 'king' }
  | { kind: 'grey'; seat: 'grey' }
  | { kind: 'card'; seat: Hero; card: Card }
  | HeroFrame
  | { kind: 'open'; seat: 'king'; hero: Hero; row: Colour }
  | DuelFrame
  | { kind: 'frenzy'; seat: 'king'; gambled: boolean }
  | { kind: 'ibis'; seat: 'ibis'; deck: Side | null };

export type Outcome =
  | { winner: 'king'; reason: 'reactor' | 'heroes' }
  | { winner: 'league'; reason: 'ocean' | 'time' };

interface Table<Hand, Stored, Shown, Pile> {
  game: 'king-of-monsters';
  version: 1;
  options: { turnLimit: number; kingHand: number; leagueHand: number };
  turn: {
    number: number;
    phase: Phase;
    held: boolean;
    advanced: boolean;
    queue: Seat[];
    traded: Hero[];
    airstrip: boolean;
    hq: boolean;
    grey: boolean;
  };
  king: { zone: Zone; hand: Hand; tangled: boolean; pushed: boolean };
  heroes: Partial<Record<Hero, HeroSheet<Hand, Stored>>>;
  reserve: Hero[];
  zones: Record<Site, ZoneState>;
  chart: Record<Colour, Row<Shown>>;
  decks: Record<Side, Deck<Pile>>;
  stack: Frame<Shown>[];
  outcome: Outcome | null;
}

/** A full position. The rules only ever change copies of it. */
export interface Position extends Table<Card[], Card | null, Card, Card[]> {
  rng: string;
}
/** A hidden pile: its size, and the top card if known. */
export interface Count {
  count: number;
  top?: Card;
}
/** A position as one viewer may know it (K3). */
export type View = Table<Card[] | Count, Card | true | null, Card | null, Card[] | Count>;
export type Known = Position | View;
