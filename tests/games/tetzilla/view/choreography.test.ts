import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import type { Timeline } from '#director';
import { spunBy, type TileId, tetzilla } from '#tetzilla/rules';
import {
  advanceThrough,
  choreograph,
  hitsPiece,
  kaijuPiece,
  onFace,
  TABLE_LEVEL,
  tilePiece,
  tokensPiece,
} from '#tetzilla/view';
import { course, cuesOf, LIVELY, sampled } from '../../../helpers/timelines';
import { playedScenes, shown } from './scenes';

const effects = (timeline: Timeline, kind: string) =>
  cuesOf(timeline, 'effect').filter(({ effect }) => effect === kind);
const sounds = (timeline: Timeline, kind: string) =>
  cuesOf(timeline, 'sound').filter(({ sound }) => sound === kind);

describe('a fall', () => {
  it('never passes through what is built, and only goes down once it falls', () => {
    let falls = 0;
    for (const seed of [3, 4, 5]) {
      for (const { table, events } of playedScenes(seed, 60)) {
        const slid = events.find((event) => event.type === 'tile-slid');
        if (slid === undefined) continue;
        falls++;
        const built = new Set(
          [...table.tiles].flatMap(([tile, { spin, column, row }]) =>
            spunBy(tile, spin).boxes.map((box) => `${column + box.column} ${row + box.row}`),
          ),
        );
        const timeline = choreograph(table, events, LIVELY);
        const { boxes, width, height } = spunBy(slid.tile, slid.spin);
        const piece = tilePiece(slid.tile);
        const slot = (channel: 'x' | 'y' | 'z' | 'width' | 'height') => table.pieces.slot(piece, channel);
        // What is upright of a tile that is turned by a quarter is its width.
        const upright = slid.spin % 2 === 0 ? 'height' : 'width';
        for (let step = 0; step <= 60; step++) {
          const poses = sampled(timeline, (timeline.duration * step) / 60);
          const { across, up } = onFace([poses[slot('x')]!, poses[slot('y')]!, poses[slot('z')]!]);
          if (up - height / 2 > table.top) continue;
          for (const box of boxes) {
            // A hair of tolerance on all sides of the box.
            const column = across + table.columns / 2 - width / 2 + box.column;
            const row = up - (height * poses[slot(upright)]!) / 2 + box.row;
            for (const [x, y] of [
              [0.02, 0.02],
              [0.98, 0.02],
              [0.02, 0.98],
              [0.98, 0.98],
            ] as const) {
              const key = `${Math.floor(column + x)} ${Math.floor(row + y)}`;
              expect(built.has(key), `${slid.tile} at ${key}`).toBe(false);
            }
          }
        }
      }
    }
    expect(falls).toBeGreaterThan(30);
  });

  it('gathers speed: the last tenth of its time takes it farther than the first', () => {
    const { table, timeline } = shown('fall-deep');
    const { at: lands } = sounds(timeline, 'slab')[0]!;
    const slot = table.pieces.slot(tilePiece('I1' as TileId), 'y');
    const y = (time: number) => sampled(timeline, time)[slot]!;
    const first = y(lands - 0.5) - y(lands - 0.4);
    const last = y(lands - 0.11) - y(lands - 0.01);
    expect(last).toBeGreaterThan(first * 1.5);
  });

  it('lands harder the farther it falls: dust and shaking', () => {
    const shakes = ['fall', 'fall-deep'].map((id) => {
      const { timeline } = shown(id);
      return Math.max(...cuesOf(timeline, 'shake').map(({ intensity }) => intensity));
    });
    expect(shakes[1]).toBeGreaterThan(shakes[0]!);
    expect(effects(shown('fall').timeline, 'dust').length).toBeGreaterThan(2);
  });

  it('brings its buildings and guards up after the thud, in reading order', () => {
    const { table, after, timeline } = shown('fall');
    const lands = sounds(timeline, 'slab')[0]!.at;
    const fresh = [...after.markers].filter(([box]) => !table.markers.has(box));
    const appears = fresh.map(([, piece]) => {
      const seen = course(table, timeline, piece, 'visibility', 400);
      return (timeline.duration * seen.findIndex((value) => value > 0)) / 400;
    });
    expect(fresh.map(([box]) => box)).toEqual(['e9', 'g9', 'f8'].filter((box) => after.markers.has(box)));
    expect(appears).toEqual(appears.toSorted((a, b) => a - b));
    expect(Math.min(...appears)).toBeGreaterThan(lands);
  });
});

