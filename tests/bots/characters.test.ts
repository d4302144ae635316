import { describe, expect, it } from 'vitest';
import { BOTS } from '#bots';
import { Random, unwrap } from '#core';
import { type Position, simulator, type View, zorgl } from '#zorgl/rules';
import { COMMAND_GAMES } from '../../src/cli/games';
import { playBots } from '../../src/cli/playBots';

const GAME = COMMAND_GAMES.find(({ rules }) => rules.id === zorgl.id)!;
const greedy = BOTS.greedy(simulator);

/** How games of a monster end, in character or not: against the same opponent, from the same openings. */
function endsOf(monster: string, inCharacter: boolean, games: number): readonly View[] {
  return Array.from({ length: games }, (_, game) => {
    const random = Random.fromSeed(game);
    const options = unwrap(zorgl.options.parse({ monsters: [monster, 'greatzilla'] }, 2));
    const start = unwrap(zorgl.setup(options, random.uint32()));
    const characterOf = (seat: string) => inCharacter && seat === 'A';
    return unwrap(playBots(GAME, start, () => greedy, random, characterOf)).position as View;
  });
}

const sum = (ends: readonly View[], of: (end: View) => number): number =>
  ends.reduce((total, end) => total + of(end), 0);

const GAMES_EACH = 40;

describe('a bot in character', () => {
  it('hunts units with the monster to which they are worth most', () => {
    const units = (end: View) => end.players.A!.units;
    const usual = sum(endsOf('krustazor', false, GAMES_EACH), units);
    expect(sum(endsOf('krustazor', true, GAMES_EACH), units)).toBeGreaterThan(usual);
  });

  it('is fond of nothing where monsters are ordinary', () => {
    const options = unwrap(zorgl.options.parse({}, 2));
    const position: Position = unwrap(zorgl.setup(options, 3));
    const simulation = simulator.from(position);
    for (const seat of simulation.seats) expect(simulator.profile?.character?.(simulation, seat)).toBe(0);
  });

  it('gives up winning for nothing', () => {
    const options = unwrap(zorgl.options.parse({ monsters: ['krustazor', 'xman'] }, 2));
    const won: Position = {
      ...unwrap(zorgl.setup(options, 3)),
      outcome: { winner: 'A', reason: 'floors' },
    };
    const simulation = simulator.from(won);
    for (const seat of simulation.seats) expect(simulator.profile?.character?.(simulation, seat)).toBe(0);
  });
});
