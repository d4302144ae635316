import type { Decal } from './cue';
import { ageOf, type Timeline } from './timeline';

/** @param share how far it has appeared, 0 … 1 */
export type DecalVisitor = (decal: Decal, share: number) => void;

/**
 * Visits each mark on the ground at a given time: those from before the timeline, then those it has left so far.
 * @param settled the marks on the table before the timeline @param time seconds into it
 */
export function visitDecals(
  settled: readonly Decal[],
  timeline: Timeline | undefined,
  time: number,
  visit: DecalVisitor,
): void {
  for (const decal of settled) visit(decal, 1);
  if (timeline === undefined) return;
  for (const cue of timeline.cues) {
    if (cue.at > time) return;
    if (cue.kind !== 'decal') continue;
    const age = ageOf(timeline, cue, time);
    visit(cue.decal, age >= cue.duration ? 1 : age / cue.duration);
  }
}
