import { describe, expect, it } from 'vitest';
import type { EffectCue, Timeline } from '#director';
import type { Event } from '#zorgl/rules';
import { advanceThrough, choreograph, FLOOR_HEIGHT, layout, type Table, tableOf } from '#zorgl/view';
import { CALM, course, cuesOf, expectPoses, LIVELY, sampled, valueAt } from '../../../helpers/timelines';
import { openingOf } from './scenes';

/** A on a roof of three floors, with a building before it and free boxes around; B and C a little farther. */
const board: readonly string[] = [
  '4 4 . 4 . 4 4',
  '4 . . . . C 4',
  '. . u u u . .',
  '4 . u P8 u . 4',
  '. 4 B u u . .',
  '4 A/3 . . . . 4',
  '. 4 . 4 . 4 4',
];

function table(): Table {
  const opening = openingOf(['A', 'B', 'C']);
  return tableOf({ ...opening, board, options: { ...opening.options, specials: true } });
}

const ROOF = 3 * FLOOR_HEIGHT;

const step = (from: string, to: string, onto: number): Event => ({
  type: 'move',
  monster: 'A',
  from,
  to,
  manner: 'step',
  path: [to],
  onto,
});

const floors = (building: string, lost: number, left: number): Event => ({
  type: 'floors',
  building,
  plant: false,
  lost,
  left,
  player: 'C',
  chain: 0,
});

const push = (target: 'A' | 'B', manner: 'shove' | 'tail' | 'sweep', meets: 'free' | 'building'): Event => ({
  type: 'attack',
  by: { monster: target === 'A' ? 'B' : 'A' },
  target,
  manner,
  direction: target === 'A' ? 'SW' : 'NE',
  line: [target],
  meets,
  recoil: target === 'A' ? 'a1' : 'd4',
});

const effects = (timeline: Timeline, kind: EffectCue['effect']) =>
  timeline.cues.filter((cue): cue is EffectCue => cue.kind === 'effect' && cue.effect === kind);

/** Plays events and checks that they lead from layout to layout. */
function played(before: Table, events: readonly Event[]): Timeline {
  const after = advanceThrough(before, events);
  for (const settings of [CALM, LIVELY]) {
    const timeline = choreograph(before, events, settings);
    expectPoses(after, layout(after), sampled(timeline, timeline.duration));
  }
  return choreograph(before, events, LIVELY);
}

