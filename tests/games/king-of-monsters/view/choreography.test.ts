import { describe, expect, it } from 'vitest';
import { FLASHES } from '#kaiju/cues';
import { kaijuSounds } from '#kaiju/sounds';
import { CAPTIONS, choreograph, layout, SCENES, SOUNDS, TABLE_LEVEL } from '#king-of-monsters/view';
import { CALM, expectLawfulCues, expectPoses, LIVELY, sampled } from '../../../helpers/timelines';
import { type Played, played } from './games';

const KAIJU_SOUNDS = kaijuSounds({ sounds: 0, music: 0 });

const NAMES = { captions: CAPTIONS, sounds: SOUNDS, flashes: FLASHES as ReadonlySet<string> };

/** Actions of several games; what a moment is made of does not depend on the game around it. */
function* moments(from: number, to: number, most: number): Generator<Played> {
  for (let seed = from; seed <= to; seed++) yield* played(seed, most);
}

describe('over random games', () => {
  it('the end of a turn is told phase by phase, each step beginning after the one before', () => {
    let told = 0;
    for (const { table, events } of moments(1, 6, 200)) {
      const phases = events.flatMap((event) => (event.type === 'phase' ? [event.phase] : []));
      const { beats = [], duration } = choreograph(table, events, LIVELY);
      if (!phases.includes('cleanup')) {
        expect(beats).toEqual([]);
        continue;
      }
      const names = events[0]!.type === 'phase' ? phases : ['hero', ...phases];
      expect(beats.map(({ name }) => name)).toEqual(names.slice(0, beats.length));
      for (const { name, from } of beats.slice(1))
        expect(events[from]).toMatchObject({ type: 'phase', phase: name });
      if (beats.length > 0) expect(beats[0]?.from).toBe(0);
      const times = [...beats.map(({ at }) => at), duration];
      for (const [index, at] of times.slice(1).entries()) expect(at).toBeGreaterThan(times[index]!);
      if (beats.length > 1) told++;
    }
    expect(told).toBeGreaterThan(4);
  });

  it('a passage that is shown together does, too, and takes less time than its actions one by one', () => {
    let [together, apart, longest] = [0, 0, 0];
    for (let seed = 1; seed <= 6; seed++) {
      let passage: Played[] = [];
      for (const next of [...played(seed, 160), null]) {
        const [first] = passage;
        if (
          first !== undefined &&
          (next === null || next.passage === null || next.passage !== first.passage)
        ) {
          const events = passage.flatMap((each) => each.events);
          const { after } = passage.at(-1)!;
          for (const settings of [LIVELY, CALM]) {
            const timeline = choreograph(first.table, events, settings);
            expectPoses(first.table, layout(first.table), sampled(timeline, -1));
            expectPoses(after, layout(after), sampled(timeline, timeline.duration));
            expectLawfulCues(timeline, NAMES);
            if (settings === LIVELY) together += timeline.duration;
          }
          longest = Math.max(longest, passage.length);
          passage = [];
        }
        if (next !== null) {
          apart += choreograph(next.table, next.events, LIVELY).duration;
          passage.push(next);
        }
      }
    }
    expect(longest).toBeGreaterThan(8);
    expect(together).toBeLessThan(apart);
  });

  it('every kind of fact has a scene, and all kinds come up', () => {
    const seen = new Set<string>();
    for (const { events } of moments(1, 24, 260)) for (const { type } of events) seen.add(type);
    for (const type of seen) expect(SCENES).toHaveProperty([type]);
    // A deck runs out in the midst of a deal hardly ever.
    expect(Object.keys(SCENES).filter((type) => !seen.has(type) && type !== 'left-over')).toEqual([]);
  });

  it('what moves is made of numbers, and nothing that is seen sinks below the table', () => {
    for (const { table, events } of moments(31, 32, 50)) {
      const timeline = choreograph(table, events, LIVELY);
      for (let step = 0; step <= 8; step++) {
        const poses = sampled(timeline, (timeline.duration * step) / 8);
        expect(poses.every(Number.isFinite)).toBe(true);
        const sunk = table.pieces.ids.filter(
          (id) =>
            poses[table.pieces.slot(id, 'visibility')]! > 0 &&
            poses[table.pieces.slot(id, 'y')]! < TABLE_LEVEL - 1e-9,
        );
        expect(sunk).toEqual([]);
      }
    }
  });

  it('cues are in order and within the timeline, name what there is, and flash no more than three times a second', () => {
    for (const { table, events } of moments(41, 44, 60)) {
      expectLawfulCues(choreograph(table, events, LIVELY), NAMES);
    }
  });

  it('a seat hears that it is its turn once in each turn of its own, and no other does', () => {
    const heard = new Map<string, number>();
    const turned = new Map<string, number>();
    const count = (all: Map<string, number>, key: string) => all.set(key, (all.get(key) ?? 0) + 1);
    let again = 0;
    for (const { table, events } of moments(1, 4, 200)) {
      for (const cue of choreograph(table, events, LIVELY).cues) {
        if (cue.kind !== 'sound' || cue.own?.sound !== 'your-turn') continue;
        expect(cue.own.seats.length).toBeLessThanOrEqual(1);
        for (const seat of cue.own.seats) count(heard, seat);
      }
      for (const [index, event] of events.entries()) {
        if (event.type === 'phase' && event.phase === 'rampage') count(turned, 'king');
        if (event.type !== 'action-card' || event.seat === 'king') continue;
        if (events[index - 1]?.type === 'redrawn') again++;
        else count(turned, event.seat);
      }
    }
    expect(again).toBeGreaterThan(0);
    expect(heard.size).toBeGreaterThan(3);
    expect(heard).toEqual(turned);
  });

  it('tells nothing that is hidden: with and without secrets it is the same', () => {
    for (const { table, events } of moments(61, 61, 25)) {
      const withSecrets = events.map((event) =>
        Object.assign({}, event, { secret: { to: ['king'], cards: ['R1'] } }),
      );
      expect(choreograph(table, withSecrets, LIVELY)).toEqual(choreograph(table, events, LIVELY));
    }
  });
});

it('has a sound for each name', () => {
  const known = JSON.stringify(KAIJU_SOUNDS);
  for (const sound of SOUNDS) expect(known).toContain(`"${sound}"`);
});
