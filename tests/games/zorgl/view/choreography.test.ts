import { describe, expect, it } from 'vitest';
import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import type { Event, EventType, Seat } from '#zorgl/rules';
import { advanceThrough, choreograph, layout, type Table, tableOf } from '#zorgl/view';
import { CALM, course, cuesOf, expectPoses, LIVELY, sampled, valueAt } from '../../../helpers/timelines';
import { openingOf } from './scenes';

const crowded: readonly string[] = [
  '4 4 . 4 . 4 4',
  '4 . . . . . 4',
  '. . u u u . .',
  '2 B A C u . 4',
  '. . P8 u u . .',
  '4 . . . . . 4',
  '4 4 . 4 . 4 4',
];

/** A, B and C in a row next to a building of two floors in the west, an army to the east. */
function crowdedTable(): Table {
  return tableOf({ ...openingOf(['A', 'B', 'C']), board: crowded });
}

const attack = (line: readonly Seat[], meets: 'free' | 'edge' | 'building' | 'swap'): Event => ({
  type: 'attack',
  by: { monster: 'C' },
  target: line[0]!,
  manner: meets === 'swap' ? 'throw' : 'shove',
  direction: meets === 'swap' ? 'E' : 'W',
  line,
  meets,
  recoil: 'a4',
});

const floors = (lost: number, left: number, chain: number): Event => ({
  type: 'floors',
  building: 'a4',
  plant: false,
  lost,
  left,
  player: 'C',
  chain,
});

/** An example of each kind of event, with what must have come before. */
const EXAMPLES: Readonly<Record<EventType, readonly Event[]>> = {
  'card-played': [{ type: 'card-played', player: 'C', card: '7H', suit: 'H', use: 'attack', kept: false }],
  'card-discarded': [
    { type: 'card-played', player: 'C', card: 'JS', suit: 'S', use: 'blitz', kept: true },
    { type: 'card-discarded', player: 'C', card: 'JS' },
  ],
  stamp: [{ type: 'stamp', monster: 'A' }],
  howl: [{ type: 'howl', monster: 'A' }],
  move: [{ type: 'move', monster: 'B', from: 'b4', to: 'b5', manner: 'step', path: ['b5'], onto: 0 }],
  attack: [attack(['A', 'B'], 'building')],
  swap: [attack(['A'], 'swap'), { type: 'swap', monster: 'C', from: 'd4', target: 'A', to: 'c4' }],
  push: [{ type: 'push', monster: 'B', from: 'b4', to: 'b3', link: 0 }],
  follow: [{ type: 'follow', monster: 'B', from: 'b4', to: 'b3' }],
  shake: [{ type: 'shake', monster: 'A', target: 'B' }],
  floors: [attack(['A', 'B'], 'building'), floors(1, 1, 2)],
  destroyed: [
    attack(['A', 'B'], 'building'),
    floors(2, 0, 2),
    { type: 'destroyed', building: 'a4', plant: false },
  ],
  flee: [
    { type: 'flee', from: 'c5', to: 'c6', monster: 'A' },
    { type: 'move', monster: 'A', from: 'c4', to: 'c5', manner: 'step', path: ['c5'], onto: 0 },
  ],
  crush: [
    { type: 'crush', at: 'c5', monster: 'A', player: 'A' },
    { type: 'move', monster: 'A', from: 'c4', to: 'c5', manner: 'leap', path: ['c5'], onto: 0 },
  ],
  inertia: [{ type: 'inertia', monster: 'A' }],
  waiting: [{ type: 'waiting', pending: { kind: 'sweep', targets: ['A'] } }],
  missile: [{ type: 'missile', monster: 'A', target: 'B' }],
  sweep: [{ type: 'sweep', monster: 'A', targets: ['B', 'C'] }],
  'sweep-ended': [{ type: 'sweep-ended', monster: 'A' }, floors(1, 1, 0)],
  'hand-discarded': [{ type: 'hand-discarded', player: 'C', cards: ['7H', '2S'] }],
  hover: [{ type: 'hover', monster: 'A', from: 'c4' }],
  ink: [{ type: 'ink', monster: 'A', targets: ['B', 'C'] }],
  'cards-discarded': [{ type: 'cards-discarded', player: 'B', cards: ['7H', '2S', 'KD'] }],
  'army-move': [{ type: 'army-move', from: 'c5', to: 'c6' }],
  'turn-ended': [{ type: 'turn-ended', player: 'A' }],
  reshuffle: [
    { type: 'card-played', player: 'C', card: '7H', suit: 'H', use: 'ignore', kept: false },
    { type: 'reshuffle', count: 1 },
  ],
  draw: [{ type: 'draw', player: 'A', count: 2 }],
  'passed-over': [{ type: 'passed-over', player: 'A' }],
  'turn-started': [{ type: 'turn-started', player: 'B', quota: 3 }],
  'game-over': [{ type: 'game-over', winner: 'A', reason: 'floors' }],
};

