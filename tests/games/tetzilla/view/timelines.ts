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
import { layout, type Table } from '#tetzilla/view';

export const LIVELY = { reducedMotion: false };
export const CALM = { reducedMotion: true };

/** The poses at a moment of a timeline. */
export function sampled(timeline: Timeline, time: number): Float64Array {
  const out = new Float64Array(timeline.start.length);
  sampleTimeline(timeline, time, out);
  return out;
}

/** The values that a channel takes in the course of a timeline. */
export function course(
  table: Table,
  timeline: Timeline,
  piece: string,
  channel: Channel,
  steps = 200,
): number[] {
  const slot = table.pieces.slot(piece, channel);
  return Array.from(
    { length: steps + 1 },
    (_, step) => sampled(timeline, (timeline.duration * step) / steps)[slot]!,
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

type CueOf<Kind extends Cue['kind']> = Extract<Cue, { readonly kind: Kind }>;

/** The cues of a kind in a timeline. */
export function cuesOf<Kind extends Cue['kind']>(timeline: Timeline, kind: Kind): readonly CueOf<Kind>[] {
  return timeline.cues.filter((cue): cue is CueOf<Kind> => cue.kind === kind);
}
