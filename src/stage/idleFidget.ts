import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import type { Miniature } from './miniature';

/** Delay before the first gesture and between gestures, seconds. */
const FIDGET_DELAY = 0.6;
const PAUSE = 1.3;

/** Gestures in rotation: clip, weight and duration in seconds. */
const STIRS = [
  { clip: 'roar', strength: 0.34, duration: 1.5 },
  { clip: 'attack', strength: 0.22, duration: 0.9 },
  { clip: 'victory', strength: 0.24, duration: 1.7 },
] as const;

/** Swaying of pieces without limbs: radians to either side, hop in table units, steps per second. */
const SWAY = { roll: 0.26, hop: 0.1, steps: 3.2 };

/** Idle animation while a bot thinks. A gesture always plays to its end. */
export class IdleFidget {
  private piece: string | null = null;
  /** Seconds into the current gesture; negative before it starts. */
  private age = -FIDGET_DELAY;
  private next = 0;

  /** Advances time. @param restless the piece that fidgets now; null for none */
  pass(seconds: number, restless: string | null): void {
    this.age += seconds;
    if (this.stirs && this.age < STIRS[this.next]!.duration) return;
    if (restless === null || restless !== this.piece) {
      this.piece = restless;
      this.age = -FIDGET_DELAY;
      return;
    }
    for (let over = this.over; over >= 0; over = this.over) {
      this.next = (this.next + 1) % STIRS.length;
      this.age = over - PAUSE;
    }
  }

  /** Mixes the gesture into its figure; call after the figure's `begin`. */
  stir(standing: ReadonlyMap<string, { readonly miniature: Pick<Miniature, 'play'> }>): void {
    if (!this.stirs) return;
    const stir = STIRS[this.next]!;
    standing.get(this.piece!)?.miniature.play(stir, this.age, stir.strength);
  }

  /**
   * Sways a piece without limbs from foot to foot, in the poses of a frame.
   * @param indexOf index of a piece in the poses; undefined for pieces that must not sway
   */
  sway(poses: Float64Array, indexOf: (piece: string) => number | undefined): void {
    const index = this.stirs ? indexOf(this.piece!) : undefined;
    if (index === undefined) return;
    const strength = Math.sin((Math.PI * this.age) / STIRS[this.next]!.duration);
    const step = Math.sin(Math.PI * SWAY.steps * this.age) * strength;
    const pose = index * CHANNEL_COUNT;
    poses[pose + CHANNEL_OFFSET.roll]! += SWAY.roll * step;
    poses[pose + CHANNEL_OFFSET.y]! += SWAY.hop * Math.abs(step);
  }

  /** Seconds since the current gesture ended; negative before. */
  private get over(): number {
    return this.age - STIRS[this.next]!.duration;
  }

  private get stirs(): boolean {
    return this.piece !== null && this.age >= 0;
  }
}
