import type { ClipCue, CueVisitor } from '#director';
import type { Seat } from '#zorgl/rules';
import { monsterPiece } from '#zorgl/view';
import type { TableSource } from '../table/TableScene';
import type { MonsterPose } from './settings';

/** Long enough that a clip is nowhere faded in or out. */
const LONG = 1000;
/** A clip is never quite at its beginning or end, where it has no weight. */
const EDGE = 0.002;

/** The table as it stands, with some monsters posed otherwise. */
export function posed(source: TableSource, poses: Readonly<Partial<Record<Seat, MonsterPose>>>): TableSource {
  const clips = (Object.entries(poses) as [Seat, MonsterPose][]).flatMap(([seat, { clip, moment }]) => {
    if (clip === 'now') return [];
    const cue: ClipCue = { at: 0, kind: 'clip', clip, piece: monsterPiece(seat), duration: LONG };
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
