import { expect } from 'vitest';
import {
  CHANNEL_COUNT,
  type Channel,
  type Cue,
  layoutBuffer,
  readPose,
  sampleTimeline,
  type Timeline,
} from '#director';
import { layout, type Table } from '#zorgl/view';

export const LIVELY = { reducedMotion: false };
export const CALM = { reducedMotion: true };

/** The poses at a moment of a timeline. */
export function sampled(timeline: Timeline, time: number): Float64Array {
  const out = new Float64Array(timeline.start.length);
  sampleTimeline(timeline, time, out);
  return out;
}

/** A channel of a piece at a moment of a timeline. */
export function valueAt(
  table: Table,
  timeline: Timeline,
  piece: string,
  channel: Channel,
  time: number,
): number {
  return sampled(timeline, time)[table.pieces.slot(piece, channel)]!;
}

/** The values that a channel takes in the course of a timeline. */
export function course(table: Table, timeline: Timeline, piece: string, channel: Channel): number[] {
  return Array.from({ length: 201 }, (_, step) =>
    valueAt(table, timeline, piece, channel, (timeline.duration * step) / 200),
  );
}

/** Fails with the first piece that stands elsewhere than in the layout of a table. */
export function expectLayout(table: Table, poses: Float64Array): void {
  const rest = layoutBuffer(table.pieces, layout(table));
  for (const [place, id] of table.pieces.ids.entries()) {
    const slots = [place * CHANNEL_COUNT, (place + 1) * CHANNEL_COUNT] as const;
    if (poses.slice(...slots).every((value, offset) => value === rest[slots[0] + offset])) continue;
    expect({ id, ...readPose(poses, place) }).toEqual({ id, ...readPose(rest, place) });
  }
}

/** The words that a timeline shows. */
export const captions = (timeline: Timeline) =>
  timeline.cues.filter((cue): cue is Extract<Cue, { kind: 'caption' }> => cue.kind === 'caption');
