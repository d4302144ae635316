import { expect } from 'vitest';
import {
  CHANNEL_COUNT,
  CHANNELS,
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
  const slot = pieces.slot(piece, channel);
  return sampled(alone(timeline, slot), time)[slot]!;
}

/** A timeline but for the tracks of all other slots, which change nothing in this one. */
const alone = (timeline: Timeline, slot: number): Timeline => ({
  ...timeline,
  tracks: timeline.tracks.filter((track) => track.slot === slot),
});

/** The values that a channel takes in the course of a timeline. */
export function course(
  table: Pieces,
  timeline: Timeline,
  piece: string,
  channel: Channel,
  steps = 200,
): number[] {
  const own = alone(timeline, table.pieces.slot(piece, channel));
  return Array.from({ length: steps + 1 }, (_, step) =>
    valueAt(table, own, piece, channel, (timeline.duration * step) / steps),
  );
}

/** Fails with the first piece that stands elsewhere than in a layout. */
export function expectPoses({ pieces }: Pieces, layout: Layout, poses: Float64Array): void {
  const rest = layoutBuffer(pieces, layout);
  for (let slot = 0; slot < rest.length; slot++) {
    if (poses[slot] === rest[slot]) continue;
    const place = Math.floor(slot / CHANNEL_COUNT);
    const id = pieces.ids[place];
    expect({ id, ...readPose(poses, place) }).toEqual({ id, ...readPose(rest, place) });
  }
}

type CueOf<Kind extends Cue['kind']> = Extract<Cue, { readonly kind: Kind }>;

/** The cues of a kind in a timeline. */
export function cuesOf<Kind extends Cue['kind']>(timeline: Timeline, kind: Kind): readonly CueOf<Kind>[] {
  return timeline.cues.filter((cue): cue is CueOf<Kind> => cue.kind === kind);
}

/** What cues there may be. */
export interface CueNames {
  readonly captions: readonly string[];
  readonly sounds: readonly string[];
  readonly flashes: ReadonlySet<string>;
}

/** The law of cues: in order, within the timeline, of known names, and never more than three flashes a second. */
export function expectLawfulCues(timeline: Timeline, { captions, sounds, flashes }: CueNames): void {
  const times = timeline.cues.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.every((at) => at >= 0 && at <= timeline.duration)).toBe(true);
  for (const { key } of cuesOf(timeline, 'caption')) expect(captions).toContain(key);
  for (const { sound } of cuesOf(timeline, 'sound')) expect(sounds).toContain(sound);
  const seen = cuesOf(timeline, 'effect').filter(({ effect }) => flashes.has(effect));
  for (const [index, { at }] of seen.entries()) {
    expect(at - (seen[index - 1]?.at ?? 0)).toBeGreaterThan(1 / 3);
  }
}

/** What may change little by little where nothing is to move. */
const FADING: ReadonlySet<Channel> = new Set(['visibility', 'glow']);

/** The law of reduced motion: nothing is ever seen on its way, fades are short, and the picture stays still. */
export function expectStill(timeline: Timeline): void {
  expect(timeline.tracks.every(({ offsets }) => offsets.length === 0)).toBe(true);
  expect(timeline.stretches).toEqual([]);
  expect(timeline.cues.every(({ kind }) => ['caption', 'sound', 'decal'].includes(kind))).toBe(true);
  for (const { slot, segments } of timeline.tracks) {
    const most = FADING.has(CHANNELS[slot % CHANNEL_COUNT]!) ? 0.2 : 0;
    expect(segments.filter(({ start, end }) => end - start > most)).toEqual([]);
  }
}
