import type { CameraStyle } from '#core';
import type { CameraCue, Cue } from '../cue';
import { keptToBoard } from './board';
import { compose, type Scenery, shows } from './compose';
import {
  type CameraPath,
  type Glide,
  type Hold,
  PEAK,
  type Shift,
  STILL,
  shiftBetween,
  shifted,
  sumOf,
} from './path';
import { type CameraPreset, type CameraTuning, type MovingStyle, presetOf } from './preset';
import { type Shot, shotsOf } from './shots';
import type { CameraView } from './view';

export interface CameraPlan extends Scenery {
  readonly style: CameraStyle;
  /** What the table wants otherwise than the style has it; nothing where left out. */
  readonly tuning?: CameraTuning | undefined;
  /** How many times as fast as usual the show is seen: what moves faster may move less far. */
  readonly speed: number;
}

/** From the beginning of what a cue asks for to the moment at which the camera has arrived, seconds. */
export const SETTLE = 0.32;
/** A move in less time than this would be a jump, seconds. */
const SHORTEST = 0.4;
/** How much of a finale the slow approach takes. */
const APPROACH = 0.4;
/** Seconds in which a blow brings the picture closer, and in which it goes back. */
const NUDGE = { in: 0.18, out: 0.6 };
/** A shot that is held for less time has no movement of its own, seconds. */
const HELD = 0.5;
/** From this intensity on a blow is one of the greatest. */
const GREATEST = 1;

/** A shot with its view and its times: the camera sets out, has arrived, and goes on. */
interface Take {
  readonly shot: Shot;
  readonly view: CameraView;
  readonly leaves: number;
  readonly arrives: number;
}

/** How the camera moves for a shot; its way home is as that to the last shot. */
type Presets = (shot: Shot | undefined) => CameraPreset;

function presetsOf({ style, tuning }: CameraPlan & { readonly style: MovingStyle }): Presets {
  const usual = presetOf(style, tuning);
  const great = presetOf(style, tuning, true);
  return (shot) => (shot?.great === true ? great : usual);
}

/** Sets each shot's times, as many as the timeline has time for. */
function schedule(
  shots: readonly { readonly shot: Shot; readonly view: CameraView }[],
  duration: number,
  presets: Presets,
): readonly Take[] {
  const takes: Take[] = [];
  let free = 0;
  for (const { shot, view } of shots) {
    const { role, from, until } = shot;
    const slow = role === 'finale';
    const wish = slow ? from + APPROACH * (until - from) : from + SETTLE;
    const leaves = Math.max(free, slow ? from : wish - presets(shot).entry);
    const arrives = Math.max(wish, leaves + SHORTEST);
    if (arrives + SHORTEST > duration) break;
    takes.push({ shot, view, leaves, arrives });
    free = arrives + 0.1;
  }
  return takes;
}

/** How many times too fast a move is. @param time seconds that the viewer sees it take */
function excess(from: CameraView, to: CameraView, time: number, preset: CameraPreset): number {
  const by = shiftBetween(from, to);
  const turn = Math.hypot(by.azimuth * Math.cos(Math.min(from.elevation, to.elevation)), by.elevation);
  const pan = Math.hypot(by.x, by.y, by.z) / Math.min(from.distance, to.distance);
  const most = Math.max(turn / preset.turning, pan / preset.panning, Math.abs(by.zoom) / preset.zooming);
  return (most * PEAK) / time;
}

/** Draws the views of takes towards the base until no move is too fast. */
function slowed(takes: readonly Take[], ends: Ends, plan: CameraPlan, presets: Presets): readonly Take[] {
  const { base, speed } = plan;
  const shares = takes.map(() => 1);
  const viewOf = (index: number) => {
    const take = takes[index];
    return take === undefined ? base : shifted(base, shiftBetween(base, take.view), shares[index]!);
  };
  for (let round = 0; round < 12; round++) {
    for (let move = 0; move <= takes.length; move++) {
      const leaves = takes[move]?.leaves ?? ends.leaves;
      const arrives = takes[move]?.arrives ?? ends.arrives;
      const preset = presets((takes[move] ?? takes[move - 1])?.shot);
      const over = excess(viewOf(move - 1), viewOf(move), (arrives - leaves) / speed, preset);
      if (over <= 1) continue;
      for (const index of [move - 1, move]) if (index in shares) shares[index] = shares[index]! / over;
    }
  }
  return takes.map((take, index) => ({ ...take, view: viewOf(index) }));
}

/** When the camera sets out for the viewer's own view, and is there. */
interface Ends {
  readonly leaves: number;
  readonly arrives: number;
}

