import type { Cue } from './cue';
import { CHANNEL_COUNT, CHANNEL_OFFSET } from './pose';
import { type Segment, segmentValue, type Timeline, type Track } from './timeline';
import { sourceTime } from './timeWarp';

/** Duration of a fade, seconds. */
const FADE = 0.18;
/** A piece that rests this long on its way is shown there: seconds, more than {@link FADE}. */
const REST = 0.25;
/** How long captions, and things to read that have just appeared, stay undisturbed, seconds. */
const READ = 0.6;
/** Maximum seconds between two events: nothing moves in between that would be worth waiting for. */
const WAIT = 0.15;
/** Shorter movements are cuts without a fade, table units. */
const NEAR = 0.6;

const KEPT: ReadonlySet<Cue['kind']> = new Set(['caption', 'sound', 'decal']);
const { x: X, y: Y, z: Z, visibility: VISIBILITY, glow: GLOW } = CHANNEL_OFFSET;

/** A time span, seconds. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A piece has another place or look from then on. */
interface Change extends Span {
  /** Values by channel, before and after. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** The pose of a piece from its movements alone, without offsets. */
const poseAt = (tracks: readonly Track[], before: readonly number[], time: number): readonly number[] => {
  const pose = [...before];
  for (const { slot, segments } of tracks) {
    const offset = slot % CHANNEL_COUNT;
    pose[offset] = segmentValue(segments, time, pose[offset]!);
  }
  return pose;
};

/** When something moves, in order; pauses shorter than {@link REST} do not count. */
function movements(tracks: readonly Track[]): readonly Span[] {
  const spans: { start: number; end: number }[] = [];
  const all = tracks.flatMap(({ segments }) => segments).sort((a, b) => a.start - b.start);
  for (const { start, end } of all) {
    const last = spans.at(-1);
    if (last === undefined || start - last.end >= REST) spans.push({ start, end });
    else last.end = Math.max(last.end, end);
  }
  return spans;
}

const isFar = (from: readonly number[], to: readonly number[]) =>
  Math.hypot(to[X]! - from[X]!, to[Y]! - from[Y]!, to[Z]! - from[Z]!) > NEAR;

/** Whether a change is faded instead of cut. */
const fades = (from: readonly number[], to: readonly number[]): boolean =>
  from[VISIBILITY] !== to[VISIBILITY] ||
  from[GLOW] !== to[GLOW] ||
  (from[VISIBILITY]! > 0 && isFar(from, to));

/** The changes of one piece: from each resting place to the next, at the time of arrival. */
function changesOf(tracks: readonly Track[], start: readonly number[]): readonly Change[] {
  const changes: Change[] = [];
  let from = start;
  for (const span of movements(tracks)) {
    const to = poseAt(tracks, start, span.end);
    if (to.every((value, offset) => Object.is(value, from[offset]))) continue;
    const begins = fades(from, to) ? Math.max(span.start, span.end - FADE) : span.end;
    changes.push({ start: begins, end: fades(from, to) ? begins + FADE : begins, from, to });
    from = to;
  }
  return changes;
}

/** What must not be shortened: fades, captions, and things to read that have just appeared. */
function keptSpans(pieces: readonly (readonly Change[])[], captions: readonly number[]): readonly Span[] {
  const spans: Span[] = captions.map((at) => ({ start: at, end: at + READ }));
  for (const changes of pieces)
    for (const [index, { start, end, from, to }] of changes.entries()) {
      spans.push({ start, end });
      const next = changes[index + 1];
      if (next !== undefined && from[VISIBILITY] === 0 && to[VISIBILITY]! > 0)
        spans.push({ start: end, end: Math.min(end + READ, next.start) });
    }
  return spans;
}

/** The displayed time of each moment: in the same order, with no wait longer than {@link WAIT}. */
function shortened(times: readonly number[], kept: readonly Span[]): ReadonlyMap<number, number> {
  const all = [...new Set([0, ...times, ...kept.flatMap(({ start, end }) => [start, end])])];
  const starts = [...kept].sort((a, b) => a.start - b.start);
  const shown = new Map<number, number>();
  let [last, now, begun, keptUntil] = [0, 0, 0, 0];
  for (const time of all.sort((a, b) => a - b)) {
    const wait = time - last;
    now += time <= keptUntil ? wait : Math.min(wait, WAIT);
    shown.set(time, now);
    for (; begun < starts.length && starts[begun]!.start <= time; begun++)
      keptUntil = Math.max(keptUntil, starts[begun]!.end);
    last = time;
  }
  return shown;
}

/** The segments of one channel: a piece fades out, is moved unseen, and fades in; mere turns and flips are cuts. */
function segmentsOf({ from, to }: Change, offset: number, { start, end }: Span): readonly Segment[] {
  const [before, after] = [from[offset]!, to[offset]!];
  const segment = (begins: number, ends: number, first: number, last: number): Segment => ({
    start: begins,
    end: ends,
    from: first,
    to: last,
    easing: 'linear',
  });
  const half = (start + end) / 2;
  const [seen, willBeSeen] = [from[VISIBILITY]! > 0, to[VISIBILITY]! > 0];
  const blinks = seen && willBeSeen && isFar(from, to);
  if (offset === VISIBILITY && blinks) return [segment(start, half, before, 0), segment(half, end, 0, after)];
  if (Object.is(before, after)) return [];
  if (offset === VISIBILITY || offset === GLOW) return [segment(start, end, before, after)];
  const cut = blinks ? half : willBeSeen && !seen ? start : end;
  return [segment(cut, cut, before, after)];
}

/**
 * The reduced-motion version of any timeline: nothing travels. A piece fades out where it is and fades in where it rests
 * next; turns, flips and short movements are cuts. Nothing hops, tilts, glows up or shakes; limbs and camera keep still;
 * there are no effects and no slow motion. Captions, sounds and marks are all kept in order, and come sooner if nothing is
 * left to see. It begins and ends with the same poses.
 */
export function withReducedMotion(timeline: Timeline): Timeline {
  const { start, end, stretches, beats } = timeline;
  const written = (time: number) => sourceTime(stretches, time);
  const tracksOf = new Map<number, Track[]>();
  for (const track of timeline.tracks) {
    const piece = Math.floor(track.slot / CHANNEL_COUNT);
    tracksOf.set(piece, [...(tracksOf.get(piece) ?? []), track]);
  }
  const pieces = [...tracksOf].map(([piece, tracks]) => {
    const first = piece * CHANNEL_COUNT;
    return { first, changes: changesOf(tracks, [...start.slice(first, first + CHANNEL_COUNT)]) };
  });
  const cues = timeline.cues
    .filter(({ kind }) => KEPT.has(kind))
    .map((cue) => ({ ...cue, at: written(cue.at) }));
  const steps = beats?.map((beat) => ({ ...beat, at: written(beat.at) }));
  const ends = written(timeline.duration);
  const shown = shortened(
    [...cues, ...(steps ?? [])].map(({ at }) => at).concat(ends),
    keptSpans(
      pieces.map(({ changes }) => changes),
      cues.flatMap(({ kind, at }) => (kind === 'caption' ? [at] : [])),
    ),
  );
  const retimed = <Timed extends { readonly at: number }>(timed: Timed): Timed => ({
    ...timed,
    at: shown.get(timed.at)!,
  });
  const tracks = pieces.flatMap(({ first, changes }) =>
    Array.from({ length: CHANNEL_COUNT }, (_, offset): Track => {
      const segments = changes.flatMap((change) =>
        segmentsOf(change, offset, { start: shown.get(change.start)!, end: shown.get(change.end)! }),
      );
      return { slot: first + offset, segments, offsets: [] };
    }).filter(({ segments }) => segments.length > 0),
  );
  return {
    duration: Math.max(...shown.values()),
    start,
    end,
    tracks,
    cues: cues.map(retimed),
    stretches: [],
    ...(steps === undefined ? {} : { beats: steps.map(retimed) }),
  };
}
