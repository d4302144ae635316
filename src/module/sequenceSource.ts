import { type CueVisitor, type Decal, type TimelineSequence, visitDecals } from '#director';
import type { TableSource } from './table';

/** A reel that is being watched. */
export interface WatchedSequence {
  /** How fast its time passes. */
  readonly speed: number;
  /** Seconds into the reel. */
  readonly time: number;
  sample(out: Float64Array): void;
  readonly visitActiveCues: (visit: CueVisitor) => void;
}

/**
 * What is to be seen of a reel at the moment.
 * @param decalsBefore the marks on the table that a part of the reel begins with @param of the part, from 0
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
