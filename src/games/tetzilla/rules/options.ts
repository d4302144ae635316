import { checkOptions, type GameOptions, type OptionSpecs, ok, type PlayerRange } from '#core';
import { FIGURES } from './markers';
import { ABILITY_CHOICES, type SetupOptions } from './position';
import { fail } from './problems';

/** Number of players (T3.1, T11.1). */
export const PLAYERS: PlayerRange = { min: 2, max: 5 };

const SPECS = {
  figures: { kind: 'list', values: FIGURES, length: 'players', clause: 'T2.5' },
  abilities: { kind: 'choice', values: ABILITY_CHOICES, default: 'random', clause: 'T3.3' },
  'guard-points': { kind: 'integer', least: 0, most: 1, default: 1, clause: 'T9.4' },
  level: { kind: 'flag', default: false, clause: 'T4.6' },
} as const satisfies OptionSpecs;

/** The setup options of TetZilla. */
export const options: GameOptions<SetupOptions> = {
  specs: SPECS,
  presets: [
    { id: 'standard', values: {} },
    { id: 'newcomers', values: { level: true } },
    { id: 'own-abilities', values: { abilities: 'choice' } },
  ],
  parse(values, given) {
    const named = checkOptions(SPECS, values);
    if (!named.ok) return named;
    const players = given ?? named.value.figures?.length;
    if (players === undefined) return fail('players', 'missing', {}, 'T3.1');
    if (!Number.isSafeInteger(players) || players < PLAYERS.min || players > PLAYERS.max) {
      const range = { least: PLAYERS.min, most: PLAYERS.max, count: players };
      return fail('players', 'tetzilla.players.count', range, 'T3.1');
    }
    const checked = checkOptions(SPECS, values, players);
    if (!checked.ok) return checked;
    const { figures, abilities, level } = checked.value;
    return ok({
      figures: figures ?? FIGURES.slice(0, players),
      abilities,
      guardPoints: checked.value['guard-points'] === 0 ? 0 : 1,
      level,
    });
  },
  values: ({ figures, abilities, guardPoints, level }) => ({
    figures,
    abilities,
    'guard-points': guardPoints,
    level,
  }),
};
