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
  /** Home view during an action. @param action from 0 */
  readonly base: (action: number) => CameraView;
  readonly frame: (action: number) => PictureFrame;
  /** Speed factor of the film. */
  readonly speed: number;
}

/** What a film needs of the game on the table. */
export interface FilmParts extends Pick<TableParts, 'module' | 'table'> {
  readonly session: Pick<TableParts['session'], 'timeline' | 'spanFrom' | 'tableAt' | 'openViewAt'>;
}

/** One or more actions shown together: index of the first, start time, timeline and camera movement. */
interface Take {
  readonly action: number;
  readonly starts: number;
  readonly timeline: Timeline;
  /** Home view of this take, and that of the previous one. */
  readonly base: CameraView;
  readonly before: CameraView;
  readonly path: CameraPath | null;
}

/** Transition time between home views, seconds of the film. */
const PAN = 0.8;

/** Start of a later step within a take, seconds of the reel; undefined if there is none. */
function stepBegins(take: Take | undefined, step: number): number | undefined {
  const beat = step > 0 ? take?.timeline.beats?.[step] : undefined;
  return take === undefined || beat === undefined ? undefined : take.starts + beat.at;
}

/** Offsets a view by a fraction of the way between two others. @param share 0 … 1 */
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

/** How long before a cut step the film ends, so that no frame of it shows; seconds. */
const BEFORE_STEP = 1e-6;

/** Consecutive actions of a session with random access: equal times give equal pictures. */
export class FilmReel implements OffscreenSource {
  /** Current time, seconds from the start of the film. */
  time = 0;
  private readonly reel: TimelineSequence;
  private readonly takes: readonly Take[];
  /** Start and end of the film, seconds of the reel. */
  private readonly begins: number;
  private readonly ends: number;

  /** @param from start @param until end, later than `from` */
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

  /** Duration at speed 1, seconds. */
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

  /** Tension at a time, 0 … 1. @param time seconds of the film */
  tensionAt(time: number): number {
    return this.parts.module.tension(this.tableAt(time));
  }

  /** Strain of the place at a time, 0 … 1. @param time seconds of the film */
  strainAt(time: number): number {
    return this.parts.module.strain(this.tableAt(time));
  }

  /** Mood at a time. @param chosen user's choice, if any @param time seconds of the film */
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

  /** Converts film time to reel time. A film that starts or ends between two steps holds still there. */
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