describe('roofs', () => {
  it('are reached by a hop that clears the edge, and left in the same way', () => {
    const before = table();
    const up = played(before, [step('b2', 'b3', 4)]);
    const heights = course(before, up, 'monster A', 'y');
    const ways = course(before, up, 'monster A', 'z').map((z) => 2 - z);
    for (const [moment, way] of ways.entries()) {
      // The base is over the building by half.
      if (way > 0.61) expect(heights[moment]).toBeGreaterThanOrEqual(4 * FLOOR_HEIGHT - 1e-9);
    }
    expect(Math.max(...heights)).toBeGreaterThan(4 * FLOOR_HEIGHT + 0.3);

    const down = played(before, [step('b2', 'a3', 0)]);
    expect(Math.max(...course(before, down, 'monster A', 'y'))).toBeGreaterThan(ROOF + 0.3);
    expect(valueAt(before, down, 'monster A', 'y', down.duration)).toBe(0);
  });

  it('are dug through from the top by one who burrows', () => {
    const before = table();
    const events: Event[] = [{ ...step('b2', 'b3', 4), manner: 'burrow' } as Event];
    const timeline = played(before, events);
    const there = course(before, timeline, 'monster A', 'visibility');
    const heights = course(before, timeline, 'monster A', 'y');
    expect(there).toContain(0);
    expect(there.every((visibility, moment) => visibility === 1 || heights[moment]! < 0)).toBe(true);
  });

  it('sink with whoever stands on them, who never gets below what is left', () => {
    const before = table();
    const sunk = [{ type: 'shake', monster: 'B', target: 'C' } as const, floors('b2', 1, 2)];
    const timeline = played(before, sunk);
    const heights = course(before, timeline, 'monster A', 'y');
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(2 * FLOOR_HEIGHT - 1e-9);
    expect(heights.at(-1)).toBeCloseTo(2 * FLOOR_HEIGHT);

    const destroyed: Event = { type: 'destroyed', building: 'b2', plant: false };
    const gone = played(before, [sunk[0]!, floors('b2', 3, 0), destroyed]);
    expect(valueAt(before, gone, 'monster A', 'y', gone.duration)).toBe(0);
  });

  it('let a floor out sideways from under the one who stands there', () => {
    const before = table();
    const [, , top] = before.buildings.get('b2')!.floors;
    const timeline = played(before, [{ type: 'shake', monster: 'B', target: 'C' }, floors('b2', 1, 2)]);
    const far = course(before, timeline, top!, 'x').map((x, moment) =>
      Math.hypot(x + 2, valueAt(before, timeline, top!, 'z', (timeline.duration * moment) / 200) - 2),
    );
    const rises = course(before, timeline, top!, 'y').findIndex((y) => y > 2 * FLOOR_HEIGHT + 0.15);
    expect(far[rises]).toBeGreaterThan(0.8);
  });

  it('are left at the edge by one who is pushed, whom nobody follows', () => {
    const before = table();
    const pushed: Event = { type: 'push', monster: 'A', from: 'b2', to: 'a1', link: 0 };
    const timeline = played(before, [push('A', 'shove', 'free'), pushed]);
    const heights = course(before, timeline, 'monster A', 'y');
    const ways = course(before, timeline, 'monster A', 'x').map((x) => -2 - x);
    expect(heights[ways.findIndex((way) => way > 0.3)]).toBeGreaterThan(ROOF / 2);
    expect(heights.at(-1)).toBe(0);
  });

  it('are fallen off with a thud', () => {
    const before = table();
    const fall = { ...step('b2', 'a3', 0), manner: 'fall' } as Event;
    const timeline = played(before, [fall]);
    const heights = course(before, timeline, 'monster A', 'y');
    // It sways for a while first.
    expect(heights[60]).toBeGreaterThanOrEqual(ROOF);
    expect(timeline.cues.some(({ kind }) => kind === 'shake')).toBe(true);
  });
});

describe('a monster in the air', () => {
  const hover: Event = { type: 'hover', monster: 'A', from: 'b2' };
  const land: Event = {
    type: 'move',
    monster: 'A',
    from: null,
    to: 'c2',
    manner: 'land',
    path: ['c2'],
    onto: 0,
  };

  it('rises straight up before it leaves its box, and plunges straight down on its new one', () => {
    const before = table();
    const up = played(before, [hover]);
    const heights = course(before, up, 'monster A', 'y');
    const leaves = course(before, up, 'monster A', 'x').findIndex((x) => Math.abs(x + 2) > 0.1);
    expect(heights[leaves]).toBeGreaterThan(8 * FLOOR_HEIGHT);

    const aloft = advanceThrough(before, [hover]);
    const down = played(aloft, [land]);
    const falls = course(aloft, down, 'monster A', 'y').findLastIndex((y) => y > 8 * FLOOR_HEIGHT);
    const [x, z] = [course(aloft, down, 'monster A', 'x'), course(aloft, down, 'monster A', 'z')];
    expect([x[falls], z[falls]]).toEqual([-1, 2]);
  });

  it('crushes the unit where it comes down, at that moment', () => {
    const before = advanceThrough(table(), [hover]);
    const crush: Event = { type: 'crush', at: 'e3', monster: 'A', player: 'A' };
    const timeline = played(before, [crush, { ...land, to: 'e3', path: ['e3'] }]);
    const heights = course(before, timeline, 'monster A', 'y');
    const unit = before.units.get('e3')!.piece;
    const flat = course(before, timeline, unit, 'height').findIndex((height) => height < 0.5);
    expect(flat).toBeGreaterThanOrEqual(heights.findLastIndex((height) => height > 0.9));
    expect(effects(timeline, 'shock-ring').length).toBe(1);
  });

  it('may see its turn begin, be passed over, and lose, all from there', () => {
    const before = advanceThrough(table(), [hover]);
    for (const event of [
      { type: 'turn-started', player: 'A', quota: 3 },
      { type: 'passed-over', player: 'A' },
      { type: 'game-over', winner: 'C', reason: 'floors' },
      { type: 'game-over', winner: 'A', reason: 'plant' },
    ] as const) {
      expect(played(before, [event]).duration).toBeGreaterThan(0);
    }
  });
});

