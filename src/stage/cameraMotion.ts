import {
  type CameraView,
  keptToBoard,
  type PictureFrame,
  Settling,
  type Shift,
  STILL,
  shiftBetween,
  shifted,
  sumOf,
} from '#director';

/** Camera shake offset, table units. */
export interface Shake {
  x: number;
  y: number;
}

/** Camera movement of a show, relative to the viewer's own view. */
export interface CameraShow {
  /** The camera's view now; null to keep the viewer's own. @param base the viewer's own view */
  view(base: CameraView, frame: PictureFrame): CameraView | null;
  /**
   * The cut in the last view returned: the shift from where the camera is to where it would be without the cut. Null if
   * there was none.
   */
  readonly jumped: Shift | null;
  /** Seconds since the current action, or the rest after one, began. */
  readonly age: number;
  /** Fills in the camera shake of this moment. */
  shake(out: Shake): void;
  /** Whether cuts are eased instead of abrupt. */
  readonly eases: boolean;
  /** The viewer has taken the camera: it stays there until the show moves it again. */
  taken(): void;
}

/** The viewer's own view. */
export interface OwnView {
  /** Where it will come to rest. */
  readonly base: CameraView;
  /** Where it is now, as the viewer is moving it. */
  readonly live: CameraView;
}

/** Settling rate of a jump under user control, per second. */
const QUICK = 12.5;
/** Invisible differences, table units and radians. */
const UNSEEN = 1e-4;

const isStill = (shift: Shift): boolean => Object.values(shift).every((part) => Math.abs(part) < UNSEEN);
/** The shift from one view to another, turning the shorter way. */
function nearestShift(from: CameraView, to: CameraView): Shift {
  const by = shiftBetween(from, to);
  const turns = Math.round(by.azimuth / (2 * Math.PI));
  return { ...by, azimuth: by.azimuth - 2 * Math.PI * turns };
}

/**
 * Camera movement as the sum of the viewer's own view, the shift of the show and the remainders of jumps. A function of
 * time: at any moment the camera is in the same place at every frame rate.
 */
export class CameraMotion {
  private time = 0;
  /** Time of the frame before the last one. */
  private earlier = 0;
  private latest = 0;
  /** The show's shift in this frame. */
  private shown: Shift = STILL;
  private show: CameraShow | null = null;
  private passed = false;
  private readonly settling = new Settling();
  private waiting: { readonly by: Shift; readonly age: number }[] = [];

  /** @param rate settling rate of a jump, per second: after 4 / rate nothing of it is visible */
  constructor(private readonly rate = QUICK) {}

  /** The viewer's own view has jumped: the camera eases there, from the next frame on. @param age seconds since the jump */
  moved(from: CameraView, to: CameraView, age = 0): void {
    this.waiting.push({ by: nearestShift(to, from), age });
  }

  /** Whether the show moves the camera in this frame. */
  get shifts(): boolean {
    return this.shown !== STILL;
  }

  /** Hands the camera to the viewer where it is. Returns the view to continue from. */
  release(live: CameraView): CameraView {
    const view = shifted(live, this.shown, 1);
    this.shown = STILL;
    return view;
  }

  /** Whether the camera is still easing. */
  get moving(): boolean {
    return this.waiting.length > 0 || !isStill(this.settling.shiftAt(this.time));
  }

  /** The camera's view in the last frame. */
  view(live: CameraView): CameraView {
    return shifted(live, sumOf(this.shown, this.settling.shiftAt(this.time)), 1);
  }

  /**
   * Advances to the next frame and returns the camera's view.
   * @param seconds since the last frame @param show null if the viewer alone controls the camera
   */
  pass(seconds: number, { base, live }: OwnView, frame: PictureFrame, show: CameraShow | null): CameraView {
    this.time += seconds;
    for (const { by, age } of this.waiting) {
      // The page may have noticed the jump a frame late.
      this.settling.jump(by, Math.max(this.earlier, this.time - age), this.rate);
    }
    this.waiting = [];
    const wanted = show === null ? null : show.view(base, frame);
    const shift = wanted === null ? STILL : shiftBetween(base, keptToBoard(wanted, base, frame.board));
    const before = this.show;
    const jumped = before === show ? show?.jumped : sumOf(this.shown, shift, 1, -1);
    if (show?.eases === true && this.passed && jumped) this.settling.jump(jumped, this.time, this.rate);
    this.passed = true;
    this.show = show;
    this.shown = shift;
    this.earlier = this.latest;
    this.latest = this.time;
    return this.view(live);
  }
}