describe('a shot', () => {
  it.each(['laser', 'missile', 'tank'])('of a %s has a way of its own, hits, and turns its number', (id) => {
    const { table, after, timeline } = shown(id);
    const own = { laser: 'beam', missile: 'rocket', tank: 'shell' }[id]!;
    const others = ['beam', 'rocket', 'shell'].filter((kind) => kind !== own);
    expect(effects(timeline, own).length).toBeGreaterThan(0);
    for (const other of others) expect(effects(timeline, other)).toEqual([]);
    const hit = table.seats.filter((seat) => after.kaiju.get(seat)!.hits > table.kaiju.get(seat)!.hits);
    expect(hit.length).toBeGreaterThan(0);
    for (const seat of hit) {
      const numbers = course(table, timeline, hitsPiece(seat), 'variant');
      expect(new Set(numbers)).toEqual(new Set([table.kaiju.get(seat)!.hits, after.kaiju.get(seat)!.hits]));
    }
  });

  it('along a line ends at the edge of the board at the latest', () => {
    const { table, timeline } = shown('tank');
    const [shell] = effects(timeline, 'shell');
    const end = shell!.path.at(-1)!;
    expect(Math.abs(end.x)).toBeLessThan(table.columns / 2);
    expect(Math.abs(end.x)).toBeGreaterThan(table.columns / 2 - 0.5);
  });

  it.each(['laser-nobody', 'missile-nobody', 'tank-nobody'])('at nobody is seen too: %s', (id) => {
    const { timeline } = shown(id);
    expect(
      cuesOf(timeline, 'effect').some(({ effect }) => ['beam', 'rocket', 'shell'].includes(effect)),
    ).toBe(true);
    expect(sounds(timeline, 'grunt')).toEqual([]);
  });

  it('that an ability ignores glances off', () => {
    const { timeline } = shown('laser-ignored');
    expect(effects(timeline, 'shield')).toHaveLength(1);
    expect(cuesOf(timeline, 'caption').map(({ key }) => key)).toContain('ignored');
  });
});

describe('a kaiju', () => {
  it('climbs before the floors, never through them', () => {
    const { table, timeline } = shown('climb');
    const slot = (channel: 'x' | 'y' | 'z') => table.pieces.slot(kaijuPiece('A'), channel);
    let between = 0;
    for (let step = 0; step <= 120; step++) {
      const poses = sampled(timeline, (timeline.duration * step) / 120);
      const { up, out } = onFace([poses[slot('x')]!, poses[slot('y')]!, poses[slot('z')]!]);
      const share = up - Math.floor(up);
      if (share < 0.5 || share > 0.95) continue;
      between++;
      expect(out).toBeGreaterThan(0.8);
    }
    expect(between).toBeGreaterThan(3);
  });

  it('pays with its tokens as it sets out', () => {
    const { table, after, timeline } = shown('climb-block');
    const slot = table.pieces.slot(tokensPiece('A'), 'variant');
    expect(sampled(timeline, -1)[slot]).toBe(5);
    expect(sampled(timeline, 0.1)[slot]).toBe(3);
    expect(after.kaiju.get('A')!.tokens).toBe(3);
  });

  it('takes more blows for a skyscraper than for a house', () => {
    const blows = (id: string) => sounds(shown(id).timeline, 'crack').length;
    expect(blows('walk-house')).toBe(1);
    expect(blows('climb-block')).toBe(2);
    expect(blows('climb-skyscraper')).toBe(3);
  });

  it.each(['death', 'death-depot'])(
    'that dies roars, falls to the table before the board, and is gone: %s',
    (id) => {
      const { table, timeline } = shown(id);
      const piece = kaijuPiece('A');
      expect(cuesOf(timeline, 'caption').map(({ key }) => key)).toContain('died');
      expect(cuesOf(timeline, 'clip').some(({ piece: of, clip }) => of === piece && clip === 'roar')).toBe(
        true,
      );
      const heights = course(table, timeline, piece, 'y', 400);
      const depths = course(table, timeline, piece, 'z', 400);
      const lying = heights.findIndex((y, index) => y < 0.5 && depths[index]! > 2.5);
      expect(lying).toBeGreaterThan(0);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(TABLE_LEVEL - 1e-9);
      const there = course(table, timeline, piece, 'visibility', 400);
      expect(there.slice(lying).some((value) => value === 0)).toBe(true);
    },
  );
});

it('nothing secret is in a timeline: what a building is worth changes nothing', () => {
  for (const { table, events, position, action } of playedScenes(11, 60)) {
    const told = unwrap(tetzilla.apply(position, action)).events;
    expect(choreograph(table, told, LIVELY)).toEqual(choreograph(table, events, LIVELY));
    expect(advanceThrough(table, told)).toEqual(advanceThrough(table, events));
  }
});
