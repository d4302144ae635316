import { expect, it } from 'vitest';
import { leaders, rankTeams } from '#core';

const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;

it('ranks teams, equals sharing a rank and leaving out the ones after it', () => {
  const teams = [
    { seats: ['king'], score: 3 },
    { seats: ['ann', 'bob'], score: 7 },
    { seats: ['cyd'], score: 7 },
    { seats: ['dan'], score: 1 },
  ];
  const ranking = rankTeams(teams, byScore);
  expect(ranking.map(({ seats, rank }) => [seats.join(), rank])).toEqual([
    ['ann,bob', 1],
    ['cyd', 1],
    ['king', 3],
    ['dan', 4],
  ]);
  expect(leaders(ranking)).toEqual(['ann', 'bob', 'cyd']);
  expect(teams[0]!.seats).toEqual(['king']);
});

it('has no leader where there is nobody', () => {
  expect(leaders(rankTeams([], byScore))).toEqual([]);
});

it('has no first place where everybody has lost', () => {
  const teams = [
    { seats: ['ann'], score: 3 },
    { seats: ['bob'], score: 7 },
  ];
  const lost = rankTeams(teams, byScore, true);
  expect(lost.map(({ seats, rank }) => [seats.join(), rank])).toEqual([
    ['bob', 2],
    ['ann', 3],
  ]);
  expect(leaders(lost)).toEqual([]);
});
