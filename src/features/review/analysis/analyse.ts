import type { BotPool, Chances } from '#bots';
import { type GameTypes, redact, unwrap } from '#core';
import type { GameModule } from '#module';
import { evaluateInPool, type PooledThinking, searchInPool } from '#session';
import { certainOf } from '../certain';
import { chanceWith, DEALS } from '../chancesWith';

/** The judging bot. */
const JUDGE = 'merciless';

/** Number of deals used to find what is certain about a better move. */
const COMPARED = 4;

/** Review of an action by the strongest bot. */
export interface MoveReview {
  readonly seat: string;
  /**
   * Win probabilities before it with all cards open; those from one seat's knowledge would jump with every
   * change of turn.
   */
  readonly before: Chances;
  /** Win probability given away compared to the best action, 0 … 1. */
  readonly loss: number;
  /** Public events of a better action; null if there is none or it is hardly better. */
  readonly better: readonly GameTypes['Event'][] | null;
  /** Change of win probability due to luck (revealed information), −1 … 1. */
  readonly luck: number;
}

/** The actions of a finished game. */
export interface FinishedCourse {
  readonly actions: readonly { readonly seat: string; readonly action: GameTypes['Action'] }[];
  /** @param count 0 … all */
  positionAt(count: number): GameTypes['Position'];
}

/** Smaller differences count as noise. */
const NOTICED = 0.04;

/** Reviews an action, judged by what its seat knew. Rejects like the pool. */
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
  // Uses the milder of two estimates, because rarely visited actions are known superficially. A search of
  // one's own turn yields scores, not probabilities, and therefore only has a veto.
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

/** Win probabilities in an open position; at the end the winners share 1. */
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
  /** Total win probability given away. */
  readonly lost: number;
  /** Total win probability due to luck; negative for bad luck. */
  readonly luck: number;
}

/** Play and luck of each seat. */
export function summaries(seats: readonly string[], judged: readonly MoveReview[]): readonly Account[] {
  return seats.map((seat) => {
    const own = judged.filter((each) => each.seat === seat);
    const sum = (of: (each: MoveReview) => number) => own.reduce((total, each) => total + of(each), 0);
    return { seat, lost: sum(({ loss }) => loss), luck: sum(({ luck }) => luck) };
  });
}

/** Largest change of win probability by an action, with all cards open. */
export interface Swing {
  readonly seat: string;
  /** −1 … 1 */
  readonly by: number;
}

const hundredths = (by: number): number => Math.round(Math.abs(by) * 100);

/**
 * Lasting change of each action as far as known: whatever only reverses the previous action, or is reversed
 * by the next one, does not count. If a loss and a gain are equal, the gaining side is named.
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

/** The smallest of several changes, 0 if their signs differ. */
function least(changes: readonly number[]): number {
  const sign = Math.sign(changes[0]!);
  const sizes = changes.map((change) => change * sign);
  return Math.max(0, Math.min(...sizes)) * sign;
}

/** Number of actions listed for play and luck, and of additional ones for swings. */
const NAMED = 6;
const MORE = 3;

/** Smallest change of the win chance that is listed as a turning point. */
const LEAP = 0.1;

/** The actions with the largest swings that are not listed already, in game order. */
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

/** The actions that changed most, by play or by luck, in game order. */
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
