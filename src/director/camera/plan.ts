import type { CameraStyle } from '#core';
import type { CameraCue, Cue } from '../cue';
import { keptToBoard } from './board';
import { compose, type Scenery, shows } from './compose';
import { keeping } from './kept';
import {
  type CameraHold,
  type CameraPath,
  type Glide,
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
  /** Adjustments of the style for this table. Default: none. */
  readonly tuning?: CameraTuning | undefined;
  /** Playback speed; faster playback allows smaller moves. */
  readonly speed: number;
}

/** Seconds from the start of a cue until the camera has arrived. */
export const SETTLE = 0.32;
/** Minimum duration of a move, seconds; anything shorter looks like a cut. */
const MIN_DURATION = 0.4;
/** Share of a finale that the slow approach takes. */
const APPROACH = 0.4;
/** Duration of a blow's nudge and of its return, seconds. */
const NUDGE = { in: 0.18, out: 0.6 };
/** Shots held for less than this stay still, seconds. */
const HELD = 0.5;
/** Intensity from which a blow counts as one of the greatest. */
const MAX_WEIGHT = 1;

/** A shot and its view. */
interface Viewed {
  readonly shot: Shot;
  readonly view: CameraView;
}

/** A shot with its view and its timing: departure, arrival, and the earliest time to move on. */
interface Take extends Viewed {
  readonly leaves: number;
  readonly arrives: number;
  readonly until: number;
}

/** Preset for a shot; the move home uses that of the last shot. */
type Presets = (shot: Shot | undefined) => CameraPreset;

function presetsOf({ style, tuning }: CameraPlan & { readonly style: MovingStyle }): Presets {
  const usual = presetOf(style, tuning);
  const great = presetOf(style, tuning, true);
  return (shot) => (shot?.great === true ? great : usual);
}

/** Priority of a shot; the blow of a great moment has the highest. */
function rankOf({ great, blows, role }: Shot): number {
  if (great && blows.length > 0) return 2;
  return great || role === 'finale' ? 1 : 0;
}

/** Sets the timing of each shot, for as many as there is time for. Great shots are held for their full duration. */
function schedule(
  shots: readonly Viewed[],
  duration: number,
  plan: CameraPlan,
  presets: Presets,
  keeps: readonly CameraCue[],
): readonly Take[] {
  const takes: Take[] = [];
  let free = 0;
  for (const { shot, view } of shots) {
    const { role, from, until, great } = shot;
    const slow = role === 'finale';
    const wish = slow ? from + APPROACH * (until - from) : from + SETTLE;
    const wished = Math.max(free, slow ? from : wish - presets(shot).entry);
    const move = { leaves: wished, arrives: Math.max(wish, wished + MIN_DURATION) };
    const { leaves, arrives } = keeping(
      takes.at(-1)?.view ?? plan.base,
      view,
      move,
      keeps,
      plan,
      MIN_DURATION,
    );
    if (arrives + MIN_DURATION > duration) break;
    const late = arrives - move.arrives;
    takes.push({ shot, view, leaves, arrives, until: until + late });
    free = Math.max(arrives + 0.1, great ? until + late : 0);
  }
  return takes;
}

/** Factor by which a move exceeds the speed limits. @param time real seconds, as the viewer sees it */
function excess(from: CameraView, to: CameraView, time: number, preset: CameraPreset): number {
  const by = shiftBetween(from, to);
  const turn = Math.hypot(by.azimuth * Math.cos(Math.min(from.elevation, to.elevation)), by.elevation);
  // Half-way, at peak speed, the distance is the geometric mean.
  const pan = Math.hypot(by.x, by.y, by.z) / Math.sqrt(from.distance * to.distance);
  const most = Math.max(turn / preset.turning, pan / preset.panning, Math.abs(by.zoom) / preset.zooming);
  return (most * PEAK) / time;
}

/** A view reduced to less than this share becomes the base. */
const GONE = 0.05;

/** Blends views towards the base until no move is too fast, starting with those of lesser moments. */
function slowed(takes: readonly Take[], ends: Ends, plan: CameraPlan, presets: Presets): readonly Take[] {
  const { base, speed } = plan;
  const shares = takes.map(() => 1);
  const viewOf = (index: number) => {
    const take = takes[index];
    return take === undefined ? base : shifted(base, shiftBetween(base, take.view), shares[index]!);
  };
  for (let round = 0; round < 24; round++) {
    for (let move = 0; move <= takes.length; move++) {
      const leaves = takes[move]?.leaves ?? ends.leaves;
      const arrives = takes[move]?.arrives ?? ends.arrives;
      const preset = presets((takes[move] ?? takes[move - 1])?.shot);
      const over = excess(viewOf(move - 1), viewOf(move), (arrives - leaves) / speed, preset);
      if (over <= 1) continue;
      const both = [move - 1, move].filter((index) => index in shares && shares[index]! > GONE);
      const least = Math.min(...both.map((index) => rankOf(takes[index]!.shot)));
      for (const index of both)
        if (rankOf(takes[index]!.shot) === least) shares[index] = shares[index]! / over;
    }
  }
  return takes.map((take, index) => ({ ...take, view: viewOf(index) }));
}

