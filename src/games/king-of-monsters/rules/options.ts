import { checkOptions, type GameOptions, type OptionSpecs, ok, type PlayerRange } from '#core';
import { HEROES } from './island';
import type { SetupOptions } from './position';

/** The King, and one to eight people who share the heroes (K3.1). */
export const PLAYERS: PlayerRange = { min: 2, max: 9 };

const SPECS = {
  heroes: { kind: 'list', values: HEROES, length: { least: 1, most: HEROES.length }, clause: 'K4.1' },
  start: { kind: 'integer', least: 1, most: HEROES.length, default: 4, clause: 'K4.1' },
  turns: {
    kind: 'integer',
    least: 0,
    most: 999,
    default: 20,
    offered: [12, 16, 20, 30, 0],
    clause: 'K4.3',
  },
  'king-hand': { kind: 'integer', least: 3, most: 7, default: 5, clause: 'K4.3' },
  'league-hand': { kind: 'integer', least: 3, most: 7, default: 5, clause: 'K4.3' },
} as const satisfies OptionSpecs;

/** Set-up options (K4). */
export const options: GameOptions<SetupOptions> = {
  specs: SPECS,
  presets: [
    { id: 'standard', values: {} },
    { id: 'short', values: { turns: 12 } },
    { id: 'league', values: { 'league-hand': 6 } },
    { id: 'king', values: { 'king-hand': 6 } },
  ],
  short: { turns: 12 },
  parse(values) {
    const checked = checkOptions(SPECS, values);
    if (!checked.ok) return checked;
    const { heroes, start, turns } = checked.value;
    return ok({
      heroes,
      start,
      turnLimit: turns,
      kingHand: checked.value['king-hand'],
      leagueHand: checked.value['league-hand'],
    });
  },
  values: ({ heroes, start, turnLimit, kingHand, leagueHand }) => ({
    ...(heroes === null ? {} : { heroes }),
    start,
    turns: turnLimit,
    'king-hand': kingHand,
    'league-hand': leagueHand,
  }),
};
