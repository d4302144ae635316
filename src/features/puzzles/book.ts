import { type Puzzle, type PuzzleBook, type PuzzleKind, puzzleOf } from '#learning';
import type { GameModule } from '#module';

export interface BookPuzzle {
  readonly puzzle: Puzzle;
  readonly kind: PuzzleKind;
  /** From 1. */
  readonly number: number;
}

const known = new WeakMap<PuzzleBook, readonly BookPuzzle[]>();

/** All puzzles of a book, parsed once. Throws if the book is invalid. */
export function puzzlesOf({ rules }: Pick<GameModule, 'rules'>, book: PuzzleBook): readonly BookPuzzle[] {
  const before = known.get(book);
  if (before !== undefined) return before;
  const puzzles = book.texts.map((text, index) => {
    const puzzle = puzzleOf(rules, book, text);
    return { puzzle, kind: book.kinds[puzzle.kind]!, number: index + 1 };
  });
  known.set(book, puzzles);
  return puzzles;
}