/** Events that show nothing of their own. */
const SILENT: ReadonlySet<string> = new Set(['turn-ended', 'waiting']);

describe('every kind of event', () => {
  it.each(Object.entries(EXAMPLES))('%s has a timeline that leads to its layout', (type, events) => {
    // One card fewer than can be held, so that there is room to draw.
    const opening = openingOf(['A', 'B', 'C']);
    const { A, B, C } = opening.players;
    const players = { A: { ...A!, hand: A!.hand.slice(2) }, B: B!, C: C! };
    const table = tableOf({ ...opening, board: crowded, players });
    for (const settings of [LIVELY, CALM]) {
      const timeline = choreograph(table, events, settings);
      if (SILENT.has(type)) expect(timeline.duration).toBe(0);
      else expect(timeline.duration).toBeGreaterThan(0);
      const after = advanceThrough(table, events);
      expectPoses(after, layout(after), sampled(timeline, timeline.duration));
    }
  });
});

describe('a card', () => {
  it('leaves the hand with its back up, shows its face beside the board, and ends on the discard pile', () => {
    const table = crowdedTable();
    const [played] = EXAMPLES['card-played'];
    const timeline = choreograph(table, [played!], LIVELY);
    const faces = course(table, timeline, 'played card', 'variant');
    const seen = faces.filter((face) => face !== -1);
    expect(faces.indexOf(seen[0]!)).toBeGreaterThan(0);
    expect(new Set(seen)).toEqual(new Set([2 * 13 + 6]));
    expect(course(table, timeline, 'discard pile', 'visibility')[100]).toBe(0);
    expect(valueAt(table, timeline, 'discard pile', 'variant', timeline.duration)).toBe(2 * 13 + 6);
  });

  it('is still on its way while the monster begins to move', () => {
    const table = crowdedTable();
    const events: Event[] = [EXAMPLES['card-played'][0]!, ...EXAMPLES.move];
    const together = choreograph(table, events, LIVELY).duration;
    const apart =
      choreograph(table, [events[0]!], LIVELY).duration + choreograph(table, [events[1]!], LIVELY).duration;
    expect(together).toBeLessThan(apart);
    expect(together).toBeGreaterThan(0.9);
    expect(together).toBeLessThan(1.35);
  });
});

describe('a step', () => {
  it('sounds of a roof where it ends on one, and of the street elsewhere', () => {
    const steps = (to: 'a4' | 'b5') => {
      const event = {
        type: 'move',
        monster: 'B',
        from: 'b4',
        to,
        manner: 'step',
        path: [to],
        onto: 0,
      } as const;
      const timeline = choreograph(crowdedTable(), [{ ...event, onto: to === 'a4' ? 2 : 0 }], LIVELY);
      return cuesOf(timeline, 'sound')
        .map(({ sound }) => sound)
        .filter((sound) => sound.startsWith('step'));
    };
    expect(steps('a4')).toEqual(['step-roof']);
    expect(steps('b5')).toEqual(['step']);
  });
});

describe('a chain', () => {
  const table = crowdedTable();
  const destroyed: Event[] = [
    ...EXAMPLES.destroyed,
    { type: 'push', monster: 'B', from: 'b4', to: 'a4', link: 1 },
    { type: 'push', monster: 'A', from: 'c4', to: 'b4', link: 0 },
    { type: 'follow', monster: 'C', from: 'd4', to: 'c4' },
  ];

  it('travels from link to link before anyone leaves a box', () => {
    const timeline = choreograph(table, destroyed, LIVELY);
    const firstMove = (seat: Seat) => {
      const xs = course(table, timeline, `monster ${seat}`, 'x');
      return xs.findIndex((x) => Math.abs(x - xs[0]!) > 0.01);
    };
    expect(firstMove('C')).toBeLessThan(firstMove('A'));
    expect(firstMove('A')).toBeLessThan(firstMove('B'));
  });

  it('keeps the monsters of the line apart all the while', () => {
    const timeline = choreograph(table, destroyed, LIVELY);
    const [a, b, c] = (['A', 'B', 'C'] as const).map((seat) =>
      course(table, timeline, `monster ${seat}`, 'x'),
    );
    for (const step of a!.keys()) {
      expect(a![step]! - b![step]!).toBeGreaterThan(0.6);
      expect(c![step]! - a![step]!).toBeGreaterThan(0.6);
    }
  });

  it('announces a combo, and takes floors off in an arc over the city', () => {
    const timeline = choreograph(table, destroyed, LIVELY);
    expect(cuesOf(timeline, 'caption').map(({ key, params }) => [key, params.floors])).toEqual([
      ['combo', 2],
    ]);
    const [, top] = table.buildings.get('a4')!.floors;
    expect(Math.max(...course(table, timeline, top!, 'y'))).toBeGreaterThan(2);
    expect(timeline.duration).toBeLessThan(5);
  });

  it('against a building that stands leaves everyone in place', () => {
    const timeline = choreograph(table, EXAMPLES.floors, LIVELY);
    expect(timeline.duration).toBeLessThan(4.6);
    for (const { slot, segments } of timeline.tracks) {
      const place = Math.floor(slot / CHANNEL_COUNT);
      const isX = slot % CHANNEL_COUNT === CHANNEL_OFFSET.x;
      if (isX && table.pieces.ids[place]?.startsWith('monster')) expect(segments).toEqual([]);
    }
  });
});

