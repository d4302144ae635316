import { EXTRA_COST, isGuard, isMarker, OVERRUN_HITS, UNBUILT } from './codes';
import { TOKENS } from './constants';
import { hasRoom } from './legal';
import type { State } from './state';
import { BOX_WORDS } from './stateLayout';
import { expectedHits } from './threats';
import { DEFAULT_BY_CODE } from './worth';

/** Points that a token is worth: what the way to something costs is set against what it brings. */
export const TOKEN = 0.75;
/** What a hit costs beside the point, for the danger of death. */
const HIT = 1.3;
/** What is farther away may be gone before one is there. */
const DISCOUNT = 0.96;
/** A guard that is gone hits nobody any more. */
const GUARD_GONE = 0.3;

const MAX_BOXES = 240;
/** Tokens that a kaiju can have in hand, none among them, and the ways in which its step may have gone along a row. */
const HANDS = TOKENS + 1;
const ALONG = 3;

/** What overrunning brings, by what is in a box: hits taken off. */
const gainsFor = (guardPoints: number): Float64Array =>
  Float64Array.from(DEFAULT_BY_CODE, (usual, code) => {
    if (!isMarker(code)) return 0;
    return (isGuard(code) ? guardPoints + GUARD_GONE : usual) - OVERRUN_HITS[code]! * HIT;
  });

/** What a step is worth beyond its tokens: nothing can be had in a box that is not built. */
const profitsOf = (gains: Float64Array): Float64Array =>
  gains.map((gain, code) =>
    code === UNBUILT ? Number.NEGATIVE_INFINITY : gain - TOKEN * (1 + EXTRA_COST[code]!),
  );

/** What can be had from each box on, beyond what the tokens for it are worth. */
export class Ways {
  private readonly onward = new Float64Array(MAX_BOXES);
  private gains = gainsFor(0);
  private profits = profitsOf(this.gains);
  /** The city that was looked at last, by what is in its boxes, and whether guards are worth something there. */
  private readonly seen = new Int32Array(BOX_WORDS);
  private seenPoints = Number.NaN;
  private seenWidth = 0;
  /** What was found from a box on with so many tokens, and in which walk that was. */
  private readonly found = new Float64Array(MAX_BOXES * HANDS * ALONG);
  private readonly foundIn = new Int32Array(MAX_BOXES * HANDS * ALONG);
  private readonly danger = new Float64Array(MAX_BOXES);
  private readonly dangerIn = new Int32Array(MAX_BOXES);
  private walks = 0;

  /** Looks at the city of a state, unless it has just done so: never down, along rows and up (T5.4). */
  survey(state: State): void {
    const { grid, options } = state.config;
    const known = this.seenWidth === grid.width && this.seenPoints === options.guardPoints;
    if (!state.noteBoxes(this.seen) && known) return;
    if (this.seenPoints !== options.guardPoints) {
      this.gains = gainsFor(options.guardPoints);
      this.profits = profitsOf(this.gains);
    }
    this.seenWidth = grid.width;
    this.seenPoints = options.guardPoints;
    const end = state.height * grid.width;
    this.onward.fill(0, end, end + grid.width);
    for (let first = end - grid.width; first >= 0; first -= grid.width) {
      this.surveyRow(state, first, grid.width);
    }
  }

  /** Eastwards, then westwards; what lies above is known by now. */
  private surveyRow(state: State, first: number, width: number): void {
    const { onward, profits } = this;
    const last = first + width - 1;
    const top = first + width >= state.config.grid.size;
    let along = 0;
    for (let box = first; box <= last; box++) {
      const up = top ? 0 : worthOf(profits[state.content(box + width)]! + DISCOUNT * onward[box + width]!);
      const best = Math.max(along, up);
      onward[box] = best;
      along = worthOf(profits[state.content(box)]! + DISCOUNT * best);
    }
    along = 0;
    for (let box = last; box >= first; box--) {
      const up = top ? 0 : worthOf(profits[state.content(box + width)]! + DISCOUNT * onward[box + width]!);
      const best = Math.max(along, up);
      if (best > onward[box]!) onward[box] = best;
      along = worthOf(profits[state.content(box)]! + DISCOUNT * best);
    }
  }

  /** What can be had from a box on in some turns. */
  from(box: number, most: number): number {
    return Math.min(this.onward[box]!, most);
  }

  /**
   * The best that a kaiju can come to in this turn: what it overruns, and how it stands afterwards.
   * @param later what can be had in later turns, at most
   */
  best(state: State, seat: number, box: number, tokens: number, later: number): number {
    this.walks++;
    return this.walk(state, seat, box, tokens, later, 0);
  }

  /** It never comes to a box twice, so that it does not matter on which way it came. */
  private walk(
    state: State,
    seat: number,
    box: number,
    tokens: number,
    later: number,
    sideways: number,
  ): number {
    const index = (box * HANDS + tokens) * ALONG + sideways + 1;
    if (this.foundIn[index] === this.walks) return this.found[index]!;
    let most = this.from(box, later) - HIT * this.dangerAt(state, seat, box);
    if (tokens > 0) {
      const { width, size } = state.config.grid;
      const file = box % width;
      if (sideways <= 0 && file > 0) most = this.enter(state, seat, box - 1, tokens, later, -1, most);
      if (sideways >= 0 && file < width - 1) most = this.enter(state, seat, box + 1, tokens, later, 1, most);
      if (box + width < size) most = this.enter(state, seat, box + width, tokens, later, 0, most);
    }
    this.foundIn[index] = this.walks;
    this.found[index] = most;
    return most;
  }

  private enter(
    state: State,
    seat: number,
    box: number,
    tokens: number,
    later: number,
    sideways: number,
    most: number,
  ): number {
    const content = state.content(box);
    const left = tokens - 1 - EXTRA_COST[content]!;
    if (left < 0 || content === UNBUILT || !hasRoom(state, box)) return most;
    return Math.max(most, this.gains[content]! + this.walk(state, seat, box, left, later, sideways));
  }

  private dangerAt(state: State, seat: number, box: number): number {
    if (this.dangerIn[box] !== this.walks) {
      this.dangerIn[box] = this.walks;
      this.danger[box] = expectedHits(state, seat, box);
    }
    return this.danger[box]!;
  }
}

const worthOf = (hope: number): number => Math.max(0, hope);
