import { fingerprintOfText } from '#core';
import type { FoundPuzzle } from './make';

/** Less than this turns no game, where nobody says otherwise: the turn of one of many counts for less. */
export const MIN_SWING = 0.02;

/** A name that hardly any other puzzle has, always the same for the same puzzle. */
export const idOf = ({ kind, count, position }: FoundPuzzle): string =>
  `p${fingerprintOfText(JSON.stringify([kind, count, position]))
    .toString(36)
    .slice(-6)}`;

const without = ({ swing: _, ...puzzle }: FoundPuzzle) => puzzle;

/** A puzzle as a book holds it. */
export const textOf = (puzzle: FoundPuzzle): string =>
  JSON.stringify({ id: idOf(puzzle), ...without(puzzle) });

/**
 * The best ones: of each kind and difficulty in turn the one that turns its game most, until there are enough.
 * @param had names of those that are not wanted again @param least by how much they turn it at least
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
 * The module of a game's room that holds the puzzles.
 * @param texts of puzzles @param command what wrote it, e.g. `kaiju puzzle make --seed 5`
 */
export const moduleOf = (texts: readonly string[], command: string): string =>
  [
    `/** Written by \`${command}\`. */`,
    'export const PUZZLES: readonly string[] = [',
    ...texts.map((text) => `  '${text.replaceAll(QUOTE, '\\$&')}',`),
    '];',
  ].join('\n');
