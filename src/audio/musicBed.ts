/** How loud the layers of the music are, 0 … 1. */
export interface MusicLevels {
  readonly calm: number;
  readonly danger: number;
}

/** Seconds to 1/e: the mood turns slowly, the music steps back at once and comes back gently. */
const TURN = 2.6;
const STEP_BACK = 0.03;
const COME_BACK = 0.25;
/** How much of a sound's length the music stays back. */
const HELD = 0.7;

const toward = (from: number, to: number, seconds: number, time: number): number =>
  to + (from - to) * Math.exp(-seconds / time);

/** The music under the game: two layers of the same sixteen bars, and how it makes room for great moments. */
export class MusicBed {
  private mood: number;
  private back = 0;
  private depth = 0;
  private held = 0;

  /** @param tension 0 (calm) … 1 (danger), of the first moment */
  constructor(tension: number) {
    this.mood = tension;
  }

  /** Makes room for a sound. @param depth 0 … 1 @param seconds that it lasts */
  stepBack(depth: number, seconds: number): void {
    if (depth <= 0 || (this.held > 0 && depth < this.depth)) return;
    this.depth = depth;
    this.held = seconds * HELD;
  }

  /** Lets time pass. @param tension 0 … 1 */
  tick(seconds: number, tension: number): void {
    this.mood = toward(this.mood, tension, seconds, TURN);
    const held = Math.min(seconds, this.held);
    this.held -= held;
    this.back = toward(this.back, this.depth, held, this.depth > this.back ? STEP_BACK : COME_BACK);
    this.back = toward(this.back, 0, seconds - held, COME_BACK);
  }

  /** The layers' levels: as loud together whatever the mood. */
  get levels(): MusicLevels {
    const angle = (this.mood * Math.PI) / 2;
    const room = 1 - this.back;
    return { calm: Math.cos(angle) * room, danger: Math.sin(angle) * room };
  }
}
