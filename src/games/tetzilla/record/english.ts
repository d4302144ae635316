import { DIRECTION_LETTERS } from '#core';
import type { Box, DecidingStage, Outcome, PositionOptions, Seat } from '#tetzilla/rules';
import { tetzillaNames } from '#tetzilla/words';

/** Parts of phrases that may consist of several words. */
export const SEVERAL_WORDS = ['ability', 'dir', 'stage'] as const;

/**
 * The English vocabulary of game records. Phrases contain parts in `{…}`: `{seat}`, `{target}` and `{first}`
 * (letters of players), `{box}`, `{tile}`, `{spin}`, `{column}`, `{dir}`, `{ability}`, `{turn}` (a number),
 * `{stage}`. The same phrases write and parse; parsing ignores case, accents and the kind of spaces and
 * apostrophes.
 */
export const english = {
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
  choices: { random: 'by chance', choice: 'chosen' } satisfies Readonly<
    Record<PositionOptions['abilities'], string>
  >,
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
  } satisfies Readonly<Record<DecidingStage, string>>,
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
  /** @param winners names as in the record @param scores `A 31, B 24` */
  outcome(winners: readonly string[], scores: string, reason: Outcome['reason']): string {
    const win = winners.length === 1 ? `${winners[0]} wins` : `${winners.join(' and ')} share the win`;
    const ended = { turns: 'eight turns are over', full: 'the city is full', ruin: 'no kaiju is left' };
    return `${win} · ${scores} · ${ended[reason]}`;
  },
  unfinished: 'unfinished',
  /** Notes on effects, ignored when a record is read. */
  notes: {
    /** @param row of the tile's lowest box, 1 … 20 */
    lands: (row: number) => `lands on row ${row}`,
    aside: (tile: string) => `${tile} fits nowhere and is put aside`,
    /** @param marker in board notation, `h2` or `L` */
    overruns: (marker: string, box: Box) => `overruns ${marker} on ${box}`,
    /** @param hits those that count @param total hits of the kaiju afterwards */
    hit: (kaiju: Seat, hits: number, total: number) =>
      `${kaiju} takes ${hits === 1 ? '1 hit' : `${hits} hits`} and has ${total}`,
    dies: (kaiju: Seat) => `${kaiju} dies`,
  },
};

/** The vocabulary of game records in one language. */
export type Vocabulary = typeof english;
/** The phrases for actions. */
export type Phrase = keyof Vocabulary['phrases'];
