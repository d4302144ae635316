import type { MusicMood } from './theme';

/** Level of the music, 0 … 1, and its mood. */
export interface MusicState {
  readonly gain: number;
  readonly mood: MusicMood;
}

/** Time constants of ducking, seconds: fast down, slow up. */
const STEP_BACK = 0.03;
const COME_BACK = 0.25;
/** Share of a sound's duration for which the music stays ducked. */
const HELD = 0.7;
/** How much each sound raises the heat, as a share of its ducking depth, and the heat's time constant in seconds. */
const HEAT = 0.25;
const COOLS = 8;
/** Heat at which fight music starts, and at which it stops. */
const FIGHT = { from: 0.5, until: 0.25 };
/** Tension at which it is no longer calm, and at which the end is near. */
const TENSE = 0.3;
const NEAR = 0.85;

/** Exponential approach from one value to another. @param time time constant, seconds */
export const toward = (from: number, to: number, seconds: number, time: number): number =>
  to + (from - to) * Math.exp(-seconds / time);

/** The music during the game: its mood, and how it ducks for great moments. */
export class MusicBed {
  private back = 0;
  private depth = 0;
  private held = 0;
  private heat = 0;
  private fights = false;

  /** @param tension initial tension, 0 (calm) … 1 (danger) */
  constructor(private tension: number) {}

  /** Ducks the music for a sound. @param depth 0 … 1 @param seconds duration of the sound */
  stepBack(depth: number, seconds: number): void {
    if (depth <= 0) return;
    this.heat = Math.min(1, this.heat + HEAT * depth);
    if (this.heat >= FIGHT.from) this.fights = true;
    if (this.held > 0 && depth < this.depth) return;
    this.depth = depth;
    this.held = seconds * HELD;
  }

  /** Advances time. @param tension 0 … 1 */
  tick(seconds: number, tension: number): void {
    this.tension = tension;
    this.heat = toward(this.heat, 0, seconds, COOLS);
    if (this.heat < FIGHT.until) this.fights = false;
    const held = Math.min(seconds, this.held);
    this.held -= held;
    this.back = toward(this.back, this.depth, held, this.depth > this.back ? STEP_BACK : COME_BACK);
    this.back = toward(this.back, 0, seconds - held, COME_BACK);
  }

  get state(): MusicState {
    return { gain: 1 - this.back, mood: this.mood };
  }

  private get mood(): MusicMood {
    if (this.tension >= NEAR) return 'end';
    if (this.fights) return 'fight';
    return this.tension >= TENSE ? 'tension' : 'calm';
  }
}
