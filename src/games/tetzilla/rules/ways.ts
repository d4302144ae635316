import { EXTRA_COST, isGuard, isMarker, OVERRUN_HITS, UNBUILT } from './codes';
import { TOKENS } from './constants';
import { hasRoom } from './legal';
import type { State } from './state';
import { BOX_WORDS } from './stateLayout';
import { expectedHits } from './threats';
import { DEFAULT_BY_CODE } from './worth';

/** Value of a token in points, to weigh the cost of a path against its gain. */
export const TOKEN = 0.75;
/** Cost of a hit in points, including the danger of death. */
const HIT = 1.3;
/** Discount per step: things further away may be gone by then. */
const DISCOUNT = 0.96;
/** Bonus for removing a guard, which can then hit nobody. */
const GUARD_GONE = 0.3;

const MAX_BOXES = 240;
/** Possible numbers of tokens, including 0, and directions of the last step within a row. */
const HANDS = TOKENS + 1;
const ALONG = 3;

/** Value of overrunning the contents of a box, minus hits, by code. */
const gainsFor = (guardPoints: number): Float64Array =>
  Float64Array.from(DEFAULT_BY_CODE, (usual, code) => {
    if (!isMarker(code)) return 0;
    return (isGuard(code) ? guardPoints + GUARD_GONE : usual) - OVERRUN_HITS[code]! * HIT;
  });

/** Value of a step minus its tokens, by code; unbuilt boxes cannot be entered. */
const profitsOf = (gains: Float64Array): Float64Array =>
  gains.map((gain, code) =>
    code === UNBUILT ? Number.NEGATIVE_INFINITY : gain - TOKEN * (1 + EXTRA_COST[code]!),
  );

/** The values of paths from each box, net of their tokens. */
export class Ways {
  private readonly onward = new Float64Array(MAX_BOXES);
  private gains = gainsFor(0);
  private profits = profitsOf(this.gains);
  /** The city of the latest survey: contents of its boxes, and the points for guards. */
  private readonly seen = new Int32Array(BOX_WORDS);
  private seenPoints = Number.NaN;
  private seenWidth = 0;
  /** Memo of the best value by box, tokens and direction, with the walk it belongs to. */
  private readonly found = new Float64Array(MAX_BOXES * HANDS * ALONG);
  private readonly foundIn = new Int32Array(MAX_BOXES * HANDS * ALONG);
  private readonly danger = new Float64Array(MAX_BOXES);
  private readonly dangerIn = new Int32Array(MAX_BOXES);
  private walks = 0;

  /**
   * Computes the path values of a state's city, unless it is unchanged. Paths go sideways and up, never down
   * (T5.4).
   */
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

  /** A pass to the east, then one to the west. The row above is already known. */
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

  /** Value that can be reached from a box in later turns, capped. */
  from(box: number, most: number): number {
    return Math.min(this.onward[box]!, most);
  }

  /**
   * The best value of a kaiju's walk in this turn: what it overruns, and its position afterwards.
   * @param later cap for the value of later turns
   */
  best(state: State, seat: number, box: number, tokens: number, later: number): number {
    this.walks++;
    return this.walk(state, seat, box, tokens, later, 0);
  }

  /** Memoised search. A walk visits no box twice, so the path to a box does not matter. */
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