describe('powers', () => {
  it('an exchange lifts the thrown monster over the thrower', () => {
    const table = crowdedTable();
    const timeline = choreograph(table, EXAMPLES.swap, LIVELY);
    const [ax, ay, cx, cy] = [
      course(table, timeline, 'monster A', 'x'),
      course(table, timeline, 'monster A', 'y'),
      course(table, timeline, 'monster C', 'x'),
      course(table, timeline, 'monster C', 'y'),
    ];
    const passing = ax.findIndex((x, step) => x >= cx[step]!);
    expect(ay[passing]! - cy[passing]!).toBeGreaterThan(1);
  });

  it('a burrow goes below the ground, unseen, and a mound marks the way', () => {
    const table = crowdedTable();
    const events: Event[] = [
      { type: 'move', monster: 'B', from: 'b4', to: 'b2', manner: 'burrow', path: ['b3', 'b2'], onto: 0 },
    ];
    const timeline = choreograph(table, events, LIVELY);
    const depths = course(table, timeline, 'monster B', 'y');
    const there = course(table, timeline, 'monster B', 'visibility');
    expect(Math.min(...depths)).toBeLessThan(-1.2);
    expect(there.every((visibility, step) => visibility === 1 || depths[step]! < -1.2)).toBe(true);
    const mounds = timeline.cues.flatMap((cue) =>
      cue.kind === 'effect' && cue.effect === 'mound' ? [cue.path] : [],
    );
    expect(mounds).toEqual([
      [
        { x: -2, z: 1 },
        { x: -2, z: 2 },
      ],
    ]);
  });

  it('a leap goes higher than the plant and presses the unit flat only on landing', () => {
    const table = crowdedTable();
    const timeline = choreograph(table, EXAMPLES.crush, LIVELY);
    const heights = course(table, timeline, 'monster A', 'y');
    expect(Math.max(...heights)).toBeGreaterThan(2.4);
    const unit = table.units.get('c5')!.piece;
    const flat = course(table, timeline, unit, 'height').findIndex((height) => height < 0.5);
    const landed = heights.findLastIndex((height) => height > 0.5);
    expect(flat).toBeGreaterThanOrEqual(landed);
  });

  it('eyes glow in a frenzy, from the beginning to past the blow, and in no other attack', () => {
    const table = crowdedTable();
    const glows = (manner: 'frenzy' | 'shove') => {
      const event = { ...attack(['A', 'B'], 'building'), manner } as Event;
      return choreograph(table, [event], LIVELY).cues.flatMap((cue) => (cue.kind === 'glow' ? [cue] : []));
    };
    expect(glows('frenzy')).toEqual([{ at: 0, kind: 'glow', piece: 'monster C', duration: 1.1 }]);
    expect(glows('shove')).toEqual([]);
  });

  it('the end of the game waits until the last floor has landed', () => {
    const table = crowdedTable();
    const landed = choreograph(table, EXAMPLES.floors, LIVELY).duration;
    const over: Event = { type: 'game-over', winner: 'C', reason: 'floors' };
    const timeline = choreograph(table, [...EXAMPLES.floors, over], LIVELY);
    const [cue] = cuesOf(timeline, 'caption').filter(({ key }) => key === 'game-over');
    expect(cue?.at).toBeGreaterThanOrEqual(landed);
    expect(cue?.params).toEqual({ winner: 'C', reason: 'floors' });
  });
});
