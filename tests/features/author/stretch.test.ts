import { describe, expect, it } from 'vitest';
import { Match, unwrap } from '#core';
import { king, simulator as kingSimulator } from '#king-of-monsters/rules';
import { tetzilla, simulator as tetzillaSimulator } from '#tetzilla/rules';
import { type Seat, simulator, type ZorglTypes, zorgl } from '#zorgl/rules';
import { stretchOf } from '../../../src/features/author/excerpt';
import { handOf } from '../../helpers/cards';
import { randomPlay } from '../../helpers/random-game';
import { mixedOptions, randomPlay as randomTetzilla } from '../../helpers/tetzilla/random-game';

function matchOf(seed: number, actions: number): Match<ZorglTypes> {
  const opening = unwrap(zorgl.setup({ places: ['A', 'B', 'C', 'D'], army: true, flight: 'english' }, seed));
  const match = new Match(zorgl, opening);
  for (const { action } of randomPlay(opening, seed, actions)) unwrap(match.act(action));
  return match;
}

const SEEDS = Array.from({ length: 60 }, (_, index) => index);
const order = (match: Match<ZorglTypes>, from: number, until: number, seeds: readonly number[] = SEEDS) =>
  ({ match, simulator, from, until, viewer: 'A', seeds }) as const;

describe('a stretch of a game that goes on', () => {
  it('is played again just as its viewer saw it, over the ends of turns and what was drawn', () => {
    let told = 0;
    for (let seed = 0; seed < 12; seed++) {
      const match = matchOf(seed, 18);
      const stretch = stretchOf(order(match, 3, 15));
      if (stretch === null) continue;
      told++;
      let { position } = stretch;
      for (const [index, action] of stretch.actions.entries()) {
        expect(zorgl.view(position, 'A')).toEqual(zorgl.view(match.positionAt(3 + index), 'A'));
        position = unwrap(zorgl.apply(position, action)).position;
      }
      expect(zorgl.view(position, 'A')).toEqual(zorgl.view(match.positionAt(15), 'A'));
    }
    expect(told).toBeGreaterThan(9);
  });

  it('gives away no card that its viewer has not seen, and not what chance has in store', () => {
    const match = matchOf(5, 9);
    const begun = match.positionAt(1);
    const now = match.positionAt(match.length);
    // What another held then and holds now was never seen by A.
    const held = (seat: Seat) => handOf(begun, seat).filter((card) => handOf(now, seat).includes(card));
    const seat = (['B', 'C', 'D'] as const).toSorted((a, b) => held(b).length - held(a).length)[0]!;
    const unseen = held(seat);
    expect(unseen.length).toBeGreaterThan(0);
    const hands = SEEDS.slice(0, 20).map((seed) => {
      const position = stretchOf(order(match, 1, 8, [seed, seed + 100, seed + 200]))?.position;
      expect(position?.rng).not.toBe(begun.rng);
      return position === undefined ? [] : handOf(position, seat);
    });
    for (const card of unseen) {
      expect(hands.filter((hand) => hand.includes(card)).length).toBeLessThan(hands.length / 2);
    }
    const draws = new Set(
      SEEDS.slice(0, 5).map((seed) => stretchOf(order(match, 1, 8, [seed]))?.position.draw.join()),
    );
    expect(draws.size).toBe(5);
    expect(draws.has(begun.draw.join())).toBe(false);
  });

  it('of King of Monsters, whose cards are many times the same, is told by exchanging what is hidden', () => {
    const opening = unwrap(king.setup(unwrap(king.options.parse({})), 1));
    const match = new Match(king, opening);
    for (let index = 0; index < 46; index++) {
      const legal = king.legal(match.position);
      unwrap(match.act(legal[(index * 7 + 1) % legal.length]!));
    }
    for (const from of [4, 20, 40]) {
      const seeds = [1, 2];
      const stretch = stretchOf({
        match,
        simulator: kingSimulator,
        from,
        until: from + 3,
        viewer: 'artemis',
        seeds,
      })!;
      let { position } = stretch;
      const begun = match.positionAt(from);
      expect(position.rng).not.toBe(begun.rng);
      const changed = position.decks.king.combat.filter(
        (card, index) => card !== begun.decks.king.combat[index],
      );
      expect(changed.length).toBeGreaterThan(position.decks.king.combat.length / 2);
      for (const [index, action] of stretch.actions.entries()) {
        expect(king.view(position, 'artemis')).toEqual(king.view(match.positionAt(from + index), 'artemis'));
        position = unwrap(king.apply(position, action)).position;
      }
      expect(king.view(position, 'artemis')).toEqual(king.view(match.positionAt(from + 3), 'artemis'));
    }
  });

  it('of TetZilla is told as well, with another deck', () => {
    const opening = unwrap(tetzilla.setup(mixedOptions(1), 1));
    const match = new Match(tetzilla, opening);
    for (const { action } of randomTetzilla(opening, 1, 20)) unwrap(match.act(action));
    const told = [10, 12, 14, 16, 18].map((from) =>
      stretchOf({
        match,
        simulator: tetzillaSimulator,
        from,
        until: from + 2,
        viewer: 'spectator',
        seeds: SEEDS,
      }),
    );
    expect(told.filter((stretch) => stretch !== null).length).toBeGreaterThan(2);
    for (const stretch of told) {
      if (stretch !== null) expect(stretch.position.deck).not.toEqual(match.positionAt(10).deck);
    }
  });

  it('is the game itself once that is over', () => {
    const match = matchOf(4, 100_000);
    expect(match.seat).toBeUndefined();
    const stretch = stretchOf(order(match, 2, 5));
    expect(stretch?.position).toEqual(match.positionAt(2));
    expect(stretch?.actions).toEqual(match.entries.slice(2, 5).map(({ action }) => action));
  });
});