describe('a missile', () => {
  const events: Event[] = [{ type: 'missile', monster: 'B', target: 'C' }, floors('f7', 1, 3)];

  it('trails smoke from the one to the other, above the city, before anything breaks', () => {
    const before = table();
    const timeline = played(before, events);
    const [top] = before.buildings.get('f7')!.floors.slice(-1);
    const loose = course(before, timeline, top!, 'y').findIndex((y) => Math.abs(y - ROOF) > 1e-6);
    const [exhaust] = effects(timeline, 'exhaust');
    const [burst] = effects(timeline, 'fireball');
    expect(Math.max(...exhaust!.path.map(({ y = 0 }) => y))).toBeGreaterThan(2.4);
    expect(burst!.at).toBeGreaterThan(exhaust!.at);
    expect((timeline.duration * loose) / 200).toBeGreaterThan(burst!.at);
  });
});

describe('tails', () => {
  /** How far a piece turns in all, in whole turns. */
  function turns(before: Table, timeline: Timeline, piece: string): number {
    const yaws = course(before, timeline, piece, 'yaw');
    let angle = 0;
    for (let moment = 1; moment < yaws.length; moment++) {
      const change = yaws[moment]! - yaws[moment - 1]!;
      angle += change - 2 * Math.PI * Math.round(change / (2 * Math.PI));
    }
    return Math.abs(angle) / (2 * Math.PI);
  }

  it('whirl round once with the body, and announce a blow that no card announces', () => {
    const before = table();
    const timeline = played(before, [push('B', 'tail', 'building')]);
    expect(turns(before, timeline, 'monster A')).toBeGreaterThan(0.5);
    expect(cuesOf(timeline, 'caption').map(({ params }) => params.power)).toEqual(['tail']);
  });

  it('end a sweep with one more turn, after which the buildings around come apart one by one', () => {
    const before = table();
    const losses = [floors('b3', 1, 3), floors('b1', 1, 3), floors('a2', 1, 3)];
    const timeline = played(before, [{ type: 'sweep-ended', monster: 'A' }, ...losses]);
    expect(turns(before, timeline, 'monster A')).toBeCloseTo(1);
    const starts = ['b3', 'b1', 'a2'].map((box) => {
      const top = before.buildings.get(box)!.floors.at(-1)!;
      return course(before, timeline, top, 'y').findIndex((y) => Math.abs(y - ROOF) > 1e-6);
    });
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(new Set(starts).size).toBe(3);
  });
});

describe('cards out of a hand', () => {
  it('turn their faces up on the way, and the last one lies on top', () => {
    const before = table();
    const events: Event[] = [{ type: 'cards-discarded', player: 'C', cards: ['7H', '2S', 'KD'] }];
    const timeline = played(before, events);
    const faces = [2, 3, 4].map(
      (place) =>
        new Set(course(before, timeline, `card hand C ${place}`, 'variant').filter((face) => face >= 0)),
    );
    expect(faces).toEqual([new Set([32]), new Set([1]), new Set([51])]);
    const pile = course(before, timeline, 'discard pile', 'variant');
    expect(pile.filter((face, moment) => face !== pile[moment - 1])).toEqual([-1, 32, 1, 51]);
    expect(valueAt(before, timeline, 'discard pile', 'height', timeline.duration)).toBe(3);
  });

  it('are drawn again only after they lie', () => {
    const events: Event[] = [
      { type: 'hand-discarded', player: 'C', cards: ['7H', '2S'] },
      { type: 'draw', player: 'C', count: 2 },
    ];
    expect(() => played(table(), events)).not.toThrow();
  });
});

describe('ink', () => {
  it('splashes over every victim in turn', () => {
    const before = table();
    const timeline = played(before, [{ type: 'ink', monster: 'A', targets: ['B', 'C'] }]);
    const hit = (seat: string) =>
      course(before, timeline, `monster ${seat}`, 'height').findIndex((height) => height < 0.95);
    expect(hit('B')).toBeGreaterThan(hit('A'));
    expect(hit('C')).toBeGreaterThan(hit('B'));
  });
});
