import { type BufferGeometry, Euler, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { Director, PieceIndex, type Pose, REST_POSE, readPose, type Timeline } from '#director';
import {
  DIE_KINDS,
  type DieKind,
  diceRow,
  diePose,
  dieShape,
  type RolledDie,
  rollDice,
  ShowScene,
} from '#kaiju/show';
import { dieGeometry } from '../../src/kaiju/dice/dieGeometry';
import { CALM, cuesOf, expectStill, LIVELY, sampled } from '../helpers/timelines';

const SIZE = 0.3;
const GROUND = 0.1;
const HAND = [0.2, 1.1, 2.2] as const;

const kinds = (...all: DieKind[]) => all;
const valuesOf = (kind: DieKind) => [...new Set(dieShape(kind).faces.map(({ value }) => value))];

/** A direction of a die's body as it is on the table. */
function shown({ yaw, pitch, roll }: Pose, [x, y, z]: readonly [number, number, number]): Vector3 {
  return new Vector3(x, y, z).applyEuler(new Euler(pitch, yaw, roll, 'YXZ'));
}

/** The face that looks up. */
function topOf(kind: DieKind, pose: Pose) {
  const { faces } = dieShape(kind);
  return faces.reduce((top, face) => (shown(pose, face.normal).y > shown(pose, top.normal).y ? face : top));
}

/** The lowest point of a die without its round edges: as low as it may come at most. */
const lowest = (kind: DieKind, pose: Pose) =>
  pose.y + pose.height * Math.min(...dieShape(kind).corners.map((corner) => shown(pose, corner).y));

/** How far a body reaches against a direction. */
function lowestAlong(geometry: BufferGeometry, direction: readonly [number, number, number]): number {
  const position = geometry.getAttribute('position');
  const along = Array.from({ length: position.count }, (_, at) =>
    new Vector3().fromBufferAttribute(position, at).dot(new Vector3(...direction)),
  );
  return Math.min(...along);
}

function diceOf(
  values: readonly (readonly [DieKind, number])[],
  from?: readonly Pose[],
): readonly RolledDie[] {
  const row = diceRow(
    values.map(([kind]) => kind),
    { x: 0.4, z: -0.3 },
    SIZE,
  );
  return values.map(([kind, value], index) => {
    const to = diePose(kind, value, { ...row[index]!, y: GROUND }, SIZE);
    return { piece: `die${index}`, kind, from: from?.[index] ?? { ...REST_POSE, visibility: 0 }, to };
  });
}

function rolled(dice: readonly RolledDie[], seed = 7, settings = LIVELY) {
  const pieces = new PieceIndex(dice.map(({ piece }) => piece));
  const layout = new Map(dice.map(({ piece, from }) => [piece, from]));
  const start = { pieces, layout, voices: new Map(), seed: 1, calls: {}, stings: {} };
  const scene = new ShowScene(start, settings);
  scene.now = rollDice(scene, dice, 0, { hand: HAND, seed });
  return { pieces, timeline: scene.finish() };
}

const posesAt = (timeline: Timeline, time: number, count: number) => {
  const out = sampled(timeline, time);
  return Array.from({ length: count }, (_, index) => readPose(out, index));
};

const everyMoment = (timeline: Timeline, rate: number) =>
  Array.from({ length: Math.ceil(timeline.duration * rate) + 1 }, (_, frame) => frame / rate);

describe('a die', () => {
  it.each([
    ['d3', 4],
    ['d6', 7],
    ['d8', 9],
    ['d12', 13],
    ['d20', 21],
  ] as const)('%s has opposite faces that sum up to %i, each number once', (kind, sum) => {
    const { faces } = dieShape(kind);
    for (const { normal, value } of faces) {
      const opposite = faces.find((face) => new Vector3(...face.normal).dot(new Vector3(...normal)) < -0.999);
      expect(opposite!.value + value).toBe(sum);
    }
    const each = kind === 'd3' ? 2 : 1;
    expect(faces).toHaveLength(valuesOf(kind).length * each);
    expect(Math.max(...valuesOf(kind))).toBe(Number(kind.slice(1)));
  });

  it('d10 shows 0 to 9, of which opposite ones sum up to 9, and 0 is a ten', () => {
    const { faces } = dieShape('d10');
    expect(faces.map(({ digits }) => Number(digits)).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { normal, digits } of faces) {
      const opposite = faces.find((face) => new Vector3(...face.normal).dot(new Vector3(...normal)) < -0.999);
      expect(Number(opposite!.digits) + Number(digits)).toBe(9);
    }
    expect(topOf('d10', diePose('d10', 10, { x: 0, z: 0 }, 1)).digits).toBe('0');
  });

  it.each(DIE_KINDS)('%s is a closed body whose corners lie in its faces', (kind) => {
    const { faces, corners, inner } = dieShape(kind);
    const edges = faces.reduce((sum, face) => sum + face.corners.length, 0) / 2;
    expect(corners.length - edges + faces.length).toBe(2);
    for (const { normal, corners: own } of faces) {
      for (const corner of corners) {
        const above = new Vector3(...corner).dot(new Vector3(...normal)) - inner;
        if (own.includes(corner)) expect(above).toBeCloseTo(0);
        else expect(above).toBeLessThan(-0.01);
      }
    }
  });

  it.each(DIE_KINDS)('%s lies on the ground with the asked number up, upright for the reader', (kind) => {
    for (const value of valuesOf(kind)) {
      const pose = diePose(kind, value, { x: 1, y: GROUND, z: 2 }, SIZE);
      const top = topOf(kind, pose);
      expect(top.value).toBe(value);
      expect(shown(pose, top.normal).y).toBeCloseTo(1);
      expect(shown(pose, top.top).z).toBeCloseTo(-1);
      expect(lowest(kind, pose)).toBeCloseTo(GROUND);
    }
    expect(() => diePose(kind, 21, { x: 0, z: 0 }, SIZE)).toThrow(RangeError);
  });
});

describe('a roll', () => {
  it.each(DIE_KINDS)('of a %s ends on each of its numbers', (kind) => {
    for (const value of valuesOf(kind)) {
      for (const seed of [1, 2]) {
        const dice = diceOf([[kind, value]]);
        const { timeline } = rolled(dice, seed);
        const [end] = posesAt(timeline, timeline.duration, 1);
        expect(end).toEqual(dice[0]!.to);
        const [nearly] = posesAt(timeline, timeline.duration - 1e-6, 1);
        for (const channel of ['x', 'y', 'z'] as const)
          expect(nearly![channel]).toBeCloseTo(end![channel], 3);
        expect(topOf(kind, nearly!).value).toBe(value);
        expect(timeline.duration).toBeLessThan(2.2);
      }
    }
  });

  it('never jumps, and never goes into the table', () => {
    for (const kind of DIE_KINDS) {
      for (const seed of [3, 4, 5]) {
        const { timeline } = rolled(diceOf([[kind, 1]]), seed);
        let before: Pose | undefined;
        for (const time of everyMoment(timeline, 240)) {
          const [pose] = posesAt(timeline, time, 1);
          if (pose!.visibility === 0) continue;
          expect(lowest(kind, pose!)).toBeGreaterThan(GROUND - 0.07 * SIZE);
          if (before !== undefined) {
            const [one, two] = [before, pose!];
            expect(Math.hypot(two.x - one.x, two.y - one.y, two.z - one.z)).toBeLessThan(0.05);
            for (const axis of [
              [1, 0, 0],
              [0, 1, 0],
              [0, 0, 1],
            ] as const) {
              expect(shown(one, axis).distanceTo(shown(two, axis))).toBeLessThan(0.16);
            }
          }
          before = pose;
        }
      }
    }
  });

  it('tumbles: every die shows at least four of its faces on its way', () => {
    for (const kind of DIE_KINDS) {
      const { timeline } = rolled(diceOf([[kind, 2]]));
      const tops = everyMoment(timeline, 60).map(
        (time) => topOf(kind, posesAt(timeline, time, 1)[0]!).normal,
      );
      expect(new Set(tops).size).toBeGreaterThanOrEqual(4);
    }
  });

  it('of several dice lets them lie side by side, and none goes through another', () => {
    const throws = [
      kinds('d12', 'd6'),
      kinds('d6', 'd6', 'd6'),
      kinds('d20', 'd10', 'd8', 'd6'),
      kinds('d12', 'd6', 'd12', 'd6', 'd8'),
    ];
    for (const each of throws) {
      for (const seed of [1, 2, 3, 4]) {
        const { timeline } = rolled(
          diceOf(each.map((kind, index) => [kind, 1 + ((index + seed) % 6)])),
          seed,
        );
        for (const time of everyMoment(timeline, 60)) {
          const poses = posesAt(timeline, time, each.length);
          for (const [index, one] of poses.entries()) {
            for (const [other, two] of poses.entries()) {
              if (other <= index || one.visibility * two.visibility === 0) continue;
              const apart = Math.hypot(two.x - one.x, two.y - one.y, two.z - one.z);
              // Their rounded bodies reach less far than their corners would.
              const reach = (kind: DieKind) => SIZE * (dieShape(kind).outer * 0.93);
              expect(apart).toBeGreaterThan(reach(each[index]!) + reach(each[other]!));
            }
          }
        }
      }
    }
  });

  it('is made of its seed: the same again, and another with another one', () => {
    const dice = diceOf([
      ['d12', 4],
      ['d6', 5],
    ]);
    expect(rolled(dice, 9).timeline).toEqual(rolled(dice, 9).timeline);
    const halfway = (seed: number) => posesAt(rolled(dice, seed).timeline, 0.6, 1)[0]!.pitch;
    expect(halfway(9)).not.toBe(halfway(10));
  });

  it('takes up a die that lies there, without a jump', () => {
    const from = [diePose('d8', 3, { x: -1, y: GROUND, z: 0.5 }, SIZE)];
    const { timeline } = rolled(diceOf([['d8', 7]], from));
    expect(posesAt(timeline, -1, 1)[0]).toEqual(from[0]);
    const [begun] = posesAt(timeline, 1e-4, 1);
    expect(Math.hypot(begun!.x - from[0]!.x, begun!.y - from[0]!.y, begun!.z - from[0]!.z)).toBeLessThan(
      0.01,
    );
    for (const axis of [
      [1, 0, 0],
      [0, 1, 0],
    ] as const) {
      expect(shown(begun!, axis).distanceTo(shown(from[0]!, axis))).toBeLessThan(0.02);
    }
  });

  it('is heard when it comes down, ever more softly, and is the same at 60, 20 and 5 frames a second', () => {
    const { pieces, timeline } = rolled(
      diceOf([
        ['d12', 4],
        ['d6', 5],
      ]),
    );
    const [first] = cuesOf(timeline, 'sound');
    expect(first!.volume).toBe(Math.max(...cuesOf(timeline, 'sound').map(({ volume }) => volume)));
    const seen = [60, 20, 5].map((rate) => {
      const heard: string[] = [];
      const poses: number[][] = [];
      const director = new Director(timeline.start);
      director.onCue((cue) => heard.push(`${cue.kind} ${cue.at}`));
      director.enqueue(timeline);
      for (let frame = 0; frame <= 2 * rate; frame++) {
        if (frame % (rate / 5) === 0) {
          const out = pieces.buffer();
          director.sample(out);
          poses.push([...out].map((value) => Number(value.toFixed(6))));
        }
        director.tick(1 / rate);
      }
      return { heard, poses };
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('is heard to roll, and then lies there, for anyone who wants little motion', () => {
    const dice = diceOf([['d6', 3]]);
    const { timeline } = rolled(dice, 1, CALM);
    expectStill(timeline);
    expect(cuesOf(timeline, 'sound').length).toBe(cuesOf(rolled(dice, 1).timeline, 'sound').length);
    const { visibility, ...lies } = dice[0]!.to;
    for (let time = 0; time <= timeline.duration; time += 0.01) {
      const [pose] = posesAt(timeline, time, 1);
      if (pose!.visibility > 0) expect(pose).toMatchObject(lies);
    }
  });
});

describe('the model of a die', () => {
  it.each(DIE_KINDS)('of a %s is closed, faces outwards, and is as large as its body', (kind) => {
    const geometry = dieGeometry(kind);
    const position = geometry.getAttribute('position');
    const index = geometry.getIndex()!;
    const point = (at: number) => new Vector3().fromBufferAttribute(position, index.getX(at));
    let volume = 0;
    for (let at = 0; at < index.count; at += 3) {
      const [a, b, c] = [point(at), point(at + 1), point(at + 2)];
      volume += a.dot(b.clone().cross(c)) / 6;
      const outwards = b.clone().sub(a).cross(c.clone().sub(a));
      if (outwards.length() > 1e-9) expect(outwards.dot(a)).toBeGreaterThan(0);
    }
    const { faces, inner } = dieShape(kind);
    const whole = faces.reduce((sum, { corners }) => {
      const [first, ...others] = corners.map((corner) => new Vector3(...corner));
      const areas = others
        .slice(1)
        .map((corner, side) => first!.dot(others[side]!.clone().cross(corner)) / 6);
      return sum + areas.reduce((all, part) => all + part, 0);
    }, 0);
    expect(volume).toBeLessThan(whole);
    expect(volume).toBeGreaterThan(0.9 * whole);
    expect(Math.min(...faces.map(({ normal }) => lowestAlong(geometry, normal)))).toBeCloseTo(-inner);
  });
});
