import { describe, expect, it } from 'vitest';
import type { Frame } from '#king-of-monsters/rules';
import { homeSubject, wholeSubject, zoneX } from '#king-of-monsters/view';

const ZONES = ['ocean', 'metro', 'reactor'] as const;
const DUEL = { kind: 'duel' } as Frame;
const FIGHT: Frame = { kind: 'fight', seat: 'king' };

const seen = (zone: (typeof ZONES)[number], ...stack: Frame[]) =>
  homeSubject({ stack, king: { zone, hand: 0, tangled: false, pushed: false } } as never, 1.4);

/** How far the middle of a zone is inside what is seen, table units. */
function inside(zone: (typeof ZONES)[number], ...stack: Frame[]): number {
  const { x, middle } = seen(zone, ...stack);
  return x - Math.abs(zoneX(zone) - (middle?.x ?? 0));
}

describe('the home view', () => {
  it('comes near the King while he fights, nearer in a duel, and shows his zone wherever he stands', () => {
    for (const zone of ZONES) {
      expect(seen(zone, FIGHT).x).toBeLessThan(wholeSubject(1.4).x);
      expect(seen(zone, FIGHT, DUEL).x).toBeLessThan(seen(zone, FIGHT).x);
      for (const stack of [[FIGHT], [FIGHT, DUEL]]) expect(inside(zone, ...stack)).toBeGreaterThan(0.7);
    }
  });

  it('shows the whole table while anything else is decided', () => {
    expect(seen('reactor', { kind: 'discard', seat: 'king' })).toEqual(wholeSubject(1.4));
    expect(seen('reactor', FIGHT, { kind: 'wild', seat: 'king', card: 'W' })).toEqual(wholeSubject(1.4));
  });
});
