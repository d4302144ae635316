import type { Cue } from './cue';
import { addOffset, type Easing, ease, type Shape } from './easing';
import { sourceTime, type TimeWarp } from './timeWarp';

/** A channel changes from one value to another. Times are source time, before any stretches. */
export interface Segment {
  /** Seconds; `end` ≥ `start`, equal for a jump. */
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly easing: Easing;
}

/** A temporary offset of a channel, zero at both ends. */
export interface OffsetSegment {
  readonly start: number;
  readonly end: number;
  readonly shape: Shape;
  readonly amplitude: number;
  readonly cycles: number;
}

/** Movements of one channel of one piece. */
export interface Track {
  /** Index in the pose buffer. */
  readonly slot: number;
  /** In order of time, without overlaps. */
  readonly segments: readonly Segment[];
  readonly offsets: readonly OffsetSegment[];
}

/** The start of a named step of an action. */
export interface Beat {
  /** The game's key for its label. */
  readonly name: string;
  /** Seconds from the start, displayed time. */
  readonly at: number;
  /** Index of the first event it shows, from 0. */
  readonly from: number;
}

/** Animation from one layout to the next. Immutable. */
export interface Timeline {
  /** Seconds. */
  readonly duration: number;
  /** The poses before and after. */
  readonly start: Readonly<Float64Array>;
  readonly end: Readonly<Float64Array>;
  readonly tracks: readonly Track[];
  /** In order of displayed time. Their durations are source time. */
  readonly cues: readonly Cue[];
  /** Slowed passages, in order of time, without overlaps. */
  readonly stretches: readonly TimeWarp[];
  /**
   * The steps of a long action, in order of time, the first at 0; playback can pause after, skip and return to each.
   * Omitted for a single step.
   */
  readonly beats?: readonly Beat[];
}

/** Index of the step of a timeline at a given time; 0 if there is only one. @param time seconds */
export const beatAt = ({ beats = [] }: Timeline, time: number): number =>
  Math.max(
    0,
    beats.findLastIndex(({ at }) => at <= time),
  );

/**
 * Progress of a timeline at a given time, with equal weight for each of its steps, 0 … 1.
 * @param time seconds
 */
export function shareAt(timeline: Timeline, time: number): number {
  const { beats = [], duration } = timeline;
  const index = beatAt(timeline, time);
  const begins = beats[index]?.at ?? 0;
  const ends = beats[index + 1]?.at ?? duration;
  const within = ends > begins ? Math.min(1, (time - begins) / (ends - begins)) : 1;
  return (index + within) / Math.max(1, beats.length);
}

/**
 * The age of a cue at a given time; slowed passages slow down ageing.
 * @param time seconds; may exceed the timeline for cues that outlast it
 */
export function ageOf({ stretches }: Timeline, { at }: Cue, time: number): number {
  return stretches.length === 0 ? time - at : sourceTime(stretches, time) - sourceTime(stretches, at);
}

/** @param age seconds since the cue, 0 … its duration */
export type CueVisitor = (cue: Cue, age: number) => void;

/** Duration of a cue, in seconds of its own age. */
export const durationOf = (cue: Cue): number => (cue.kind === 'sound' ? 0 : cue.duration);

/**
 * Visits each active cue of a timeline at a given time.
 * @param time seconds @param limbsOnly skips everything that is not part of a pose
 */
export function visitActiveCues(
  { cues, stretches }: Timeline,
  time: number,
  visit: CueVisitor,
  limbsOnly = false,
): void {
  const written = sourceTime(stretches, time);
  for (let index = 0; index < cues.length; index++) {
    const cue = cues[index]!;
    if (cue.at > time) return;
    if (limbsOnly && cue.kind !== 'clip') continue;
    const age = written - sourceTime(stretches, cue.at);
    if (age < durationOf(cue)) visit(cue, age);
  }
}

/**
 * Writes the poses at a given time into a buffer: a pure function of timeline and time, without allocation, for any times
 * in any order. Before the start these are the first poses, from the end on exactly the last ones.
 * @param time seconds
 */
export function sampleTimeline(timeline: Timeline, time: number, out: Float64Array): void {
  if (time >= timeline.duration) {
    out.set(timeline.end);
    return;
  }
  out.set(timeline.start);
  if (time < 0) return;
  const { tracks, stretches } = timeline;
  const written = sourceTime(stretches, time);
  for (let index = 0; index < tracks.length; index++) {
    const track = tracks[index]!;
    const base =
      track.segments.length === 0
        ? out[track.slot]!
        : segmentValue(track.segments, written, out[track.slot]!);
    out[track.slot] = base + offsetSum(track.offsets, written);
  }
}

/** The value of time-ordered segments at a given time. @param before the value ahead of the first */
export function segmentValue(segments: readonly Segment[], time: number, before: number): number {
  for (let index = segments.length - 1; index >= 0; index--) {
    const segment = segments[index]!;
    if (time < segment.start) continue;
    if (time >= segment.end) return segment.to;
    const share = (time - segment.start) / (segment.end - segment.start);
    return segment.from + (segment.to - segment.from) * ease(segment.easing, share);
  }
  return before;
}

function offsetSum(offsets: readonly OffsetSegment[], time: number): number {
  let sum = 0;
  for (let index = 0; index < offsets.length; index++) {
    const { start, end, shape, amplitude, cycles } = offsets[index]!;
    if (time > start && time < end)
      sum += amplitude * addOffset(shape, (time - start) / (end - start), cycles);
  }
  return sum;
}
