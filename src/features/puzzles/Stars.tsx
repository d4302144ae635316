import { useMessages } from '#i18n';
import type { Difficulty } from '#learning';

/** Difficulty as one to three stars. */
export const starsOf = (difficulty: Difficulty): string =>
  '★'.repeat(difficulty) + '☆'.repeat(3 - difficulty);

/** Difficulty of a puzzle. */
export function Stars({ difficulty }: { readonly difficulty: Difficulty }) {
  const { puzzles: words } = useMessages();
  return (
    <span className="puzzle-stars" role="img" aria-label={words.stars(words.difficulty[difficulty])}>
      {starsOf(difficulty)}
    </span>
  );
}
