import type { CameraCue, CameraRole, CameraSubject } from '../cue';

/** A shot: what the camera shows for a while. */
export interface Shot {
  readonly role: CameraRole;
  readonly subjects: readonly CameraSubject[];
  /** 0 … 1. */
  readonly intensity: number;
  readonly great: boolean;
  /** Start and minimum duration, seconds. */
  readonly from: number;
  readonly until: number;
  /** The blows that land during it. */
  readonly blows: readonly { readonly at: number; readonly intensity: number }[];
}

/** Shots closer together than this are merged, seconds. */
const CLOSE = 0.9;

function asShot({ role, subjects, intensity, great = false, at, duration }: CameraCue): Shot {
  const blows = role === 'impact' ? [{ at, intensity }] : [];
  return { role, subjects, intensity, great, from: at, until: at + duration, blows };
}

/** Merges a cue into a shot; if only one of them is great, that one wins. */
function together(shot: Shot, cue: CameraCue): Shot {
  const next = asShot(cue);
  if (shot.great && !next.great) return { ...shot, blows: [...shot.blows, ...next.blows] };
  if (next.great && !shot.great) return { ...next, blows: [...shot.blows, ...next.blows] };
  return {
    role: shot.role,
    subjects: [...shot.subjects, ...next.subjects],
    intensity: Math.max(shot.intensity, next.intensity),
    great: shot.great,
    from: shot.from,
    until: Math.max(shot.until, next.until),
    blows: [...shot.blows, ...next.blows],
  };
}

function belongsTo(shot: Shot, { role, at }: CameraCue): boolean {
  if (role === 'finale' || shot.role === 'finale') return false;
  if (role === 'establish' || shot.role === 'establish') return role === shot.role;
  return role === 'impact' ? at <= shot.until : at - shot.from < CLOSE;
}

/** The shots that the cues of a timeline ask for, in order. A blow belongs to the shot in which it lands. */
export function shotsOf(cues: readonly CameraCue[]): readonly Shot[] {
  const shots: Shot[] = [];
  for (const cue of cues) {
    const last = shots.at(-1);
    if (last !== undefined && belongsTo(last, cue)) shots[shots.length - 1] = together(last, cue);
    else shots.push(asShot(cue));
  }
  return shots;
}
