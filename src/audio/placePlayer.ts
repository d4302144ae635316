import { inBackground } from './background';
import { type Bed, HEARD, type Loop, loopOf, PLACE_RATE, type PlacePart, type Soundscape } from './place';
import type { PlaceState } from './placeBed';

/** Time constant of level changes, seconds. */
const FOLLOWS = 0.012;
/** Fade-in of a part once it is computed, and fade-out of the whole, seconds. */
const COMES = 2;
const GOES = 0.5;

/** A part of the ambience. */
interface Part {
  readonly bed: Bed;
  readonly level: GainNode;
  begun: boolean;
}

/** Loops the ambience of a place. Inaudible parts are not synthesised. */
export class PlacePlayer {
  private readonly whole: GainNode;
  private readonly always: Part;
  private readonly parts = new Map<PlacePart, Part>();
  private readonly sources: AudioBufferSourceNode[] = [];
  private computing = false;
  private stopped = false;

  /** @param sum output node */
  constructor(
    private readonly context: AudioContext,
    { always, parts = {} }: Soundscape,
    sum: AudioNode,
  ) {
    this.whole = context.createGain();
    this.whole.gain.value = 0;
    this.whole.connect(sum);
    this.always = this.part(always, 1);
    for (const [name, bed] of Object.entries(parts)) this.parts.set(name as PlacePart, this.part(bed, 0));
  }

  /** Continues playing; call many times a second. */
  play({ gain, parts }: PlaceState): void {
    const { currentTime, state } = this.context;
    this.whole.gain.setTargetAtTime(gain, currentTime, FOLLOWS);
    let next = this.always.begun ? undefined : this.always;
    for (const [name, part] of this.parts) {
      part.level.gain.setTargetAtTime(parts[name], currentTime, FOLLOWS);
      if (!part.begun && parts[name] > HEARD) next ??= part;
    }
    if (next !== undefined && !this.computing && state === 'running' && gain > 0) void this.begin(next);
  }

  /** Fades out. */
  stop(): void {
    const { currentTime } = this.context;
    this.stopped = true;
    this.whole.gain.setTargetAtTime(0, currentTime, GOES);
    for (const source of this.sources) source.stop(currentTime + 8 * GOES);
  }

  private part(bed: Bed, level: number): Part {
    const node = this.context.createGain();
    node.gain.value = level;
    node.connect(this.whole);
    return { bed, level: node, begun: false };
  }

  private async begin(part: Part): Promise<void> {
    part.begun = true;
    this.computing = true;
    const loop = await inBackground(loopOf(part.bed));
    this.computing = false;
    if (!this.stopped) this.repeat(loop, part.level);
  }

  private repeat(sides: Loop, to: AudioNode): void {
    const { currentTime } = this.context;
    const source = this.context.createBufferSource();
    source.buffer = this.context.createBuffer(2, sides[0].length, PLACE_RATE);
    for (const [side, samples] of sides.entries()) source.buffer.copyToChannel(samples, side);
    source.loop = true;
    const comes = this.context.createGain();
    comes.gain.setValueAtTime(0, currentTime);
    comes.gain.linearRampToValueAtTime(1, currentTime + COMES);
    source.connect(comes).connect(to);
    source.start();
    this.sources.push(source);
  }
}
