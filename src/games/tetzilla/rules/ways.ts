import { EXTRA_COST, isGuard, isMarker, OVERRUN_HITS, UNBUILT } from './codes';
import { hasRoom } from './legal';
import type { State } from './state';
import { BOX_WORDS } from './stateLayout';
import { expectedHits } from './threats';
import { USUAL_BY_CODE } from './worth';

/** Points that a token is worth: what the way to something costs is set against what it brings. */
export const TOKEN = 0.75;
/** What a hit costs beside the point, for the danger of death. */
const HIT = 1.3;
/** What is farther away may be gone before one is there. */
const PATIENCE = 0.96;
/** A guard that is gone hits nobody any more. */
const GUARD_GONE = 0.3;

const MOST_BOXES = 240;

/** What can be had from each box on, beyond what the tokens for it are worth. */
export class Ways {
  private readonly onward = new Float64Array(MOST_BOXES);
  private readonly gain = new Float64Array(MOST_BOXES);
  /** The city that was looked at last, by what is in its boxes, and whether guards are worth something there. */
  private readonly seen = new Int32Array(BOX_WORDS);
  private seenPoints = Number.NaN;
  private seenWidth = 0;

  /** Looks at the city of a state, unless it has just done so: never down, along rows and up (T5.4). */
  survey(state: State): void {
    const { grid, options } = state.config;
    const known = this.seenWidth === grid.width && this.seenPoints === options.guardPoints;
    if (!state.noteBoxes(this.seen) && known) return;
    this.seenWidth = grid.width;
    this.seenPoints = options.guardPoints;
    const end = state.height * grid.width;
    this.gain.fill(0, end);
    this.onward.fill(0, end);
    for (let box = 0; box < end; box++) this.gain[box] = gainOf(state, box);
    for (let first = end - grid.width; first >= 0; first -= grid.width) {
      this.surveyRow(state, first, grid.width);
    }
  }

  private surveyRow(state: State, first: number, width: number): void {
    const { onward } = this;
    const last = first + width - 1;
    let best = 0;
    for (let box = first; box <= last; box++) {
      best = Math.max(this.up(state, box, width), box > first ? this.through(state, box - 1, best) : 0);
      onward[box] = best;
    }
    for (let box = last; box >= first; box--) {
      const up = this.up(state, box, width);
      best = Math.max(up, box < last ? this.through(state, box + 1, best) : 0);
      onward[box] = Math.max(onward[box]!, best);
    }
  }

  private up(state: State, box: number, width: number): number {
    const above = box + width;
    return above < state.config.grid.size ? this.through(state, above, this.onward[above]!) : 0;
  }

  private through(state: State, box: number, beyond: number): number {
    if (state.content(box) === UNBUILT) return 0;
    return Math.max(0, this.gain[box]! - TOKEN * (1 + EXTRA_COST[state.content(box)]!) + PATIENCE * beyond);
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
    return this.walk(state, seat, box, tokens, later, 0);
  }

  private walk(
    state: State,
    seat: number,
    box: number,
    tokens: number,
    later: number,
    sideways: number,
  ): number {
    let most = this.from(box, later) - HIT * expectedHits(state, seat, box);
    if (tokens === 0) return most;
    const { grid } = state.config;
    const file = grid.file(box);
    if (sideways <= 0 && file > 0) most = this.enter(state, seat, box - 1, tokens, later, -1, most);
    if (sideways >= 0 && file < grid.width - 1)
      most = this.enter(state, seat, box + 1, tokens, later, 1, most);
    const above = box + grid.width;
    return above < grid.size ? this.enter(state, seat, above, tokens, later, 0, most) : most;
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
    const left = tokens - 1 - EXTRA_COST[state.content(box)]!;
    if (left < 0 || !hasRoom(state, box)) return most;
    return Math.max(most, this.gain[box]! + this.walk(state, seat, box, left, later, sideways));
  }
}

/** What overrunning what is in a box brings, hits taken off. */
function gainOf(state: State, box: number): number {
  const code = state.content(box);
  if (!isMarker(code)) return 0;
  const points = isGuard(code) ? state.config.options.guardPoints + GUARD_GONE : USUAL_BY_CODE[code]!;
  return points - OVERRUN_HITS[code]! * HIT;
}
