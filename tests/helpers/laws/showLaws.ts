import { expect, it } from 'vitest';
import { type GameEvent, type GameTypes, redact } from '#core';
import { sampleTimeline, type Timeline } from '#director';
import type { Presentation } from '#session';
import { expectEqual } from '../expect-equal';
import { CALM, expectPoses, expectStill, LIVELY, sampled } from '../timelines';
import type { Plays, Subject, Transition } from './subject';

/** Of each play so many actions are shown. */
const SHOWN = 60;

interface Scene<Table> {
  readonly table: Table;
  readonly after: Table;
  /** As shown by these settings, made once. */
  readonly lively: Timeline;
  readonly calm: Timeline;
  /** Makes one more. */
  readonly again: (settings: typeof LIVELY) => Timeline;
}

/** The laws of the director: what is shown of a game. */
export function testShow<T extends GameTypes, Table>(
  { rules }: Subject<T, Table>,
  show: Presentation<T, Table>,
  plays: Plays<T>,
): void {
  const { layout, pieces } = show;

  /** The actions that are shown of each play, made once and looked at again and again. */
  let made: readonly (readonly Scene<Table>[])[] | undefined;
  function* scenes(most = SHOWN): Generator<Scene<Table>> {
    made ??= plays.all.map(({ transitions }) => [...scenesOf(transitions.slice(0, SHOWN))]);
    for (const each of made) yield* each.slice(0, most);
  }

  function* scenesOf(transitions: readonly Transition<T>[]): Generator<Scene<Table>> {
    let table: Table | undefined;
    for (const { position, events: facts } of transitions) {
      const before = table ?? show.begin(rules.view(position, 'spectator'));
      const events = redact<GameEvent>(facts, 'spectator') as readonly T['Event'][];
      const after = show.advance(before, events);
      const again = (settings: typeof LIVELY) => show.timeline(before, events, settings);
      yield { table: before, after, lively: again(LIVELY), calm: again(CALM), again };
      table = after;
    }
  }

  it('leads with every timeline exactly from layout to layout, and nothing jumps at the last moment', () => {
    for (const { table, after, lively, calm } of scenes()) {
      for (const shown of [lively, calm]) {
        expectPoses({ pieces: pieces(table) }, layout(table), sampled(shown, -1));
        expectPoses({ pieces: pieces(after) }, layout(after), sampled(shown, shown.duration));
        for (const { slot, segments } of shown.tracks)
          expectEqual(segments.at(-1)?.to ?? shown.start[slot], shown.end[slot]);
      }
    }
  });

  it('shows moments made of numbers, the same for the same facts, in whatever order they are sampled', () => {
    for (const { lively: shown, again } of scenes(SHOWN / 4)) {
      expectEqual(again(LIVELY), shown);
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
    for (const { calm, lively } of scenes()) {
      expectStill(calm);
      expectEqual(told(calm), told(lively));
      expectEqual(steps(calm), steps(lively));
      // It takes no longer but for its last words to be read.
      expect(calm.duration).toBeLessThan(lively.duration + 0.7);
    }
  });

  it('has cues in their order, within the timeline', () => {
    for (const { lively } of scenes()) {
      const { cues, duration } = lively;
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
