import type { Cue } from './cue';
import type { Easing, Shape } from './easing';
import type { Channel, PieceIndex, Pose } from './pose';
import type { OffsetSegment, Segment, Timeline, Track } from './timeline';
import { displayTime, type SlowPassage, stretchesOf } from './timeWarp';

/** A segment whose start value is resolved once all segments are known. */
interface Plan {
  readonly start: number;
  readonly end: number;
  readonly to: number;
  readonly easing: Easing;
  /** For angles: full turns on top of the shortest way; undefined for plain interpolation. */
  readonly turns: number | undefined;
}

const FULL_TURN = 2 * Math.PI;

/** Times are rounded to microseconds, so that sums of durations compare equal. */
const moment = (seconds: number) => Math.round(seconds * 1e6) / 1e6;

function resolve(plans: readonly Plan[], before: number): Segment[] {
  let value = before;
  return plans.map(({ start, end, to, easing, turns }) => {
    let from = value;
    if (turns !== undefined) {
      const apart = from - to;
      from = to + apart - FULL_TURN * Math.round(apart / FULL_TURN) - FULL_TURN * turns;
    }
    value = to;
    return { start, end, from, to, easing };
  });
}

const earlier = (a: Plan, b: Plan) => a.start - b.start || a.end - b.end;

/** Two jumps at the same time collide; so do two movements that overlap by more than an endpoint. */
function collide(a: Plan, b: Plan): boolean {
  if (a.start === a.end && b.start === b.end) return a.start === b.start;
  return a.start < b.end && b.start < a.end;
}

/**
 * Builds a timeline. Movements may be added in any order; each starts from the value its channel has at that time. Throws
 * if two movements overlap on one channel, which is a bug in the choreography.
 */
export class TimelineBuilder {
  private readonly plans = new Map<number, Plan[]>();
  private readonly offsets = new Map<number, OffsetSegment[]>();
  private readonly cues: Cue[] = [];
  private readonly slow: SlowPassage[] = [];
  private until = 0;

  /** @param start initial poses, as a buffer of these pieces; copied */
  constructor(
    readonly pieces: PieceIndex,
    private readonly start: Readonly<Float64Array>,
  ) {
    if (start.length !== pieces.buffer().length) throw new RangeError('the buffer does not fit the pieces');
  }

  /** Animates channels of a piece to target values. @param at,duration seconds; duration 0 for a jump */
  tween(piece: string, at: number, duration: number, to: Partial<Pose>, easing: Easing = 'in-out'): this {
    for (const [channel, value] of Object.entries(to)) {
      this.plan(piece, channel as Channel, {
        start: moment(at),
        end: moment(at + duration),
        to: value,
        easing,
        turns: undefined,
      });
    }
    return this;
  }

  /** Sets channels of a piece at a given time. */
  jump(piece: string, at: number, to: Partial<Pose>): this {
    return this.tween(piece, at, 0, to, 'linear');
  }

  /**
   * Rotates a piece to angles the shortest way.
   * @param turns additional full turns, counter-clockwise if positive
   */
  turn(
    piece: string,
    at: number,
    duration: number,
    to: Partial<Pick<Pose, 'yaw' | 'pitch' | 'roll'>>,
    easing: Easing = 'in-out',
    turns = 0,
  ): this {
    for (const [channel, value] of Object.entries(to)) {
      this.plan(piece, channel as Channel, {
        start: moment(at),
        end: moment(at + duration),
        to: value,
        easing,
        turns,
      });
    }
    return this;
  }

  /**
   * Adds a temporary offset to a channel, which returns to zero.
   * @param cycles of `wobble` and `shiver`
   */
  addOffset(
    piece: string,
    channel: Channel,
    at: number,
    duration: number,
    shape: Shape,
    amplitude: number,
    cycles = 1,
  ): this {
    this.check(at, duration, amplitude);
    const slot = this.pieces.slot(piece, channel);
    const list = this.offsets.get(slot) ?? [];
    const start = moment(at);
    const end = moment(at + duration);
    list.push({ start, end, shape, amplitude, cycles });
    this.offsets.set(slot, list);
    this.hold(end);
    return this;
  }

  cue(cue: Cue): this {
    this.check(cue.at, 0, 0);
    this.cues.push(cue);
    this.hold(cue.at);
    return this;
  }

  /**
   * Slows down a passage, cues included, and delays what follows. If passages overlap, the earlier one wins.
   * @param at,duration source time, seconds
   * @param seconds displayed duration, longer than the source's
   */
  stretch(at: number, duration: number, seconds: number): this {
    this.check(at, duration, seconds);
    if (!(duration > 0 && seconds >= duration)) {
      throw new RangeError(`${duration} seconds cannot be stretched to ${seconds}`);
    }
    this.slow.push({ from: at, to: at + duration, rate: duration / seconds });
    return this;
  }

  /** Makes the timeline last at least until a given time. */
  hold(until: number): this {
    this.until = Math.max(this.until, until);
    return this;
  }

  /** End of the last movement added so far, in seconds of source time. */
  get duration(): number {
    return this.until;
  }

  build(): Timeline {
    const start = this.start.slice();
    const end = this.start.slice();
    const tracks: Track[] = [];
    for (const slot of new Set([...this.plans.keys(), ...this.offsets.keys()])) {
      const segments = resolve(this.plans.get(slot) ?? [], start[slot]!);
      const last = segments.at(-1);
      if (last !== undefined) end[slot] = last.to;
      tracks.push({ slot, segments, offsets: this.offsets.get(slot) ?? [] });
    }
    const stretches = stretchesOf(this.slow);
    const cues = this.cues
      .map((cue) => ({ ...cue, at: displayTime(stretches, cue.at) }))
      .sort((a, b) => a.at - b.at);
    return { duration: displayTime(stretches, this.until), start, end, tracks, cues, stretches };
  }

  private plan(piece: string, channel: Channel, plan: Plan): void {
    this.check(plan.start, plan.end - plan.start, plan.to);
    const slot = this.pieces.slot(piece, channel);
    const list = this.plans.get(slot) ?? [];
    const other = list.find((candidate) => collide(candidate, plan));
    if (other !== undefined) {
      const span = ({ start, end }: Plan) => `${start.toFixed(3)}–${end.toFixed(3)}`;
      throw new RangeError(`${channel} of "${piece}" is moved twice: ${span(other)} and ${span(plan)}`);
    }
    list.push(plan);
    list.sort(earlier);
    this.plans.set(slot, list);
    this.hold(plan.end);
  }

  private check(at: number, duration: number, value: number): void {
    if (!(at >= 0 && duration >= 0 && Number.isFinite(at + duration + value))) {
      throw new RangeError(`no movement can begin at ${at}, last ${duration} and reach ${value}`);
    }
  }
}
