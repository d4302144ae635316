import type { ClipCue, CueVisitor } from '#director';
import type { TableSource } from '#module';
import type { MonsterPose } from './settings';

/** Long enough that a clip never fades in or out. */
const LONG = 1000;
/** Stays clear of the ends of a clip, where it has no weight. */
const EDGE = 0.002;

/** The table source with some figures posed differently. @param poses by piece */
export function posed(source: TableSource, poses: ReadonlyMap<string, MonsterPose>): TableSource {
  const clips = [...poses].flatMap(([piece, { clip, moment }]) => {
    if (clip === 'now') return [];
    const cue: ClipCue = { at: 0, kind: 'clip', clip, piece, duration: LONG };
    return [{ cue, age: LONG * Math.min(1 - EDGE, Math.max(EDGE, moment)) }];
  });
  const taken = new Set(clips.map(({ cue }) => cue.piece));
  return {
    get speed() {
      return source.speed;
    },
    sample: (out) => source.sample(out),
    visitDecals: (visit) => source.visitDecals(visit),
    visitActiveCues(visit: CueVisitor) {
      source.visitActiveCues((cue, age) => {
        if (cue.kind !== 'clip' || !taken.has(cue.piece)) visit(cue, age);
      });
      for (const { cue, age } of clips) visit(cue, age);
    },
  };
}
