import { alwaysOf, type Loop, PLACE_RATE, type Soundscape, strainedOf } from './place';
import type { PlaceState } from './placeBed';

/** How quickly a change of level is followed, seconds. */
const FOLLOWS = 0.012;
/** From which strain on it can be heard. */
const HEARD = 0.001;

/** Plays what a place sounds like through the browser, round and round. */
export class PlacePlayer {
  private readonly always: GainNode;
  private readonly strained: GainNode;
  private begun = false;
  private grows = false;

  /** @param sum where it goes to */
  constructor(
    private readonly context: AudioContext,
    private readonly place: Soundscape,
    sum: AudioNode,
  ) {
    this.always = context.createGain();
    this.strained = context.createGain();
    for (const { gain } of [this.always, this.strained]) gain.value = 0;
    this.always.connect(sum);
    this.strained.connect(this.always);
  }

  /** Plays on. To be called many times a second. */
  play({ gain, strain }: PlaceState): void {
    const { currentTime, state } = this.context;
    this.always.gain.setTargetAtTime(gain, currentTime, FOLLOWS);
    this.strained.gain.setTargetAtTime(strain, currentTime, FOLLOWS);
    // What is not heard need not be computed.
    if (state !== 'running' || gain === 0) return;
    if (!this.begun) {
      this.begun = true;
      this.repeat(alwaysOf(this.place), this.always);
    } else if (!this.grows && strain > HEARD) {
      this.grows = true;
      this.repeat(strainedOf(this.place), this.strained);
    }
  }

  /** Nothing is heard of it from now on. */
  stop(): void {
    this.always.disconnect();
  }

  private repeat(sides: Loop | undefined, to: AudioNode): void {
    if (sides === undefined) return;
    const source = this.context.createBufferSource();
    source.buffer = this.context.createBuffer(2, sides[0].length, PLACE_RATE);
    for (const [side, samples] of sides.entries()) source.buffer.copyToChannel(samples, side);
    source.loop = true;
    source.connect(to);
    source.start();
  }
}
