import { checkOptions, fail, type GameOptions, type OptionSpecs, ok, type PlayerRange } from '#core';
import { HOUSE_NAMES } from './facts';
import { SLICES, type Slice } from './position';

export const PLAYERS: PlayerRange = { min: 1, max: 5 };

const SPECS = {
  rules: { kind: 'choice', values: SLICES, default: 'C' },
  houses: { kind: 'list', values: HOUSE_NAMES, length: { least: 2, most: 5 }, clause: 'N5.2' },
  characters: { kind: 'choice', values: ['own', 'random', 'draft'], default: 'own', clause: 'N5.2' },
  days: { kind: 'integer', least: 2, most: 4, default: 4, clause: 'N5.8' },
  'terror-limit': { kind: 'integer', least: 10, most: 40, default: 21, clause: 'N5.8' },
  menace: { kind: 'choice', values: ['normal', 'mild', 'grim'], default: 'normal', clause: 'N5.9' },
  treasure: {
    kind: 'choice',
    values: ['weighted', 'random', 'relics'],
    default: 'weighted',
    clause: 'N18.1',
  },
  forks: { kind: 'choice', values: ['turn', 'unit'], default: 'turn', clause: 'N6.3' },
  duel: { kind: 'flag', default: false, clause: 'N4.6' },
  feud: { kind: 'flag', default: true, clause: 'N22.1' },
} as const satisfies OptionSpecs;

/** Set-up options (N5, N18.1). */
export interface SetupOptions {
  readonly players: number;
  readonly rules: Slice;
  /** In seat order; null: shuffled. */
  readonly houses: readonly string[] | null;
  readonly characters: 'own' | 'random' | 'draft';
  readonly days: number;
  /** For a four-day game. */
  readonly terrorLimit: number;
  readonly menace: 'normal' | 'mild' | 'grim';
  readonly treasure: 'weighted' | 'random' | 'relics';
  readonly forks: 'turn' | 'unit';
  readonly duel: boolean;
  readonly feud: boolean;
}

/** Number of Houses; a lone player leads two (N1.3). */
export const housesOf = (players: number): number => Math.max(2, players);

/** Set-up options as the lobby shows them. */
export const options: GameOptions<SetupOptions> = {
  specs: SPECS,
  presets: [{ id: 'standard', values: {} }],
  parse(values, players) {
    const checked = checkOptions(SPECS, values);
    if (!checked.ok) return checked;
    const { 'terror-limit': terrorLimit, ...rest } = checked.value;
    if (players === undefined) return fail('players', 'missing', {}, 'N5.1');
    const { houses } = rest;
    if (houses !== null && houses.length !== housesOf(players)) {
      const count = housesOf(players);
      return fail('houses', 'list.count', { count: houses.length, least: count, most: count }, 'N5.2');
    }
    return ok({ ...rest, players, terrorLimit });
  },
  values: ({ players: _players, houses, terrorLimit, ...rest }) => ({
    ...rest,
    ...(houses === null ? {} : { houses }),
    'terror-limit': terrorLimit,
  }),
};
