import { expect } from 'vitest';
import { type GameTypes, LANGUAGES, type LocalizedText, Random } from '#core';
import { clausesOf, type Rulebook, type TutorialStep } from '#learning';
import type { CoachedGame, Pupil } from './coached';

/** Does anything legal but what is wanted, where there is anything else. */
export function disobedient<T extends GameTypes>(seed: number): Pupil<T> {
  const random = Random.fromSeed(seed);
  return (wanted, legal) => {
    const others = legal.filter((action) => !wanted.includes(action));
    return random.pick(others.length > 0 ? others : legal);
  };
}

/** Nobody is asked for the same more than twice, and each idea is settled once. */
export function expectPatience<T extends GameTypes>({ coached, steps }: CoachedGame<T>): void {
  const asked = new Map<string, number>();
  for (const { idea, action } of steps) {
    if (idea !== null && action !== null) asked.set(idea, (asked.get(idea) ?? 0) + 1);
  }
  for (const [idea, times] of asked) expect(times, idea).toBeLessThanOrEqual(2);
  expect(new Set(coached.settled).size).toBe(coached.settled.length);
  for (const id of coached.learnt) expect(coached.settled).toContain(id);
}

/** In every language at most two short sentences, set as printers set them. */
export function expectToldShortly(said: readonly LocalizedText[]): void {
  for (const told of said) {
    expect(told.fr, 'set as printers set it').not.toMatch(/ [;:!?]/);
    for (const language of LANGUAGES) {
      const sentences = told[language].split(/[.!?](?:\s|$)/).filter((part) => part !== '');
      expect(told[language].length, told[language]).toBeLessThanOrEqual(150);
      expect(sentences.length, told[language]).toBeLessThanOrEqual(2);
    }
  }
}

/** Hints ask for nothing, and say in every language what holds, shortly, with a clause that the rules have. */
export function expectHintsTold<T extends GameTypes>(
  hints: readonly TutorialStep<T>[],
  rulebook: Rulebook,
): void {
  const clauses = clausesOf(rulebook).map(({ number }) => number);
  for (const { id, clause, say, wants } of hints) {
    expect(clauses, id).toContain(clause);
    expect(wants, id).toBeUndefined();
    const told = say({ view: {} as never, seat: 'A', legal: [] });
    for (const language of LANGUAGES) {
      expect(told[language]).not.toBe('');
      expect(told[language].length, told[language]).toBeLessThanOrEqual(130);
    }
  }
}
