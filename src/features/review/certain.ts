import type { GameEvent } from '#core';

/**
 * What is certain of an action: of the facts that it brings in several deals of what is hidden, those that all have in
 * common. The first fact is what is done itself: it stands, and what of it is hidden is null, as it is to spectators.
 * @param courses the facts in each deal, without secrets
 */
export function certainOf(courses: readonly (readonly GameEvent[])[]): readonly GameEvent[] {
  const [first = [], ...others] = courses;
  const left = others.map((course) => course.map((event) => JSON.stringify(event)));
  return first.flatMap((event, index) => {
    const places = left.map((texts) => texts.indexOf(JSON.stringify(event)));
    if (places.every((place) => place >= 0)) {
      for (const [other, place] of places.entries()) left[other]!.splice(place, 1);
      return [event];
    }
    return index > 0 ? [] : masked(courses.flatMap(([each]) => each ?? []));
  });
}

/** An event without the names in which it differs from others of its type; nothing if it differs otherwise. */
function masked([first, ...others]: readonly GameEvent[]): readonly GameEvent[] {
  const entries = Object.entries(first ?? {});
  const differs = (name: string, value: unknown) =>
    others.some((other) => JSON.stringify(other[name as keyof GameEvent]) !== JSON.stringify(value));
  const hidden = entries.filter(([name, value]) => differs(name, value));
  const named = hidden.every(([name, value]) => name !== 'type' && typeof value === 'string');
  if (first === undefined || !named) return [];
  return [{ ...first, ...Object.fromEntries(hidden.map(([name]) => [name, null])) }];
}
