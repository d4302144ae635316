import { DIRECTION_LETTERS, DIRECTION_NAMES, eachDirection } from '#core';
import type { Vocabulary } from './vocabulary';

const floors = (count: number) => (count === 1 ? '1 floor' : `${count} floors`);
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

/** The English words of a game record. */
export const english: Vocabulary = {
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
  flights: { english: 'English', french: 'French' },
  bot: 'bot',
  colour: 'colour',
  monsters: {
    zorgl: 'Zorgl',
    xman: 'X-Man',
    greatzilla: 'Greatzilla',
    nogyab: 'Nogyab',
    krustazor: 'Krustazor',
  },
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
  },
  suitLetters: { S: 'S', C: 'C', H: 'H', D: 'D' },
  jokers: { XR: 'Red joker', XB: 'Black joker' },
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
  },
  flees: ', the unit flees to {flee}',
  outcomes: {
    floors: '{name} wins with ten floors',
    plant: '{name} wins, the power plant is gone',
  },
  unfinished: 'unfinished',
  notes: {
    inertia: 'first black card of the turn',
    stamp: 'it stamps its feet',
    howl: 'it howls',
    edge: 'at the edge: nothing happens',
    swap: (one, other) => `${one} and ${other} change places`,
    goes: (monster, to) => `${monster} to ${to}`,
    floors: (building, lost, left) =>
      left === 0
        ? `${building} loses ${floors(lost)} and is gone`
        : `${building} loses ${floors(lost)}, ${left} left`,
    plantFloors: (lost, left) =>
      left === 0
        ? `the plant loses ${floors(lost)} and is gone`
        : `the plant loses ${floors(lost)}, ${left} left`,
    combo: 'COMBO!',
    megaCombo: 'MEGA-COMBO!',
    crush: (at) => `the unit on ${at} is crushed`,
    has: (player, worth) => `${player} has ${worth} of 10`,
    drops: (player, dropped) => `${player} throws away ${dropped}`,
    draws: (player, count) => `${player} draws ${cards(count)}`,
    reshuffle: 'the discard pile is shuffled',
    passedOver: (player) => `${player} has no cards and only draws`,
    holds: (held) => `holds ${held}`,
  },
};