/** Departure from the viewer's own view, and arrival. */
interface Ends {
  readonly leaves: number;
  readonly arrives: number;
}

function homeward(takes: readonly Take[], duration: number, presets: Presets): Ends {
  const last = takes.at(-1);
  if (last === undefined) return { leaves: 0, arrives: duration };
  const preset = presets(last.shot);
  const latest = duration - MIN_DURATION;
  const wish = Math.max(last.arrives + 0.1, Math.min(last.until, duration - preset.leave));
  const leaves = Math.min(latest, wish);
  return { leaves, arrives: Math.min(duration, leaves + preset.leave * 1.5) };
}

/** A sequence of shots and the move home. */
interface Filming {
  readonly takes: readonly Take[];
  readonly ends: Ends;
}

/** Turns shots into a sequence; null if one of them has no time, or must yield too much to show all of its subjects. */
function filming(
  shots: readonly Viewed[],
  duration: number,
  plan: CameraPlan,
  presets: Presets,
  keeps: readonly CameraCue[],
): Filming | null {
  const scheduled = schedule(shots, duration, plan, presets, keeps);
  if (scheduled.length < shots.length) return null;
  const ends = homeward(scheduled, duration, presets);
  const takes = slowed(scheduled, ends, plan, presets);
  return takes.every(({ shot, view }) => shows(view, shot.subjects, plan)) ? { takes, ends } : null;
}

/** How much others may push away (share of its distance) or delay (seconds) a greater shot. */
const YIELDS = { share: 0.03, time: 0.05 };

/** Whether a shot leaves all greater ones at their distance and time. */
function keepsGreater(after: Filming, before: Filming, rank: number): boolean {
  return before.takes.every((take) => {
    if (rankOf(take.shot) <= rank) return true;
    const now = after.takes.find(({ shot }) => shot === take.shot)!;
    return (
      now.view.distance <= take.view.distance * (1 + YIELDS.share) &&
      now.arrives <= take.arrives + YIELDS.time
    );
  });
}

/** The takes that fit in time without being too fast. The greatest moments come first, and lesser ones yield to them. */
function filmable(
  shots: readonly Shot[],
  duration: number,
  plan: CameraPlan,
  presets: Presets,
  keeps: readonly CameraCue[],
): Filming {
  let chosen: Filming = { takes: [], ends: homeward([], duration, presets) };
  let kept: readonly Viewed[] = [];
  for (const rank of [2, 1, 0]) {
    for (const shot of shots.filter((each) => rankOf(each) === rank)) {
      for (const way of waysOf(shot, plan, presets(shot))) {
        const wanted = [...kept, way].sort((a, b) => a.shot.from - b.shot.from);
        const found = filming(wanted, duration, plan, presets, keeps);
        if (found === null || !keepsGreater(found, chosen, rank)) continue;
        [chosen, kept] = [found, wanted];
        break;
      }
    }
  }
  return chosen;
}

/** Camera movement while holding a shot: it approaches slightly, and orbits the greatest blows. */
function hold({ shot, view }: Take, time: number, plan: CameraPlan, preset: CameraPreset): Shift {
  if (time < HELD) return STILL;
  const great = shot.blows.some(({ intensity }) => intensity >= MAX_WEIGHT);
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

/**
 * Ways to show a shot better than the viewer's own view does: with all of its subjects or, for a great shot, at least with
 * one of them: any for a blow, otherwise the first.
 */
function* waysOf(shot: Shot, plan: CameraPlan, preset: CameraPreset): Generator<Viewed> {
  const many = shot.great && shot.subjects.length > 1;
  const single = many ? shot.subjects.slice(0, shot.blows.length > 0 ? undefined : 1) : [];
  for (const each of [shot, ...single.map((subject) => ({ ...shot, subjects: [subject] }))]) {
    const view = compose(each, plan, preset);
    if (view !== null) yield { shot: each, view };
  }
}

/**
 * Plans the camera for a timeline: starts from the viewer's own view, shows what the cues ask for, and returns by the end.
 * It stays on the viewer's side of the table, hides nothing important behind buildings, respects the speed limits of its
 * style, and never cuts. Null if it does not move.
 */
export function planCamera(
  timeline: { readonly cues: readonly Cue[]; readonly duration: number },
  plan: CameraPlan,
): CameraPath | null {
  const { base, style } = plan;
  if (style === 'hands-off') return null;
  const presets = presetsOf({ ...plan, style });
  const cues = timeline.cues.filter(isCamera);
  const keeps = cues.filter(({ role }) => role === 'keep');
  const shots = shotsOf(cues.filter(({ role }) => role !== 'keep'));
  const { takes, ends } = filmable(shots, timeline.duration, plan, presets, keeps);
  if (takes.length === 0) return null;
  const glides: Glide[] = [];
  const holds: CameraHold[] = [];
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
