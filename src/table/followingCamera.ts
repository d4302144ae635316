import type { CameraStyle } from '#core';
import {
  type CameraPath,
  type CameraSubject,
  type CameraTuning,
  type CameraView,
  type Director,
  type PictureFrame,
  planCamera,
  rewoundView,
  type Shift,
  STILL,
  shiftBetween,
  sumOf,
  type Timeline,
  viewAt,
} from '#director';
import { shakeOf } from '#module';
import type { CameraShow, Shake } from '#stage';

/** The part of a session that the camera needs. */
export interface FollowedSession<Table> {
  readonly director: Director;
  readonly table: Table;
}

export interface FollowingOptions {
  readonly style: CameraStyle;
  readonly tuning: CameraTuning | undefined;
  /** False with the manual clock, so that a frame depends on its time only. */
  readonly eases: boolean;
}

/** The camera path of a timeline, with the inputs that it was planned for. */
interface Planned {
  readonly timeline: Timeline;
  readonly base: CameraView;
  readonly frame: PictureFrame;
  readonly path: CameraPath | null;
}

const sameView = (a: CameraView, b: CameraView) =>
  a.x === b.x &&
  a.y === b.y &&
  a.z === b.z &&
  a.azimuth === b.azimuth &&
  a.elevation === b.elevation &&
  a.distance === b.distance;

/** Follows the session's timeline, unless the viewer has taken the camera; then it waits for the next timeline. */
export class FollowingCamera<Table> implements CameraShow {
  private planned: Planned | null = null;
  /** The timeline during which the viewer took the camera. */
  private left: Timeline | null = null;
  /** How often the viewer has given the camera back. */
  private returns = 0;
  /** Offset of the latest view from the base view, and the number of jumps until then. */
  private given: Shift = STILL;
  private leaps = 0;
  private jump: Shift | null = null;

  /** @param onTaken called when the viewer takes the camera or gives it back */
  constructor(
    private readonly session: FollowedSession<Table>,
    private readonly obstacles: (table: Table) => readonly CameraSubject[],
    private readonly options: FollowingOptions,
    private readonly onTaken: (taken: boolean) => void,
  ) {}

  get eases(): boolean {
    return this.options.eases;
  }

  get jumped(): Shift | null {
    return this.jump;
  }

  get age(): number {
    return this.session.director.age;
  }

  view(base: CameraView, frame: PictureFrame): CameraView | null {
    const { planned, given } = this;
    const view = this.viewNow(base, frame);
    const shift = view === null ? STILL : shiftBetween(base, view);
    const leaps = this.session.director.leaps + this.returns;
    if (leaps !== this.leaps) this.jump = sumOf(given, shift, 1, -1);
    else if (view !== null && planned !== null && planned !== this.planned)
      this.jump = this.replanned(planned, shift);
    else this.jump = null;
    this.leaps = leaps;
    this.given = shift;
    return view;
  }

  shake(out: Shake): void {
    shakeOf((each) => {
      if (this.options.style !== 'hands-off') this.session.director.visitActiveCues(each);
    }, out);
  }

  taken(): void {
    const left = this.session.director.current ?? null;
    if (left === this.left) return;
    this.left = left;
    // The viewer continues from the current view.
    this.given = STILL;
    this.onTaken(left !== null);
  }

  /** Call after every time step. */
  look(): void {
    if (this.left !== null && this.left !== this.session.director.current) this.giveBack();
  }

  /** Gives the camera back to the show at once. */
  giveBack(): void {
    if (this.left === null) return;
    this.left = null;
    this.returns++;
    this.onTaken(false);
  }

  private viewNow(base: CameraView, frame: PictureFrame): CameraView | null {
    const { current } = this.session.director;
    if (current === undefined || current === this.left) return null;
    const path = this.pathFor(current, base, frame);
    return path === null ? null : this.along(path);
  }

  private along(path: CameraPath): CameraView {
    const { time, rewinding, rewoundFrom } = this.session.director;
    return rewinding ? rewoundView(path, time, rewoundFrom) : viewAt(path, time);
  }

  /** The jump caused by a new plan of the same timeline. */
  private replanned({ timeline, path }: Planned, shift: Shift): Shift | null {
    if (timeline !== this.planned?.timeline) return null;
    return sumOf(path === null ? STILL : shiftBetween(path.base, this.along(path)), shift, 1, -1);
  }

  private pathFor(timeline: Timeline, base: CameraView, frame: PictureFrame): CameraPath | null {
    const known = this.planned;
    if (known?.timeline === timeline && known.frame === frame && sameView(known.base, base)) {
      return known.path;
    }
    const { style, tuning } = this.options;
    const path = planCamera(timeline, {
      base,
      ...frame,
      obstacles: this.obstacles(this.session.table),
      style,
      tuning,
      speed: this.session.director.speed,
    });
    this.planned = { timeline, base, frame, path };
    return path;
  }
}
