import { useMessages } from '#i18n';
import type { Difficulty } from '#learning';

/** A difficulty as stars, of three. */
export const starsOf = (difficulty: Difficulty): string =>
  '★'.repeat(difficulty) + '☆'.repeat(3 - difficulty);

/** How hard a puzzle is. */
export function Stars({ difficulty }: { readonly difficulty: Difficulty }) {
  const { puzzles: words } = useMessages();
  return (
    <span className="puzzle-stars" role="img" aria-label={words.stars(words.difficulty[difficulty])}>
      {starsOf(difficulty)}
    </span>
  );
}