function homeward(takes: readonly Take[], duration: number, presets: Presets): Ends {
  const last = takes.at(-1);
  if (last === undefined) return { leaves: 0, arrives: duration };
  const preset = presets(last.shot);
  const latest = duration - SHORTEST;
  const wish = Math.max(last.arrives + 0.1, Math.min(last.shot.until, duration - preset.leave));
  const leaves = Math.min(latest, wish);
  return { leaves, arrives: Math.min(duration, leaves + preset.leave * 1.5) };
}

/** The takes for which there is time, none of them too fast; one that has to give way too much to show all is left out. */
function filmable(
  shots: readonly { readonly shot: Shot; readonly view: CameraView }[],
  duration: number,
  plan: CameraPlan,
  presets: Presets,
): { readonly takes: readonly Take[]; readonly ends: Ends } {
  const scheduled = schedule(shots, duration, presets);
  const ends = homeward(scheduled, duration, presets);
  const takes = slowed(scheduled, ends, plan, presets);
  const poor = takes.find(({ shot, view }) => !shows(view, shot.subjects, plan));
  if (poor === undefined) return { takes, ends };
  const others = shots.filter(({ shot }) => shot !== poor.shot);
  return filmable(others, duration, plan, presets);
}

/** What a camera does while it holds a shot: it comes a little closer, and goes round the greatest blows. */
function hold({ shot, view }: Take, time: number, plan: CameraPlan, preset: CameraPreset): Shift {
  if (time < HELD) return STILL;
  const great = shot.blows.some(({ intensity }) => intensity >= GREATEST);
  const side = view.azimuth > plan.base.azimuth ? -1 : 1;
  const by = {
    ...STILL,
    zoom: -preset.creep,
    azimuth: great ? side * preset.orbit : 0,
  };
  const fastest = Math.max(1, excess(view, shifted(view, by, 1), time / plan.speed, preset));
  const slow = keptToBoard(shifted(view, by, 1 / fastest), view, plan.board);
  return shows(slow, shot.subjects, plan) ? shiftBetween(view, slow) : STILL;
}

function nudges({ shot }: Take, duration: number, plan: CameraPlan, preset: CameraPreset): readonly Glide[] {
  return shot.blows.flatMap(({ at, intensity }) => {
    if (at + NUDGE.in + NUDGE.out > duration) return [];
    const by = { ...STILL, zoom: (-preset.nudge * Math.min(1, intensity)) / plan.speed };
    return [
      { start: at, duration: NUDGE.in, by },
      { start: at + NUDGE.in, duration: NUDGE.out, by: sumOf(STILL, by, 1, -1) },
    ];
  });
}

const isCamera = (cue: Cue): cue is CameraCue => cue.kind === 'camera';

/** The shots that cues ask for, each with its view; what cannot be shown better than the viewer sees it is left out. */
function viewsOf(cues: readonly Cue[], plan: CameraPlan, presets: Presets) {
  return shotsOf(cues.filter(isCamera)).flatMap((shot) => {
    const view = compose(shot, plan, presets(shot));
    return view === null ? [] : [{ shot, view }];
  });
}

/**
 * Plans the camera for a timeline: it sets out from the viewer's own view, shows what the cues ask for, and is back at
 * the end. It stays on the viewer's side of the table, hides nothing that matters behind buildings, keeps within the
 * speeds of its style, and never jumps. Null where it does not move.
 */
export function planCamera(
  timeline: { readonly cues: readonly Cue[]; readonly duration: number },
  plan: CameraPlan,
): CameraPath | null {
  const { base, style } = plan;
  if (style === 'hands-off') return null;
  const presets = presetsOf({ ...plan, style });
  const { takes, ends } = filmable(viewsOf(timeline.cues, plan, presets), timeline.duration, plan, presets);
  if (takes.length === 0) return null;
  const glides: Glide[] = [];
  const holds: Hold[] = [];
  let at = base;
  for (const [index, take] of takes.entries()) {
    const { shot, leaves, arrives, view } = take;
    const preset = presets(shot);
    glides.push({ start: leaves, duration: arrives - leaves, by: shiftBetween(at, view) });
    const next = takes[index + 1]?.leaves ?? ends.leaves;
    holds.push({ from: arrives, until: next, subjects: shot.subjects });
    const held = hold(take, next - arrives, plan, preset);
    if (held !== STILL) glides.push({ start: arrives, duration: next - arrives, by: held });
    at = shifted(view, held, 1);
    glides.push(...nudges(take, timeline.duration, plan, preset));
  }
  glides.push({ start: ends.leaves, duration: ends.arrives - ends.leaves, by: shiftBetween(at, base) });
  return { base, glides, holds };
}
