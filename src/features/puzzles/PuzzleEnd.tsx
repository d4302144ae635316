import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useMessages } from '#i18n';
import { Button, copyField, Dialog } from '#ui';
import type { BookPuzzle } from './book';
import './PuzzleEnd.css';
import type { Effort } from './progress';
import { starsOf } from './Stars';

export interface PuzzleEndProps {
  /** Title of the game. */
  readonly title: string;
  readonly one: BookPuzzle;
  readonly how: Effort;
  readonly streak: number;
  /** Link to the puzzle, for sharing. */
  readonly link: string;
  /** Paths of related pages, with the persistent query parameters. */
  readonly paths: Readonly<Record<'next' | 'solution' | 'all', string>>;
  readonly onLook: () => void;
}

/** Dialog for a solved puzzle: result and what to do next. The shared text contains no spoilers. */
export function PuzzleEnd({ title, one, how, streak, link, paths, onLook }: PuzzleEndProps) {
  const { puzzles: words } = useMessages();
  const { puzzle, number } = one;
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const text = words.shareText({
    game: title,
    number: String(number),
    stars: starsOf(puzzle.difficulty),
    tries: words.shareTries(how.tries),
    hints: words.shareHints(how.hints),
    streak: streak > 1 ? words.streak(streak) : '',
    link,
  });
  const copy = async () => {
    if (field.current !== null) setCopied(await copyField(field.current));
  };
  return (
    <Dialog title={words.wonTitle} className="puzzle-end" arrives="solved" onClose={onLook}>
      <p>{words.wonText(how.tries, how.hints)}</p>
      {streak > 0 && <p className="puzzle-end-streak">{words.streak(streak)}</p>}
      <input ref={field} className="puzzle-end-text" value={text} readOnly aria-label={words.share} />
      <div className="puzzle-end-ways">
        <Link className="ui-button primary" data-first to={paths.next}>
          {words.next}
        </Link>
        <Button onPress={() => void copy()}>{copied ? words.shared : words.share}</Button>
        <Link className="ui-button" to={paths.solution}>
          {words.solution}
        </Link>
        <Link className="ui-button" to={paths.all}>
          {words.all}
        </Link>
      </div>
    </Dialog>
  );
}

export interface PuzzleLostProps {
  readonly one: BookPuzzle;
  /** Why it can no longer be solved. */
  readonly why: string;
  readonly solution: string;
  readonly onTakeBack: () => void;
  readonly onAgain: () => void;
  readonly onLook: () => void;
}

/** Dialog for a failed attempt: reason, undo and restart. */
export function PuzzleLost({ one, why, solution, onTakeBack, onAgain, onLook }: PuzzleLostProps) {
  const { puzzles: words } = useMessages();
  const language = useLanguage();
  return (
    <Dialog title={words.lostTitle} className="puzzle-end" arrives="failed" onClose={onLook}>
      <p>{why}</p>
      <p className="puzzle-end-ask">{one.kind.ask(one.puzzle.count)[language]}</p>
      <div className="puzzle-end-ways">
        <Button look="primary" first onPress={onAgain}>
          {words.tryAgain}
        </Button>
        <Button onPress={onTakeBack}>{words.back1}</Button>
        <Link className="ui-button" to={solution}>
          {words.solution}
        </Link>
      </div>
    </Dialog>
  );
}
