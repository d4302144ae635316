import { describe, expect, it } from 'vitest';
import { Random } from '#core';
import { fightOdds, fightOddsOf, shotOdds, shotOddsOf, spellOdds, testOdds, testOddsOf } from '#zorn/rules';
import { acted, scene } from '../../../helpers/zorn/scene';

const D6 = 1;
const D8 = 2;
const D10 = 3;
const D12 = 4;

describe('odds', () => {
  it('N11.3 a D10 at MP 4: 3 in 10 miss, 1 a test, 3 one Hit, 3 two', () => {
    const odds = shotOdds(D10, 4);
    expect([odds.miss, odds.test, odds.one, odds.two].map((each) => each.toFixed(3))).toEqual([
      '0.300',
      '0.100',
      '0.300',
      '0.300',
    ]);
  });

  it('N25.13 Crossbows roll once more what is not above MP: a D8 at MP 4 misses 3/8 of half as often', () => {
    const odds = shotOdds(D8, 4, true);
    expect(odds.miss).toBeCloseTo((4 / 8) * (3 / 8), 12);
    expect(odds.one + odds.two).toBeCloseTo((4 / 8) * (1 + 4 / 8), 12);
  });

  it('N3.4 a test is passed with 5: by a D3 never, by a D6 in 2 of 6, N25.16 and the Hero tries twice', () => {
    expect([testOdds(0), testOdds(D6)]).toEqual([0, expect.closeTo(2 / 6, 12)]);
    expect(testOdds(D12, true)).toBeCloseTo(1 - (4 / 12) ** 2, 12);
  });

  it('N23.4 spells at level 1: 11 of 36 are full, 9 half, 9 nothing, 6 stun, 1 hits', () => {
    const { full, half, none, stunned, hit } = spellOdds(1);
    const in36 = [full, half, none, stunned, hit].map((each) => Math.round(each * 36));
    expect(in36).toEqual([11, 9, 9, 6, 1]);
  });

  it('N12.4 fights of many dice agree with a million rolls', () => {
    const random = Random.fromSeed(1);
    const die = (sides: number) => random.below(sides) + 1;
    const odds = fightOdds([5, D10, D8], [D12, D8, D6], 3);
    const seen = { attackers: [0, 0, 0, 0], defenders: [0, 0, 0, 0], tie: 0 };
    const games = 1_000_000;
    for (let game = 0; game < games; game++) {
      const attack = die(12) + die(6) + die(10) + die(8);
      const defence = die(12) + die(8) + die(6) + 3;
      if (attack === defence) seen.tie++;
      else {
        const times = Math.min(4, Math.floor(Math.max(attack, defence) / Math.min(attack, defence)));
        seen[attack < defence ? 'attackers' : 'defenders'][times - 1]!++;
      }
    }
    expect(odds.tie).toBeCloseTo(seen.tie / games, 2);
    for (let row = 0; row < 4; row++) {
      expect(odds.attackersLose[row]).toBeCloseTo(seen.attackers[row]! / games, 2);
      expect(odds.defendersLose[row]).toBeCloseTo(seen.defenders[row]! / games, 2);
    }
  });

  it('N3.9 go by the ratings as they stand', () => {
    const start = scene({
      units: { 'N-ir1': 'c4', 'N-ar1': { at: 'c4', hits: 0, state: 'terrorized' }, mh1: 'd4', tor: 'e4' },
    });
    // Degraded, Archers shoot with a D8; Tor frightens nobody at a distance of 2 (N25.15).
    expect(shotOddsOf(start, 'N-ar1', 'mh1').two).toBeCloseTo(1 / 8, 12);
    expect(testOddsOf(start, 'N-ir1')).toBeCloseTo(8 / 12, 12);
    const charged = acted(start, { do: 'charge', unit: 'N-ir1', to: 'd4' }).position;
    // Mounted Charge in plains: D12+D6 against a D8; a draw at each of 2 … 8.
    expect(fightOddsOf(charged, 'd4').tie).toBeCloseTo((1 + 2 + 3 + 4 + 5 + 6 + 6) / 72 / 8, 12);
  });
});
