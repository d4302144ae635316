import { describe, expect, it } from 'vitest';
import type { Frame } from '#king-of-monsters/rules';
import { homeSubject, wholeSubject, zoneX } from '#king-of-monsters/view';
import { CARD_SIZE } from '#stage';
import { CHART, rowZ } from '../../../../src/games/king-of-monsters/view/geometry';
import { blowSpot } from '../../../../src/games/king-of-monsters/view/layout';

const ZONES = ['ocean', 'metro', 'reactor'] as const;
const DUEL = { kind: 'duel' } as Frame;
/** So many cards of an exchange hang at once. */
const LONGEST = 8;
const FIGHT: Frame = { kind: 'fight', seat: 'king' };

const seen = (zone: (typeof ZONES)[number], ...stack: Frame[]) =>
  homeSubject({ stack, king: { zone, hand: 0, tangled: false, pushed: false }, heroes: {} } as never, 1.4);

/** How far the middle of a zone is inside what is seen, table units. */
function inside(zone: (typeof ZONES)[number], ...stack: Frame[]): number {
  const { x, middle } = seen(zone, ...stack);
  return x - Math.abs(zoneX(zone) - (middle?.x ?? 0));
}

describe('the home view', () => {
  it('comes near the King while he fights, nearer in a duel, and shows his zone wherever he stands', () => {
    for (const zone of ZONES) {
      expect(seen(zone, FIGHT).x).toBeLessThan(wholeSubject().x);
      expect(seen(zone, FIGHT, DUEL).x).toBeLessThan(seen(zone, FIGHT).x);
      for (const stack of [[FIGHT], [FIGHT, DUEL]]) expect(inside(zone, ...stack)).toBeGreaterThan(0.7);
    }
  });

  it('shows the whole table while anything else is decided', () => {
    expect(seen('reactor', { kind: 'discard', seat: 'king' })).toEqual(wholeSubject());
    expect(seen('reactor', FIGHT, { kind: 'wild', seat: 'king', card: 'W' })).toEqual(wholeSubject());
  });
});

describe('the home view of a narrow picture', () => {
  const PHONE = 1.1;
  const heroes = { bamf: { zone: 'hq' }, grey: { zone: null } };
  const followed = (...stack: Frame[]) =>
    homeSubject({ stack, king: { zone: 'metro' }, heroes } as never, PHONE);

  it('follows who acts, and the King where nobody does or who acts is not on the island', () => {
    const [hero, away] = ['bamf', 'grey'].map((seat) => followed({ kind: 'hero', seat } as Frame));
    expect(hero!.middle?.x).toBeCloseTo(zoneX('hq'));
    expect(away!.middle?.x).toBeCloseTo(zoneX('metro'));
    expect(followed({ kind: 'discard', seat: 'king' })).toEqual(away);
    expect(hero!.x).toBeLessThan(wholeSubject().x / 2);
  });
});

describe('the exchange of a duel', () => {
  it('hangs before the red row of the chart, and leaves it to be seen', () => {
    const farEdge = rowZ('R') - (CHART.size * CARD_SIZE[2]) / 2;
    for (let index = 0; index < LONGEST; index++) {
      const { y, z, width } = blowSpot(index, index % 2 === 0 ? 'king' : 'league', 0, 'metro');
      // What hangs by so much over the table is seen about as much farther north.
      expect(z - y + (width * CARD_SIZE[2]) / 2).toBeLessThan(farEdge);
    }
  });
});
