import { type GameEvent, type GameTypes, redact, unwrap } from '#core';
import { MAX_CHOICES } from '#net';
import type { ServerGame } from '../games';

/** Something that a crowd may choose. */
export interface CrowdChoice {
  readonly action: GameTypes['Action'];
  /** What is certain to come of it, without secrets. */
  readonly events: readonly GameEvent[];
}

/** Of so many choices, those that promise most; the others are spread over all that is legal, the last included. */
const PROMISING = 8;
/** In so many deals of what is hidden it is looked at what is certain. */
const DEALS = 3;

/**
 * What a crowd is asked to choose from: all that its seat may do, or {@link MAX_CHOICES} of it; what comes to the same is one
 * choice. Everything follows from what
 * the seat knows. @param view of the seat @param seed of the deals of what it does not know
 */
export function crowdChoices(
  { rules, simulator }: ServerGame,
  view: GameTypes['View'],
  seat: string,
  seed: number,
): readonly CrowdChoice[] {
  const worlds = Array.from({ length: DEALS }, (_, deal) => simulator.determinize(view, seed + deal));
  const legal = rules.legal(view);
  const shown =
    legal.length <= MAX_CHOICES ? legal : shortened(legal, promises({ simulator }, worlds[0], seat, legal));
  return distinct(
    shown.map((action) => {
      const courses = worlds.map((world) =>
        redact<GameEvent>(unwrap(rules.apply(world, action)).events, 'spectator'),
      );
      return { action, events: certain(courses) };
    }),
  );
}

/** Of choices of which the same is certain, and which nobody could tell apart, the first. */
function distinct(choices: readonly CrowdChoice[]): readonly CrowdChoice[] {
  const byCourse = new Map<string, CrowdChoice>();
  for (const choice of choices) {
    const course = JSON.stringify(choice.events);
    if (choice.events.length === 0) byCourse.set(`${byCourse.size}`, choice);
    else if (!byCourse.has(course)) byCourse.set(course, choice);
  }
  return [...byCourse.values()];
}

/** How each action leaves the seat, in a possible world: larger is better. */
function promises(
  { simulator }: Pick<ServerGame, 'simulator'>,
  world: GameTypes['Position'],
  seat: string,
  legal: readonly GameTypes['Action'][],
): readonly number[] {
  const now = simulator.from(world);
  return legal.map((action) => {
    const next = now.clone();
    next.play(next.encode(action));
    return next.score(seat);
  });
}

function shortened(
  legal: readonly GameTypes['Action'][],
  worth: readonly number[],
): readonly GameTypes['Action'][] {
  const best = legal.map((_, index) => index).sort((a, b) => worth[b]! - worth[a]! || a - b);
  const chosen = new Set(best.slice(0, PROMISING));
  const others = legal.map((_, index) => index).filter((index) => !chosen.has(index));
  const spread = MAX_CHOICES - PROMISING;
  for (let part = 1; part <= spread; part++)
    chosen.add(others[Math.ceil((part * others.length) / spread) - 1]!);
  return legal.filter((_, index) => chosen.has(index));
}

/** What begins all courses alike. */
function certain([first = [], ...others]: readonly (readonly GameEvent[])[]): readonly GameEvent[] {
  const texts = others.map((course) => course.map((event) => JSON.stringify(event)));
  const end = first.findIndex((event, index) =>
    texts.some((course) => course[index] !== JSON.stringify(event)),
  );
  return end < 0 ? first : first.slice(0, end);
}
