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

/** Offset of a shaking picture, table units. */
export interface Shake {
  x: number;
  y: number;
}

/** Camera movement of a show, relative to the viewer's own view. */
export interface CameraShow {
  /** Where the camera stands now; null if the viewer's own view holds. @param base the viewer's own view */
  view(base: CameraView, frame: PictureFrame): CameraView | null;
  /**
   * How far the view that was asked for last has jumped: from where it is to where it would be, had it only moved on.
   * Null if it has moved on.
   */
  readonly jumped: Shift | null;
  /** Seconds since what is shown began: an action, or the rest after one. */
  readonly age: number;
  /** Fills in how the picture shakes now. */
  shake(out: Shake): void;
  /** A view that jumps goes over smoothly into the next; else at once. */
  readonly eases: boolean;
  /** The viewer has taken the camera: it stays where it is until the show moves it again. */
  taken(): void;
}

/** The viewer's own view. */
export interface OwnView {
  /** Where it comes to rest. */
  readonly base: CameraView;
  /** Where it is on the way there, as the viewer's hand moves it. */
  readonly live: CameraView;
}

/** How fast a jump settles where a hand moves the camera, 1 / seconds. */
const QUICK = 12.5;
/** Invisible differences, table units and radians. */
const UNSEEN = 1e-4;

const isStill = (shift: Shift): boolean => Object.values(shift).every((part) => Math.abs(part) < UNSEEN);
/** The shift from one view to another, by the shorter way round. */
function nearestShift(from: CameraView, to: CameraView): Shift {
  const by = shiftBetween(from, to);
  const turns = Math.round(by.azimuth / (2 * Math.PI));
  return { ...by, azimuth: by.azimuth - 2 * Math.PI * turns };
}

/**
 * How a camera moves: the viewer's own view, what a show shifts it by, and what is left of jumps, added up again for each
 * picture. A function of time: however many pictures there are, at the same moment the camera stands in the same place.
 */
export class CameraMotion {
  private time = 0;
  /** When the picture before the last one was passed. */
  private earlier = 0;
  private latest = 0;
  /** By how much the show moves the camera in this picture. */
  private shown: Shift = STILL;
  private show: CameraShow | null = null;
  private passed = false;
  private readonly settling = new Settling();
  private waiting: { readonly by: Shift; readonly age: number }[] = [];

  /** @param rate how fast a jump settles, 1 / seconds: after 4 / rate nothing is to be seen of it */
  constructor(private readonly rate = QUICK) {}

  /** The viewer's own view has jumped: the camera goes over to it, from the next picture on. @param age seconds that it has begun to go there earlier */
  moved(from: CameraView, to: CameraView, age = 0): void {
    this.waiting.push({ by: nearestShift(to, from), age });
  }

  /** The show moves the camera in this picture. */
  get shifts(): boolean {
    return this.shown !== STILL;
  }

  /** Leaves the camera to the viewer where it stands. Returns the view to go on from. */
  release(live: CameraView): CameraView {
    const view = shifted(live, this.shown, 1);
    this.shown = STILL;
    return view;
  }

  /** The camera still goes over from one place to another. */
  get moving(): boolean {
    return this.waiting.length > 0 || !isStill(this.settling.shiftAt(this.time));
  }

  /** Where the camera stands, in the picture that has been passed last. */
  view(live: CameraView): CameraView {
    return shifted(live, sumOf(this.shown, this.settling.shiftAt(this.time)), 1);
  }

  /**
   * Where the camera stands in the next picture.
   * @param seconds since the last one @param show null if the camera is the viewer's alone
   */
  pass(seconds: number, { base, live }: OwnView, frame: PictureFrame, show: CameraShow | null): CameraView {
    this.time += seconds;
    for (const { by, age } of this.waiting) {
      // The page may have learned of it a picture late.
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
