import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { EMBLEMS, type Emblem } from '#core';
import { CHANNEL_COUNT, CHANNEL_OFFSET, REST_POSE, writePose } from '#director';
import { seatRings, withSeatRings } from '../../src/stage/seatRings';

const pointsOf = (emblem: Emblem, parts = seatRings(emblem)) =>
  parts.flatMap(({ geometry }) => {
    const position = geometry.getAttribute('position');
    return Array.from({ length: position.count }, (_, index) =>
      new Vector3().fromBufferAttribute(position, index),
    );
  });

describe('the seat rings around a base', () => {
  it.each(EMBLEMS)('of the %s stay in the box of the figure and above the street', (emblem) => {
    for (const { x, y, z } of pointsOf(emblem)) {
      expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThan(0.5);
      expect(y).toBeGreaterThan(-0.075);
      expect(y).toBeLessThan(0.15);
    }
  });

  it('look to all four sides', () => {
    const points = pointsOf('triangle');
    const near = (wanted: Vector3) => points.some((point) => point.distanceTo(wanted) < 1e-5);
    for (const { x, y, z } of points) expect(near(new Vector3(z, y, -x))).toBe(true);
  });

  it('have a shape of its own for every seat, in the colour of the seat around it', () => {
    const outline = (emblem: Emblem) =>
      pointsOf(emblem, seatRings(emblem).slice(-1))
        .map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`)
        .join();
    expect(new Set(EMBLEMS.map(outline)).size).toBe(EMBLEMS.length);
    expect(seatRings('star').map(({ tinted }) => tinted === true)).toEqual([true, false, false]);
  });
});

describe('the seat rings of a table', () => {
  const specs = [
    { id: 'rex', model: 'rex', tint: '#e8503a', emblem: 'circle', standsOut: true },
    { id: 'tower', model: 'tower', tint: '#ffffff' },
    { id: 'mia', model: 'mia', tint: '#2f9e8f', emblem: 'triangle' },
  ] as const;

  it('go with their figures, and with them alone', () => {
    const source = {
      sample: (out: Float64Array) =>
        specs.forEach((_, index) => {
          writePose(out, index, { ...REST_POSE, x: index + 1, visibility: index === 2 ? 0 : 1 });
        }),
    };
    const marked = withSeatRings(specs, source);
    expect(marked.specs.slice(3)).toEqual([
      { id: 'medallion rex', model: 'medallion.circle', tint: '#e8503a', standsOut: true },
      { id: 'medallion mia', model: 'medallion.triangle', tint: '#2f9e8f' },
    ]);
    const poses = new Float64Array(5 * CHANNEL_COUNT);
    marked.source.sample(poses);
    const all = (channel: number) => [0, 1, 2, 3, 4].map((piece) => poses[piece * CHANNEL_COUNT + channel]);
    expect(all(CHANNEL_OFFSET.x)).toEqual([1, 2, 3, 1, 3]);
    expect(all(CHANNEL_OFFSET.visibility)).toEqual([1, 1, 0, 1, 0]);
  });

  it('are none where nobody has an emblem', () => {
    const source = { sample: () => {} };
    const plain = specs.slice(1, 2);
    expect(withSeatRings(plain, source)).toEqual({ specs: plain, source });
  });
});
