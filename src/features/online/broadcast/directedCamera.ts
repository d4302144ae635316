import {
  type CameraSubject,
  type CameraTuning,
  type CameraView,
  type PictureFrame,
  type Shift,
  STILL,
  shiftBetween,
  shifted,
  sumOf,
} from '#director';
import type { Broadcast } from '#net';
import { CameraMotion, type CameraShow, type Shake } from '#stage';
import { type FollowedSession, FollowingCamera } from '../../../table/followingCamera';
import { closeShot, nearness, nearnessLeft, SHOT_DIRECTIONS, swayAt } from './direction';
import type { Framing } from './useFraming';

/** Camera styles of the choreography for each broadcast style. */
const SHOWS = { calm: 'gentle', lively: 'cinematic', fixed: 'hands-off', above: 'hands-off' } as const;
/** Rate of the transition to another setting, 1 / seconds. */
const RATE = 5;

/** What the camera needs from the table. */
export interface DirectedTable<Table> {
  readonly session: FollowedSession<Table>;
  readonly tuning: CameraTuning | undefined;
  obstacles(table: Table): readonly CameraSubject[];
  /** Position of the deciding seat's figure; null for none. */
  decider(): Figure | null;
}

/** Current settings of the direction. */
export interface Directing {
  readonly framing: Framing;
  readonly style: Broadcast['camera'];
  /** View set by a caster; null if directed. */
  readonly held: CameraView | null;
}

/** Position of the deciding seat's figure. */
type Figure = readonly [number, number, number];

/** Offset from the whole table to a close-up. */
const wayTo = (figure: Figure | null, base: CameraView): Shift =>
  figure === null ? STILL : shiftBetween(base, closeShot(base, figure));

/** Base view while nothing is shown. */
const ownOf = ({ framing, style, held }: Directing): CameraView =>
  held ?? (style === 'above' ? framing.above : framing.home);

/**
 * Camera of a broadcast: the whole table between turns, closer to the active player, following what is pushed
 * and falls, then slowly back; or the view that a caster has set.
 */
export class DirectedCamera<Table> implements CameraShow {
  readonly eases = true;
  private readonly motion = new CameraMotion(RATE);
  private following: FollowingCamera<Table>;
  private given: Directing;
  /** Current camera offset, and whether anything besides time has changed. */
  private shown: Shift = STILL;
  private changed = false;
  private jump: Shift | null = null;
  private time = 0;
  /** The last deciding figure, and the one before it if it has changed since the last frame. */
  private figure: Figure | null = null;
  private former: Figure | null = null;
  /** Progress towards the figure when the last rest ended, and the time since then. */
  private gone = 0;
  private begun = 0;
  private rested = 0;
  private busy = false;
  private lastShown = 0;

  constructor(
    private readonly table: DirectedTable<Table>,
    private readonly directing: () => Directing,
  ) {
    this.given = directing();
    this.following = this.follow();
  }

  get jumped(): Shift | null {
    return this.jump;
  }

  get age(): number {
    return this.table.session.director.age;
  }

  /** Advances time. @param seconds elapsed since the last call */
  pass(seconds: number): void {
    this.heed();
    this.time += seconds;
    this.rest(seconds);
    const own = ownOf(this.given);
    this.motion.pass(seconds, { base: own, live: own }, this.given.framing.frame, this);
  }

  /** The current view. */
  now(): CameraView {
    return this.motion.view(ownOf(this.given));
  }

  view(base: CameraView, frame: PictureFrame): CameraView | null {
    const view = this.viewNow(base, frame);
    const shift = view === null ? STILL : shiftBetween(base, view);
    this.jump = this.changed ? sumOf(this.shown, shift, 1, -1) : this.leap(base);
    this.changed = false;
    this.former = this.figure;
    this.shown = shift;
    return view;
  }

  private viewNow(base: CameraView, frame: PictureFrame): CameraView | null {
    const { style, held } = this.given;
    if (held !== null) return null;
    const aside = sumOf(wayTo(this.figure, base), swayAt(SHOT_DIRECTIONS[style], this.time), this.near);
    return shifted(this.following.view(base, frame) ?? base, aside, 1);
  }

  /** Jump of the base view, by a cut of the show or because another seat decides during a close-up. */
  private leap(base: CameraView): Shift | null {
    const { jumped } = this.following;
    if (this.figure === this.former || this.near === 0) return jumped;
    const aside = sumOf(wayTo(this.former, base), wayTo(this.figure, base), this.near, -this.near);
    return sumOf(jumped ?? STILL, aside);
  }

  /** Progress towards the active player, 0 … 1. */
  private get near(): number {
    const left = this.gone * nearnessLeft(this.begun);
    return this.busy ? left : Math.min(1, left + nearness(SHOT_DIRECTIONS[this.given.style], this.rested));
  }

  shake(out: Shake): void {
    this.following.shake(out);
  }

  taken(): void {}

  /** Applies settings that changed since the last frame. */
  private heed(): void {
    const [before, given] = [this.given, this.directing()];
    if (before === given) return;
    this.given = given;
    this.motion.moved(ownOf(before), ownOf(given));
    if (before.style !== given.style) this.following = this.follow();
    this.changed = true;
  }

  private follow(): FollowingCamera<Table> {
    const { session, tuning } = this.table;
    const options = { style: SHOWS[this.given.style], tuning, eases: true };
    return new FollowingCamera(
      session,
      (table) => this.table.obstacles(table),
      options,
      () => {},
    );
  }

  /** Updates the rest state and the deciding figure. */
  private rest(seconds: number): void {
    const { busy, age, shown } = this.table.session.director;
    if (!this.busy && (busy || shown !== this.lastShown)) {
      // The rest may have ended between two frames, along with what was shown then.
      const begun = busy ? Math.min(age, seconds) : seconds;
      this.rested += seconds - begun;
      this.begun += seconds - begun;
      this.gone = this.near;
      this.begun = begun;
    } else this.begun += seconds;
    this.busy = busy;
    this.lastShown = shown;
    this.rested = busy ? 0 : age;
    if (busy) return;
    const figure = this.table.decider();
    const same = figure?.every((part, axis) => part === this.figure?.[axis]) ?? this.figure === null;
    if (!same) this.figure = figure;
  }
}
