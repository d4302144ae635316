import { DIRECTION_LETTERS, DIRECTION_NAMES, eachDirection } from '#core';
import type { ActionKind, Box, Flight, Joker, Outcome, Rank, Seat, Suit } from '#zorgl/rules';

/** Parts of phrases that may consist of several words. */
export const SEVERAL_WORDS = ['card', 'cards', 'dir', 'name', 'text'] as const;

const floors = (count: number) => (count === 1 ? '1 floor' : `${count} floors`);
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

/**
 * The English vocabulary of game records. Phrases contain parts in `{…}`: `{card}`, `{cards}`, `{to}`, `{unit}`
 * and `{flee}` (boxes), `{target}` and `{seat}` (letters), `{dir}`, `{turn}` (a number), `{name}` (a player).
 * The same phrases write and parse; parsing ignores case, accents and the kind of spaces and apostrophes.
 */
export const english = {
  title: 'Kaiju game record',
  keys: {
    player: 'Player',
    seed: 'Seed',
    army: 'Army',
    flight: 'Flight',
    position: 'Position',
    result: 'Result',
  },
  colon: ': ',
  yes: 'yes',
  no: 'no',
  flights: { english: 'English', french: 'French' } satisfies Readonly<Record<Flight, string>>,
  bot: 'bot',
  colour: 'colour',
  figure: 'figure',
  /** By id. A house monster is written as its id. */
  monsters: {
    zorgl: 'Zorgl',
    xman: 'X-Man',
    greatzilla: 'Greatzilla',
    nogyab: 'Nogyab',
    krustazor: 'Krustazor',
  } as Readonly<Record<string, string>>,
  ranks: {
    A: 'A',
    '2': '2',
    '3': '3',
    '4': '4',
    '5': '5',
    '6': '6',
    '7': '7',
    '8': '8',
    '9': '9',
    '10': '10',
    J: 'J',
    Q: 'Q',
    K: 'K',
  } satisfies Readonly<Record<Rank, string>>,
  /** Letters to type instead of suit symbols. */
  suitLetters: { S: 'S', C: 'C', H: 'H', D: 'D' } satisfies Readonly<Record<Suit, string>>,
  jokers: { XR: 'Red joker', XB: 'Black joker' } satisfies Readonly<Record<Joker, string>>,
  /** A joker and the suit it is played as. */
  jokerAs: '{card} as {suit}',
  directions: eachDirection((dir) => `to the ${DIRECTION_NAMES.en[dir]}`),
  directionLetters: DIRECTION_LETTERS.en,
  turn: 'Turn {turn} · {name}',
  phrases: {
    move: '{card} moves to {to}',
    attack: '{card} attacks {target}',
    ignore: '{card} comes to nothing',
    blitz: '{card} blitzes to {to}',
    burrow: '{card} burrows to {to}',
    leap: '{card} leaps to {to}',
    throw: '{card} throws {target} {dir}',
    frenzy: '{card} goes wild on {target}',
    shake: '{card} shakes {target}',
    'army-move': '{card} sends the unit on {unit} to {to}',
    'army-attack': '{card} sends the unit on {unit} against {target}',
    'blitz-on': 'blitzes on to {to}',
    'frenzy-on': 'goes wild again on {target}',
    missile: '{card} fires a missile at {target}',
    sweep: '{card} sweeps its tail, first at {target}',
    'sweep-on': 'sweeps on at {target}',
    hover: '{card} takes off',
    ink: '{card} squirts ink',
    tail: 'strikes {target} with the tail',
    discard: '{seat} discards {cards}',
    land: 'lands on {to}',
    fall: '{seat} drops the monster on {to}',
    stop: 'leaves it at that',
    end: 'ends the turn',
  } satisfies Readonly<Record<ActionKind, string>>,
  /** Appended to an action whose unit flees. */
  flees: ', the unit flees to {flee}',
  outcomes: {
    floors: '{name} wins with ten floors',
    plant: '{name} wins, the power plant is gone',
  } satisfies Readonly<Record<Outcome['reason'], string>>,
  unfinished: 'unfinished',
  /** Notes on effects, ignored when a record is read. */
  notes: {
    inertia: 'first black card of the turn',
    stamp: 'it stamps its feet',
    howl: 'it howls',
    edge: 'at the edge: nothing happens',
    swap: (one: Seat, other: Seat) => `${one} and ${other} change places`,
    goes: (monster: Seat, to: Box) => `${monster} to ${to}`,
    floors: (building: Box, lost: number, left: number) =>
      left === 0
        ? `${building} loses ${floors(lost)} and is gone`
        : `${building} loses ${floors(lost)}, ${left} left`,
    plantFloors: (lost: number, left: number) =>
      left === 0
        ? `the plant loses ${floors(lost)} and is gone`
        : `the plant loses ${floors(lost)}, ${left} left`,
    combo: 'COMBO!',
    megaCombo: 'MEGA-COMBO!',
    crush: (at: Box) => `the unit on ${at} is crushed`,
    has: (player: Seat, worth: number) => `${player} has ${worth} of 10`,
    drops: (player: Seat, dropped: string) => `${player} throws away ${dropped}`,
    draws: (player: Seat, count: number) => `${player} draws ${cards(count)}`,
    reshuffle: 'the discard pile is shuffled',
    passedOver: (player: Seat) => `${player} has no cards and only draws`,
    holds: (held: string) => `holds ${held}`,
  },
};

/** The vocabulary of game records in one language. */
export type Vocabulary = typeof english;
