import { type GameEvent, type GameTypes, redact, unwrap } from '#core';
import { MAX_CHOICES } from '#net';
import type { ServerGame } from '../games';

/** A choice on a ballot. */
export interface CrowdChoice {
  readonly action: GameTypes['Action'];
  /** Events that it is certain to cause, without secrets. */
  readonly events: readonly GameEvent[];
}

/**
 * Number of choices picked by their score. The rest are spread evenly over the other legal actions, including the last
 * one.
 */
const PROMISING = 8;
/** Number of deals of the hidden information that are compared to find certain events. */
const DEALS = 3;

/**
 * Choices for a ballot: all legal actions of a seat, or {@link MAX_CHOICES} of them. Actions with the same result are
 * one choice. Uses only what the seat knows. @param view of the seat @param seed for deals of what it does not know
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

/** Keeps the first of several choices with the same certain events, since nobody could tell them apart. */
function distinct(choices: readonly CrowdChoice[]): readonly CrowdChoice[] {
  const byCourse = new Map<string, CrowdChoice>();
  for (const choice of choices) {
    const course = JSON.stringify(choice.events);
    if (choice.events.length === 0) byCourse.set(`${byCourse.size}`, choice);
    else if (!byCourse.has(course)) byCourse.set(course, choice);
  }
  return [...byCourse.values()];
}

/** Score of the seat after each action in a possible world; larger is better. */
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

/** The events with which all courses begin. */
function certain([first = [], ...others]: readonly (readonly GameEvent[])[]): readonly GameEvent[] {
  const texts = others.map((course) => course.map((event) => JSON.stringify(event)));
  const end = first.findIndex((event, index) =>
    texts.some((course) => course[index] !== JSON.stringify(event)),
  );
  return end < 0 ? first : first.slice(0, end);
}
