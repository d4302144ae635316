import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import {
  outlinePoints,
  sealPose,
  TOKEN_BOX,
  TOKEN_GROUPS,
  TOKEN_THICKNESS,
  TOKENS,
  type TokenDesign,
  TRACK,
  thornPose,
  tokenPose,
} from '#zorn/view';
import {
  crownGeometry,
  thornGeometry,
  trackGeometry,
} from '../../../../src/games/zorn/table/tokens/courseGeometry';
import { tokenGeometry } from '../../../../src/games/zorn/table/tokens/tokenGeometry';

const all = [...TOKENS];
const group = (name: keyof typeof TOKEN_GROUPS) => Object.values<TokenDesign>(TOKEN_GROUPS[name]);

type Point = readonly [number, number];
const turnAt = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const cross = (a: Point, b: Point, c: Point, d: Point) =>
  turnAt(a, b, c) * turnAt(a, b, d) < 0 && turnAt(c, d, a) * turnAt(c, d, b) < 0;

/** How different two colours of six digits are, 0 … about 440. */
function apart(one: string, other: string): number {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.hypot(...parts(one).map((part, index) => part - parts(other)[index]!));
}

describe('the outline of a token', () => {
  it.each(all)('%s lies in its box and never crosses itself', (_, { outline }) => {
    const points = outlinePoints(outline);
    expect(points.length).toBeGreaterThan(3);
    for (const [index, point] of points.entries()) {
      for (const part of point) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(TOKEN_BOX);
      }
      const next = points[(index + 1) % points.length]!;
      for (const [other, from] of points.entries()) {
        expect(cross(point, next, from, points[(other + 1) % points.length]!)).toBe(false);
      }
    }
  });

  it('takes no commands but its own', () => {
    expect(outlinePoints('M0 0L10 0Q10 10 0 10Z')).toHaveLength(9);
    expect(() => outlinePoints('M0 0h10v10Z')).toThrow(RangeError);
  });
});

describe('the body of a token', () => {
  it.each(all)('%s is closed and stands or lies on the ground', (_, design) => {
    const position = tokenGeometry(design).getAttribute('position');
    const point = (at: number) => new Vector3().fromBufferAttribute(position, at);
    const key = ({ x, y, z }: Vector3) => [x, y, z].map((part) => Math.round(part * 1e5)).join();
    const edges = new Map<string, number>();
    let volume = 0;
    let [low, high] = [Number.POSITIVE_INFINITY, 0];
    for (let at = 0; at < position.count; at += 3) {
      const corners = [point(at), point(at + 1), point(at + 2)];
      volume += corners[0]!.dot(corners[1]!.clone().cross(corners[2]!)) / 6;
      for (const [index, corner] of corners.entries()) {
        const [from, to] = [key(corner), key(corners[(index + 1) % 3]!)];
        if (from !== to) edges.set(`${from} ${to}`, (edges.get(`${from} ${to}`) ?? 0) + 1);
        low = Math.min(low, corner.y);
        high = Math.max(high, corner.y);
      }
    }
    expect(volume).toBeGreaterThan(0.005);
    for (const [edge, count] of edges) {
      const [from, to] = edge.split(' ');
      expect(edges.get(`${to} ${from}`)).toBe(count);
    }
    if (design.stands !== true) expect([low, high]).toEqual([0, expect.closeTo(TOKEN_THICKNESS)]);
    else {
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThan(0.1);
      expect(high).toBeGreaterThan(0.85);
    }
  });

  it('is small: all tokens together have fewer triangles than a champion', () => {
    const triangles = all.reduce(
      (sum, [, design]) => sum + tokenGeometry(design).getAttribute('position').count / 3,
      0,
    );
    expect(triangles).toBeLessThan(16_000);
    const course = [trackGeometry(), crownGeometry(), ...Array.from({ length: 21 }, thornGeometry)];
    const counted = course.reduce((sum, geometry) => sum + geometry.getAttribute('position').count / 3, 0);
    expect(counted).toBeLessThan(9000);
  });
});

it('tells markers apart by shape, or by a colour that is far from the other', () => {
  const markers = [...group('condition'), ...group('land')];
  for (const [index, one] of markers.entries()) {
    for (const other of markers.slice(index + 1)) {
      const same = one.outline === other.outline;
      expect(same && apart(one.face.ground, other.face.ground) < 40).toBe(false);
    }
  }
  const grounds = Object.values(TOKEN_GROUPS.flag).map(({ face }) => face.ground);
  for (const [index, one] of grounds.entries()) {
    for (const other of grounds.slice(index + 1)) expect(apart(one, other)).toBeGreaterThan(60);
  }
});

it('says nothing about a treasure or a chit that lies face down', () => {
  for (const hidden of [group('treasure'), group('seal')]) {
    for (const { outline, rim, back } of hidden) {
      expect(back).toBe(hidden[0]!.back);
      expect([outline, rim]).toEqual([hidden[0]!.outline, hidden[0]!.rim]);
    }
  }
});

it('has entrenchment and camp as two sides of one marker', () => {
  const { entrenchment, camp } = TOKEN_GROUPS.land;
  expect(entrenchment.outline).toBe(camp.outline);
  expect(entrenchment.back).toEqual(camp.face);
});

it('lays a token down either way with its foot on the ground', () => {
  const [up, down] = [tokenPose({ x: 1, z: 2 }, 0.5), tokenPose({ x: 1, z: 2 }, 0.5, 'back')];
  expect([up.y, up.roll]).toEqual([0, 0]);
  expect(down.y).toBeCloseTo(0.5 * TOKEN_THICKNESS);
  expect(Math.cos(down.roll)).toBeCloseTo(-1);
});

it('lays ten chits into hollows side by side, on the plank and lower than its top', () => {
  const places = Array.from({ length: TRACK.hollows }, (_, index) =>
    sealPose(index + 1, { x: 0, z: 0 }, 'face'),
  );
  expect(places[0]!.x).toBeCloseTo(-places.at(-1)!.x);
  for (const [index, { x, y, width }] of places.entries()) {
    expect(width).toBeLessThan(2 * TRACK.hollow);
    expect(y).toBeLessThan(TRACK.high);
    if (index > 0) expect(x - places[index - 1]!.x).toBeGreaterThan(width);
  }
});

it('closes one thorn after the other over the crown as Terror rises', () => {
  const pitches = (terror: number) =>
    Array.from({ length: 21 }, (_, thorn) => thornPose(thorn, 21, terror, { x: 0, z: 0 }).pitch);
  const [open] = pitches(0);
  const [closed] = pitches(21);
  expect(new Set(pitches(0)).size).toBe(1);
  expect(new Set(pitches(21)).size).toBe(1);
  expect(open).toBeGreaterThan(0);
  expect(closed).toBeLessThan(0);
  expect(pitches(8).filter((pitch) => pitch === closed)).toHaveLength(8);
  expect(pitches(8.5)[8]).toBeCloseTo((open! + closed!) / 2);
});
