import { type CueVisitor, type Decal, type TimelineSequence, visitDecals } from '#director';
import type { TableSource } from './table';

/** A sequence that is being watched. */
export interface WatchedSequence {
  /** Playback speed; 1 is normal. */
  readonly speed: number;
  /** Time in the sequence, seconds. */
  readonly time: number;
  sample(out: Float64Array): void;
  readonly visitActiveCues: (visit: CueVisitor) => void;
}

/**
 * What a sequence shows at the moment.
 * @param decalsBefore the decals at the start of a part of the sequence @param of the part, from 0
 */
export function sequenceSource(
  player: WatchedSequence,
  reel: TimelineSequence,
  decalsBefore: (of: number) => readonly Decal[],
): TableSource {
  return {
    get speed() {
      return player.speed;
    },
    sample: (out) => player.sample(out),
    visitActiveCues: player.visitActiveCues,
    visitDecals(visit) {
      const { index, timeline, time } = reel.momentAt(player.time);
      visitDecals(decalsBefore(index), timeline, time, visit);
    },
  };
}
