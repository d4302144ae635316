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
import { type FollowedSession, FollowingCamera } from '../table/followingCamera';
import { closeShot, DIRECTIONS, nearness, nearnessLeft, swayAt } from './direction';
import type { Framing } from './useFraming';

/** The styles in which the show's own camera is followed. */
const SHOWS = { calm: 'gentle', lively: 'cinematic', fixed: 'hands-off', above: 'hands-off' } as const;
/** How fast it goes over to what somebody has chosen, 1 / seconds. */
const RATE = 5;

/** The table, as far as its camera needs to know it. */
export interface DirectedTable<Table> {
  readonly session: FollowedSession<Table>;
  readonly tuning: CameraTuning | undefined;
  obstacles(table: Table): readonly CameraSubject[];
  /** Where the figure stands that decides now; null for none. */
  decider(): readonly [number, number, number] | null;
}

/** How a broadcast is directed now. */
export interface Directing {
  readonly framing: Framing;
  readonly style: Broadcast['camera'];
  /** Where a caster has put the camera; null where it is directed. */
  readonly held: CameraView | null;
}

/** Where the camera stands while nothing is shown. */
const ownOf = ({ framing, style, held }: Directing): CameraView =>
  held ?? (style === 'above' ? framing.above : framing.home);

/**
 * The camera of a broadcast: the whole table between turns, near to whoever decides, along with what is pushed and falls,
 * slowly back; or where a caster has put it.
 */
export class DirectedCamera<Table> implements CameraShow {
  readonly eases = true;
  private readonly motion = new CameraMotion(RATE);
  private following: FollowingCamera<Table>;
  private given: Directing;
  /** By how much it moved the camera last; and something else than time has passed since. */
  private shown: Shift = STILL;
  private changed = false;
  private jump: Shift | null = null;
  private time = 0;
  /** Whoever decided last, and the way from the whole table to his figure. */
  private figure: readonly [number, number, number] | null = null;
  private way: Shift = STILL;
  /** How much of that way had been gone when the last rest ended, and how long that is ago. */
  private gone = 0;
  private begun = 0;
  private rested = 0;

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

  /** Lets time pass. @param seconds any number since the last time */
  pass(seconds: number): void {
    this.heed();
    this.time += seconds;
    this.rest(seconds);
    const own = ownOf(this.given);
    this.motion.pass(seconds, { base: own, live: own }, this.given.framing.frame, this);
  }

  /** Where the camera stands. */
  now(): CameraView {
    return this.motion.view(ownOf(this.given));
  }

  view(base: CameraView, frame: PictureFrame): CameraView | null {
    const { changed } = this;
    const view = this.viewNow(base, frame);
    const shift = view === null ? STILL : shiftBetween(base, view);
    this.jump = changed ? sumOf(this.shown, shift, 1, -1) : this.following.jumped;
    this.changed = false;
    this.shown = shift;
    return view;
  }

  private viewNow(base: CameraView, frame: PictureFrame): CameraView | null {
    const { style, held } = this.given;
    if (held !== null) return null;
    const direction = DIRECTIONS[style];
    const share = this.table.session.director.busy
      ? this.gone * nearnessLeft(this.begun)
      : nearness(direction, this.rested);
    if (share === 0) this.way = STILL;
    else if (this.figure !== null) this.way = shiftBetween(base, closeShot(base, this.figure));
    const aside = sumOf(this.way, swayAt(direction, this.time), share);
    return shifted(this.following.view(base, frame) ?? base, aside, 1);
  }

  shake(out: Shake): void {
    this.following.shake(out);
  }

  taken(): void {}

  /** Takes in what has been chosen since the last picture. */
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

  /** Takes in whether the table rests, and who decides. */
  private rest(seconds: number): void {
    const { busy, age } = this.table.session.director;
    if (busy) {
      this.begun += seconds;
      if (this.rested === 0) return;
      // The rest ended between two pictures.
      this.begun = Math.min(age, seconds);
      this.gone = nearness(DIRECTIONS[this.given.style], this.rested + seconds - this.begun);
      this.rested = 0;
      return;
    }
    this.rested = age;
    const figure = this.table.decider();
    const same = figure?.every((part, axis) => part === this.figure?.[axis]) ?? this.figure === null;
    if (same) return;
    if (this.figure !== null) this.changed = true;
    this.figure = figure;
  }
}
