import type { BotPool, Chances } from '#bots';
import { type GameTypes, redact, unwrap } from '#core';
import type { GameModule } from '#module';
import { evaluateInPool, type PooledThinking, searchInPool } from '#session';
import { certainOf } from '../../../page/certain';
import { chanceWith, DEALS } from '../../../page/chancesWith';

/** Who judges what was done. */
const JUDGE = 'merciless';

/** So many of them tell what is certain of what would have been better. */
const COMPARED = 4;

/** An action that was taken, as who plays best sees it. */
export interface MoveReview {
  readonly seat: string;
  /** What each seat's chances were before it with all cards open: what one of them knew would swing with whose turn it is. */
  readonly before: Chances;
  /** What its seat gave away by not doing the best, 0 … 1. */
  readonly loss: number;
  /** What would have been better, as facts that everybody may know; null if nothing was, or not much. */
  readonly better: readonly GameTypes['Event'][] | null;
  /** Change of win probability due to luck (revealed information), −1 … 1. */
  readonly luck: number;
}

/** A course of a game that is over. */
export interface FinishedCourse {
  readonly actions: readonly { readonly seat: string; readonly action: GameTypes['Action'] }[];
  /** @param count 0 … all */
  positionAt(count: number): GameTypes['Position'];
}

/** Smaller differences count as noise. */
const NOTICED = 0.04;

/** Judges one action: what its seat knew is all that counts for it. Rejects as the pool does. */
export async function judgeAction(
  module: Pick<GameModule, 'rules' | 'simulator'>,
  pool: BotPool<GameTypes>,
  thinking: PooledThinking,
  { actions, positionAt }: FinishedCourse,
  index: number,
  signal: AbortSignal,
): Promise<MoveReview> {
  const { rules, simulator } = module;
  const { seat, action } = actions[index]!;
  const position = positionAt(index);
  const before = chancesIn(module, position);
  const view = rules.view(position, seat);
  const legal = rules.legal(position);
  const request = { signal, patient: true };
  const judging = { seed: index, deals: DEALS };
  const { events } = unwrap(rules.apply(position, action));
  const reveals = rules.reveals(events);
  const [expected, after, thought] = await Promise.all([
    reveals ? evaluateInPool(pool, { ...judging, view, action }, request) : null,
    reveals
      ? evaluateInPool(pool, { ...judging, view: rules.view(positionAt(index + 1), seat) }, request)
      : null,
    legal.length < 2
      ? null
      : searchInPool(pool, { bot: JUDGE, view, legal, seat, seed: index }, thinking, request),
  ]);
  const luck = expected === null || after === null ? 0 : (after[seat] ?? 0) - (expected[seat] ?? 0);
  if (thought === null) return { seat, before, loss: 0, better: null, luck };
  const worth = (wanted: unknown) => {
    const key = JSON.stringify(wanted);
    return thought.actions.find((each) => JSON.stringify(each.action) === key)?.value ?? 0;
  };
  const asker = { view, seat, seed: index };
  const [best = 0, own = 0] = await Promise.all(
    [thought.best, action].map((each) => chanceWith(pool, asker, each, request)),
  );
  const searched = worth(thought.best) - worth(action);
  // Of two opinions the milder one: what was hardly tried is known by its looks alone. A search of its own turn only finds
  // scores, no chances: there it only has a veto.
  const loss =
    simulator.profile?.plans === 'ownTurn' && searched > 0
      ? Math.max(0, best - own)
      : Math.max(0, Math.min(searched, best - own));
  if (loss < NOTICED) return { seat, before, loss: 0, better: null, luck };
  const courses = Array.from({ length: COMPARED }, (_, deal) =>
    rules.apply(simulator.determinize(view, index + deal), thought.best),
  ).flatMap((applied) => (applied.ok ? [redact<GameTypes['Event']>(applied.value.events, 'spectator')] : []));
  const better = courses.length > 0 ? certainOf(courses) : null;
  return { seat, before, loss, better, luck };
}

