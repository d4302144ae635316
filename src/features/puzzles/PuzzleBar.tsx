import { useMemo } from 'react';
import { redact } from '#core';
import { useLanguage, useMessages } from '#i18n';
import { useSession } from '#session';
import { Button, IconButton, Scroll } from '#ui';
import '../../table/tutor/CoachBar.css';
import type { RunningGame } from '../../page/start';
import { narrate } from '../../table/game/course';
import type { BookPuzzle } from './book';
import './PuzzleBar.css';
import { Stars } from './Stars';
import type { PuzzleControl, PuzzleHint } from './usePuzzle';

export interface PuzzleBarProps {
  readonly running: RunningGame;
  readonly one: BookPuzzle;
  readonly control: PuzzleControl;
  /** Undoes your last action; null if there is none. */
  readonly onTakeBack: (() => void) | null;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** Goal of the puzzle, hints, undo and restart. */
export function PuzzleBar({ running, one, control, onTakeBack, onAgain, onLeave }: PuzzleBarProps) {
  const { puzzles: words } = useMessages();
  const language = useLanguage();
  const { puzzle, kind, number } = one;
  const seats = useSession(running.session, (state) => state.seats);
  const name = seats.find(({ seat }) => seat === puzzle.seat)?.name ?? puzzle.seat;
  return (
    <section className="coach puzzle" aria-label={words.bar}>
      <Scroll className="coach-text">
        <p className="puzzle-name">
          {words.number(number)} <Stars difficulty={puzzle.difficulty} /> {words.playedBy(name)}
        </p>
        <p className="puzzle-ask">{kind.ask(puzzle.count)[language]}</p>
        <p className="puzzle-hint" role="status">
          {control.hint !== null && <Hint running={running} hint={control.hint} />}
        </p>
      </Scroll>
      <div className="coach-ways">
        <Button look="primary" sound="hint" onPress={control.ask}>
          {words.hint}
        </Button>
        {onTakeBack !== null && (
          <Button sound="undo" onPress={onTakeBack}>
            {words.takeBack}
          </Button>
        )}
        <IconButton icon="replay" label={words.again} onPress={onAgain} />
        <IconButton icon="close" label={words.back} onPress={onLeave} />
      </div>
    </section>
  );
}

function Hint({ running, hint }: { readonly running: RunningGame; readonly hint: PuzzleHint }) {
  const { puzzles: words } = useMessages();
  const language = useLanguage();
  const { module, source, session } = running;
  const seats = useSession(session, (state) => state.seats);
  const next = typeof hint === 'object' ? hint.next : null;
  const narration = useMemo(() => {
    if (next === null) return null;
    const { rules } = module;
    const position = source.positionAt();
    const seat = rules.pending(position).at(-1)?.seat ?? '';
    const played = rules.apply(position, next);
    if (!played.ok) return null;
    const names = Object.fromEntries(seats.map((each) => [each.seat, each.name]));
    const events = redact(played.value.events, seat);
    return narrate({ seat, events }, module.words(language), names).text;
  }, [module, source, seats, next, language]);
  if (hint === 'searching') return words.searching;
  if (hint === 'noWay') return words.noWay;
  if (hint === 'unsure') return words.unsure;
  if (narration !== null) return words.nextHint(narration);
  return `${words.rightSoFar} ${words.firstHint(hint.left)}`;
}
