import type { Thought } from '#bots';
import { type GameTypes, type Pausable, redact, type Simulation, unwrap } from '#core';
import type { GameModule } from '#module';

/** Why an action is a good one, as far as it can be told from what its seat knows. */
export interface Reason {
  /** The chance of winning with it, 0 … 1. */
  readonly chance: number;
  /** That with the best of the other actions; null where nothing else can be done. */
  readonly otherwise: number | null;
  /** What each action of the plan is certain to bring, the one itself first; up to where something hidden comes to light. */
  readonly plan: readonly (readonly GameTypes['Event'][])[];
  /** Who is to decide afterwards, and has little to gain then; null for nobody. */
  readonly foiled: string | null;
}

/** In so many deals of what is hidden it is looked at what the next player has to gain. */
const DEALS = 4;

/** A chance that is no better than this is little to gain. */
const LITTLE = 0.03;

/** Actions that were tried less often than this, as a share of the best one's, are not known well enough to be named. */
const KNOWN = 0.1;

/** What an action is good for. Pauses after each deal that it looks at. @param seed of what is dealt */
export function* reasoning(
  { rules, simulator }: Pick<GameModule, 'rules' | 'simulator'>,
  view: unknown,
  seat: string,
  { actions, best, line }: Thought<GameTypes>,
  seed: number,
): Pausable<Reason> {
  const wanted = JSON.stringify(best);
  const own = actions.find(({ action }) => JSON.stringify(action) === wanted);
  const visits = own?.visits ?? 0;
  const others = actions.filter((each) => each !== own && each.visits >= Math.max(1, visits * KNOWN));
  const plan = planned(rules, simulator.determinize(view, seed), line);
  yield 0.2;
  let next: string | undefined;
  let gains = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const simulation = simulator.from(simulator.determinize(view, seed + deal));
    if (!follow(simulation, line)) return { ...figures(own, others), plan, foiled: null };
    const rival = simulation.decider;
    if (rival === undefined || rival === seat || (next !== undefined && next !== rival))
      return { ...figures(own, others), plan, foiled: null };
    next = rival;
    gains += gainOf(simulator.newList(), simulation, rival);
    yield 0.2 + (0.8 * (deal + 1)) / DEALS;
  }
  return { ...figures(own, others), plan, foiled: gains / DEALS <= LITTLE ? (next ?? null) : null };
}

function figures(
  own: { readonly value: number } | undefined,
  others: readonly { readonly value: number }[],
): Pick<Reason, 'chance' | 'otherwise'> {
  const otherwise = others.length === 0 ? null : Math.max(...others.map(({ value }) => value));
  return { chance: own?.value ?? 0, otherwise };
}

/** The facts of the actions of a plan that are known before they are taken. */
function planned(
  rules: GameModule['rules'],
  position: unknown,
  line: readonly GameTypes['Action'][],
): readonly (readonly GameTypes['Event'][])[] {
  const told: (readonly GameTypes['Event'][])[] = [];
  let now = position;
  for (const action of line) {
    const applied = rules.apply(now, action);
    if (!applied.ok) break;
    const { position: after, events } = unwrap(applied);
    if (told.length > 0 && rules.reveals(events)) break;
    told.push(redact<GameTypes['Event']>(events, 'spectator'));
    if (rules.reveals(events)) break;
    now = after;
  }
  return told;
}

/** Plays a plan; false where it cannot be played in this deal. */
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

/** By how much a seat's chances rise at most with its next action, 0 or more. */
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
