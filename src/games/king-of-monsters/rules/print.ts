import { Fingerprint } from '#core';
import { type Card, COLOURS } from './cards';
import { HEROES, SITES } from './island';
import type { Cover, Deck, Position, Row, ZoneState } from './position';

const print = new Fingerprint();

/** Tags for the types of values; lengths and characters follow. */
const TEXT = 1;
const LIST = 2;
const FIELDS = 3;
const NOTHING = 4;
const TRUE = 5;
const FALSE = 6;
const NUMBER = 7;

const KIND_BITS = 24;
const LETTER_BITS = 8;

/** Cards are strings of one or two characters and fit one word. */
function addText(text: string): void {
  let word = (TEXT << KIND_BITS) | text.length;
  for (let index = 0; index < text.length; index++) {
    if (index > 1) {
      print.add(word);
      word = 0;
    }
    word = (word << LETTER_BITS) | text.charCodeAt(index);
  }
  print.add(word);
}

function add(value: unknown): void {
  if (typeof value === 'string') addText(value);
  else if (typeof value === 'number') print.add((NUMBER << KIND_BITS) ^ value);
  else if (typeof value === 'boolean') print.add(value ? TRUE : FALSE);
  else if (Array.isArray(value)) {
    print.add((LIST << KIND_BITS) | value.length);
    for (const each of value) add(each);
  } else if (typeof value === 'object' && value !== null)
    addFields(value as Readonly<Record<string, unknown>>);
  else print.add(NOTHING);
}

function addFields(value: Readonly<Record<string, unknown>>): void {
  for (const name in value) {
    // The name goes in too, so that optional fields are not confused.
    print.add((FIELDS << KIND_BITS) | (name.length << LETTER_BITS) | name.charCodeAt(0));
    add(value[name]);
  }
}

/** A card as a number; a wild has no second character. */
const codeOf = (card: Card): number =>
  (card.charCodeAt(0) << LETTER_BITS) | (card.length > 1 ? card.charCodeAt(1) : 0);

function addPile(cards: readonly Card[]): void {
  print.add((LIST << KIND_BITS) | cards.length);
  for (let index = 0; index < cards.length; index++) print.add(codeOf(cards[index]!));
}

const MIX_FIRST = 0x85ebca6b;
const MIX_SECOND = 0xc2b2ae35;
const MIX_SHIFT = 13;

/** Mixes the bits of a number, so that sums of cards rarely collide. */
function mixed(value: number): number {
  const once = Math.imul(value ^ (value >>> MIX_SHIFT), MIX_FIRST);
  const twice = Math.imul(once ^ (once >>> MIX_SHIFT), MIX_SECOND);
  return twice ^ (twice >>> MIX_SHIFT);
}

/** Adds cards whose order does not matter. */
function addHeap(cards: readonly Card[]): void {
  let sum = cards.length;
  for (let index = 0; index < cards.length; index++) sum = (sum + mixed(codeOf(cards[index]!))) | 0;
  print.add(sum);
}

function addCover(cover: Cover): void {
  print.add(codeOf(cover.card));
  print.add(cover.tokens ?? -1);
  print.add(cover.as ?? -1);
}

function addRow({ disabled, plates }: Row): void {
  print.add((LIST << KIND_BITS) | (plates.length << 1) | Number(disabled));
  for (const { card, up, cover, seen } of plates) {
    const marks = Number(up) | (Number(cover !== null) << 1) | (Number(seen === true) << 2);
    print.add((marks << KIND_BITS) | codeOf(card));
    if (cover !== null) addCover(cover);
  }
}

/** @param open The Grey may still change the last card played (K9.4) */
function addSite({ destroyed, cards }: ZoneState, open: boolean): void {
  let sum = (cards.length << 1) | Number(destroyed);
  for (const { card, as } of cards) {
    sum = (sum + mixed((codeOf(card) << LETTER_BITS) | (as === undefined ? 0 : as + 1))) | 0;
  }
  print.add(sum);
  const last = open ? cards.at(-1) : undefined;
  print.add(last === undefined ? 0 : codeOf(last.card));
}

function addDeck({ combat, combatDiscard, action, actionDiscard, known }: Deck<Card[]>): void {
  addPile(combat);
  addHeap(combatDiscard);
  addPile(action);
  addPile(actionDiscard);
  print.add(Number(known));
}

/**
 * Hash of a position as a safe integer, independent of the order within unordered piles. Collisions are
 * unlikely.
 */
export function fingerprintOf(position: Position): number {
  const { options, turn, king, heroes, reserve, zones, chart, decks, stack, rng, outcome } = position;
  print.clear();
  addFields(options as unknown as Readonly<Record<string, unknown>>);
  addFields(turn as unknown as Readonly<Record<string, unknown>>);
  addText(king.zone);
  print.add(Number(king.tangled) | (Number(king.pushed) << 1));
  addHeap(king.hand);
  for (const hero of HEROES) {
    const sheet = heroes[hero];
    if (sheet === undefined) {
      print.add(NOTHING);
      continue;
    }
    add(sheet.zone);
    addText(sheet.state);
    addHeap(sheet.hand);
    print.add(sheet.stored === null ? NOTHING : codeOf(sheet.stored));
  }
  add(reserve);
  const open = stack.at(-1)?.kind === 'grey';
  for (const site of SITES) addSite(zones[site], open);
  for (const row of COLOURS) addRow(chart[row]);
  addDeck(decks.king);
  addDeck(decks.league);
  add(stack);
  addText(rng);
  add(outcome);
  return print.value;
}
