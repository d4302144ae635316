import { expect, it } from 'vitest';
import { rankPlayers } from '../../../../../src/games/zorgl/view/panels/ranking';

const ORDINARY = { army: true, flight: 'english', specials: false } as const;
const pile = (floors: number, units: number) => ({ monster: 'zorgl', hand: { count: 5 }, floors, units });

it('puts the winner first, however small the pile, and lets equals share a rank', () => {
  const ranked = rankPlayers({
    options: ORDINARY,
    order: ['B', 'C', 'D', 'A'],
    players: { A: pile(2, 2), B: pile(6, 0), C: pile(3, 0), D: pile(4, 2) },
    outcome: { winner: 'C', reason: 'plant' },
  });
  expect(ranked.map(({ seat, rank, worth }) => [seat, rank, worth])).toEqual([
    ['C', 1, 3],
    ['B', 2, 6],
    ['D', 2, 6],
    ['A', 4, 4],
  ]);
});

it('ranks a running game by the piles', () => {
  const ranked = rankPlayers({
    options: ORDINARY,
    order: ['A', 'C'],
    players: { A: pile(1, 0), C: pile(1, 3) },
    outcome: null,
  });
  expect(ranked.map(({ seat, rank }) => [seat, rank])).toEqual([
    ['C', 1],
    ['A', 2],
  ]);
});

it('counts the units of a Krustazor twice where specials play (Z11.13)', () => {
  const crab = { ...pile(3, 2), monster: 'krustazor' };
  const players = { A: pile(6, 0), C: crab };
  const worths = (specials: boolean) =>
    rankPlayers({
      options: { ...ORDINARY, specials },
      order: ['A', 'C'],
      players,
      outcome: null,
    }).map(({ seat, worth, unitWorth }) => [seat, worth, unitWorth]);
  expect(worths(true)).toEqual([
    ['C', 7, 2],
    ['A', 6, 1],
  ]);
  expect(worths(false)).toEqual([
    ['A', 6, 1],
    ['C', 5, 1],
  ]);
});
