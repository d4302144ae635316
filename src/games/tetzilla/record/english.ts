import { DIRECTION_LETTERS } from '#core';
import { tetzillaNames } from '#tetzilla/words';
import type { Vocabulary } from './vocabulary';

/** The English vocabulary of game records. */
export const english: Vocabulary = {
  title: 'Kaiju game record',
  keys: {
    player: 'Player',
    seed: 'Seed',
    abilities: 'Abilities',
    guardPoints: 'Points for a guard',
    level: 'Level city',
    position: 'Position',
    result: 'Result',
  },
  colon: ': ',
  yes: 'yes',
  no: 'no',
  choices: { random: 'by chance', choice: 'chosen' },
  bot: 'bot',
  colour: 'colour',
  figure: 'figure',
  ...tetzillaNames.en,
  noAbility: 'no ability yet',
  directions: DIRECTION_LETTERS.en,
  setup: 'Setup · {stage}',
  turn: 'Turn {turn} · {stage}',
  stages: {
    choose: 'abilities',
    found: 'tiles',
    enter: 'entrance',
    move: 'movement',
    slide: 'tiles',
    fire: 'guards',
  },
  phrases: {
    choose: '{seat} {ability}',
    slide: '{seat} {tile} {spin} {column}',
    enter: '{seat} {box}',
    step: '{seat} {box}',
    pass: '{seat} passes',
    laser: '{seat} {guard} at {target}',
    first: '{seat} {guard} {dir}, {first} first',
    tank: '{seat} {guard} {dir}',
    fire: '{seat} {guard}',
  },
  outcome(winners, scores, reason) {
    const win = winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} share the win`;
    const ended = { turns: 'eight turns are over', full: 'the city is full', ruin: 'no kaiju is left' };
    return `${win} · ${scores} · ${ended[reason]}`;
  },
  unfinished: 'unfinished',
  notes: {
    lands: (row) => `lands on row ${row}`,
    aside: (tile) => `${tile} fits nowhere and is put aside`,
    overruns: (marker, box) => `overruns ${marker} on ${box}`,
    hit: (kaiju, hits, total) => `${kaiju} takes ${hits === 1 ? '1 hit' : `${hits} hits`} and has ${total}`,
    dies: (kaiju) => `${kaiju} dies`,
  },
};
