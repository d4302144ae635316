import { expect, it } from 'vitest';
import { type GameEvent, type GameTypes, redact } from '#core';
import { sampleTimeline, type Timeline } from '#director';
import type { Presentation } from '#session';
import { expectEqual } from '../expect-equal';
import { CALM, expectPoses, expectStill, LIVELY, sampled } from '../timelines';
import type { Plays, Subject } from './subject';

/** Of each play so many actions are shown. */
const SHOWN = 60;

interface Scene<Table> {
  readonly table: Table;
  readonly after: Table;
  readonly timeline: (settings: typeof LIVELY) => Timeline;
}

/** The laws of the director: what is shown of a game. */
export function testShow<T extends GameTypes, Table>(
  { rules }: Subject<T, Table>,
  show: Presentation<T, Table>,
  plays: Plays<T>,
): void {
  const { layout, pieces } = show;

  function* scenes(most = SHOWN): Generator<Scene<Table>> {
    for (const { transitions } of plays.all) {
      let table: Table | undefined;
      for (const { position, events: facts } of transitions.slice(0, most)) {
        const before = table ?? show.begin(rules.view(position, 'spectator'));
        const events = redact<GameEvent>(facts, 'spectator') as readonly T['Event'][];
        const after = show.advance(before, events);
        yield { table: before, after, timeline: (settings) => show.timeline(before, events, settings) };
        table = after;
      }
    }
  }

  it('leads with every timeline exactly from layout to layout, and nothing jumps at the last moment', () => {
    for (const { table, after, timeline } of scenes()) {
      for (const settings of [LIVELY, CALM]) {
        const shown = timeline(settings);
        expectPoses({ pieces: pieces(table) }, layout(table), sampled(shown, -1));
        expectPoses({ pieces: pieces(after) }, layout(after), sampled(shown, shown.duration));
        for (const { slot, segments } of shown.tracks)
          expectEqual(segments.at(-1)?.to ?? shown.start[slot], shown.end[slot]);
      }
    }
  });

  it('shows moments made of numbers, the same for the same facts, in whatever order they are sampled', () => {
    for (const { timeline } of scenes(SHOWN / 4)) {
      const shown = timeline(LIVELY);
      expectEqual(timeline(LIVELY), shown);
      const shared = new Float64Array(shown.start.length);
      for (const share of [0.7, 0.1, 1, 0.4, 0.95]) {
        sampleTimeline(shown, shown.duration * share, shared);
        expectEqual(shared.every(Number.isFinite), true);
        expectEqual(shared, sampled(shown, shown.duration * share));
      }
    }
  });

  it('tells the same story to anyone who wants little motion: the same words, sounds and steps, and nothing moves', () => {
    const told = ({ cues }: Timeline) =>
      cues.flatMap((cue) => (cue.kind === 'caption' || cue.kind === 'sound' ? [{ ...cue, at: 0 }] : []));
    const steps = ({ beats = [] }: Timeline) => beats.map(({ name, from }) => ({ name, from }));
    for (const { timeline } of scenes()) {
      const [calm, lively] = [timeline(CALM), timeline(LIVELY)];
      expectStill(calm);
      expectEqual(told(calm), told(lively));
      expectEqual(steps(calm), steps(lively));
      // It takes no longer but for its last words to be read.
      expect(calm.duration).toBeLessThan(lively.duration + 0.7);
    }
  });

  it('has cues in their order, within the timeline', () => {
    for (const { timeline } of scenes()) {
      const { cues, duration } = timeline(LIVELY);
      const times = cues.map(({ at }) => at);
      expectEqual(
        times,
        [...times].sort((a, b) => a - b),
      );
      expectEqual(
        times.every((at) => at >= 0 && at <= duration),
        true,
      );
    }
  });
}
