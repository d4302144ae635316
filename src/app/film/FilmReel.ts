import type { CameraStyle } from '#core';
import {
  type CameraPath,
  type CameraView,
  type CueVisitor,
  type DecalVisitor,
  ease,
  type PictureFrame,
  planCamera,
  Reel,
  type SoundCue,
  type Timeline,
  viewAt,
  visitDecals,
} from '#director';
import { shakeOf } from '#module';
import type { Shake } from '#stage';
import type { OffscreenSource } from '../offscreen/OffscreenTable';
import type { TableParts } from '../table/parts';

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
  readonly session: Pick<TableParts['session'], 'timeline' | 'spanFrom' | 'tableAt'>;
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

/** Some actions of a session in a row, to be looked at at any time: the same picture for the same time. */
export class FilmReel implements OffscreenSource {
  /** The time that is shown, seconds from the beginning of the first action. */
  time = 0;
  private readonly reel: Reel;
  private readonly takes: readonly Take[];

  /** @param from the first action, from 0 @param until the one after the last, more than `from` */
  constructor(
    private readonly parts: FilmParts,
    private readonly from: number,
    until: number,
    private readonly camera: FilmCamera,
  ) {
    const { session, table } = parts;
    const takes: Take[] = [];
    let starts = 0;
    let before = camera.base(from);
    for (let action = from; action < until; ) {
      const span = session.spanFrom(action, until);
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
    this.reel = new Reel(takes.map(({ timeline }) => timeline));
  }

  get speed(): number {
    return this.camera.speed;
  }

  /** Seconds that all of it takes at speed 1. */
  get seconds(): number {
    return this.reel.duration;
  }

  /** All that is heard, at its second of the reel. */
  get sounds(): readonly { readonly at: number; readonly request: SoundCue }[] {
    return this.reel.sounds;
  }

  /** How dangerous things are at a time, 0 … 1. @param time seconds of the reel */
  tensionAt(time: number): number {
    return this.parts.module.tension(this.tableOf(this.reel.momentAt(time).index));
  }

  sample(out: Float64Array): void {
    this.reel.sample(this.time, out);
  }

  visitActiveCues(visit: CueVisitor): void {
    this.reel.visitActiveCues(this.time, visit);
  }

  visitDecals(visit: DecalVisitor): void {
    const { timeline, time, index } = this.reel.momentAt(this.time);
    visitDecals(this.parts.table.decals(this.tableOf(index)), timeline, time, visit);
  }

  view(): CameraView {
    const take = this.takes.findLast(({ starts }) => this.time >= starts);
    if (take === undefined) return this.camera.base(this.from);
    const { path, base, before } = take;
    const time = this.time - take.starts;
    const own = path === null ? base : viewAt(path, time);
    const passed = Math.min(1, time / this.speed / PAN);
    return before === base || passed === 1 ? own : beside(own, before, base, 1 - ease('in-out', passed));
  }

  /** The table before a take. */
  private tableOf(take: number) {
    return this.parts.session.tableAt(this.takes[take]!.action);
  }

  shake(out: Shake): void {
    shakeOf((each) => this.camera.style !== 'hands-off' && this.visitActiveCues(each), out);
  }
}
