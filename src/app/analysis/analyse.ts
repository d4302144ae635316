import type { BotPool, Chances } from '#bots';
import { type GameTypes, redact, unwrap } from '#core';
import type { GameModule } from '#module';
import { judgeInPool, type PooledThinking, thinkInPool } from '#session';
import { certainOf } from '../certain';

/** Who judges what was done. */
const JUDGE = 'merciless';

/** In so many deals of what is hidden it is judged how the seats stand. */
const DEALS = 16;

/** So many of them tell what is certain of what would have been better. */
const COMPARED = 4;

/** An action that was taken, as who plays best sees it. */
export interface Judged {
  readonly seat: string;
  /** What each seat's chances were before it with all cards open: what one of them knew would swing with whose turn it is. */
  readonly before: Chances;
  /** What its seat gave away by not doing the best, 0 … 1. */
  readonly loss: number;
  /** What would have been better, as facts that everybody may know; null where nothing was, or not much. */
  readonly better: readonly GameTypes['Event'][] | null;
  /** What its seat's chances rose by, by what came to light and nobody chose, −1 … 1; 0 where nothing did. */
  readonly luck: number;
}

/** A course of a game that is over. */
export interface Played {
  readonly actions: readonly { readonly seat: string; readonly action: GameTypes['Action'] }[];
  /** @param count 0 … all */
  positionAt(count: number): GameTypes['Position'];
}

/** Less than this is nothing that somebody could have known. */
const NOTICED = 0.04;

/** Judges one action: what its seat knew is all that counts for it. Rejects as the pool does. */
export async function judgeAction(
  module: Pick<GameModule, 'rules' | 'simulator'>,
  pool: BotPool<GameTypes>,
  thinking: PooledThinking,
  { actions, positionAt }: Played,
  index: number,
  signal: AbortSignal,
): Promise<Judged> {
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
    reveals ? judgeInPool(pool, { ...judging, view, action }, request) : null,
    reveals
      ? judgeInPool(pool, { ...judging, view: rules.view(positionAt(index + 1), seat) }, request)
      : null,
    legal.length < 2
      ? null
      : thinkInPool(pool, { bot: JUDGE, view, legal, seat, seed: index }, thinking, request),
  ]);
  const luck = expected === null || after === null ? 0 : (after[seat] ?? 0) - (expected[seat] ?? 0);
  if (thought === null) return { seat, before, loss: 0, better: null, luck };
  const worth = (wanted: unknown) => {
    const key = JSON.stringify(wanted);
    return thought.actions.find((each) => JSON.stringify(each.action) === key)?.value ?? 0;
  };
  const [best, own] = await Promise.all(
    [thought.best, action].map((each) => judgeInPool(pool, { ...judging, view, action: each }, request)),
  );
  // Of two opinions the milder one: what was hardly tried is known by its looks alone.
  const seen = (best?.[seat] ?? 0) - (own?.[seat] ?? 0);
  const loss = Math.max(0, Math.min(worth(thought.best) - worth(action), seen));
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
  simulation.chances(chances);
  return Object.fromEntries(simulation.seats.map((seat, place) => [seat, chances[place]!]));
}

/** What somebody's play and luck come to. */
export interface Account {
  readonly seat: string;
  /** The chances given away by play, added up. */
  readonly lost: number;
  /** The chances that luck brought, added up; less than 0 where it took some. */
  readonly luck: number;
}

/** What each seat's play and luck come to. */
export function accounts(seats: readonly string[], judged: readonly Judged[]): readonly Account[] {
  return seats.map((seat) => {
    const own = judged.filter((each) => each.seat === seat);
    const sum = (of: (each: Judged) => number) => own.reduce((total, each) => total + of(each), 0);
    return { seat, lost: sum(({ loss }) => loss), luck: sum(({ luck }) => luck) };
  });
}

/** How many actions are named. */
const NAMED = 6;

/** The actions that changed most, by play or by luck, in the order of the game. */
export function turningPoints(judged: readonly (Judged | undefined)[]): readonly number[] {
  const weight = (each: Judged | undefined) =>
    each === undefined ? 0 : Math.max(each.better === null ? 0 : each.loss, Math.abs(each.luck));
  return judged
    .map((each, index) => ({ index, weight: weight(each) }))
    .filter((each) => each.weight >= NOTICED)
    .toSorted((one, other) => other.weight - one.weight || one.index - other.index)
    .slice(0, NAMED)
    .map(({ index }) => index)
    .toSorted((one, other) => one - other);
}
