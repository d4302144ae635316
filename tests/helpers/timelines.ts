import { expect } from 'vitest';
import {
  CHANNEL_COUNT,
  type Channel,
  type Cue,
  type Layout,
  layoutBuffer,
  type PieceIndex,
  readPose,
  sampleTimeline,
  type Timeline,
} from '#director';

export const LIVELY = { reducedMotion: false };
export const CALM = { reducedMotion: true };

/** A table of any game, as far as its pieces. */
interface Pieces {
  readonly pieces: PieceIndex;
}

/** The poses at a moment of a timeline. */
export function sampled(timeline: Timeline, time: number): Float64Array {
  const out = new Float64Array(timeline.start.length);
  sampleTimeline(timeline, time, out);
  return out;
}

/** A channel of a piece at a moment of a timeline. */
export function valueAt(
  { pieces }: Pieces,
  timeline: Timeline,
  piece: string,
  channel: Channel,
  time: number,
): number {
  return sampled(timeline, time)[pieces.slot(piece, channel)]!;
}

/** The values that a channel takes in the course of a timeline. */
export function course(
  table: Pieces,
  timeline: Timeline,
  piece: string,
  channel: Channel,
  steps = 200,
): number[] {
  return Array.from({ length: steps + 1 }, (_, step) =>
    valueAt(table, timeline, piece, channel, (timeline.duration * step) / steps),
  );
}

/** Fails with the first piece that stands elsewhere than in a layout. */
export function expectPoses({ pieces }: Pieces, layout: Layout, poses: Float64Array): void {
  const rest = layoutBuffer(pieces, layout);
  for (const [place, id] of pieces.ids.entries()) {
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
