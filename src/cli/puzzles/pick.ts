import { fingerprintOfText } from '#core';
import type { FoundPuzzle } from './make';

/** Default minimum swing. A turn among many players counts for less. */
export const MIN_SWING = 0.02;

/** An id of a puzzle, derived from its content and practically unique. */
export const idOf = ({ kind, count, position }: FoundPuzzle): string =>
  `p${fingerprintOfText(JSON.stringify([kind, count, position]))
    .toString(36)
    .slice(-6)}`;

const without = ({ swing: _, ...puzzle }: FoundPuzzle) => puzzle;

/** A puzzle in the format of a puzzle book. */
export const textOf = (puzzle: FoundPuzzle): string =>
  JSON.stringify({ id: idOf(puzzle), ...without(puzzle) });

/**
 * Picks the best puzzles, taking the one with the largest swing from each kind and difficulty in turn, until there are
 * enough.
 * @param had ids to exclude @param least minimum swing
 */
export function pickPuzzles(
  found: readonly FoundPuzzle[],
  wanted: number,
  had: Iterable<string> = [],
  least: number = MIN_SWING,
): readonly FoundPuzzle[] {
  const groups = new Map<string, FoundPuzzle[]>();
  const ids = new Set(had);
  for (const puzzle of found.toSorted((one, other) => other.swing - one.swing)) {
    if (puzzle.swing < least || ids.has(idOf(puzzle))) continue;
    ids.add(idOf(puzzle));
    const key = `${puzzle.kind} ${puzzle.difficulty}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(puzzle);
  }
  const picked: FoundPuzzle[] = [];
  while (picked.length < wanted && groups.size > 0) {
    for (const [key, group] of groups) {
      const next = group.shift();
      if (next === undefined) groups.delete(key);
      else if (picked.length < wanted) picked.push(next);
    }
  }
  return picked.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

const QUOTE = /[\\']/g;

/**
 * Source code of a puzzle book module.
 * @param texts of puzzles @param command that generated it, e.g. `kaiju puzzle make --seed 5`
 */
export const moduleOf = (texts: readonly string[], command: string): string =>
  [
    `/** Written by \`${command}\`. */`,
    'export const PUZZLES: readonly string[] = [',
    ...texts.map((text) => `  '${text.replaceAll(QUOTE, '\\$&')}',`),
    '];',
  ].join('\n');
