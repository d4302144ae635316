import type { SearchResult } from '#bots';
import { type GameTypes, redact, type Simulation, type Task } from '#core';
import type { GameModule } from '#module';
import { certainOf } from '../certain';

/** Why an action is good, from its seat's knowledge. */
export interface Reason {
  /** Win probability with it, 0 … 1. */
  readonly chance: number;
  /** Win probability with the best alternative; null if none was searched enough. */
  readonly otherwise: number | null;
  /** It is the only legal action. */
  readonly forced: boolean;
  /**
   * Certain events of each action in the plan, starting with this one, up to the first hidden information.
   */
  readonly plan: readonly (readonly GameTypes['Event'][])[];
  /** Opponent who decides next and is left with little to gain; null for none. */
  readonly foiled: string | null;
}

/** Number of deals of the hidden cards that are examined. */
const DEALS = 4;

/** Gains up to this are little. */
const LITTLE = 0.03;

/** Actions with fewer visits than this share of the best one's are too uncertain to mention. */
const KNOWN = 0.1;

/** Finds the reasons for an action. Yields after each deal. @param seed for the deals */
export function* reasoning(
  { rules, simulator }: Pick<GameModule, 'rules' | 'simulator'>,
  view: unknown,
  seat: string,
  { actions, best, line }: SearchResult<GameTypes>,
  seed: number,
): Task<Reason> {
  const wanted = JSON.stringify(best);
  const own = actions.find(({ action }) => JSON.stringify(action) === wanted);
  const visits = own?.visits ?? 0;
  const others = actions.filter((each) => each !== own && each.visits >= Math.max(1, visits * KNOWN));
  const worlds = Array.from({ length: DEALS }, (_, deal) => simulator.determinize(view, seed + deal));
  const plan = planned(rules, worlds, line);
  const ownTeam = rules.teams(view).find((team) => team.includes(seat)) ?? [seat];
  const facts = { ...figures(own, others), forced: actions.length < 2 };
  yield 0.2;
  let next: string | undefined;
  let gains = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const simulation = simulator.from(worlds[deal]!);
    if (!follow(simulation, line)) return { ...facts, plan, foiled: null };
    const rival = simulation.decider;
    if (rival === undefined || ownTeam.includes(rival) || (next !== undefined && next !== rival))
      return { ...facts, plan, foiled: null };
    next = rival;
    gains += gainOf(simulator.newList(), simulation, rival);
    yield 0.2 + (0.8 * (deal + 1)) / DEALS;
  }
  return { ...facts, plan, foiled: gains / DEALS <= LITTLE ? (next ?? null) : null };
}

function figures(
  own: { readonly value: number } | undefined,
  others: readonly { readonly value: number }[],
): Pick<Reason, 'chance' | 'otherwise'> {
  const otherwise = others.length === 0 ? null : Math.max(...others.map(({ value }) => value));
  return { chance: own?.value ?? 0, otherwise };
}

/** Events of a plan that are certain beforehand. @param worlds deals of the hidden cards */
function planned(
  rules: GameModule['rules'],
  worlds: readonly GameTypes['Position'][],
  line: readonly GameTypes['Action'][],
): readonly (readonly GameTypes['Event'][])[] {
  const eventLists: (readonly GameTypes['Event'][])[] = [];
  let now = worlds;
  for (const action of line) {
    const courses = now.flatMap((position) => {
      const applied = rules.apply(position, action);
      return applied.ok ? [applied.value] : [];
    });
    const reveals = courses.some(({ events }) => rules.reveals(events));
    if (courses.length < worlds.length || (eventLists.length > 0 && reveals)) break;
    eventLists.push(certainOf(courses.map(({ events }) => redact<GameTypes['Event']>(events, 'spectator'))));
    if (reveals) break;
    now = courses.map(({ position }) => position);
  }
  return eventLists;
}

/** Plays a plan; false if it is illegal in this deal. */
function follow(simulation: Simulation<GameTypes>, line: readonly GameTypes['Action'][]): boolean {
  for (const action of line) {
    try {
      simulation.play(simulation.encode(action));
    } catch {
      return false;
    }
  }
  return true;
}

/** The most that a seat can gain in win probability with its next action, 0 or more. */
function gainOf(
  list: ReturnType<GameModule['simulator']['newList']>,
  simulation: Simulation<GameTypes>,
  seat: string,
): number {
  const place = simulation.seats.indexOf(seat);
  const chances: number[] = [];
  simulation.chances(chances);
  const now = chances[place]!;
  const next = simulation.clone();
  let most = 0;
  simulation.legal(list);
  for (let index = 0; index < list.length; index++) {
    next.copyFrom(simulation);
    next.play(list.at(index));
    next.chances(chances);
    most = Math.max(most, chances[place]! - now);
  }
  return most;
}
