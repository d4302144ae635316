import type { CameraStyle, MoodName } from '#core';
import {
  type CameraPath,
  type CameraView,
  type CueVisitor,
  type DecalVisitor,
  ease,
  type PictureFrame,
  planCamera,
  type SoundCue,
  type Timeline,
  TimelineSequence,
  viewAt,
  visitDecals,
} from '#director';
import { moodOf, shakeOf } from '#module';
import type { Shake } from '#stage';
import type { ActionPlace } from '#ui';
import type { TableParts } from '../../../table/game/parts';
import type { OffscreenSource } from '../offscreen/OffscreenTable';

export interface FilmCamera {
  readonly style: CameraStyle;
  /** Where it stands when nothing happens, in the course of an action. @param action from 0 */
  readonly base: (action: number) => CameraView;
  readonly frame: (action: number) => PictureFrame;
  /** How many times as fast as usual the film shows everything. */
  readonly speed: number;
}

/** What a film needs of the game on the table. */
export interface FilmParts extends Pick<TableParts, 'module' | 'table'> {
  readonly session: Pick<TableParts['session'], 'timeline' | 'spanFrom' | 'tableAt' | 'openViewAt'>;
}

/** An action, or several that are shown together: which is the first, when it begins, what is shown of it, and how the camera moves in it. */
interface Take {
  readonly action: number;
  readonly starts: number;
  readonly timeline: Timeline;
  /** Where the camera stands by itself, and where it stood before. */
  readonly base: CameraView;
  readonly before: CameraView;
  readonly path: CameraPath | null;
}

/** Seconds of the film in which the camera goes over to where it stands by itself from now on. */
const PAN = 0.8;

/** When a later step of a take begins, seconds of the reel; undefined if it has no such step. */
function stepBegins(take: Take | undefined, step: number): number | undefined {
  const beat = step > 0 ? take?.timeline.beats?.[step] : undefined;
  return take === undefined || beat === undefined ? undefined : take.starts + beat.at;
}

/** A view as far beside its own place as one place is from another. @param share how much of that, 0 … 1 */
function beside(view: CameraView, from: CameraView, to: CameraView, share: number): CameraView {
  const along = (key: keyof CameraView) => view[key] + (from[key] - to[key]) * share;
  return {
    x: along('x'),
    y: along('y'),
    z: along('z'),
    azimuth: along('azimuth'),
    elevation: along('elevation'),
    distance: along('distance'),
  };
}

/** The film ends this long before a step that is left out, so that nothing of it shows; seconds. */
const BEFORE_STEP = 1e-6;

/** Some actions of a session in a row, to be looked at at any time: the same picture for the same time. */
export class FilmReel implements OffscreenSource {
  /** The time that is shown, seconds from the beginning of the film. */
  time = 0;
  private readonly reel: TimelineSequence;
  private readonly takes: readonly Take[];
  /** Where film and reel begin and end, seconds of the reel. */
  private readonly begins: number;
  private readonly ends: number;

  /** @param from where it begins @param until where it ends, later than `from` */
  constructor(
    private readonly parts: FilmParts,
    private readonly from: ActionPlace,
    until: ActionPlace,
    private readonly camera: FilmCamera,
  ) {
    const { session, table } = parts;
    const takes: Take[] = [];
    let starts = 0;
    let before = camera.base(from.action);
    const last = until.action + Math.sign(until.step);
    for (let action = from.action; action < last; ) {
      const span = session.spanFrom(action, last);
      const timeline = session.timeline(action, span);
      const obstacles = table.obstacles(session.tableAt(action));
      const base = camera.base(action);
      const { style, speed } = camera;
      const frame = camera.frame(action);
      const path = planCamera(timeline, { ...frame, base, obstacles, style, tuning: table.camera, speed });
      takes.push({ action, starts, timeline, base, before, path });
      starts += timeline.duration;
      before = base;
      action += span;
    }
    this.takes = takes;
    this.reel = new TimelineSequence(takes.map(({ timeline }) => timeline));
    this.begins = stepBegins(takes[0], from.step) ?? 0;
    this.ends = stepBegins(takes.at(-1), until.step) ?? this.reel.duration;
  }

  get speed(): number {
    return this.camera.speed;
  }

  /** Seconds that all of it takes at speed 1. */
  get seconds(): number {
    return this.ends - this.begins;
  }

  /** All sounds with their times, seconds. */
  get sounds(): readonly { readonly at: number; readonly request: SoundCue }[] {
    const { begins, ends } = this;
    return this.reel.sounds
      .filter(({ at }) => at >= begins && (at < ends || ends === this.reel.duration))
      .map(({ at, request }) => ({ at: at - begins, request }));
  }

  /** How dangerous things are at a time, 0 … 1. @param time seconds of the film */
  tensionAt(time: number): number {
    return this.parts.module.tension(this.tableAt(time));
  }

  /** How strained the place is at a time, 0 … 1. @param time seconds of the film */
  strainAt(time: number): number {
    return this.parts.module.strain(this.tableAt(time));
  }

  /** The mood at a time. @param chosen that of somebody who has chosen one @param time seconds of the film */
  moodAt(time: number, chosen: MoodName | null): MoodName {
    const { table: game, session } = this.parts;
    const { index } = this.reel.momentAt(this.reelTime(time));
    return moodOf(chosen, { game, shown: session.openViewAt(this.takes[index]!.action) });
  }

  private tableAt(time: number) {
    return this.tableOf(this.reel.momentAt(this.reelTime(time)).index);
  }

  sample(out: Float64Array): void {
    this.reel.sample(this.reelTime(this.time), out);
  }

  visitActiveCues(visit: CueVisitor): void {
    this.reel.visitActiveCues(this.reelTime(this.time), visit);
  }

  visitDecals(visit: DecalVisitor): void {
    const { timeline, time, index } = this.reel.momentAt(this.reelTime(this.time));
    visitDecals(this.parts.table.decals(this.tableOf(index)), timeline, time, visit);
  }

  view(): CameraView {
    const now = this.reelTime(this.time);
    const take = this.takes.findLast(({ starts }) => now >= starts);
    if (take === undefined) return this.camera.base(this.from.action);
    const { path, base, before } = take;
    const time = now - take.starts;
    const own = path === null ? base : viewAt(path, time);
    const passed = Math.min(1, time / this.speed / PAN);
    return before === base || passed === 1 ? own : beside(own, before, base, 1 - ease('in-out', passed));
  }

  /** A time of the film as one of the reel: a film that begins or ends between two steps stands still before and after. */
  private reelTime(time: number): number {
    const { begins, ends, reel } = this;
    const first = begins > 0 ? Math.max(0, time) : time;
    return ends < reel.duration ? Math.min(begins + first, ends - BEFORE_STEP) : begins + first;
  }

  /** The table before a take. */
  private tableOf(take: number) {
    return this.parts.session.tableAt(this.takes[take]!.action);
  }

  shake(out: Shake): void {
    shakeOf((each) => this.camera.style !== 'hands-off' && this.visitActiveCues(each), out);
  }
}