/** The chances in a position, of which nothing is hidden: once it is over, the winners share all of them. */
export function chancesIn(
  { simulator }: Pick<GameModule, 'simulator'>,
  position: GameTypes['Position'],
): Chances {
  const simulation = simulator.from(position);
  const chances: number[] = [];
  simulation.chances(chances, true);
  return Object.fromEntries(simulation.seats.map((seat, place) => [seat, chances[place]!]));
}

/** Summary of a player's skill and luck. */
export interface Account {
  readonly seat: string;
  /** The chances given away by play, added up. */
  readonly lost: number;
  /** The chances that luck brought, added up; less than 0 if it took some. */
  readonly luck: number;
}

/** What each seat's play and luck come to. */
export function summaries(seats: readonly string[], judged: readonly MoveReview[]): readonly Account[] {
  return seats.map((seat) => {
    const own = judged.filter((each) => each.seat === seat);
    const sum = (of: (each: MoveReview) => number) => own.reduce((total, each) => total + of(each), 0);
    return { seat, lost: sum(({ loss }) => loss), luck: sum(({ luck }) => luck) };
  });
}

/** By how much an action changed the chances of those for whom it changed most; with all cards open. */
export interface Swing {
  readonly seat: string;
  /** −1 … 1 */
  readonly by: number;
}

const hundredths = (by: number): number => Math.round(Math.abs(by) * 100);

/**
 * What each action changed for good, as far as known: what the action before had just done, or the one after takes
 * back, is no change. Of those who lose and gain as much the one who gains.
 * @param chances before each action, and at the end
 */
export function probabilitySwings(chances: readonly (Chances | undefined)[]): readonly (Swing | undefined)[] {
  return chances.slice(1).map((after, index) => {
    const before = chances[index];
    if (before === undefined || after === undefined) return undefined;
    const earlier = chances[index - 1] ?? before;
    const later = chances[index + 2] ?? after;
    const rise = (from: Chances, to: Chances, seat: string) => (to[seat] ?? 0) - (from[seat] ?? 0);
    return Object.keys(before)
      .map((seat) => ({
        seat,
        by: least([rise(before, after, seat), rise(earlier, after, seat), rise(before, later, seat)]),
      }))
      .toSorted((one, other) => hundredths(other.by) - hundredths(one.by) || other.by - one.by)[0];
  });
}

/** The smallest of several changes, 0 if they go both ways. */
function least(changes: readonly number[]): number {
  const sign = Math.sign(changes[0]!);
  const sizes = changes.map((change) => change * sign);
  return Math.max(0, Math.min(...sizes)) * sign;
}

/** How many actions are named for play and luck, and how many more for what the chances show. */
const NAMED = 6;
const MORE = 3;

/** Smallest change of the win chance that is listed as a turning point. */
const LEAP = 0.1;

/** The actions with the greatest leaps of the chances, but for those that are named anyway, in the order of the game. */
export function biggestSwings(
  changed: readonly (Swing | undefined)[],
  named: readonly number[],
): readonly number[] {
  const size = (index: number) => Math.abs(changed[index]?.by ?? 0);
  return [...changed.keys()]
    .filter((index) => size(index) >= LEAP && !named.includes(index))
    .toSorted((one, other) => size(other) - size(one) || one - other)
    .slice(0, MORE)
    .toSorted((one, other) => one - other);
}

/** The actions that changed most, by play or by luck, in the order of the game. */
export function turningPoints(judged: readonly (MoveReview | undefined)[]): readonly number[] {
  const weight = (each: MoveReview | undefined) =>
    each === undefined ? 0 : Math.max(each.better === null ? 0 : each.loss, Math.abs(each.luck));
  return judged
    .map((each, index) => ({ index, weight: weight(each) }))
    .filter((each) => each.weight >= NOTICED)
    .toSorted((one, other) => other.weight - one.weight || one.index - other.index)
    .slice(0, NAMED)
    .map(({ index }) => index)
    .toSorted((one, other) => one - other);
}
