import type { SoundCue } from './cue';
import { ageOf, type CueVisitor, durationOf, sampleTimeline, type Timeline } from './timeline';

interface Take {
  readonly timeline: Timeline;
  /** Start times in seconds of the sequence. */
  readonly starts: number;
}

/** A time within a sequence. */
export interface SequenceMoment {
  /** Index of the timeline, from 0. */
  readonly index: number;
  readonly timeline: Timeline;
  /** Seconds into it; after the end of the last one, more than its duration. */
  readonly time: number;
}

/**
 * A row of timelines that can be sampled at any time, in any order: everything shown is a pure function of time, including
 * effects that outlast their timeline.
 */
export class TimelineSequence {
  private readonly takes: readonly Take[];
  /** Seconds from the first movement to the end of the last. */
  readonly duration: number;
  /** Seconds until all effects are over, too. */
  readonly settled: number;

  /** @param timelines at least one, each beginning where the one before ends @throws RangeError if there are none */
  constructor(timelines: readonly Timeline[]) {
    if (timelines.length === 0) throw new RangeError('a reel needs a timeline');
    let starts = 0;
    let settled = 0;
    this.takes = timelines.map((timeline) => {
      const take = { timeline, starts };
      const end = timeline.duration;
      for (const cue of timeline.cues) {
        settled = Math.max(settled, starts + end + durationOf(cue) - ageOf(timeline, cue, end));
      }
      starts += end;
      return take;
    });
    this.duration = starts;
    this.settled = Math.max(settled, starts);
  }

  /** The timeline at a given time, and how far into it. @param time seconds */
  momentAt(time: number): SequenceMoment {
    const take = this.takeAt(time);
    return { index: this.takes.indexOf(take), timeline: take.timeline, time: time - take.starts };
  }

  /** Number of timelines that are over at a given time. @param time seconds */
  takesBefore(time: number): number {
    return this.takes.filter(({ timeline, starts }) => time >= starts + timeline.duration).length;
  }

  /** All sounds with their times in the sequence, seconds. */
  get sounds(): readonly { readonly at: number; readonly request: SoundCue }[] {
    return this.takes.flatMap(({ starts, timeline }) =>
      timeline.cues.flatMap((cue) => (cue.kind === 'sound' ? [{ at: starts + cue.at, request: cue }] : [])),
    );
  }

  /**
   * Writes the poses at a given time into a buffer; before the beginning the first ones, after the end the last.
   * @param time seconds
   */
  sample(time: number, out: Float64Array): void {
    const { timeline, starts } = this.takeAt(time);
    sampleTimeline(timeline, time - starts, out);
  }

  /** Visits each active cue at a given time. @param time seconds */
  visitActiveCues(time: number, visit: CueVisitor): void {
    for (const { timeline, starts } of this.takes) {
      for (const cue of timeline.cues) {
        const age = ageOf(timeline, cue, time - starts);
        if (age >= 0 && age < durationOf(cue)) visit(cue, age);
      }
    }
  }

  private takeAt(time: number): Take {
    return this.takes.findLast(({ starts }) => time >= starts) ?? this.takes[0]!;
  }
}
