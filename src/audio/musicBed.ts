import type { MusicMood } from './theme';

/** How loud the music is, 0 … 1, and what it tells. */
export interface MusicState {
  readonly gain: number;
  readonly mood: MusicMood;
}

/** Seconds to 1/e: the music steps back at once and comes back gently. */
const STEP_BACK = 0.03;
const COME_BACK = 0.25;
/** How much of a sound's length the music stays back. */
const HELD = 0.7;
/** How much each sound heats up the game, as a share of how far the music steps back, and seconds until that is 1/e. */
const HEAT = 0.25;
const COOLS = 8;
/** From which heat on, and down to which, it is a fight. */
const FIGHT = { from: 0.5, until: 0.25 };
/** From which tension on it is no longer calm, and on which the end is near. */
const TENSE = 0.3;
const NEAR = 0.85;

/** What has gone from one value to another for some seconds. @param time until 1/e of the way is left */
export const toward = (from: number, to: number, seconds: number, time: number): number =>
  to + (from - to) * Math.exp(-seconds / time);

/** The music under the game: what it is to tell, and how it makes room for great moments. */
export class MusicBed {
  private back = 0;
  private depth = 0;
  private held = 0;
  private heat = 0;
  private fights = false;

  /** @param tension 0 (calm) … 1 (danger), of the first moment */
  constructor(private tension: number) {}

  /** Makes room for a sound. @param depth 0 … 1 @param seconds that it lasts */
  stepBack(depth: number, seconds: number): void {
    if (depth <= 0) return;
    this.heat = Math.min(1, this.heat + HEAT * depth);
    if (this.heat >= FIGHT.from) this.fights = true;
    if (this.held > 0 && depth < this.depth) return;
    this.depth = depth;
    this.held = seconds * HELD;
  }

  /** Lets time pass. @param tension 0 … 1 */
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
